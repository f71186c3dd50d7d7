"""What players are asked. How it is asked in words stands in texts.py, from which family it is answered in answers.py."""
from typing import Final

ASK_MOVE: Final = 0
ASK_ASSISTANT: Final = 1
ASK_PAY: Final = 2
ASK_ACT: Final = 3
ASK_AGAIN: Final = 4
ASK_MEET: Final = 5
ASK_GOOD: Final = 6
ASK_EXTRA_GOOD: Final = 7
ASK_SOURCE: Final = 8
ASK_DISCARD: Final = 9
ASK_FETCH: Final = 10
ASK_NUMBER: Final = 11
ASK_DICE: Final = 12
ASK_SELL: Final = 13
ASK_SEND: Final = 14
ASK_ANY_GOOD: Final = 15
ASK_TILE: Final = 16
ASK_REWARD: Final = 17
ASK_PAY_GOVERNOR: Final = 18
ASK_PAY_SMUGGLER: Final = 19
ASK_LAST_CARDS: Final = 20
