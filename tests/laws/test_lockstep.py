"""Compiled and uncompiled are one game: the whole state is the same, byte by byte, after every answer."""

import pickle
from random import Random

import pytest

from bedesten.engine import position as pure
from bedesten.engine.constants import FATE
from bedesten.engine.options import Options
from bedesten.engine.start import start
from conftest import compiled
from laws.play import COMBINATIONS, chosen

# Of each combination: a thousand in all, five of six by keen players; `make soak-tests` plays ten times as many. Games with
# expansions are long, and there are more combinations of them, so fewer are played, to save time. Measured by lines of the
# rules: with both expansions the first 4 of each come to all that 33 come to; with Letters & Seals alone the first 2 to all that
# 25 come to, but for one line (`while_family_is_away`, about to walk), which has a test of its own, compiled and uncompiled.
# With Mocha & Baksheesh alone it was not measured.
GAMES = {"base": 18, "mocha": 6, "letters": 4, "grand": 4}
ROUNDS = 40  # aimless players are stopped


@pytest.mark.slow(1)
@pytest.mark.parametrize("options", COMBINATIONS, ids=str)
def test_the_whole_state_is_the_same_after_every_answer(options: Options, more: int) -> None:
    fast_engine = compiled().Position
    for seed in range(GAMES[options.rules] * more):
        rng, keen, open_fate = Random(seed), seed % 6 > 0, seed % 2 == 0
        slow, fast = start(options, seed, open_fate, pure.Position), start(options, seed, open_fate, fast_engine)
        n = 0
        while True:
            assert slow.memory() == fast.memory(), (seed, n)
            assert slow.options == fast.options and slow.chances == fast.chances and slow.asked == fast.asked
            if slow.over or (not keen and slow.state.round > ROUNDS):
                break
            choice = chosen(slow, rng, keen)
            slow.answer(choice)
            fast.answer(choice)
            n += 1
            if n % 101 == 0:
                slow, fast = pickle.loads(pickle.dumps(slow.copy())), pickle.loads(pickle.dumps(fast.copy()))
                assert slow.key() == fast.key()
            if n % 97 == 0 and slow.asked < FATE:
                slow, fast = slow.imagined(slow.asked, n, open_fate), fast.imagined(fast.asked, n, open_fate)
                assert slow.standing(0) == fast.standing(0)


@pytest.mark.parametrize("options", COMBINATIONS[::3], ids=str)
def test_whole_games_at_random_are_counted_alike(options: Options) -> None:
    from bedesten.engine.structs import plain

    counts = []
    for engine in (pure, compiled()):
        tally = engine.Tally()
        engine.play_games_at_random(
            tally,
            options.players,
            3,
            5,
            keen=0b10101,
            rounds=30,
            rules=options.rule_set,
            grid=options.spots(),
            neutrals=options.neutral_assistants,
            caravan=options.caravan_leader,
            letters_deck=options.letters_deck,
        )
        counts.append(plain(tally.state))
    assert counts[0] == counts[1] and counts[0]["games"] == 3
