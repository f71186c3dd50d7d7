end-you-win-by-rubies = You win, by { COUNT($n, of: "ruby") }.
end-you-win-by-lira = You win, by { COUNT($n, of: "lira") }.
end-you-win-by-goods = You win, by { COUNT($n, of: "good") }.
end-you-win-by-cards = You win, by { COUNT($n, of: "bonus-card") }.
end-wins-by-rubies = { $name } wins, by { COUNT($n, of: "ruby") }.
end-wins-by-lira = { $name } wins, by { COUNT($n, of: "lira") }.
end-wins-by-goods = { $name } wins, by { COUNT($n, of: "good") }.
end-wins-by-cards = { $name } wins, by { COUNT($n, of: "bonus-card") }.
end-wins = { $name } wins.
end-you-lose = { $name } wins, you are { $rank ->
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
}.
end-you-share = You share the win with { $names }.
end-shared = { $names } share the win.
end-why-rubies = Decided on rubies, { $best } to { $other }.
end-why-lira = Both have { COUNT($rubies, of: "ruby") }; lira decide it, { $best } to { $other }.
end-why-goods = Both have { COUNT($rubies, of: "ruby") } and the same lira; goods decide it, { $best } to { $other }.
end-why-cards = Both have { COUNT($rubies, of: "ruby") }, the same lira and goods; bonus cards decide it, { $best } to { $other }.
end-why-equal = Rubies, lira, goods and bonus cards are equal.
end-rounds = { COUNT($n, of: "round") }
end-learning = A game to learn from: everything could be taken back, and it does not count.
end-standings = Standings
end-ended-by = The end at { COUNT($n, of: "ruby") }
end-rank = Rank
end-player = Player
end-column-rubies = Rubies
end-column-lira = Lira
end-column-goods = Goods
end-column-cards = Bonus cards
end-you = you
end-bot = bot
end-decided = decided here
end-unneeded = not needed
end-sources = Rubies by source
end-round-taken = round taken
end-ruby-in-round = Ruby in round { $round }: see it
end-luck = Luck with dice and cards
end-luck-in = in lira
end-luck-what = What rolls and draws were worth against their mean, as a bot judges it. The rest was choice.
end-takes-ruby = { $place ->
    [0] { $name } takes a ruby with a guild card.
   *[other] { $name } takes a ruby { TERM($place, of: "place", form: "at") }.
}
end-see-it = See it
end-chances = Chances (%)
end-turns = The chances of { $name } rise from { $from } to { $to }.
end-rubies-by-round = Rubies by round
end-lira-by-round = Lira by round
end-deeds = What next
end-share = Share
end-download = Download
end-link = Link to the replay
end-picture = Picture of the result
end-picture-saved = The picture is among your downloads.
end-copied = The link to the replay is in the clipboard.
end-rematch-asked = A rematch? These have agreed:
end-rematch-waits = It begins when all have agreed:
end-agreed = agrees
end-not-yet = not yet
end-tab-result = Result
end-tab-sources = Rubies
end-tab-curves = Curves
end-tab-moments = Moments
