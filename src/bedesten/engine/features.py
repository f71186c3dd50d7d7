"""What a net is told of each player at the end of a turn, feature by feature: where it stands among the inputs.

Append only: a net knows its features by their numbers, and its file holds the digest of all names and numbers up to the last that
it has weights for. Every feature is a small whole number. `SCHEMA` changes when a feature gets another meaning.
"""
from typing import Final

SCHEMA: Final = 1

# The kinds that a net is told of: those that there were when this was made. What is added later gets features at the end.
GOODS_TOLD: Final = 4
CARDS_TOLD: Final = 33
MORE_CARDS_TOLD: Final = 1
GUILD_CARDS_TOLD: Final = 20
PLACES_TOLD: Final = 25

# What he has
X_NEED: Final = 0                               # 7: so many rubies are missing to the end (one of them is 1)
X_LIRA: Final = X_NEED + 7
X_LIRA_FOR_GEM: Final = X_LIRA + 1              # those that count for the next gemstone
X_LIRA_MISSING: Final = X_LIRA_FOR_GEM + 1
X_HAS_GEM: Final = X_LIRA_MISSING + 1           # he can pay for a gemstone,
X_HAS_TWO_GEMS: Final = X_HAS_GEM + 1           # for two,
X_HAS_GEM_AND_FEE: Final = X_HAS_TWO_GEMS + 1   # for one and a fee
X_LIRA_FROM: Final = X_HAS_GEM_AND_FEE + 1      # 8: has he 1, 2, 4, 7, 10, 14, 18, 24 lira?
X_GOODS: Final = X_LIRA_FROM + 8                # 10 for each good: see encoding.put_good
X_MISSING: Final = X_GOODS + 10 * GOODS_TOLD    # 9: goods that are missing to the next delivery (one of them is 1)
X_TOO_SMALL: Final = X_MISSING + 9              # the wheelbarrow, for the next delivery
X_GOODS_IN_ALL: Final = X_TOO_SMALL + 1
X_FULL: Final = X_GOODS_IN_ALL + 1              # kinds of goods for which there is no room
X_EXTENSIONS: Final = X_FULL + 1                # 4
X_MOSQUES: Final = X_EXTENSIONS + 4             # 5 for each mosque: see encoding.put_mosque
X_TILES: Final = X_MOSQUES + 10
X_STACK: Final = X_TILES + 1                    # 6: assistants under the merchant
X_ASSISTANTS_OUT: Final = X_STACK + 6
X_ASSISTANTS_NEAR: Final = X_ASSISTANTS_OUT + 1     # those of them that can be picked up next
X_FAMILY_HOME: Final = X_ASSISTANTS_NEAR + 1
X_COMPANION: Final = X_FAMILY_HOME + 1
X_HAND: Final = X_COMPANION + 1                 # cards by kind, as far as the one who looks knows them
X_UNKNOWN_CARDS: Final = X_HAND + CARDS_TOLD
X_CARDS: Final = X_UNKNOWN_CARDS + 1
X_GUILD: Final = X_CARDS + 1                    # the guild cards of the one who looks
X_GUILD_CARDS: Final = X_GUILD + GUILD_CARDS_TOLD + 1
X_COFFEE: Final = X_GUILD_CARDS + 1
X_COFFEE_MISSING: Final = X_COFFEE + 1
X_TAVERN: Final = X_COFFEE_MISSING + 1          # 2
X_SEALS: Final = X_TAVERN + 2
X_SEALS_FOR_RUBY: Final = X_SEALS + 1
X_UNDELIVERED: Final = X_SEALS_FOR_RUBY + 1

# Where he is, and where he can act
X_USABLE: Final = X_UNDELIVERED + 1             # by place: next turn
X_LATER: Final = X_USABLE + PLACES_TOLD + 1          # by place: in two turns
X_ASSISTANT_AT: Final = X_LATER + PLACES_TOLD + 1
X_MERCHANT_AT: Final = X_ASSISTANT_AT + PLACES_TOLD + 1
X_FAMILY_AT: Final = X_MERCHANT_AT + PLACES_TOLD + 1
X_USABLE_PLACES: Final = X_FAMILY_AT + PLACES_TOLD + 1
X_RUBIES: Final = X_USABLE_PLACES + 1           # 3 for each of 8 sources: it can be paid, and fetched next turn, or in two
X_RUBY_NEXT: Final = X_RUBIES + 24
X_RUBIES_NEXT: Final = X_RUBY_NEXT + 1
X_RUBIES_PAID: Final = X_RUBIES_NEXT + 1
X_LAST_NEXT: Final = X_RUBIES_PAID + 1          # the last ruby next turn
X_LAST_TWO: Final = X_LAST_NEXT + 1             # two are missing, and two can be paid
X_LAST_PAID: Final = X_LAST_TWO + 1
X_TILE_NEXT: Final = X_LAST_PAID + 1            # 2: by mosque
X_EXTENSION: Final = X_TILE_NEXT + 2            # 2: it can be paid; and had next turn
X_PEOPLE_NEAR: Final = X_EXTENSION + 2          # 4: Governor, Smuggler, coffee trader, courier
X_MERCHANTS_NEAR: Final = X_PEOPLE_NEAR + 4     # others to pay
X_MARKETS: Final = X_MERCHANTS_NEAR + 1         # 3 for each: what a sale would bring; next turn; and so pay for a gemstone

# The table
X_GEM_PRICE: Final = X_MARKETS + 6
X_PALACE_PRICE: Final = X_GEM_PRICE + 1
X_COFFEE_PRICE: Final = X_PALACE_PRICE + 1
X_SOCIETY_USES: Final = X_COFFEE_PRICE + 1
X_BAKSHEESH: Final = X_SOCIETY_USES + 1
X_NEXT_TILE: Final = X_BAKSHEESH + 1            # 4
X_POST: Final = X_NEXT_TILE + GOODS_TOLD        # 5: markers that are down
X_ROUND: Final = X_POST + 5
X_PLAYERS: Final = X_ROUND + 1                  # 4: two to five
X_RULES: Final = X_PLAYERS + 4                  # 4

# The race
X_BEST_RIVAL: Final = X_RULES + 4               # rubies
X_SECOND_RIVAL: Final = X_BEST_RIVAL + 1
X_RIVALS_RUBIES: Final = X_SECOND_RIVAL + 1
X_AHEAD: Final = X_RIVALS_RUBIES + 1            # 7: from three rubies behind the best rival to three ahead
X_RIVAL_HAS_ENOUGH: Final = X_AHEAD + 7
X_RIVAL_NEEDS_ONE: Final = X_RIVAL_HAS_ENOUGH + 1
X_MOVED: Final = X_RIVAL_NEEDS_ONE + 1          # he has had his turn in this round
X_TO_MOVE: Final = X_MOVED + 1                  # players who have not
X_LOST: Final = X_TO_MOVE + 1                   # a rival has enough and more than he, who has had his last turn
X_ENOUGH_MOVED: Final = X_LOST + 1
X_PLACE_IN_ROUND: Final = X_ENOUGH_MOVED + 1    # 5
X_UNTIL_TURN: Final = X_PLACE_IN_ROUND + 5      # 5: so many turns come before his

# Of the one who looks alone
X_LOOKS: Final = X_UNTIL_TURN + 5
X_BETTER: Final = X_LOOKS + 1                   # 5: so many would come before him if the game ended now
X_TILE_RIVALS: Final = X_BETTER + 5             # 4: others who have the goods for the next tile
X_GEM_RIVALS: Final = X_TILE_RIVALS + GOODS_TOLD     # others who can pay for a gemstone

# The companion, letters, coffee: what nets of the first 398 features are not told
X_COMPANION_HOME: Final = X_GEM_RIVALS + 1      # he is in the player's supply,
X_COMPANION_OUT: Final = X_COMPANION_HOME + 1   # or on the board
X_COMPANION_NEAR: Final = X_COMPANION_OUT + 1   # by place: he can act there next turn
X_COMPANION_RUBIES: Final = X_COMPANION_NEAR + PLACES_TOLD + 1  # 8 sources: it can be paid, and he can fetch it next turn
X_COMPANION_RUBY: Final = X_COMPANION_RUBIES + 8
X_COMPANION_LAST: Final = X_COMPANION_RUBY + 1  # and it is the last one
X_LETTERS_NEAR: Final = X_COMPANION_LAST + 1    # letters that can be delivered next turn,
X_LETTERS_LATER: Final = X_LETTERS_NEAR + 1     # or in two
X_SEALS_FROM: Final = X_LETTERS_LATER + 1       # 6: has he 2, 3, 5, 6, 8, 9 seals?
X_DOUBLE_TURN: Final = X_SEALS_FROM + 6         # he can pay for one, and has had none in this round
X_MORE_CARDS: Final = X_DOUBLE_TURN + 1         # by kind: cards that came later
X_COFFEE_FROM: Final = X_MORE_CARDS + MORE_CARDS_TOLD   # 5: has he 1, 2, 4, 6, 9 coffee?
X_TAVERN_PAID: Final = X_COFFEE_FROM + 5        # 2: he can pay for a tavern tile that he lacks
FEATURES: Final = X_TAVERN_PAID + 2
