"""The log of an arena."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bedesten.engine.errors import Refused
from bedesten.engine.options import Options
from bedesten.research.arena.block import Block, play_block
from bedesten.research.arena.log import code, opened
from bedesten.research.arena.match import Match

MATCH = Match(Options(2), ("keen", "random"), seed=1, rounds=2)


@pytest.fixture(scope="module")
def played() -> list[Block]:
    return [play_block(MATCH, number) for number in range(3)]


@pytest.fixture
def file(tmp_path: Path, played: list[Block]) -> Path:
    path = tmp_path / "log.jsonl"
    with opened(str(path), MATCH) as log:
        assert log.blocks == {}
        for block in (played[0], played[2]):
            log.add(block)
    return path


def read(path: Path, match: Match = MATCH) -> dict[int, Block]:
    with opened(str(path), match) as log:
        return log.blocks


def test_what_was_written_is_read(file: Path, played: list[Block]) -> None:
    assert read(file) == {0: played[0], 2: played[2]}
    with opened(str(file), MATCH) as log:
        log.add(played[1])
    assert read(file) == dict(enumerate(played)) | {2: played[2]}


def test_a_line_that_was_not_finished_is_played_again(file: Path, played: list[Block]) -> None:
    whole = file.read_text()
    for cut in (1, 20, 200):
        file.write_text(whole[:-cut])
        assert list(read(file)) == [0]
        assert file.read_text() == whole[: whole[:-1].rindex("\n") + 1]
        with opened(str(file), MATCH) as log:
            log.add(played[2])
        assert file.read_text() == whole


def test_a_head_that_was_not_finished_is_written_again(file: Path) -> None:
    head = file.read_text().partition("\n")[0]
    file.write_text(head[:30])
    assert read(file) == {} and file.read_text() == head + "\n"


@pytest.mark.parametrize(
    "change",
    [
        lambda block: "what is this?",
        lambda block: "[]",
        lambda block: json.dumps(block | {"number": 1.5, "games": []}),
        lambda block: json.dumps(block | {"games": block["games"][:1]}),
        lambda block: json.dumps(block | {"games": [game | {"ranks": [1, 9]} for game in block["games"]]}),
        lambda block: json.dumps(block | {"games": [game | {"turns": ["a", "b"]} for game in block["games"]]}),
        lambda block: json.dumps(block | {"games": [game | {"luck": 1} for game in block["games"]]}),
        lambda block: json.dumps(block | {"number": 2}),
    ],
    ids=["words", "list", "no-games", "a-game-is-missing", "ranks", "turns", "unknown", "twice"],
)
def test_a_broken_line_is_named_and_nothing_is_changed(file: Path, change: object) -> None:
    head, first, third = file.read_text().splitlines()
    assert callable(change)
    broken = "\n".join([head, third, change(json.loads(first)), ""])
    file.write_text(broken)
    with pytest.raises(Refused, match=r"is broken: line 3 is no block of this arena. Remove that line"):
        read(file)
    assert file.read_text() == broken


@pytest.mark.parametrize("text", ["bedesten 1\n", "hello", '{"log": "other"}\n', "[1]\n", "\n", "\udcff\udcfe\n"])
def test_another_file_is_not_touched(tmp_path: Path, text: str) -> None:
    file = tmp_path / "other"
    file.write_bytes(before := text.encode(errors="surrogateescape"))
    with pytest.raises(Refused, match=r"isn't an arena's log. Name another file, or remove this one."):
        read(file)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("match", "sentence"),
    [
        (replace(MATCH, seed=2), "there seed is 1, here it is 2."),
        (replace(MATCH, bots=("keen",)), r"there bots is \['keen', 'random'\], here it is \['keen'\]."),
        (replace(MATCH, options=Options(3)), "there players is 2, here it is 3."),
    ],
)
def test_the_log_of_another_arena_is_refused(file: Path, match: Match, sentence: str) -> None:
    with pytest.raises(Refused, match=f"is the log of another arena: {sentence} Give the same options again"):
        read(file, match)


def test_games_of_other_bots_of_the_same_name_are_not_counted_together(file: Path) -> None:
    file.write_text(file.read_text().replace(code(), "0123456789abcdef"))
    with pytest.raises(Refused, match=r"was written by other versions of the rules or bots. Name another file"):
        read(file)


def test_two_at_a_time_do_not_write_to_it(file: Path) -> None:
    with opened(str(file), MATCH), pytest.raises(Refused, match="Another arena is writing to"):
        read(file)


def test_it_cannot_be_written_everywhere(tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"cannot be written: Is a directory."):
        read(tmp_path)
    with pytest.raises(Refused, match=r"cannot be written: No such file or directory."):
        read(tmp_path / "a" / "b")
