"""The turn, the rounds, and the end of the game."""

from importlib import import_module
from typing import Any

import pytest

from bedesten.engine.constants import CARDS, NOBODY
from bedesten.engine.names.questions import ASK_ACT, ASK_ASSISTANT, ASK_LAST_CARDS, ASK_MEET, ASK_MOVE, ASK_PAY
from bedesten.engine.notation import CARDS as CARD_NAMES
from bedesten.engine.notation import word
from conftest import At
from engine.table import CARD, LAYOUTS, PLACE, Engine, say

ALL_CARDS = [name for kind, name in CARD_NAMES.items() if kind < 10]


def idle(game: Any) -> None:
    """Whoever has the turn moves and then declines everything."""
    seat = game.asked
    while game.asked == seat and game.state.turn_of == seat:
        words = [word(option) for option in game.options]
        say(game, next((w for w in words if w in ("stop", "skip", "enough", "end")), words[0]))


def hold(game: Any, seat: int, *cards: str) -> None:
    """The player has just these cards."""
    player = game.state.players[seat]
    for kind in range(CARDS):
        player.hand[kind] = 0
    for name in cards:
        player.hand[CARD[name]] += 1
    player.hand_n = len(cards)


def seats_from(game: Any, first: int) -> list[int]:
    """The seats in turn order, without as many as are skipped."""
    n = game.state.players_n
    return [(game.state.start + i) % n for i in range(first, n)]


# -- turns and rounds


@pytest.mark.rule("TURN-0")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_turns_go_clockwise_from_the_start_player(engine: Engine, players: int, seed: int) -> None:
    game = engine(players, seed)
    turns = []
    for _ in range(2 * players):
        turns.append((game.state.round, game.asked))
        idle(game)
    assert turns == [(lap, seat) for lap in (1, 2) for seat in seats_from(game, 0)]


@pytest.mark.rule("TURN-0", "TURN-6")
def test_move_pay_act_and_meet_come_in_this_order(at: At) -> None:
    table = at("spice-warehouse", "turn", lira=5).give(1, merchant="tea-house")
    table.state.governor = PLACE["tea-house"]
    asked = []
    for answers in (">tea-house", "leave", "pay", "act name:3 *1+1", "end"):
        table.begin()
        asked.append(table.game.question)
        table.play(answers)
    assert asked == [ASK_MOVE, ASK_ASSISTANT, ASK_PAY, ASK_ACT, ASK_MEET]
    assert table.over


@pytest.mark.rule("TURN-6")
def test_the_action_may_be_left_out(at: At) -> None:
    table = at("tea-house", "turn", lira=0).play(">spice-warehouse leave skip")
    assert table.over and table.goods == {}


@pytest.mark.rule("TURN-6")
def test_the_action_is_that_of_the_destination(at: At) -> None:
    assert at("tea-house", "turn").play(">spice-warehouse leave act").goods == {"spice": 2}


@pytest.mark.rule("TURN-8")
def test_every_turn_begins_afresh(at: At) -> None:
    table = at("tea-house", "turn", tiles=["yellow"], lira=2, assistants=["wainwright"], hand=["far", "stay"])
    table.state.tiles_used, table.state.reach = 0b1111, 1 + CARD["far"]
    assert {"use:yellow-tile", "play:far", "play:stay"} <= table.options
    assert ">great-mosque" not in table.options


# -- the last round


@pytest.mark.rule("END-1", "EX-19")
@pytest.mark.parametrize("nth", range(4))
def test_with_the_fifth_ruby_the_round_is_played_to_its_end(engine: Engine, nth: int) -> None:
    game = engine(4, 2, grid=LAYOUTS["short"])
    for _ in range(nth):
        idle(game)
    player = game.state.players[game.asked]
    player.merchant, player.rubies, player.lira = PLACE["tea-house"], 4, 12
    game.proceed()
    say(game, ">gemstone-dealer leave act")
    assert player.rubies == 5
    idle(game)
    turns = []
    while game.state.turn_of != NOBODY:
        turns.append(game.asked)
        idle(game)
    assert turns == seats_from(game, nth + 1) and game.state.round == 1
    assert game.question == ASK_LAST_CARDS


@pytest.mark.rule("END-1", "OPT-3")
@pytest.mark.parametrize(("players", "rubies"), [(2, 6), (3, 5), (4, 5), (5, 5)])
def test_the_game_goes_on_with_one_ruby_less(engine: Engine, players: int, rubies: int) -> None:
    game = engine(players, 1)
    game.state.players[0].rubies = rubies - 1
    for _ in range(players):
        idle(game)
    assert game.state.round == 2 and game.state.turn_of == game.state.start
    game.state.players[0].rubies = rubies
    for _ in range(players):
        idle(game)
    assert game.state.round == 2 and game.state.turn_of == NOBODY


# -- the last cards


def after_the_last_turn(engine: Engine, *hands: list[str]) -> Any:
    """A game of three, the hands in turn order."""
    game = engine(3, 1, grid=LAYOUTS["short"])
    game.state.players[0].rubies = 5
    for _ in range(3):
        idle(game)
    for seat, cards in zip(seats_from(game, 0), hands, strict=True):
        hold(game, seat, *cards)
    game.proceed()
    return game


def words(game: Any) -> set[str]:
    return {word(option) for option in game.options}


@pytest.mark.rule("END-2")
def test_everybody_may_play_last_cards_in_turn_order(engine: Engine) -> None:
    game = after_the_last_turn(engine, ["lira"], ["gem"], ["lira"])
    asked = []
    while not game.over:
        asked.append(game.asked)
        say(game, "end")
    assert asked == seats_from(game, 0)


@pytest.mark.rule("END-2")
def test_who_has_no_cards_is_not_asked(engine: Engine) -> None:
    game = after_the_last_turn(engine, [], ["lira"], [])
    assert game.asked == seats_from(game, 0)[1]
    say(game, "end")
    assert game.over


@pytest.mark.rule("END-2", "CARD-time")
def test_only_good_lira_and_family_may_be_played_and_no_tile(engine: Engine) -> None:
    game = after_the_last_turn(engine, ALL_CARDS, [], [])
    player = game.state.players[game.asked]
    player.family, player.lira, player.tiles = PLACE["tea-house"], 30, 0b1111
    player.assistants, player.goods[0] = 1 << PLACE["tea-house"], 2
    game.proceed()
    assert words(game) == {"end", "play:good", "play:lira", "play:family"}


@pytest.mark.rule("END-2", "CARD-good", "CARD-lira")
def test_several_of_them_one_after_the_other(engine: Engine) -> None:
    game = after_the_last_turn(engine, ["good", "lira", "lira", "far"], [], [])
    player = game.state.players[game.asked]
    lira = player.lira
    say(game, "play:lira play:good take:jewellery play:lira end")
    assert game.over and player.lira == lira + 10 and player.goods[3] == 1 and player.hand_n == 1


@pytest.mark.rule("END-2", "CARD-family")
def test_the_family_card_brings_3_lira_and_no_card(engine: Engine) -> None:
    game = after_the_last_turn(engine, ["family", "far"], [], [])
    player = game.state.players[game.asked]
    player.family, player.lira = PLACE["tea-house"], 1
    game.proceed()
    say(game, "play:family")
    assert words(game) == {"end"} and player.lira == 4 and player.family == PLACE["police-station"]


@pytest.mark.rule("END-2", "CARD-family")
def test_the_family_card_cannot_be_played_with_the_family_at_home(engine: Engine) -> None:
    assert words(after_the_last_turn(engine, ["family", "lira"], [], [])) == {"end", "play:lira"}


# -- the winner


def with_standings(engine: Engine, *players: tuple[int, int, int, int]) -> Any:
    """A finished game; rubies, lira, goods and cards of each player."""
    game = after_the_last_turn(engine, [], [], [])
    assert game.over
    for seat, (rubies, lira, goods, cards) in enumerate(players):
        player = game.state.players[seat]
        player.rubies, player.lira = rubies, lira
        for good in range(4):
            player.goods[good] = goods // 4 + (good < goods % 4)
        hold(game, seat, *["far"] * cards)
    return game


def wins(engine: Engine, *players: tuple[int, int, int, int]) -> list[int]:
    """In sixtieths, by seat."""
    tally = import_module(engine.__module__).Tally()
    with_standings(engine, *players).count(tally)
    return [*tally.state.wins][:3]


@pytest.mark.rule("END-3")
@pytest.mark.parametrize(
    "winner",
    [
        pytest.param((6, 0, 0, 0), id="most rubies, whatever else"),
        pytest.param((5, 41, 0, 0), id="then lira"),
        pytest.param((5, 40, 11, 0), id="then goods"),
        pytest.param((5, 40, 10, 9), id="then cards"),
    ],
)
def test_rubies_win_then_lira_then_goods_then_cards(engine: Engine, winner: tuple[int, int, int, int]) -> None:
    assert wins(engine, (5, 40, 10, 8), winner, (4, 99, 20, 20)) == [0, 60, 0]


@pytest.mark.rule("END-3")
def test_goods_of_all_kinds_count_alike(engine: Engine) -> None:
    game = with_standings(engine, (5, 0, 0, 0), (5, 0, 0, 0), (5, 0, 0, 0))
    for seat in range(3):
        game.state.players[seat].goods[seat] = 2
    assert game.standing(0) == game.standing(1) == game.standing(2)


@pytest.mark.rule("END-3")
def test_who_is_still_tied_shares_the_win(engine: Engine) -> None:
    assert wins(engine, (5, 7, 3, 1), (5, 7, 3, 0), (5, 7, 3, 1)) == [30, 0, 30]
    assert wins(engine, *[(5, 7, 3, 1)] * 3) == [20, 20, 20]


@pytest.mark.rule("END-2", "END-3")
def test_the_last_cards_count_for_what_they_bring(engine: Engine) -> None:
    game = after_the_last_turn(engine, ["lira"], ["far"], [])
    first, second, third = seats_from(game, 0)
    for player in game.state.players:
        player.rubies = player.lira = 5
    assert game.standing(first) == game.standing(second) > game.standing(third)
    say(game, "play:lira end")
    assert game.over and game.standing(first) > game.standing(second)


@pytest.mark.rule("MB-3", "TURN-0")
def test_a_guild_card_is_offered_instead_of_the_move_and_the_turn_passes(at: At) -> None:
    table = at("caravansary", "play_the_game", rules="mocha", guild=[17])
    table.state.governor, table.state.smuggler, table.state.trader = 2, 3, 4
    table.play("guild:17")
    assert table.game.asked == 1 and table.state.guild_turn == 0 and table.state.in_round == 1


@pytest.mark.rule("END-3", "MB-2")
def test_coffee_and_guild_cards_do_not_count_at_the_end(at: At) -> None:
    game = at("fountain", rules="mocha").game
    before = game.standing(0)
    game.state.players[0].coffee, game.state.players[0].guild, game.state.players[0].guild_n = 9, 2, 1
    assert game.standing(0) == before
