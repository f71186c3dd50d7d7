"""A game's log as turns, as it is known at a seat."""
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from bedesten.engine.constants import NOBODY
from bedesten.engine.core import Position
from bedesten.engine.game import Game
from bedesten.engine.record import shown, with_drawers
from bedesten.engine.texts import KINDS
from bedesten.engine.view import SPECTATOR, PlayerView, view


@dataclass(frozen=True)
class Step:
    """An answer as this seat knows it."""
    seat: int                           # or FATE
    word: str                           # `*{?}`: a card that another one drew
    kind: str                           # what was asked


@dataclass(frozen=True)
class Turn:
    number: int                         # 0: the set-up
    seat: int                           # NOBODY: before and after the turns
    first: int                          # the index of its first answer in the log
    steps: tuple[Step, ...]
    before: Position
    after: Position

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
    return [*game._before, game.position]


def turns(game: Game, seat: int, since: int = 0) -> Iterator[Turn]:
    """All turns that have answers from a place in the log on, whole, as this seat knows them."""
    entries = list(enumerate(zip(with_drawers(game), positions(game), strict=False)))
    for (number, of), part in groupby(entries, lambda pair: (pair[1][0][0].turn, pair[1][0][0].turn_of)):
        group = list(part)
        first, last = group[0][0], group[-1][0]
        if last >= since:
            steps = tuple(Step(entry.seat, shown(entry, drawer, seat), _kind(before)) for _, ((entry, drawer), before) in group)
            yield Turn(number, of if number else NOBODY, first, steps, positions(game)[first], positions(game)[last + 1])


def _kind(position: Position) -> str:
    state: Any = position.state
    return KINDS.get(state.question, "")


def _player(position: Position, seat: int) -> PlayerView:
    return view(position, SPECTATOR).players[seat]
