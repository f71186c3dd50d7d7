"""What a record says of bots that have thought less than their level would have them."""

from bedesten.cli.speech import t
from bedesten.engine.game import Game
from bedesten.engine.notation import SEATS


def eased_lines(game: Game) -> list[str]:
    answers = [sum(entry.seat == seat for entry in game.log) for seat in range(game.options.players)]
    return [
        t("terminal-eased", name=game.names[seat], colour=SEATS[seat], n=n, of=answers[seat])
        for seat, n in sorted(game.eased.items())
    ]


def eased_json(game: Game) -> dict[str, int]:
    return {SEATS[seat]: n for seat, n in sorted(game.eased.items())}
