"""A game looked back at: how it stood after each round, and where the rubies came from. All of it is public."""

from dataclasses import dataclass, field
from typing import Any

from bedesten.engine.core import Position
from bedesten.engine.game import Game


@dataclass(frozen=True)
class Round:
    """How the players stood at the end of a round, or stand now: by seat."""

    round: int
    last: int  # the number of the last event that belongs to it
    lira: list[int]
    rubies: list[int]


@dataclass(frozen=True)
class Ruby:
    """A ruby that somebody took."""

    seat: str
    place: int
    round: int
    event: int


@dataclass(frozen=True)
class Story:
    rounds: list[Round] = field(default_factory=list)
    rubies: list[Ruby] = field(default_factory=list)


def story(game: Game) -> Story:
    """
    >>> from bedesten.engine.options import Options
    >>> game = Game(Options(players=2, layout="short"), seed=7)
    >>> story(game).rounds
    [Round(round=1, last=6, lira=[2, 3], rubies=[0, 0])]
    """
    found = Story()
    for n in range(len(game.log)):
        before: Any = game.position_before(n).state
        after = game.position_before(n + 1) if n + 1 < len(game.log) else game.position
        state: Any = after.state
        effect = game.effect(n)
        for seat, gains in effect.gains.items():
            found.rubies.extend(Ruby(seat, effect.place, before.round, n) for _ in range(gains.get("rubies", 0)))
        if n + 1 == len(game.log) or (state.round != before.round and before.round):
            found.rounds.append(_round(before.round or 1, n, after))
    return found


def _round(number: int, last: int, position: Position) -> Round:
    state: Any = position.state
    players = [state.players[seat] for seat in range(state.players_n)]
    return Round(number, last, [player.lira for player in players], [player.rubies for player in players])
