"""The compiled engine, built with the sanitizers of memory and of undefined behaviour, plays many games without a report."""

from pathlib import Path

import pytest

from engine.machinery.building import SANITIZE, built, sanitized

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built once, with some planted errors and with the sketches of the expansions."""
    return built(tmp_path_factory.mktemp("sanitized"), "--planted", "--sketches", *SANITIZE)


HEAD = """
import pickle, random, sys
from engine.machinery import building, sketching
fast = building.load(sys.argv[1])
"""
GAMES = (
    HEAD
    + """
tally = fast.Tally()
for players in range(2, 6):
    everybody = 2 ** players - 1
    for neutrals in range(2 if players < 5 else 1):
        for caravan in range(2):
            for keen, games in [(0, 150), (everybody, 400), (1, 150), (everybody - 1, 150)]:
                fast.play_games_at_random(tally, players, games, games + keen, keen=keen, rounds=100,
                                          neutrals=bool(neutrals), caravan=bool(caravan))
print(tally.state.games)
"""
)
STEPPED = (
    HEAD
    + """
for seed in range(60):
    rng = random.Random(seed)
    players = 2 + seed % 4
    position = fast.Position(players, seed, neutrals=players < 5 and seed % 3 == 1, caravan=seed % 5 < 2, open_fate=seed % 2)
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
SKETCHES = (
    HEAD
    + """
from bedesten.engine.names.cards import CARD_COPY
sketching.enter()
for seed in range(200):
    position = sketching.table(fast.Position, "sketched_rounds", 10, players=2 + seed % 4, seed=seed)
    position.state.deck[CARD_COPY] += 8
    position.state.deck_n += 8
    position.proceed()
    position.play_on(fast.Tally(), seed % 32, 100)
    assert position.over
print("sketched")
"""
)


@pytest.mark.parametrize(
    "code, said", [(GAMES, "11900"), (STEPPED, "stepped"), (SKETCHES, "sketched")], ids=["games", "stepped", "sketches"]
)
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
