"""How ratings follow from games: they converge, and they can't be farmed beyond a bound."""

import runpy
from math import exp, log
from pathlib import Path
from random import Random
from statistics import fmean

import pytest

from bedesten.bots.levels import LEVELS
from bedesten.engine.options import RULE_SETS
from bedesten.service.ratings.levels import rated_levels, rating_of_level
from bedesten.service.ratings.model import Finisher, rated
from bedesten.service.ratings.scale import MEAN, Rating, from_log_odds, points, ten_to_one, unit

PLAYERS = (2, 3, 4, 5)


# -- the scale


def test_the_levels_are_derived_from_what_was_measured() -> None:
    bench = runpy.run_path(str(Path(__file__).parents[2] / "bench" / "levels.py"))
    assert bench["WRITTEN"].read_text(encoding="utf-8") == bench["written"](bench["MEASURED"].read_text(encoding="utf-8"))


def test_a_level_without_a_measured_step_is_not_rated() -> None:
    assert rated_levels("base") == ["level-1", "level-2", "level-3", "level-4"] and "level-5" in LEVELS
    assert all(rated_levels(rules)[:3] == ["level-1", "level-2", "level-3"] for rules in RULE_SETS)
    assert rated_levels("nothing like that") == []


@pytest.mark.parametrize("players", PLAYERS)
def test_the_model_says_of_levels_what_was_measured(players: int) -> None:
    """One level-3 against others of level-2: 73.3 % at a table of four."""
    strong, weak = (rating_of_level(level, "base", players).mu / unit(players) for level in ("level-3", "level-2"))
    share = exp(strong) / (exp(strong) + (players - 1) * exp(weak))
    assert share == pytest.approx(8.236 / (8.236 + players - 1), abs=0.002)
    assert points(rating_of_level("level-3", "base", players).mu, players) == 1867


@pytest.mark.parametrize("players", PLAYERS)
def test_points_are_the_same_odds_whatever_the_number_of_players(players: int) -> None:
    assert points(MEAN, players) == 1500 and points(MEAN + ten_to_one(players), players) == 1900
    assert points(from_log_odds(log(10), players), players) == 1900


# -- one game


def table_of(*mus: float) -> list[Finisher]:
    """In the order in which they have finished."""
    return [Finisher(Rating(mu), rank) for rank, mu in enumerate(mus, 1)]


def test_who_wins_gains_and_who_loses_loses() -> None:
    after = [rating.mu for rating in rated(table_of(MEAN, MEAN, MEAN), 3)]
    assert after[0] > MEAN > after[2] and after[0] > after[1] > after[2]


def test_equal_ranks_of_equals_change_no_mean() -> None:
    after = rated([Finisher(Rating(), 1), Finisher(Rating(), 1)], 2)
    assert [round(rating.mu, 9) for rating in after] == [MEAN, MEAN] and after[0].sigma < Rating().sigma


def test_a_bot_stays_what_it_is() -> None:
    bot = rating_of_level("level-2", "base", 2)
    assert rated([Finisher(Rating(), 1), Finisher(bot, 2, is_bot=True)], 2)[1] == bot


def test_alone_nobody_is_rated() -> None:
    assert rated([Finisher(Rating(), 1)], 2) == [Rating()]


def test_who_may_not_gain_may_lose() -> None:
    won = [Finisher(Rating(), 1, may_gain=False), Finisher(Rating(), 2)]
    lost = [Finisher(Rating(), 1), Finisher(Rating(), 2, may_gain=False)]
    assert rated(won, 2)[0] == Rating() and rated(lost, 2)[1].mu < MEAN


@pytest.mark.parametrize("seed", range(20))
def test_nobody_rises_beyond_ten_to_one_over_the_best_of_the_others(seed: int) -> None:
    """The bound that all others below follow from, for any ratings and any order."""
    random = Random(seed)
    for _ in range(50):
        players = random.choice(PLAYERS)
        ratings = [Rating(random.gauss(MEAN, 25), random.uniform(0.5, 25 / 3)) for _ in range(players)]
        ranks = random.sample(range(1, players + 1), players)
        after = rated([Finisher(rating, rank) for rating, rank in zip(ratings, ranks, strict=True)], players)
        for i, rating in enumerate(after):
            best = max(other.mu for n, other in enumerate(ratings) if n != i)
            assert rating.mu <= max(ratings[i].mu, best + ten_to_one(players)) + 1e-9
            assert 0 < rating.sigma <= 25 / 3


# -- many games


def play(random: Random, strengths: list[float]) -> list[int]:
    """Ranks, by Plackett–Luce: `strengths` are log odds."""
    luck = [strength - log(-log(random.random())) for strength in strengths]
    return [1 + sum(other > mine for other in luck) for mine in luck]


def rating_after(random: Random, strength: float, players: int, games: int) -> Rating:
    """Of somebody who plays against bots of the levels 1 to 3, as it comes."""
    levels = [rating_of_level(level, "base", players) for level in rated_levels("base")[:3]]
    mine = Rating()
    for _ in range(games):
        bots = [random.choice(levels) for _ in range(players - 1)]
        ranks = play(random, [strength, *[(bot.mu - MEAN) / unit(players) for bot in bots]])
        met = [Finisher(bot, rank, is_bot=True) for bot, rank in zip(bots, ranks[1:], strict=True)]
        mine = rated([Finisher(mine, ranks[0]), *met], players)[0]
    return mine


@pytest.mark.parametrize("players", PLAYERS)
def test_ratings_converge_to_how_well_somebody_plays(players: int) -> None:
    """People as strong as between level 1 and level 4: after three games it is known roughly, after forty well."""
    random = Random(players)
    off: dict[int, list[float]] = {0: [], 3: [], 40: []}
    for _ in range(60):
        strength = random.gauss(-0.3, 1.3)
        true = points(from_log_odds(strength, players), players)
        for games, found in off.items():
            found.append(abs(points(rating_after(random, strength, players, games).mu, players) - true))
    assert fmean(off[0]) > 1.15 * fmean(off[3]) > 1.3 * fmean(off[40]) and fmean(off[40]) < 90


@pytest.mark.parametrize("players", PLAYERS)
def test_a_rating_becomes_stable(players: int) -> None:
    random = Random(players)
    assert not rating_after(random, 0.5, players, 3).is_stable and rating_after(random, 0.5, players, 40).is_stable


def test_two_people_who_play_only_each_other_find_their_distance() -> None:
    random, distance = Random(1), 1.0
    ratings = [Rating(), Rating()]
    told: list[float] = []
    for _ in range(600):
        ranks = play(random, [distance, 0.0])
        ratings = rated([Finisher(rating, rank) for rating, rank in zip(ratings, ranks, strict=True)], 2)
        told.append((ratings[0].mu - ratings[1].mu) / unit(2))
    assert fmean(told[200:]) == pytest.approx(distance, abs=0.25)


# -- farming


@pytest.mark.parametrize("level", rated_levels("base"))
def test_beating_a_bot_for_ever_shows_no_more_than_ten_to_one(level: str) -> None:
    bot, mine = rating_of_level(level, "base", 2), Rating()
    for _ in range(3000):
        mine = rated([Finisher(mine, 1), Finisher(bot, 2, is_bot=True)], 2)[0]
    assert points(mine.mu, 2) <= max(1500, points(bot.mu, 2) + 400)


def test_a_beginners_bot_makes_nobody_stable() -> None:
    """What is won against somebody who is ten to one weaker tells nothing."""
    bot, mine = rating_of_level("level-1", "base", 2), Rating()
    for _ in range(1000):
        mine = rated([Finisher(mine, 1), Finisher(bot, 2, is_bot=True)], 2)[0]
    assert mine == Rating()


def test_agreed_losses_of_one_account_lift_another_only_so_far() -> None:
    """What one gains the other loses: both together have what two newcomers have."""
    one, other = Rating(), Rating()
    for _ in range(2000):
        one, other = rated([Finisher(one, 1), Finisher(other, 2)], 2)
    assert points(one.mu, 2) <= 1500 + 250


def test_any_number_of_new_accounts_that_lose_lift_another_by_400_points() -> None:
    one = Rating()
    for _ in range(200):
        other = Rating()
        for _ in range(10):
            one, other = rated([Finisher(one, 1), Finisher(other, 2)], 2)
    assert points(one.mu, 2) <= 1900


def test_a_table_full_of_helpers_lifts_nobody_further() -> None:
    one = Rating()
    for _ in range(500):
        one = rated([Finisher(one, 1), *[Finisher(Rating(), rank) for rank in (2, 3, 4, 5)]], 5)[0]
    assert points(one.mu, 5) <= 1900


@pytest.mark.parametrize("losers_stay", [False, True])
def test_a_helper_who_comes_second_is_no_step_to_stand_on(losers_stay: bool) -> None:
    """Agreed: one wins, one is second and so rises, too, and the others, new accounts or always the same, lose to both."""
    one, second, losers = Rating(), Rating(), [Rating()] * 3
    for _ in range(60):
        one, second, *losers = rated([Finisher(one, 1), Finisher(second, 2), *[Finisher(lost, 3) for lost in losers]], 5)
        losers = losers if losers_stay else [Rating()] * 3
    assert points(one.mu, 5) <= 1900


def test_one_account_after_the_other_climbs_no_further() -> None:
    """Each new one beats the one that was lifted last."""
    last = Rating()
    for _ in range(30):
        last = rated([Finisher(last, 1), Finisher(Rating(), 2)], 2)[0]
    for _ in range(6):
        one = Rating()
        for _ in range(8):
            one, last = rated([Finisher(one, 1), Finisher(last, 2)], 2)
        last = one
        assert points(one.mu, 2) <= 1900


def test_lost_games_are_not_won_back_by_losing_more() -> None:
    """Nobody gains who sinks first: the way up is as long as the way down."""
    bot, mine = rating_of_level("level-2", "base", 2), Rating()
    for _ in range(100):
        mine = rated([Finisher(mine, 2), Finisher(bot, 1, is_bot=True)], 2)[0]
    for _ in range(100):
        mine = rated([Finisher(mine, 1), Finisher(bot, 2, is_bot=True)], 2)[0]
    straight = Rating()
    for _ in range(100):
        straight = rated([Finisher(straight, 1), Finisher(bot, 2, is_bot=True)], 2)[0]
    assert mine.mu <= straight.mu
