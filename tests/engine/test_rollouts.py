"""Playing on in many worlds: the same compiled and uncompiled, in the same worlds for all options, exact where the game ends."""

from typing import Any

from bedesten.engine.constants import PLAYERS, WIN
from engine.searching import FAST, PURE, as_pure, deal_otherwise, questions, random_net


def rolled(engine: Any, game: Any, worlds: int, choice: int | None = None, first: int = 0, **how: int) -> Any:
    roller = engine.Roller(**({"answers": 20, "later_answers": 10, "rival_answers": 6} | how))
    roller.begin(game, game.asked, 5)
    return roller.worth(random_net(engine), game.options[-1] if choice is None else choice, first, worlds)


def test_compiled_and_uncompiled_they_come_to_the_same() -> None:
    for game in questions(1):
        for how in ({}, {"rounds": 2, "rivals_by_net": True}):
            assert rolled(FAST, game, 1, **how) == rolled(PURE, as_pure(game), 1, **how)


def estimated(engine: Any, game: Any, seat: int) -> Any:
    roller = engine.Roller(answers=20)
    roller.begin(game, seat, 5)
    return roller.estimate(random_net(engine), 0, 2)


def test_who_will_win_is_the_same_compiled_and_uncompiled_for_all_who_look() -> None:
    for game in questions(1):
        for seat in (game.asked, (game.asked + 1) % game.state.players_n, PLAYERS):
            found = estimated(FAST, game, seat)
            assert found == estimated(PURE, as_pure(game), seat)
            assert abs(sum(total for total, _ in found) - 2 * WIN) < 20


def test_the_same_worlds_come_to_the_same_and_others_to_others() -> None:
    differ = 0
    for game in questions(3):
        before = game.memory()
        total, squares = rolled(FAST, game, 8)
        assert (total, squares) == rolled(FAST, game, 8) and game.memory() == before
        assert 0 <= total <= 8 * WIN and total * total <= 8 * squares
        differ += total != rolled(FAST, game, 8, first=8)[0]
    assert differ > 6


def test_lanes_have_worlds_of_their_own() -> None:
    """Two rollers with every other world have played what one has played alone, if nothing is remembered from world to world."""
    game = next(questions(1))
    net, single = random_net(FAST), [rolled(FAST, game, 1, first=world)[0] for world in range(6)]
    for lane in range(2):
        roller = FAST.Roller(answers=20, later_answers=10, rival_answers=6)
        worth = 0
        for world in range(lane, 6, 2):
            roller.begin(game, game.asked, 5)
            worth += roller.worth(net, game.options[-1], world, 1)[0]
        assert worth == sum(single[lane::2])


def test_what_a_seat_cannot_know_makes_no_difference() -> None:
    """In all rule sets: other hidden cards and another chance to come, the same worth, bit for bit."""
    exchanged = 0
    for game in questions(4):
        seat, other = game.asked, game.copy()
        exchanged += deal_otherwise(other, seat)
        other.reseed(99)
        assert rolled(FAST, game.imagined(seat, 3), 4) == rolled(FAST, other.imagined(seat, 3), 4)
    assert exchanged > 16


def test_the_own_next_turn_is_worth_what_the_search_finds_in_it() -> None:
    """Its dice are weighed, not rolled: so fewer worlds tell as much."""
    seen = 0
    for game in map(as_pure, questions(1)):
        roller, net, seat = PURE.Roller(answers=20, later_answers=10, rival_answers=6), random_net(PURE), game.asked
        roller.begin(game, seat, 5)
        total, _ = roller.worth(net, game.options[-1], 0, 1)
        reached = game.copy()
        reached.state = roller.state.game
        if not reached.over:
            assert reached.asked == reached.state.turn_of == seat
            assert reached.state.turns >= game.state.turns + game.state.players_n
            assert total == max(value for _, value in PURE.Searcher().values(net, reached, seat, 10))
            seen += 1
    assert seen > 2


def test_to_the_end_of_the_game_it_is_who_has_won() -> None:
    """Whoever has all rubies in the last round wins in every world; the others in none."""
    for game in questions(3):
        state: Any = game.state
        for player in state.players:
            player.rubies = 0
        state.players[game.asked].rubies = state.rubies_to_win + 4
        state.in_round = state.players_n - 1  # the round ends with this turn
        state.start = (game.asked + 1) % state.players_n
        state.extra_turn = 0
        total, _ = rolled(FAST, game, 3, rounds=3)
        assert total == 3 * WIN
        state.players[game.asked].rubies = 0
        state.players[(game.asked + 1) % state.players_n].rubies = state.rubies_to_win + 4
        total, _ = rolled(FAST, game, 3, rounds=3)
        assert total == 0
