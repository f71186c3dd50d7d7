"""examples/pipe_bot.py plays in the arena, the same games for the same seed."""

import sys
from pathlib import Path

from bedesten.engine.options import Options
from bedesten.research.arena.block import play_block
from bedesten.research.arena.match import Match

BOT = Path(__file__).parents[2] / "examples" / "pipe_bot.py"


def test_it_is_short() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= 40


def test_it_plays_by_the_rules_and_again_alike() -> None:
    match = Match(Options(3, "grand", "random"), (f"program:{sys.executable} {BOT}", "keen"), rounds=15, seconds=60)
    first, again = play_block(match, 0), play_block(match, 0)
    assert all(game.faults == ["", "", ""] and min(game.turns) > 5 for game in first.games)
    assert [(game.ranks, game.rounds, game.turns) for game in first.games] == [
        (game.ranks, game.rounds, game.turns) for game in again.games
    ]
