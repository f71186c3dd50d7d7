"""Training: what is learnt from, that it is learnt, that a kill loses nothing, and that the same seed brings the same net."""

from pathlib import Path

import numpy as np
import pytest

from bedesten.bots.net_file import NetFile, read
from bedesten.engine.constants import HIDDEN
from bedesten.engine.errors import Refused
from bedesten.engine.features import FEATURES, X_NEED, X_PLAYERS
from bedesten.research.training.course import Course, Plan
from bedesten.research.training.games import Played, Threads, Way
from bedesten.research.training.gate import passage, seats_of
from bedesten.research.training.learning import HIGHEST, Pupil, study, targets_of
from bedesten.research.training.report import report

TINY = Plan("base", (2, 3), games=2, window=2, gate=2, answers=4, gate_answers=4, measured=2)
EMPTY = NetFile("base", [0] * FEATURES * HIDDEN, [0] * HIDDEN, [0] * HIDDEN)


def trained(folder: Path, *pieces: int, workers: int = 1, plan: Plan = TINY) -> Course:
    """In pieces, as if it had been killed in between."""
    threads = Threads(workers)
    try:
        for generations in pieces:
            course = Course.begin(folder, plan)
            course.run(threads, generations, lambda row: None)
    finally:
        threads.close()
    return course


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Course:
    return trained(tmp_path_factory.mktemp("whole"), 3)


def assert_same(one: Course, other: Course) -> None:
    assert [(row.rounds, row.gate, row.greedy) for row in one.rows] == [(row.rounds, row.gate, row.greedy) for row in other.rows]
    assert one.pupil and other.pupil
    for name, weights in one.pupil.weights.items():
        np.testing.assert_allclose(weights, other.pupil.weights[name], atol=1e-4)


def test_a_game_is_told_turn_by_turn() -> None:
    workers = Threads(2)
    (game, again) = list(workers.play(Way(0, by_net=False, answers=30), None, [(3, 5), (3, 5)]))
    workers.close()
    assert game.inputs.shape == (len(game.inputs), 3, FEATURES) and len(game.inputs) > 20
    assert (game.inputs == again.inputs).all() and (game.shares == again.shares).all()
    assert game.shares.sum() == pytest.approx(1)
    assert (game.inputs[:, :, X_PLAYERS + 1] == 1).all() and (game.inputs[:, :, X_NEED : X_NEED + 7].sum(2) == 1).all()


def test_targets_lie_between_the_next_opinion_and_the_result() -> None:
    game = Played(np.zeros((3, 2, FEATURES), np.uint8), np.array([1, 0], np.float32), 9)
    opinions = np.array([[0.5, 0.5], [0.6, 0.4], [0.7, 0.3]], np.float32)
    assert targets_of(game, opinions, 1.0)[:, 0].tolist() == [1, 1, 1]
    assert targets_of(game, opinions, 0.0)[:, 0].tolist() == pytest.approx([0.6, 0.7, 1.0])
    assert targets_of(game, opinions, 0.5)[:, 0].tolist() == pytest.approx([0.5 * 0.6 + 0.5 * 0.85, 0.85, 1.0])


def games_of_need(random: np.random.Generator) -> list[Played]:
    """Whoever misses fewest rubies wins."""
    games = []
    for _ in range(40):
        need = random.integers(0, 6, 2)
        inputs = np.zeros((4, 2, FEATURES), np.uint8)
        for seat in range(2):
            inputs[:, seat, X_NEED + need[seat]] = 1
        games.append(Played(inputs, np.array([need[0] <= need[1], need[0] > need[1]], np.float32), 9))
    return games


def test_a_pupil_learns_who_wins() -> None:
    """It finds out that the rubies decide; and the net in whole numbers says nearly the same."""
    random = np.random.default_rng(1)
    games = games_of_need(random)
    pupil = Pupil.new(games, random)
    losses = [study(pupil, games, 1.0, 0.01, random) for _ in range(60)]
    assert losses[-1] < 0.2 < losses[0]
    whole = pupil.as_file("base", {})
    assert np.abs(np.array(whole.first).reshape(FEATURES, -1) / 4096 * pupil.scale[:, None] - pupil.weights["first"]).max() < 0.01
    assert not np.array(whole.first).reshape(FEATURES, -1)[X_PLAYERS:].any()  # never seen: no weight
    again = Pupil.taught(whole, games, random)
    np.testing.assert_allclose(again.chances(games[0].inputs), pupil.chances(games[0].inputs), atol=0.01)


def test_outputs_do_not_grow_together() -> None:
    """Chances do not show it if all outputs are high, but a unit that plays ends at `HIGHEST`: there they tell nothing apart."""
    random = np.random.default_rng(1)
    games = games_of_need(random)
    pupil = Pupil.new(games, random)
    pupil.weights["bias"] += HIGHEST - 1
    inputs = np.concatenate([game.inputs for game in games])
    before = np.abs(pupil.outputs(inputs).mean())
    losses = [study(pupil, games, 1.0, 0.01, random) for _ in range(300)]
    assert losses[-1] < 0.2 and np.abs(pupil.outputs(inputs).mean()) < before / 4
    pupil.weights["bias"] += 10 * HIGHEST
    assert (pupil.chances(inputs) == 0.5).all()  # as when it plays


def test_it_leaves_a_net_and_a_report(course: Course) -> None:
    net = read(course.best)
    assert net.rules == "base" and net.made["plan"]["players"] == [2, 3] and net.made["games"] > 0
    assert [row.generation for row in course.rows] == [0, 1, 2] and course.rows[1].gate is not None
    page = report(course)
    assert page.count("<svg") == 4 and "Gates" in page
    assert "Nothing yet" in report(Course(course.folder, TINY))
    assert len(list(course.folder.glob("games-*.npz"))) <= TINY.window  # older ones are removed


def test_a_kill_loses_nothing(course: Course, tmp_path: Path) -> None:
    """Begun again in the middle, even with half a line in the log, the same comes out as in one piece."""
    trained(tmp_path, 1, 2)
    with (tmp_path / "log.jsonl").open("a", encoding="utf-8") as log:
        log.write('{"generation": 2, "ga')
    assert_same(course, trained(tmp_path, 3))


def test_the_number_of_workers_changes_nothing(course: Course, tmp_path: Path) -> None:
    assert_same(course, trained(tmp_path, 3, workers=3))


def test_another_plan_in_the_same_folder_is_refused(course: Course) -> None:
    with pytest.raises(Refused, match="another plan"):
        Course.begin(course.folder, Plan("base", (4,)))


def test_it_goes_on_from_a_net_of_other_rules(course: Course, tmp_path: Path) -> None:
    (tmp_path / "start.net").write_bytes(course.best.read_bytes())
    plan = Plan("mocha", (2,), games=1, window=2, gate=2, answers=4, gate_answers=4, measured=1, start="x")
    other = trained(tmp_path, 2, plan=plan)
    assert other.rows[0].gate is None and other.rows[0].accepted  # no gate against a net that knows other rules
    assert read(other.best).rules == "mocha" and other.start == read(course.best)


def test_it_goes_on_from_a_net_of_the_same_rules(course: Course, tmp_path: Path) -> None:
    (tmp_path / "start.net").write_bytes(course.best.read_bytes())
    plan = Plan("base", (2,), games=1, window=2, gate=2, answers=4, gate_answers=4, measured=1, start="x")
    assert trained(tmp_path, 1, plan=plan).rows[0].gate is not None  # the first gate is against the net that it began with


def test_at_a_gate_equal_nets_are_equal() -> None:
    """Both sit in every seat once, so neither dice nor seats decide."""
    assert [seats_of(5, turned) for turned in range(2)] == [0b10101, 0b01010]
    workers = Threads(1)
    passed = passage(workers, Way(0, answers=3), EMPTY, EMPTY, (2,), 1)
    workers.close()
    assert passed.share == 0.5 and passed.error == 0 and not passed.is_better
