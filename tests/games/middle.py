"""Positions in the middle of a game, as text: only what matters is given, the other lines are the usual ones."""

from bedesten.engine.options import RULES_VERSION

USUAL = {
    "layout": "first",
    "turn": "31 round=11 start=red next=red",
    "people": "governor@2 smuggler@3",
    "prices": "palace=5 gem=15 post=3",
    "mosques": "red=2 green=2 yellow=2 blue=2",
    "demand": "large=RBBGY small=BRGYY",
    "pile": "post far",
}


def middle(rules: str, **lines: str) -> str:
    """`lines`: those of a position (see docs/notation.md); an empty one is left out."""
    given = {"rules": f"{rules} {RULES_VERSION}", **USUAL, **lines}
    return "\n".join(["bedesten-position 1", *(f"{name:8} {line}" for name, line in given.items() if line)])
