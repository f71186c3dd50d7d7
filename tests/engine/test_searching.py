"""The search through the rest of a turn: the same compiled and uncompiled, in many threads, whatever was searched before."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from bedesten.engine.constants import DECLINES, HIDDEN, MET_GOVERNOR, MET_SMUGGLER
from bedesten.engine.features import FEATURES, X_MOVED
from bedesten.engine.names.places import AUCTION_HOUSE, CARAVANSARY, KIOSK, POLICE_STATION
from bedesten.engine.names.questions import ASK_ACT, ASK_MOVE
from bedesten.engine.names.words import ACT, CATCH, END, GOVERNOR, SKIP, SMUGGLER
from bedesten.engine.worths import WORTH_RUBY
from engine.searching import FAST, PURE, as_pure, questions, random_net
from engine.table import Table

KINDS = {"by hand": (False, False), "plain": (False, True), "by net": (True, False)}


@pytest.mark.parametrize("kind", KINDS)
def test_compiled_and_uncompiled_it_finds_the_same(kind: str) -> None:
    fast, pure = FAST.Searcher(*KINDS[kind]), PURE.Searcher(*KINDS[kind])
    nets = random_net(FAST), random_net(PURE)
    for game in questions(4):
        found = fast.values(nets[0], game, game.asked, 60)
        assert found == pure.values(nets[1], as_pure(game), game.asked, 60)
        assert {choice for choice, _ in found} <= set(game.options)
    assert fast.tried == pure.tried


def test_compiled_and_uncompiled_a_game_is_the_same() -> None:
    games = []
    for engine in (FAST, PURE):
        lesson, first, second = engine.Lesson(), engine.Searcher(), engine.Searcher(by_net=False)
        net = random_net(engine)
        game = engine.contest(first, net, second, net, lesson, 3, 0b101, 7, answers=12, rounds=1, noise=900, slips=100)
        games.append((game.memory(), lesson.memory()))
    assert games[0] == games[1]


def test_what_was_searched_before_makes_no_difference() -> None:
    used, net = FAST.Searcher(), random_net(FAST)
    for game in questions(5):
        assert used.values(net, game, game.asked, 300) == FAST.Searcher().values(net, game, game.asked, 300)


def test_many_can_search_at_once() -> None:
    games, net = list(questions(6)), random_net(FAST)

    def searched(game: Any) -> Any:
        return FAST.Searcher().values(net, game, game.asked, 500)

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(searched, games)) == [searched(game) for game in games]


def test_the_position_is_not_changed() -> None:
    net = random_net(FAST)
    for game in questions(3):
        before = game.memory()
        FAST.Searcher().values(net, game, game.asked, 200)
        assert game.memory() == before


def test_a_turn_is_finished_before_it_is_judged() -> None:
    """With a budget of nothing each option is worth what it is worth to decline everything behind it."""
    searcher, net, seen = FAST.Searcher(), random_net(FAST), 0
    for game in questions(6):
        if game.question != ASK_MOVE:
            continue
        for choice, value in searcher.values(net, game, game.asked, 0):
            twin = game.copy()
            twin.state.fate_is_open = 1
            twin.push(choice)
            while twin.asked == game.asked and twin.state.turns == game.state.turns:
                twin.push(twin.options[0])
            if twin.asked < 5:
                assert value == searcher.judged(net, twin, game.asked)
                seen += 1
    assert seen > 30


def test_a_turn_in_which_others_answer_is_finished_as_well() -> None:
    """Whoever opens the kiosk or an auction has had his turn afterwards, like one who does nothing there."""
    searcher, net, seen = FAST.Searcher(), net_of(X_MOVED), set()
    for game in questions(300, apart=1):
        if game.question == ASK_ACT and game.state.acting in (KIOSK, AUCTION_HOUSE) and ACT in game.options:
            values = dict(searcher.values(net, game, game.asked, 400))
            assert values[ACT] == values[SKIP] == searcher.values(net, game, game.asked, 0)[0][1]
            seen.add(game.state.acting)
    assert seen == {KIOSK, AUCTION_HOUSE}


def net_of(feature: int) -> Any:
    """Thinks of nothing but one feature."""
    net, first = FAST.Net(), [0] * FEATURES * HIDDEN
    first[feature * HIDDEN] = 4096
    net.fill(first, [0] * HIDDEN, [4096] + [0] * (HIDDEN - 1))
    return net


def test_what_comes_first_does_not_use_all_answers() -> None:
    """From the Police Station the family member can go anywhere; the Gemstone Dealer, for whom there is the money, comes last."""
    at_station = (game for game in questions(300, apart=1) if game.question == ASK_ACT and game.state.acting == POLICE_STATION)
    game = next(game for game in at_station if ACT in game.options)
    game.state.players[game.asked].lira, game.state.gem_price = 30, 12
    few, many = (dict(FAST.Searcher(by_net=False).values(FAST.Net(), game, game.asked, n)) for n in (400, 100_000))
    plain = dict(FAST.Searcher(by_net=False, plain=True).values(FAST.Net(), game, game.asked, 400))
    assert many[ACT] - few[ACT] < WORTH_RUBY // 10 < few[ACT] - plain[ACT]


def test_declining_is_always_offered_first() -> None:
    for game in questions(40, apart=1):
        assert not any(DECLINES <= option < 0 for option in game.options[1:])


def test_people_are_met_in_one_order() -> None:
    """Everybody whom one may meet, but nobody after one who comes later; families are caught first of all."""
    searcher, net = FAST.Searcher(by_net=False), FAST.Net()
    met = {word: [choice for choice, _ in searcher.values(net, at_meeting(word), 0, 50)] for word in ("", "smuggler", "governor")}
    assert met[""] == [END, GOVERNOR, SMUGGLER]
    assert met["smuggler"] == [END]
    assert met["governor"] == [END, SMUGGLER]
    family = at_meeting("", family=True)
    assert [choice for choice, _ in searcher.values(net, family, 0, 50)] == [CATCH]
    plain = FAST.Searcher(by_net=False, plain=True)
    assert [choice for choice, _ in plain.values(net, family, 0, 50)] == family.options


def at_meeting(met: str, family: bool = False) -> Any:
    """Red is at the Caravansary with the Governor and the Smuggler, and has met one of them perhaps."""
    table = Table(FAST.Position, "caravansary", "encounters", lira=9)
    table.state.governor = table.state.smuggler = CARAVANSARY
    table.state.met = {"": 0, "governor": MET_GOVERNOR, "smuggler": MET_SMUGGLER}[met]
    if family:
        table.state.players[1].family = CARAVANSARY
    table.game.proceed()
    return table.game
