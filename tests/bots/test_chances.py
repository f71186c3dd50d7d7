"""Who will win, as a seat can judge it."""

from random import Random
from typing import Any

from bedesten.bots.bot import Sight
from bedesten.bots.chances import chances
from bedesten.engine.options import Options
from bedesten.engine.start import start


def judged(position: Any, seat: int, seed: int = 1) -> list[float]:
    return chances(Sight(position, seat, seed), position.state.players_n, Random(seed))


def test_whoever_has_more_is_likelier_to_win() -> None:
    position = start(Options(players=3, layout="short"), 5)
    even = judged(position, 0)
    assert abs(sum(even) - 1) < 1e-9 and all(0.2 < chance < 0.5 for chance in even)
    state: Any = position.state
    state.players[1].rubies = 4
    ahead = judged(position, 0)
    assert ahead[1] > 0.7 and abs(sum(ahead) - 1) < 1e-9


def test_who_has_won_has_won() -> None:
    position = start(Options(players=2, layout="short"), 5)
    while not position.over:
        position.answer(position.random_choice(True))
    best = max(range(2), key=position.standing)
    assert judged(position, 5)[best] == 1


def test_what_a_seat_cannot_see_has_no_part_in_it() -> None:
    """The same sight and the same chance give the same estimate, whatever cards the others hold."""
    position = start(Options(players=3, layout="short"), 9)
    twin = position.imagined(0, 77)
    assert judged(position, 0) == judged(twin, 0)
    assert judged(position, 0, seed=2) != judged(position, 0, seed=3)
