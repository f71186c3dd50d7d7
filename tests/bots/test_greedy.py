"""`greedy` plays sensibly, fairly, and always the same for the same chance."""

from random import Random
from typing import Any

import pytest

from bedesten.bots.bot import Sight
from bedesten.bots.greedy import ANSWERS, GreedyBot
from bedesten.bots.simulation import simulate
from bedesten.engine.constants import GO, GOODS
from bedesten.engine.core import Net, Position, Searcher
from bedesten.engine.names.places import BLACK_MARKET, GEMSTONE_DEALER, TEA_HOUSE
from bedesten.engine.names.questions import ASK_ACT, ASK_MOVE, ASK_NUMBER
from bedesten.engine.notation import word
from bedesten.engine.options import Options
from bedesten.engine.searching import middle_roll
from bots.tables import exchange_hidden_cards, questions


def wins_against_keen(players: int, games_per_seat: int, seed: int, layout: str = "random") -> float:
    """The share of games that are won from every seat alike; a shared win counts in part."""
    won = 0.0
    for seat in range(players):
        names = ["greedy" if other == seat else "keen" for other in range(players)]
        won += simulate(Options(players, layout=layout), names, games_per_seat, seed + seat).wins_by_bot["greedy"]
    return won / (players * games_per_seat)


@pytest.mark.slow
def test_it_beats_three_keen_players() -> None:
    assert wins_against_keen(4, 50, seed=100) >= 0.95


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 5])
def test_it_beats_keen_players_at_every_table(players: int) -> None:
    assert wins_against_keen(players, 20, seed=200) >= 0.95


def test_it_nearly_always_wins_a_few_games() -> None:
    assert wins_against_keen(4, 2, seed=300) >= 0.75


@pytest.mark.parametrize(
    ("options", "bots"),
    [
        (Options(2, layout="short"), ["greedy"]),
        (Options(2, layout="random", neutral_assistants=True), ["keen", "greedy"]),
        (Options(3, layout="long", caravan_leader=True), ["greedy"]),
        (Options(4, layout="numbers", neutral_assistants=True, caravan_leader=True), ["greedy"]),
        (Options(5, layout="random", caravan_leader=True), ["greedy"]),
    ],
    ids=lambda value: str(value.players) if isinstance(value, Options) else "",
)
def test_its_games_end_at_every_table(options: Options, bots: list[str]) -> None:
    played = simulate(options, bots, games=1, seed=1, rounds=60)
    assert played.unfinished == 0
    assert played.mean_rounds < 60


def test_the_same_chance_brings_the_same_choice() -> None:
    for position in questions(3, seed=4, n=60):
        choices = {GreedyBot().choose(Sight(position, position.asked, 1), Random(2)) for _ in range(2)}
        assert len(choices) == 1
        assert choices <= set(position.options)


@pytest.mark.rule("HID-1", "HID-2")
def test_it_does_not_peek() -> None:
    """Other cards in the others' hands and in the deck, another chance to come: the same choice."""
    changed = 0
    for position in questions(4, seed=8, n=60):
        seat, other = position.asked, position.copy()
        changed += exchange_hidden_cards(other, seat)
        other.reseed(99)
        assert GreedyBot().choose(Sight(position, seat, 1), Random(2)) == GreedyBot().choose(Sight(other, seat, 1), Random(2))
    assert changed > 30


def test_a_roll_stands_for_all_with_its_sum() -> None:
    assert [sum(divmod(middle_roll(total), 6)) + 2 for total in range(2, 13)] == list(range(2, 13))


def before_turn(merchant: int, lira: int, goods: int = 0) -> Position:
    """The start player's turn begins; he has so many of each good."""
    position = Position(4, 1, grid=Options(layout="short").spots())
    state: Any = position.state
    me = state.players[state.start]
    me.merchant, me.lira = merchant, lira
    for good in range(GOODS):
        me.goods[good] = goods
    position.resume()
    return position


def play(position: Position, seed: int, *until: int) -> str:
    """What it chooses at the first question of these kinds, having played on to there."""
    while position.question not in until:
        position.push(position.options[0] if len(position.options) == 1 else chosen(position, seed))
    return word(chosen(position, seed))


def chosen(position: Position, seed: int) -> int:
    return GreedyBot().choose(Sight(position, position.asked, seed), Random(seed))


def test_it_fetches_a_ruby_that_is_to_be_had() -> None:
    assert play(before_turn(TEA_HOUSE, lira=14), 1, ASK_MOVE) == ">gemstone-dealer"
    assert play(before_turn(TEA_HOUSE, lira=14), 1, ASK_ACT) == "act"
    assert play(before_turn(BLACK_MARKET, lira=0, goods=1), 1, ASK_MOVE) == ">sultans-palace"


def test_at_the_tea_house_it_names_a_likely_number_whatever_will_be_rolled() -> None:
    for seed in range(10):
        position = before_turn(GEMSTONE_DEALER, lira=0)
        position.push(GO + TEA_HOUSE)
        assert play(position, seed, ASK_NUMBER) in ("name:6", "name:7", "name:8")


def test_the_search_stays_within_its_share() -> None:
    tried = []
    for position in questions(4, seed=8, n=60):
        searcher = Searcher(by_net=False, plain=True)
        searcher.values(Net(), position, position.asked, ANSWERS)
        tried.append(searcher.tried)
    assert ANSWERS // 2 < max(tried) < 2 * ANSWERS
