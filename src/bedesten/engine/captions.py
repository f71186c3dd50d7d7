"""What the bonus cards and mosque tiles do, short enough to stand beside a name."""

from bedesten.engine.texts import CARD_NAMES

CARDS = {
    "good": "take a good of your choice",
    "lira": "take 5 lira",
    "far": "go 3 or 4 steps instead of 1 or 2",
    "stay": "stay where you are instead of going",
    "assistant": "an assistant returns to your stack, before the assistant step",
    "family": "your family member comes home: a card or 3 lira",
    "market": "at the Small Market: sell whatever goods you like",
    "sultan": "directly after the Sultan’s Palace: deliver again",
    "post": "directly after the Post Office: take again",
    "gem": "directly after the Gemstone Dealer: buy again",
}
TILES = {
    "red": "once a turn, at the Tea House or Black Market: turn a die to 4 or roll again",
    "green": "once a turn, at a warehouse: one more good for 2 lira",
    "yellow": "once a turn: an assistant returns for 2 lira",
    "blue": "the fifth assistant",
}


def card_title(word: str) -> str:
    return f"“{CARD_NAMES.get(word, word)}”"


def card_effect(word: str) -> str:
    return CARDS.get(word, "")
