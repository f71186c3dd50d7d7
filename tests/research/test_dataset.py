"""Games as data: rows say what happened, a run that was ended goes on, and nothing is taken for whole that is not."""

import re
import subprocess
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from shutil import copytree
from typing import Any

import numpy as np
import pytest

from bedesten.cli import main
from bedesten.engine.errors import Refused
from bedesten.engine.options import Options
from bedesten.engine.record import read_record
from bedesten.research import actions
from bedesten.research.dataset import load
from bedesten.research.dataset.making import Alone, make
from bedesten.research.dataset.plan import Plan
from bedesten.research.loss import Told
from bedesten.research.observation import Observer
from bedesten.research.processes import Processes

PLAN = Plan(Options(2), ("keen", "level-1"), games=12, seed=3, rounds=6)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make(PLAN, tmp_path_factory.mktemp("games"), Alone()).path


def test_rows_say_what_happened(folder: Path) -> None:
    """Each is found again when the record is played."""
    dataset = load(folder)
    rows = dataset.table().to_pylist()
    observer = Observer("base")
    assert dataset.names == list(observer.names) and dataset.plan["games"] == 12
    for number, game in enumerate(dataset.games()):
        expected, decided = iter([row for row in rows if row["game"] == number]), 0
        for i, entry in enumerate(game.log):
            if entry.seat >= 2 or entry.forced:
                continue
            row, position = next(expected), game.position_before(i)
            seen, mask = np.empty(observer.size, np.int8), np.zeros(actions.N, np.bool_)
            observer.write(position, entry.seat, seen)
            actions.write_mask(position, mask)
            assert (row["decision"], row["seat"], row["word"], row["turn"]) == (decided, entry.seat, entry.word, entry.turn)
            assert row["observation"] == seen.tolist() and row["mask"] == mask.tolist() and row["mask"][row["answer"]]
            assert dataset.words[row["answer"]] == row["word"] and row["bot"] == PLAN.seats_of(number)[entry.seat]
            assert (row["value"] is not None) == (row["bot"] == "level-1") and row["outcome"] is None  # six rounds: no winner
            decided += 1
        assert next(expected, None) is None and decided > 0


def test_outcomes_are_shares_of_the_win(tmp_path: Path) -> None:
    plan = Plan(Options(3), ("greedy",), games=1, seed=1)
    rows = load(make(plan, tmp_path, Alone()).path).table(["seat", "outcome", "lead"]).to_pylist()
    outcomes = {row["seat"]: (row["outcome"], row["lead"]) for row in rows}
    assert sum(outcome for outcome, _ in outcomes.values()) == 1 and len(rows) > 100
    assert all((lead >= 0) if outcome else (lead <= 0) for outcome, lead in outcomes.values())


def test_arrays_are_as_learners_want_them(folder: Path) -> None:
    arrays = load(folder).arrays()
    rows = len(arrays["answer"])
    assert arrays["observation"].shape == (rows, Observer("base").size) and arrays["observation"].dtype == np.int8
    assert arrays["mask"].shape == (rows, actions.N) and arrays["mask"].dtype == np.bool_
    assert arrays["mask"][np.arange(rows), arrays["answer"]].all()
    assert ((arrays["value"] >= 0) & (arrays["value"] <= 1) | np.isnan(arrays["value"])).all()


class Interrupted:
    """Plays one part, and is ended."""

    def results(self, do: Callable[[Any], Any], jobs: Iterable[Any], told: Told) -> Iterator[Any]:
        job = next(iter(jobs))
        yield job, do(job)
        raise KeyboardInterrupt


def test_a_run_that_was_ended_goes_on(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        make(PLAN, tmp_path, Interrupted())
    with pytest.raises(Refused, match="is not finished: the command that began it goes on with it"):
        load(tmp_path)
    (tmp_path / "part-00001.parquet.unfinished").write_bytes(b"torn")
    first, said, counted = (tmp_path / "part-00000.parquet").stat().st_mtime_ns, list[str](), list[int]()
    make(PLAN, tmp_path, Alone(), counted.append, said.append)
    assert said == [f"10 of 12 games are in '{tmp_path}' already."] and counted == [12]
    assert (tmp_path / "part-00000.parquet").stat().st_mtime_ns == first and not [*tmp_path.glob("*.unfinished")]
    assert (tmp_path / "checksums.txt").read_text() == (folder / "checksums.txt").read_text()
    assert (tmp_path / "README.md").read_text() == (folder / "README.md").read_text()


@pytest.mark.parametrize("is_cut", [False, True])
def test_a_damaged_part_of_an_unfinished_run_is_played_again(folder: Path, tmp_path: Path, is_cut: bool) -> None:
    """Its sum is not known yet: what tells is that it cannot be read."""
    with pytest.raises(KeyboardInterrupt):
        make(PLAN, tmp_path, Interrupted())
    part = tmp_path / "part-00000.parquet"
    data = bytearray(part.read_bytes())
    data[len(data) // 2] ^= 255  # in the middle of a page
    part.write_bytes(data[: len(data) // 2] if is_cut else data)
    with pytest.raises(Refused, match=r"part-00000\.parquet' cannot be read as Parquet: .*\. The command that made"):
        load(tmp_path, check=False).arrays()
    make(PLAN, tmp_path, Alone())
    assert (tmp_path / "checksums.txt").read_text() == (folder / "checksums.txt").read_text()


@pytest.mark.slow
def test_processes_play_the_same_games(folder: Path, tmp_path: Path) -> None:
    make(PLAN, tmp_path, Processes(2))
    assert (tmp_path / "checksums.txt").read_text() == (folder / "checksums.txt").read_text()


def test_its_checksums_are_those_of_the_system(folder: Path) -> None:
    checked = subprocess.run(["sha256sum", "--check", "--quiet", "checksums.txt"], cwd=folder, check=False)
    assert checked.returncode == 0


def test_the_card_says_how_it_was_made(folder: Path) -> None:
    card = (folder / "README.md").read_text(encoding="utf-8")
    assert "bedesten dataset --games 12 --bots keen,level-1 --rules base --players 2" in card
    assert "12 games were stopped after 6 rounds" in card and f"{load(folder).table(['game']).num_rows} decisions" in card


def test_what_is_not_whole_is_refused(tmp_path: Path) -> None:
    made = make(Plan(Options(2), ("keen",), games=1, rounds=1), tmp_path / "games", Alone()).path
    record = made / "records" / "000000.bdn"
    assert read_record(record.read_text(encoding="utf-8")).options.players == 2
    record.write_text("bedesten 1\n", encoding="utf-8")
    with pytest.raises(Refused, match=r"000000\.bdn' is missing or is not as it was"):
        load(made)
    with pytest.raises(Refused, match=r"is no dataset: plan\.json cannot be read there"):
        load(tmp_path)


@pytest.mark.parametrize(
    ("file", "text", "why"),
    [
        ("checksums.txt", "hello\n", "checksums.txt cannot be read there"),
        ("checksums.txt", "", "plan.json' does not belong to the dataset"),
        ("part-00007.parquet", "more", "part-00007.parquet' does not belong to the dataset"),
        ("records/000012.bdn", "more", "000012.bdn' does not belong to the dataset"),
        ("features.json", "{}", "features.json does not name its features"),
    ],
)
def test_what_was_tampered_with_is_refused(folder: Path, tmp_path: Path, file: str, text: str, why: str) -> None:
    copy = copytree(folder, tmp_path / "copy")
    load(copy)
    (copy / file).write_text(text, encoding="utf-8")
    with pytest.raises(Refused, match=re.escape(why)):
        load(copy)


@pytest.mark.parametrize("file", ["part-00001.parquet", "records/000011.bdn"])
@pytest.mark.parametrize("is_lost", [False, True])
def test_what_was_damaged_is_played_again(folder: Path, tmp_path: Path, file: str, is_lost: bool) -> None:
    copy = copytree(folder, tmp_path / "copy")
    if is_lost:
        (copy / file).unlink()
    else:
        (copy / file).write_bytes(b"torn")
    said = list[str]()
    make(PLAN, copy, Alone(), told=said.append)
    assert said == [f"10 of 12 games are in '{copy}' already."]
    assert (copy / file).read_bytes() == (folder / file).read_bytes()
    load(copy)


def test_another_plan_needs_another_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    few = ["dataset", "--games", "1", "--rounds", "1", "--bots", "keen", "--workers", "1", "--out", str(tmp_path / "games")]
    assert main(few) == 0 and "is complete" in capsys.readouterr().out
    assert main([*few, "--seed", "5"]) == 2
    assert "is another dataset: there seed is 0, here it is 5" in capsys.readouterr().err
    assert main([*few[:6], "nobody", *few[7:]]) == 2 and "There is no bot" in capsys.readouterr().err
    assert main([*few[:6], "keen,keen", *few[7:], "--players", "3"]) == 2
    assert "There are 3 players, but 2 bots are named" in capsys.readouterr().err
