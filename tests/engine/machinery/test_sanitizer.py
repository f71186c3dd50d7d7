"""The compiled engine, built with the sanitizers of memory and of undefined behaviour, plays many games without a report."""

from pathlib import Path

import pytest

from engine.machinery.building import SANITIZE, built, sanitized

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built once, with some planted errors."""
    return built(tmp_path_factory.mktemp("sanitized"), "--planted", *SANITIZE)


HEAD = """
import pickle, random, sys
from engine.machinery import building
from bedesten.engine.start import start
from laws.play import COMBINATIONS
fast = building.load(sys.argv[1])
"""
GAMES = (
    HEAD
    + """
tally = fast.Tally()
for options in COMBINATIONS:
    everybody = 2 ** options.players - 1
    for keen, games in [(0, 20), (everybody, 50), (1, 20)]:
        fast.play_games_at_random(tally, options.players, games, games + keen, keen, 100, options.rule_set, options.spots(),
                                  options.neutral_assistants, options.caravan_leader, options.letters_deck)
print(tally.state.games == 90 * len(COMBINATIONS))
"""
)
STEPPED = (
    HEAD
    + """
for seed, options in enumerate(COMBINATIONS):
    rng = random.Random(seed)
    position = start(options, seed, seed % 2 == 0, fast.Position)
    for _ in range(300):
        if position.over:
            break
        choice = position.sampled() if position.asked == 6 else position.random_choice(rng.random() < 0.8)
        assert position.asked != 6 or (choice in dict(position.chances))
        position.answer(choice)
        if rng.random() < 0.1:
            position = pickle.loads(pickle.dumps(position)) if rng.random() < 0.5 else position.copy()
        if rng.random() < 0.1:
            position.imagined(rng.randrange(6), seed).roll_out(fast.Tally(), 1, seed, 31, 3)
            hash(position), position.standing(0), position.state.owner
print("stepped")
"""
)


@pytest.mark.parametrize("code, said", [(GAMES, "True"), (STEPPED, "stepped")], ids=["games", "stepped"])
def test_nothing_is_reported(folder: Path, code: str, said: str) -> None:
    done = sanitized("-c", code, str(folder))
    assert done.returncode == 0, done.stderr
    assert done.stderr == "" and done.stdout.strip() == said


@pytest.mark.parametrize(
    "planted, report",
    [
        ("fast.behind_a_row(fast.Position(3, 1), 64)", "index 64 out of bounds for type 'short int [64]'"),
        ("fast.behind_the_object(fast.Position(3, 1), fast.SIZE + 100)", "heap-buffer-overflow"),
        ("fast.too_large(1000)", "signed integer overflow: 1000 + 2147483000"),
    ],
)
def test_a_planted_error_is_reported(folder: Path, planted: str, report: str) -> None:
    """Without this, silence would prove nothing."""
    done = sanitized("-c", HEAD + planted, str(folder))
    assert done.returncode != 0 and report in done.stderr, done.stderr
