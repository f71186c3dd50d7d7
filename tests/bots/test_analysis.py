"""Analysis of finished games: luck and choices add up, mistakes are marked, bad luck is not, and nobody is judged by what he
could not know."""

from random import Random
from typing import Any

import pytest

from bedesten.bots.analysis.analyser import analyse, digest_of, stretches
from bedesten.bots.analysis.choices import DEPTHS, Difference, Judge
from bedesten.bots.analysis.report import Analysis
from bedesten.bots.bot import Sight
from bedesten.bots.greedy import GreedyBot
from bedesten.bots.levels import shipped_net
from bedesten.engine.constants import FATE, WIN
from bedesten.engine.errors import Refused
from bedesten.engine.game import Game
from bedesten.engine.notation import number
from bedesten.engine.position_text import read_position
from bedesten.engine.record import read_record, write_record
from bots.tables import exchange_hidden_cards, questions

HEAD = (
    "bedesten-position 1 | rules base 2026.2 | layout short | turn 63 round=21 start=green next=red"
    " | people governor@5 smuggler@8 | prices palace=6 gem=21 post=0 | mosques red=2 green=2 yellow=2 blue=2"
    " | demand large=BBBRG small=BYYGG"
)
# The last turn of a game. Red and green have five rubies; red needs 7 lira, of which the Tea House brings as many as are named.
LAST_TURN = (
    f"{HEAD} | red merchant@6 stack=4 lira=2 rubies=5 extensions=3 | green merchant@2 stack=4 lira=8 rubies=5 extensions=3"
    " | blue merchant@3 stack=4 lira=4"
)

LATE = (
    f"{HEAD} | red merchant@6 stack=4 lira=22 rubies=4 extensions=3 hand=good,lira"
    " | green merchant@2 stack=4 lira=18 rubies=4 extensions=3 | blue merchant@3 stack=4 lira=24 rubies=3 extensions=3"
)


def played(position: str, words: str) -> Game:
    game = read_position(position)
    for text in words.split():
        choice = number(text)
        assert choice is not None
        game.apply(choice)
    return game


def last_turn(named: int, rolled: str) -> Analysis:
    return analyse(played(LAST_TURN, f">tea-house leave act name:{named} *{rolled}"), "quick")


@pytest.fixture(scope="module")
def whole() -> tuple[Game, Analysis]:
    """The end of a game: two rounds in which everybody plays at random, then sensible ones."""
    game, random, bot = read_position(LATE), Random(1), GreedyBot()
    game.position.reseed(1)
    game.advance()
    while not game.over:
        is_early = game.position.state.round < 22
        sight = Sight(game.position, game.asked, random.getrandbits(60))
        game.play(game.position.random_choice(True) if is_early else bot.choose(sight, random))
    return game, analyse(game, "quick")


def test_luck_and_choices_add_up_to_the_change(whole: tuple[Game, Analysis]) -> None:
    game, analysis = whole
    chances = [turn.chances for turn in analysis.turns] + [analysis.result]
    for turn, before, after in zip(analysis.turns, chances[:-1], chances[1:], strict=True):
        assert sum(before) == WIN and sum(turn.luck) == 0
        assert turn.change == [late - early for early, late in zip(before, after, strict=True)]
        assert turn.change == [lucky + chosen for lucky, chosen in zip(turn.luck, turn.choices, strict=True)]
        if all(entry.seat != FATE for entry in game.log[turn.first : turn.last + 1]):
            assert turn.luck == [0] * len(before)
    for share in analysis.seats:
        assert share.ended == share.begun + share.luck + share.own + share.others
    assert analysis.looked_at == analysis.of > 0


def test_turns_are_those_of_the_record(whole: tuple[Game, Analysis]) -> None:
    game, analysis = whole
    assert [turn.first for turn in analysis.turns[1:]] == [turn.last + 1 for turn in analysis.turns[:-1]]
    assert analysis.turns[-1].last == len(game.log) - 1 and len(analysis.turns) == len(stretches(game.log))
    winner = game.standings()[0].seat
    assert analysis.result[winner] == WIN


def test_what_is_better_can_be_played(whole: tuple[Game, Analysis]) -> None:
    game, analysis = whole
    better = [(turn, turn.better) for turn in analysis.turns if turn.better]
    for turn, instead in better:
        twin = Game.standing_at(game.options, game.position_before(instead.at))
        assert turn.first <= instead.at <= turn.last and instead.line[0] != instead.played == game.log[instead.at].word
        for text in instead.line:
            assert twin.asked == turn.seat
            twin.choose(text)


def test_marks_stand_only_beyond_two_standard_errors(whole: tuple[Game, Analysis]) -> None:
    marked = [turn for turn in whole[1].turns if turn.mark in ("doubtful", "mistake")]
    assert all((turn.cost or 0) > 2 * turn.error for turn in marked)
    assert [share.marks["mistake"] for share in whole[1].seats] == [
        sum(turn.mark == "mistake" and turn.seat == seat for turn in whole[1].turns) for seat in range(3)
    ]


@pytest.mark.parametrize(("rolled", "is_won"), [("1+3", False), ("6+3", True)])
def test_bad_luck_is_no_mistake(rolled: str, is_won: bool) -> None:
    """7 is reached by 21 of 36 rolls, and nothing is better. What follows is luck, and nothing else."""
    (turn,) = last_turn(7, rolled).turns
    assert turn.chances[:2] == [583334, 416666]
    assert turn.luck[0] == turn.change[0] == (416666 if is_won else -583334) and turn.choices == [0, 0, 0]
    assert (turn.cost, turn.error, turn.mark, turn.better) == (0, 0, "", None)


def test_a_blunder_is_marked_where_it_was() -> None:
    (turn,) = last_turn(12, "1+1").turns
    assert turn.mark == "mistake" and turn.better and turn.better.played == "name:12" and turn.better.line == ["name:7"]
    assert turn.luck[0] == -27777 and turn.choices[0] == 27777 - 583334  # a double six was not to be hoped for
    assert turn.cost and turn.cost > 300_000


def test_a_blunder_is_a_blunder_even_if_it_goes_well() -> None:
    (turn,) = last_turn(12, "6+6").turns
    assert turn.mark == "mistake" and turn.change[0] > 0 > turn.choices[0] and turn.luck[0] == WIN - 27777


def test_the_same_game_gives_the_same_analysis_to_everybody() -> None:
    game = played(LAST_TURN, ">tea-house leave act name:9 *1+1")
    again = read_record(write_record(game))
    again.names = ("Ada", "Grace", "Edsger")
    first, second = analyse(game, "quick").as_json(), analyse(again, "quick").as_json()
    assert {**first, "names": []} == {**second, "names": []} and digest_of(game) == digest_of(again)
    assert digest_of(played(LAST_TURN, ">tea-house leave act name:9 *1+2")) != digest_of(game)


@pytest.mark.slow(1)
@pytest.mark.rule("HID-1", "HID-2")
@pytest.mark.parametrize("players", [2, 4])
def test_a_choice_is_judged_by_what_its_seat_could_know(players: int) -> None:
    judge, exchanged = Judge(shipped_net("base"), DEPTHS["quick"]), 0
    for position in questions(players, seed=3, n=40)[25:]:
        other = position.copy()
        exchanged += exchange_hidden_cards(other, position.asked)
        other.reseed(99)
        for choice in position.options[:2]:
            found = [judge.judged(Sight(one, position.asked, 5), choice, 6) for one in (position, other)]
            assert found[0] == found[1]
    assert exchanged > 5


def test_within_no_time_the_course_is_known_and_nothing_else() -> None:
    analysis = analyse(played(LAST_TURN, ">tea-house leave act name:12 *1+1"), "quick", seconds=-1)
    assert analysis.looked_at == 0 < analysis.of and analysis.turns[0].cost is None and analysis.turns[0].luck[0] == -27777


def test_progress_is_told_step_by_step() -> None:
    told: list[tuple[int, int]] = []
    analyse(played(LAST_TURN, ">tea-house leave act name:12 *1+1"), "quick", lambda done, of: told.append((done, of)))
    assert [done for done, _ in told] == list(range(1, told[-1][1] + 1)) and len({of for _, of in told}) == 1


def test_a_game_that_is_not_over_is_refused() -> None:
    with pytest.raises(Refused, match="once it’s over"):
        analyse(Game(seed=1))


def test_a_rule_set_without_a_net_is_refused(monkeypatch: Any) -> None:
    def missing(rules: str) -> None:
        raise Refused("The net cannot be read.")

    monkeypatch.setattr("bedesten.bots.analysis.analyser.shipped_net", missing)
    with pytest.raises(Refused, match="no net"):
        analyse(played(LAST_TURN, ">tea-house leave act name:12 *1+1"))


def test_a_difference_and_its_standard_error() -> None:
    found = Difference()
    assert found.error == WIN and not found.is_sure()
    for value in (100_000, 200_000, 300_000):
        found.add(value)
    assert found.mean == 200_000 and found.error == 57_735 and found.is_sure()  # 100,000 over the root of 3
    found.add(-600_000)
    assert not found.is_sure()
