"""A game's log as turns, as it is known at a seat."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from bedesten.engine.constants import NOBODY
from bedesten.engine.core import Position
from bedesten.engine.game import Game
from bedesten.engine.record import shown
from bedesten.engine.texts import KINDS
from bedesten.engine.view import SPECTATOR, PlayerView, view


@dataclass(frozen=True)
class Step:
    """An answer as this seat knows it."""

    seat: int  # or FATE
    word: str  # `*{?}`: a card that another one drew
    kind: str  # what was asked


@dataclass(frozen=True)
class Turn:
    number: int  # 0: the set-up
    seat: int  # NOBODY: before and after the turns
    first: int  # the index of its first answer in the log
    steps: tuple[Step, ...]
    before: Position
    after: Position

    def merchant(self) -> int:
        """Where it stood when the turn began."""
        return _player(self.before, self.seat).merchant

    def change(self) -> "Change":
        return Change.between(_player(self.before, self.seat), _player(self.after, self.seat))


@dataclass(frozen=True)
class Change:
    """What a turn brought its player; all of it is public."""

    rubies: int
    lira: int
    goods: dict[str, int]
    cards: int

    @classmethod
    def between(cls, before: PlayerView, after: PlayerView) -> "Change":
        goods = {name: n - before.goods[name] for name, n in after.goods.items()}
        return cls(after.rubies - before.rubies, after.lira - before.lira, goods, after.cards - before.cards)


def positions(game: Game) -> list[Position]:
    """The position before each answer of the log, and the one now."""
    return [*map(game.position_before, range(len(game.log))), game.position]


def turns(game: Game, seat: int, since: int = 0) -> Iterator[Turn]:
    """All turns that have answers from a place in the log on, whole, as this seat knows them."""
    before = positions(game)
    start = min(since, len(game.log))
    while 0 < start < len(game.log) and _turn(game, start - 1) == _turn(game, start):
        start -= 1
    for (number, of), part in groupby(range(start, len(game.log)), lambda i: _turn(game, i)):
        indices = list(part)
        steps = tuple(Step(game.log[i].seat, shown(game.log[i], game.drawer(i), seat), _kind(before[i])) for i in indices)
        yield Turn(number, of if number else NOBODY, indices[0], steps, before[indices[0]], before[indices[-1] + 1])


def _turn(game: Game, i: int) -> tuple[int, int]:
    return game.log[i].turn, game.log[i].turn_of


def _kind(position: Position) -> str:
    state: Any = position.state
    return KINDS.get(state.question, "")


def _player(position: Position, seat: int) -> PlayerView:
    return view(position, SPECTATOR).players[seat]
