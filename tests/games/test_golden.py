"""The golden games are still played exactly as they were, and leave nothing of the base game out."""

from pathlib import Path
from typing import Any

import pytest

from bedesten.engine.game import Game
from bedesten.engine.names.words import ACT
from bedesten.engine.notation import CARDS, PLACES
from bedesten.engine.record import read_record, write_record
from bedesten.engine.tables import BASE_DECK
from games.golden import trailer

FILES = sorted(Path(__file__).parent.glob("*.bdn"))


def read(path: Path) -> tuple[str, Game]:
    text = path.read_text(encoding="utf-8")
    return text, read_record(text)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_is_replayed_to_the_same_end(path: Path) -> None:
    text, game = read(path)
    assert game.over and write_record(game) + trailer(game) == text


def test_together_they_use_every_place_and_every_card() -> None:
    acted, played = set(), set()
    for path in FILES:
        game = read(path)[1]
        for entry, before in zip(game.log, positions(game), strict=True):
            if entry.answer == ACT and entry.word == "act":
                acted.add(before.state.acting)
            if entry.word.startswith("play:"):
                played.add(entry.word.removeprefix("play:"))
            if entry.word == "use:yellow-tile":
                played.add("yellow tile")
    assert acted == {place for place in PLACES if place <= 16}
    assert played == {CARDS[kind] for kind, copies in enumerate(BASE_DECK) if copies} | {"yellow tile"}


def positions(game: Game) -> list[Any]:
    """The position before each answer."""
    return [game.position_before(i) for i in range(len(game.log))]


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
