"""What `greedy` thinks things are worth, in thousandths of a point."""
from typing import Final

WORTH_ENOUGH: Final = 60000         # the rubies that end the game: it ends with this round, and most likely well
WORTH_RUBY: Final = 22000           # about what the first ones cost, and the turns for it
WORTH_LIRA: Final = 850             # as long as it helps to buy the next ruby
WORTH_SPARE_LIRA: Final = 300       # beyond the price of a ruby and some fees
WORTH_FEES: Final = 4               # lira that are good to have beside the price of a ruby
WORTH_GOOD: Final = 1300            # one that the palace or a mosque wants
WORTH_SPARE_GOOD: Final = 600       # one that can only be sold
WORTH_USED_TILE: Final = 4000       # one of a pair, which has brought its ruby: the use that is left
WORTH_SEAL: Final = 1200            # of letters: six of them are a ruby, three another turn
WORTH_SPARE_SEAL: Final = 100       # beyond those six
WORTH_COMPANION: Final = 3000       # on the board or at hand: a second piece to act with
WORTH_FAMILY: Final = 3000          # at the Police Station it is good for another action
WORTH_CARD: Final = 2000            # held for the right moment
WORTH_LIRA_CARD: Final = 3800
WORTH_GOOD_CARD: Final = 1800
WORTH_FAMILY_CARD: Final = 1500
WORTH_COFFEE2: Final = 3500
WORTH_8LIRA: Final = 3800
WORTH_COFFEE: Final = 1600          # as long as it helps to pay for the next ruby of the Coffee House
WORTH_SPARE_COFFEE: Final = 600
WORTH_COFFEES: Final = 2            # that are good to have beside the price of a ruby, for the Tavern
WORTH_GUILD_CARD: Final = 2500      # held for the right moment; not for hoarding
WORTH_NEXT: Final = 700             # what can be fetched in the next turn counts so much of its gain: others may come first
