"""What is to be played for a dataset: all that its games depend on."""

from dataclasses import dataclass
from random import Random
from typing import Any

from bedesten.engine.components import digest_of
from bedesten.engine.errors import Refused, says
from bedesten.engine.options import RULES_VERSION, Options
from bedesten.research import actions
from bedesten.research.arena.entrants import entrant
from bedesten.research.arena.log import code
from bedesten.research.observation import Observer
from bedesten.research.outcomes import ROUNDS, checked_rounds

FORMAT = "bedesten-dataset 1"
PART = 10  # games that are played, and handed over, together


@dataclass(frozen=True)
class Plan:
    """`bots`: one for each seat, or one for all; from game to game they move on by a seat."""

    options: Options
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    rounds: int = ROUNDS

    def __post_init__(self) -> None:
        checked_rounds(self.rounds)
        if len(self.bots) not in (1, self.options.players):
            raise Refused(says("bots-number", players=self.options.players, n=len(self.bots)))
        for name in self.bots:
            entrant(name)

    @property
    def parts(self) -> range:
        return range(-(-self.games // PART))

    def games_of(self, part: int) -> range:
        return range(part * PART, min((part + 1) * PART, self.games))

    def seats_of(self, game: int) -> list[str]:
        """The bots by seat."""
        names = list(self.bots) * self.options.players if len(self.bots) == 1 else list(self.bots)
        return [names[(seat + game) % len(names)] for seat in range(len(names))]

    def seed_of(self, game: int) -> int:
        return Random(f"{self.seed} {game}").getrandbits(60)

    def as_json(self) -> dict[str, Any]:
        options = self.options
        return {
            "format": FORMAT,
            "rules": f"{options.rules} {RULES_VERSION}",
            "components": digest_of(options.rules),
            "players": options.players,
            "layout": options.layout,
            "variants": list(options.variants),
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "rounds": self.rounds,
            "observation": Observer(options.rules).hash,
            "actions": actions.N,
            "code": code(),
        }
