"""A block of games."""

from dataclasses import replace
from pathlib import Path

import pytest

from bedesten.bots import pipe
from bedesten.engine.options import Options
from bedesten.research.arena.block import Block, Played, play_block
from bedesten.research.arena.match import Match
from bots.programs import SENSIBLE, program
from research.played import game


def untimed(block: Block) -> list[Played]:
    return [replace(played, ms=[]) for played in block.games]


def test_the_same_block_is_played_again_alike() -> None:
    match = Match(Options(2, layout="random"), ("keen", "random"), seed=3)
    first, again, other = play_block(match, 4), play_block(match, 4), play_block(match, 5)
    assert untimed(first) == untimed(again) != untimed(other)
    assert [played.bots for played in first.games] == [list(seats) for seats in match.seatings(4)]


def test_a_game_that_ends_has_ranks_and_turns() -> None:
    (played,) = play_block(Match(Options(2), ("keen",)), 0).games
    assert sorted(played.ranks) == [1, 2] and played.rounds > 10
    assert played.rounds - 1 <= min(played.turns) <= max(played.turns) <= played.rounds
    assert len(played.ms) == 2 and min(played.ms) >= 0


def test_a_game_that_is_stopped_has_none() -> None:
    (played,) = play_block(Match(Options(2), ("random",), rounds=3), 0).games
    assert (played.ranks, played.rounds, played.turns) == ([], 3, [3, 3])


def test_winners_share_a_game() -> None:
    played = game("abab", [1, 1, 1, 4])
    assert played.won("a") == pytest.approx(2 / 3) and played.won("b") == pytest.approx(1 / 3)
    assert game("ab", []).won("a") == 0 and game("ab", [1, 2], faults={0: "a is lost"}).won("a") == 0


def test_a_program_plays_in_all_its_seats(tmp_path: Path) -> None:
    name = program(tmp_path)
    block = play_block(Match(Options(3), (name, name, "keen"), rounds=4, seconds=60), 0)
    assert [played.bots.count(name) for played in block.games] == [2, 2, 2]
    assert all(played.faults == ["", "", ""] and played.turns == [4, 4, 4] for played in block.games)


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [("print('checkmate', flush=True)", "wrote 'checkmate', which answers none of"), ("sys.exit(7)", "ended with exit code 7.")],
)
def test_a_substitute_plays_on(tmp_path: Path, answer: str, sentence: str) -> None:
    """In every game it is tried anew."""
    name = program(tmp_path, f"if words[0] == 'move': {SENSIBLE}\n        else: {answer}")
    block = play_block(Match(Options(2), (name, "keen"), rounds=3, seconds=60), 0)
    assert len(block.games) == 2
    for played in block.games:
        seat = played.bots.index(name)
        assert played.faults[seat].startswith(f"{name} {sentence}") and played.faults[1 - seat] == ""
        assert played.rounds == 3 and played.turns == [3, 3]


@pytest.mark.slow(3)
def test_one_that_is_silent_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pipe, "FAREWELL", 0.05)
    name = program(tmp_path, "pass")
    block = play_block(Match(Options(2), (name, "keen"), rounds=2, seconds=2), 0)
    assert [played.faults[played.bots.index(name)] for played in block.games] == [f"{name} did not answer within 2 s."] * 2


def test_one_that_cannot_be_started_any_more_is_substituted() -> None:
    block = play_block(Match(Options(2), ("program:there-is-no-such-thing", "keen"), rounds=1), 0)
    assert [sum(map(bool, played.faults)) for played in block.games] == [1, 1]
