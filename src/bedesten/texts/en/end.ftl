end-you-win-by-rubies = You win by { COUNT($n, of: "ruby") }.
end-you-win-by-lira = You win by { COUNT($n, of: "lira") }.
end-you-win-by-goods = You win by { COUNT($n, of: "good") }.
end-you-win-by-cards = You win by { COUNT($n, of: "bonus-card") }.
end-wins-by-rubies = { $name } wins by { COUNT($n, of: "ruby") }.
end-wins-by-lira = { $name } wins by { COUNT($n, of: "lira") }.
end-wins-by-goods = { $name } wins by { COUNT($n, of: "good") }.
end-wins-by-cards = { $name } wins by { COUNT($n, of: "bonus-card") }.
end-wins = { $name } wins.
end-you-lose = { $name } wins; you came { $rank ->
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
end-why-equal = Rubies, lira, goods and bonus cards are all equal.
end-rounds = { COUNT($n, of: "round") }
end-learning = A learning game: everything could be taken back, so it doesn’t count.
end-standings = Standings
end-ended-by = First to { COUNT($n, of: "ruby") }
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
end-round-taken = round
end-ruby-in-round = Ruby in round { $round }: see it
end-luck = Luck with dice and cards
end-luck-in = in lira
end-luck-what = What your rolls and draws were worth compared with the average, as a bot sees it. The rest was your choices.
end-takes-ruby = { $place ->
    [0] { $name } takes a ruby with a guild card.
   *[other] { $name } takes a ruby { TERM($place, of: "place", form: "at") }.
}
end-see-it = See it
end-chances = Chances (%)
end-turns = { $name }’s chances rise from { $from } to { $to }.
end-rubies-by-round = Rubies by round
end-lira-by-round = Lira by round
end-deeds = What next?
end-share = Share
end-download = Download
end-link = Link to the replay
end-picture = Picture of the result
end-picture-saved = The picture is in your downloads.
end-copied = Link to the replay copied.
end-rematch-asked = Rematch? Who’s in:
end-rematch-waits = It starts when everybody is in:
end-agreed = in
end-not-yet = not yet
end-tab-result = Result
end-tab-sources = Rubies
end-tab-curves = Charts
end-tab-moments = Highlights
