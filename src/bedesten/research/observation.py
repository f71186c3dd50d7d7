"""What a seat is shown at a question, as numbers: named features of one schema for each rule set, and one for all.

An observation holds whole numbers of one byte. `high` has the greatest value of each; as fractions of it they are the same
observation in float32, from 0 to 1. What a seat cannot know never changes what it is shown.
"""

from functools import cache
from hashlib import sha256
from operator import index
from typing import Any

from bedesten.engine.core import Lookout, Position
from bedesten.engine.errors import Refused
from bedesten.engine.observation import Feature, features_of, told_with_letters

VERSION = 1  # changes when a feature gets another meaning; names and greatest values are in the hash as they are
BOXES = {
    "base": ("base",),
    "mocha": ("base", "mocha"),
    "letters": ("base", "letters"),
    "grand": ("base", "mocha", "letters"),
    "all": ("base", "mocha", "letters"),
}


@cache
def features(rules: str = "all") -> tuple[Feature, ...]:
    """The schema of a rule set, or the one that fits all of them: names, greatest values and meanings."""
    if rules not in BOXES:
        raise Refused(f"There is no schema {rules!r}; there are {', '.join(BOXES)}.")
    if "letters" not in BOXES[rules] and (added := told_with_letters(*BOXES[rules])):
        raise Refused(f"The schema {rules!r} does not tell of {', '.join(added)}: take 'all'.")
    return tuple(features_of(*BOXES[rules]))


@cache
def schema_hash(rules: str = "all") -> str:
    """Of all names and greatest values of a schema: whoever has learnt with another one cannot go on with this."""
    told = [f"{number} {feature.name} {feature.high}" for number, feature in enumerate(features(rules))]
    return sha256("\n".join([f"version {VERSION}", *told]).encode()).hexdigest()[:16]


class Observer:
    """Writes observations of one schema. Only one thread may use it at a time.

    >>> observer, row = Observer("base"), bytearray(Observer("base").size)
    >>> observer.write(Position(3, seed=1), 0, row)
    >>> [name for name, value in zip(observer.names, row) if value and name.startswith("players")]
    ['players.3']
    """

    def __init__(self, rules: str = "all") -> None:
        self.rules = rules
        self.features = features(rules)
        self.names = tuple(feature.name for feature in self.features)
        self.high = tuple(feature.high for feature in self.features)
        self.hash = schema_hash(rules)
        self.size = len(self.features)
        self._lookout = Lookout("mocha" in BOXES[rules], "letters" in BOXES[rules])

    def write(self, position: Position, seat: int, out: Any) -> None:
        """What the seat is shown, into so many bytes: a numpy array of int8, a bytearray, or whatever can be written to. Refused,
        if the game is played with more than this schema tells, or there is no such seat."""
        played = position.state.rules
        if self.rules != "all" and tuple(BOXES)[played] != self.rules:
            raise Refused(f"A game of the rule set {tuple(BOXES)[played]} cannot be observed as {self.rules}: take 'all'.")
        if not 0 <= index(seat) < position.state.players_n:
            raise Refused(f"There is no seat {seat} in a game of {position.state.players_n} players.")
        self._lookout.write(position, seat, out)
