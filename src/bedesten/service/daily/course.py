"""A game turn by turn, as it went for one seat: so that it can be laid beside another."""

from dataclasses import dataclass
from typing import Any

from bedesten.engine.game import Game
from bedesten.engine.notation import SEATS


@dataclass
class PlayedTurn:
    """Where somebody acted in a turn, what he gained and paid, and how many rubies he had then."""

    round: int
    event: int  # with which it began
    places: list[int]
    gains: dict[str, int]
    rubies: int


def turns_of(game: Game, seat: int) -> list[PlayedTurn]:
    """
    >>> from bedesten.engine.options import Options
    >>> game = Game(Options(players=2, layout="short"), seed=7)
    >>> _ = game.play(">fabric-warehouse"); _ = game.play("leave"); _ = game.play("act")
    >>> [(turn.places, turn.gains["fabric"]) for turn in turns_of(game, game.log[-1].seat)]
    [([2], 2)]
    """
    found: dict[int, PlayedTurn] = {}
    for n, entry in enumerate(game.log):
        if not entry.turn or entry.turn_of != seat:
            continue
        before: Any = game.position_before(n).state
        turn = found.setdefault(entry.turn, PlayedTurn(before.round, n, [], {}, 0))
        effect = game.effect(n)
        if effect.of == seat and effect.place and effect.place not in turn.places:
            turn.places.append(effect.place)
        for what, amount in effect.gains.get(SEATS[seat], {}).items():
            turn.gains[what] = turn.gains.get(what, 0) + amount
        after: Any = (game.position_before(n + 1) if n + 1 < len(game.log) else game.position).state
        turn.rubies = after.players[seat].rubies
    return [*found.values()]
