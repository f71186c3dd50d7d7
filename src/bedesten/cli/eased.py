"""What a record says of bots that have thought less than their level would have them."""

from bedesten.engine.game import Game
from bedesten.engine.notation import SEATS


def eased_lines(game: Game) -> list[str]:
    answers = [sum(entry.seat == seat for entry in game.log) for seat in range(game.options.players)]
    return [
        f"{game.names[seat]} ({SEATS[seat]}) thought less about {n} of {answers[seat]} answers than its level would have it:"
        " the server was busy, or its time was over."
        for seat, n in sorted(game.eased.items())
    ]


def eased_json(game: Game) -> dict[str, int]:
    return {SEATS[seat]: n for seat, n in sorted(game.eased.items())}
