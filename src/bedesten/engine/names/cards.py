"""The kinds of bonus cards, named as in the clauses: CARD_GOOD is clause CARD-good and the word `good`.

First the base game, then Mocha & Baksheesh, then Letters & Seals: new kinds go to the end, the numbers never change.
"""
from typing import Final

CARD_GOOD: Final = 0
CARD_LIRA: Final = 1
CARD_FAR: Final = 2
CARD_STAY: Final = 3
CARD_ASSISTANT: Final = 4
CARD_FAMILY: Final = 5
CARD_MARKET: Final = 6
CARD_SULTAN: Final = 7
CARD_POST: Final = 8
CARD_GEM: Final = 9

CARD_COFFEE2: Final = 10
CARD_GUILD: Final = 11
CARD_8LIRA: Final = 12
CARD_SWAP: Final = 13
CARD_DICE_MOCHA: Final = 14
CARD_SIX: Final = 15
CARD_CORNER: Final = 16
CARD_WAIN: Final = 17
CARD_HOUSE: Final = 18

CARD_LETTER: Final = 19
CARD_DICE_LETTERS: Final = 20
CARD_7LIRA: Final = 21
CARD_GOOD3_RED: Final = 22
CARD_GOOD3_GREEN: Final = 23
CARD_GOOD3_YELLOW: Final = 24
CARD_COPY: Final = 25
CARD_WALK: Final = 26
CARD_FOLLOW: Final = 27
CARD_COMPANION2: Final = 28
CARD_NEUTRAL: Final = 29
CARD_MOSQUE: Final = 30
CARD_SECRET: Final = 31
CARD_ANYWHERE: Final = 32
CARD_GOOD3_BLUE: Final = 33    # not in our deck: a copy may have it
