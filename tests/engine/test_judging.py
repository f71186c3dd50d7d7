"""What a position is worth: by hand as it was thought of, by a net as exponentials say."""

from math import exp
from random import Random

import pytest

from bedesten.engine.constants import HIDDEN, WIN
from bedesten.engine.features import FEATURES
from bedesten.engine.judging import decay, outcome
from engine.searching import FAST, as_pure, questions, random_net


def test_decay_is_an_exponential() -> None:
    for x in (0, 1, 63, 64, 1000, 1024, 5000, 12000):
        assert decay(x) / 2**30 == pytest.approx(exp(-x / 1024), rel=1e-6, abs=1e-8)
    assert decay(12288) == decay(10**6) == 1  # never nothing


def test_the_chances_of_all_players_are_those_of_the_outputs() -> None:
    """The same in fractions: one layer that cuts off below 0, then exponentials over the players."""
    random = Random(1)
    first = [random.randint(-900, 900) for _ in range(FEATURES * HIDDEN)]
    bias = [random.randint(-900, 900) for _ in range(HIDDEN)]
    second = [random.randint(-900, 900) for _ in range(HIDDEN)]
    net, searcher = FAST.Net(), FAST.Searcher()
    net.fill(first, bias, second)
    for game in questions(3):
        players, seat = game.state.players_n, game.asked
        outputs = []
        for other in range(players):
            inputs = searcher.features(game, other, seat)
            sums = [bias[j] + sum(n * first[i * HIDDEN + j] for i, n in enumerate(inputs) if n) for j in range(HIDDEN)]
            outputs.append(sum(max(0, total) * weight for total, weight in zip(sums, second, strict=True)) / 4096**2)
        powers = [exp(output - max(outputs)) for output in outputs]
        assert searcher.judged(net, game, seat) / WIN == pytest.approx(powers[seat] / sum(powers), abs=0.01)


def test_a_net_of_nothing_gives_everybody_the_same() -> None:
    searcher, net = FAST.Searcher(), FAST.Net()
    for game in questions(2):
        assert searcher.judged(net, game, game.asked) == pytest.approx(WIN / game.state.players_n, abs=1)


def test_features_without_weights_count_for_nothing() -> None:
    """A net that is older than the last features knows nothing of them."""
    short, long = FAST.Net(), FAST.Net()
    short.fill([5] * (HIDDEN * 7), [0] * HIDDEN, [100] * HIDDEN)
    long.fill([5] * (HIDDEN * 7) + [0] * (HIDDEN * (FEATURES - 7)), [0] * HIDDEN, [100] * HIDDEN)
    assert short.memory() == long.memory()


def test_when_the_game_is_over_nothing_else_counts() -> None:
    game = next(questions(1))
    pure = as_pure(game)
    for player in pure.state.players:
        player.rubies, player.lira, player.goods[:], player.hand_n = 0, 3, [0] * 4, 0
    assert [outcome(pure.state, seat, False) for seat in (0, 1)] == [WIN // 2, WIN // 2]
    pure.state.players[1].lira = 4
    assert [outcome(pure.state, seat, False) for seat in (0, 1)] == [0, WIN]
    assert [outcome(pure.state, seat, True) for seat in (0, 1)] == [-WIN, WIN]


def test_others_are_not_looked_at_again_without_need() -> None:
    """What is remembered of them gives the same as looking again."""
    net = random_net(FAST)
    for game in questions(4):
        used, twin = FAST.Searcher(), game.copy()
        used.values(net, game, game.asked, 200)
        before = used.judged(net, game, game.asked)
        twin.state.players[game.asked].lira += 5
        assert used.judged(net, twin, game.asked) == FAST.Searcher().judged(net, twin, game.asked)
        assert used.judged(net, game, game.asked) == before
