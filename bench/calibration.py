"""How far the estimate of who will win can be trusted: python bench/calibration.py [--picture docs/pictures/calibration.svg]

Games are played by one of our bots at random layouts. In every third round the seat that is asked judges who will win, and so
does somebody who only looks on. The Brier score is the sum of squares between the chances of all players and what came: 0 is
perfect.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bedesten.bots.bot import Sight
from bedesten.bots.estimate import at_random, estimate
from bedesten.bots.roster import bot_named
from bedesten.engine.constants import PLAYERS
from bedesten.engine.core import Position
from bedesten.engine.options import Options
from bedesten.engine.start import start

EVERY = 3  # rounds
BINS = 10
SPECTATOR = PLAYERS
WAYS = {
    "net": lambda position, seat, random: estimate(Sight(position, seat, random.getrandbits(60)), random).chances,
    "net, looking on": lambda position, _, random: estimate(Sight(position, SPECTATOR, random.getrandbits(60)), random).chances,
    "at random": lambda position, seat, random: at_random(Sight(position, seat, random.getrandbits(60)), random).chances,
    "even": lambda position, *_: [1 / position.state.players_n] * position.state.players_n,
}


class Judgement(NamedTuple):
    when: float  # 1 is the end of the game
    found: dict[str, list[float]]
    won: list[float]  # a part of it if it is shared

    def brier(self, way: str) -> float:
        return sum((chance - won) ** 2 for chance, won in zip(self.found[way], self.won, strict=True))


def judgements(bot: str, players: int, rules: str, seed: int) -> Iterator[Judgement]:
    """Of one game."""
    random, player = Random(seed), bot_named(bot)
    position = start(Options(players=players, rules=rules, layout="random"), seed)
    found: dict[int, dict[str, list[float]]] = {}
    while not position.over:
        options, round_ = position.options, _round(position)
        if round_ % EVERY == 0 and round_ not in found and len(options) > 1:
            found[round_] = {name: way(position, position.asked, random) for name, way in WAYS.items()}
        sight = Sight(position, position.asked, random.getrandbits(60))
        position.answer(options[0] if len(options) == 1 else player.choose(sight, random))
    standing = [position.standing(seat) for seat in range(players)]
    won = [(mine == max(standing)) / standing.count(max(standing)) for mine in standing]
    for when, chances in found.items():
        yield Judgement(when / _round(position), chances, won)


def _round(position: Position) -> int:
    state: Any = position.state
    number: int = state.round
    return number


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / max(1, len(numbers))


def report(all_: Sequence[Judgement]) -> None:
    print(f"{len(all_)} positions\n\n| | Brier score | first third | second | last |\n|---|---|---|---|---|")
    for way in WAYS:
        thirds = [mean([one.brier(way) for one in all_ if i < 3 * one.when <= i + 1]) for i in range(3)]
        print(f"| {way} | {mean([one.brier(way) for one in all_]):.3f} | {' | '.join(f'{third:.2f}' for third in thirds)} |")


def bins(all_: Sequence[Judgement], way: str) -> list[tuple[float, float, int]]:
    """What was said, what came, how often."""
    pairs = [pair for one in all_ for pair in zip(one.found[way], one.won, strict=True)]
    parts = [[pair for pair in pairs if i <= min(BINS * pair[0], BINS - 1e-9) < i + 1] for i in range(BINS)]
    return [(mean([said for said, _ in part]), mean([came for _, came in part]), len(part)) for part in parts if part]


def picture(points: list[tuple[float, float, int]]) -> str:
    """Said across, came upwards; the larger, the more often. On the line, both are the same."""
    most = max(n for *_, n in points)
    dots = "".join(
        f'<circle cx="{40 + 300 * said:.1f}" cy="{320 - 300 * came:.1f}" r="{3 + 9 * (n / most) ** 0.5:.1f}">'
        f"<title>{said:.0%}: {came:.0%}, {n} times</title></circle>"
        for said, came, n in points
    )
    marks = "".join(
        f'<text x="{40 + 3 * at}" y="338" text-anchor="middle">{at}</text>'
        f'<text x="34" y="{324 - 3 * at}" text-anchor="end">{at}</text>'
        for at in range(0, 101, 20)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 370" width="360" height="370" font-family="sans-serif" '
        'font-size="11">'
        '<rect width="360" height="370" fill="#fff"/><path d="M40 20v300h300M40 320L340 20" fill="none" stroke="#999"/>'
        f'<g fill="#444">{marks}<text x="190" y="358" text-anchor="middle">chance that was said, %</text>'
        '<text transform="translate(10 170) rotate(-90)" text-anchor="middle">games that were won, %</text></g>'
        f'<g fill="#1d6f8c" fill-opacity=".75">{dots}</g></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="greedy", help="who plays at all seats")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--rules", default="base")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, help="an SVG of what was said and what came")
    wanted = parser.parse_args()
    seeds = range(wanted.seed, wanted.seed + wanted.games)
    found = [one for seed in seeds for one in judgements(wanted.bot, wanted.players, wanted.rules, seed)]
    report(found)
    print("\n| said | came | times |\n|---|---|---|")
    for said, came, n in bins(found, "net"):
        print(f"| {said:.0%} | {came:.0%} | {n} |")
    if wanted.picture:
        wanted.picture.write_text(picture(bins(found, "net")), encoding="utf-8")


if __name__ == "__main__":
    main()
