"""What is played in an arena: who sits where in which game. All of it follows from the seed, whoever plays the games."""

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations
from random import Random

from bedesten.engine.errors import Refused
from bedesten.engine.options import Options

Seats = tuple[str, ...]  # bots clockwise


@dataclass(frozen=True)
class Match:
    """Blocks of games. In a block all games have the same seed, and everybody sits in every seat once.

    Empty seats go to the last bot that is named; if there are more bots than seats, everybody meets everybody.

    >>> match = Match(Options(players=3), ("new", "old"))
    >>> match.seatings(0)
    [('new', 'old', 'old'), ('old', 'new', 'old'), ('old', 'old', 'new')]
    """

    options: Options
    bots: Seats
    seed: int = 0
    rounds: int = 200  # after which a game is stopped
    seconds: float = 10.0  # that a program may take for an answer

    def __post_init__(self) -> None:
        if not self.bots:
            raise Refused("An arena needs a bot: name at least one.")
        if len(self.bots) > self.options.players and len(set(self.bots)) < len(self.bots):
            raise Refused(f"{len(self.bots)} bots for {self.options.players} seats: then each can be named only once.")

    @cached_property
    def names(self) -> Seats:
        """Each bot once, in the order in which they were named."""
        return tuple(dict.fromkeys(self.bots))

    @cached_property
    def _tables(self) -> list[Seats]:
        """All ways to sit around a table, as far as rotating does not make one of another; those of all companies in turn."""
        seats = self.options.players
        full = (*self.bots, *self.bots[-1:] * (seats - len(self.bots)))
        return [table for together in zip(*map(_tables_of, combinations(full, seats)), strict=True) for table in together]

    @property
    def games_in_block(self) -> int:
        return len(self.seatings(0))

    def blocks_for(self, games: int) -> int:
        """As many blocks as so many games need."""
        return -(-games // self.games_in_block)

    def seatings(self, block: int) -> list[Seats]:
        """Who sits where, game by game."""
        return _rotations(self._tables[block % len(self._tables)])

    def seed_of(self, block: int) -> int:
        return Random(f"{self.seed} {block}").getrandbits(60)


def _rotations(table: Seats) -> list[Seats]:
    """Different ones only: [a, b, a, b] has two."""
    return list(dict.fromkeys(table[-turned:] + table[:-turned] for turned in range(len(table))))


def _tables_of(company: Seats) -> list[Seats]:
    first, *others = company
    tables = {min(_rotations((first, *order))): None for order in sorted(set(permutations(others)))}
    longest = max(len(_rotations(table)) for table in tables)
    return [_begun_by(first, table) for table in tables if len(_rotations(table)) == longest]


def _begun_by(first: str, table: Seats) -> Seats:
    return next(turned for turned in _rotations(table) if turned[0] == first)
