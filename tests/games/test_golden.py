"""The golden games are still played exactly as they were, and leave nothing out."""

from pathlib import Path

import pytest

from bedesten.engine.game import Game
from bedesten.engine.options import RULE_SETS
from bedesten.engine.record import read_record, write_record
from games.golden import trailer
from games.used import everything, used

FILES = sorted(Path(__file__).parent.glob("*.bdn"))


def read(path: Path) -> tuple[str, Game]:
    text = path.read_text(encoding="utf-8")
    return text, read_record(text)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_is_replayed_to_the_same_end(path: Path) -> None:
    text, game = read(path)
    assert game.over and write_record(game) + trailer(game) == text


@pytest.mark.slow(2)
@pytest.mark.parametrize("rules", RULE_SETS)
def test_together_they_use_every_place_and_every_piece(rules: str) -> None:
    games = [game for _, game in map(read, FILES) if game.options.rules == rules]
    assert {game.options.players for game in games} == {2, 3, 4, 5}
    assert set[str]().union(*(set(used(game)) for game in games)) == everything(rules)


@pytest.mark.rule("END-3")
@pytest.mark.parametrize("name, decides", [("tie-lira", 1), ("tie-goods", 2), ("tie-cards", 3)])
def test_each_tie_break_decides_a_game(name: str, decides: int) -> None:
    first, second, *_ = read(Path(__file__).parent / f"{name}.bdn")[1].standings()
    assert first.rank == 1 and second.rank == 2
    assert first.score[:decides] == second.score[:decides] and first.score[decides] > second.score[decides]


@pytest.mark.rule("END-3")
def test_who_is_equal_in_everything_shares_the_win() -> None:
    first, second, _ = read(Path(__file__).parent / "tie-shared.bdn")[1].standings()
    assert first.rank == second.rank == 1 and first.score == second.score


@pytest.mark.rule("END-2")
def test_the_last_cards_can_turn_the_game() -> None:
    game = read(Path(__file__).parent / "tie-last-cards.bdn")[1]
    assert game.standings()[0].seat == 0 and game.standings()[0].goods == 1
