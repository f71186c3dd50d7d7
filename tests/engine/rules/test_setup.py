"""Setting the table: what is fixed, and what chance decides."""

import pytest

from bedesten.engine.constants import FATE, FATE_CARD, FATE_DICE, FATE_LARGE, FATE_SMALL, FATE_START
from bedesten.engine.notation import CARDS as CARD_NAMES
from bedesten.engine.notation import PLACES
from conftest import At
from engine.table import COLOUR, LAYOUTS, PLACE, Engine, Table, say

COUNTS = [2, 3, 4, 5]


def by_players(*values: int | list[int]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("players", "expected"), [*zip(COUNTS, values, strict=True)])


@pytest.mark.rule("SET-1")
@pytest.mark.parametrize("layout", ["short", "long", "numbers"])
def test_every_place_lies_once_where_the_layout_puts_it(engine: Engine, layout: str) -> None:
    state = engine(3, 1, grid=LAYOUTS[layout]).state
    assert [*state.place_at] == LAYOUTS[layout]
    assert all(state.place_at[state.spot[place]] == place for place in range(1, 17))


# -- the places


@pytest.mark.rule("SET-2")
@by_players([2, 4], [2, 3, 4], [2, 3, 4, 5], [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("mosque", "colour", "good"),
    [
        ("small-mosque", "red", "fabric"),
        ("small-mosque", "green", "spice"),
        ("great-mosque", "blue", "jewellery"),
        ("great-mosque", "yellow", "fruit"),
    ],
)
def test_mosque_tiles_lie_cheapest_on_top(at: At, players: int, expected: list[int], mosque: str, colour: str, good: str) -> None:
    stack, shown = [], at(players=players).state.next_tile[COLOUR[colour]]
    while shown:
        stack.append(shown)
        table = at(mosque, players=players, extensions=3, goods={good: shown})
        table.state.next_tile[COLOUR[colour]] = shown
        table.play("act")
        assert table.me.tiles == 1 << COLOUR[colour]
        shown = table.state.next_tile[COLOUR[colour]]
    assert stack == expected


@pytest.mark.rule("SET-3")
@by_players(2, 3, 4, 4)
def test_rubies_on_the_mosques(engine: Engine, players: int, expected: int) -> None:
    assert [*engine(players).state.mosque_rubies] == [expected, expected]


@pytest.mark.rule("SET-4")
@pytest.mark.parametrize("players", COUNTS)
def test_the_wainwright_has_three_extensions_and_a_ruby_for_everybody(engine: Engine, players: int) -> None:
    game = engine(players, 1, grid=LAYOUTS["short"])
    game.state.governor = game.state.smuggler = 0
    for player in game.state.players[:players]:
        player.merchant, player.lira, player.extensions = PLACE["small-market"], 60, 2
    game.proceed()
    for earlier in range(players):
        say(game, ">wainwright leave pay act end" if earlier else ">wainwright leave act end")
    assert [(player.extensions, player.rubies) for player in game.state.players[:players]] == [(3, 1)] * players


@pytest.mark.rule("SET-5")
@by_players(15, 14, 12, 12)
def test_the_first_price_of_the_gemstone_dealer(at: At, players: int, expected: int) -> None:
    assert at("gemstone-dealer", players=players, lira=expected - 1, hand=["far", "lira"]).options == {"skip", "play:lira"}
    table = at("gemstone-dealer", players=players, lira=expected).play("act")
    assert table.me.lira == 0 and table.me.rubies == 1


@pytest.mark.rule("SET-5")
@by_players(5, 5, 4, 4)
def test_the_first_price_of_the_sultans_palace(at: At, players: int, expected: int) -> None:
    one_of_each = {"fabric": 1, "spice": 1, "fruit": 1, "jewellery": 1}
    assert at("sultans-palace", players=players).state.palace_price == expected
    assert ("act" in at("sultans-palace", players=players, goods=one_of_each, hand=["lira"]).options) == (expected == 4)
    table = at("sultans-palace", players=players, goods={**one_of_each, "fruit": 2}).play("act")
    assert table.me.rubies == 1 and sum(table.goods.values()) == 5 - expected


@pytest.mark.rule("SET-6")
def test_the_markers_of_the_post_office_are_up(at: At) -> None:
    table = at("post-office", lira=0).play("act")
    assert table.goods == {"spice": 1, "fruit": 1} and table.me.lira == 2


@pytest.mark.rule("SET-12", "TURN-5")
def test_with_two_players_three_neutral_merchants_stand_on_mosques_and_gemstone_dealer(engine: Engine) -> None:
    places = sorted(PLACES[place] for place in engine(2).state.neutral_merchants)
    assert places == ["gemstone-dealer", "great-mosque", "small-mosque"]


@pytest.mark.rule("SET-12")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_more_players_there_are_none(engine: Engine, players: int) -> None:
    assert [*engine(players).state.neutral_merchants] == [0, 0, 0]


@pytest.mark.rule("OPT-3")
@by_players(6, 5, 5, 5)
def test_rubies_that_end_the_game(engine: Engine, players: int, expected: int) -> None:
    assert engine(players).state.rubies_to_win == expected


# -- the players


@pytest.mark.rule("SET-10")
@pytest.mark.parametrize("players", COUNTS)
def test_what_a_player_begins_with(engine: Engine, players: int) -> None:
    for seat, player in enumerate(engine(players, 3).state.players[:players]):
        assert (player.seat, PLACES[player.merchant], PLACES[player.family]) == (seat, "fountain", "police-station")
        assert (player.stack, player.neutral_stack, player.assistants) == (4, 0, 0)
        assert (player.extensions, player.tiles, player.rubies, [*player.goods]) == (0, 0, 0, [0, 0, 0, 0])


@pytest.mark.rule("SET-10", "MOS-2")
def test_the_fifth_assistant_waits_for_the_blue_tile(at: At) -> None:
    assert at("great-mosque", goods={"jewellery": 2}).play("act").me.stack == 5


@pytest.mark.rule("SET-10")
def test_the_first_wheelbarrow_holds_two_of_each_good(at: At) -> None:
    assert at("fabric-warehouse").play("act").goods == {"fabric": 2}


# -- what chance decides


@pytest.mark.rule("SET-7", "SET-8", "SET-9", "SET-11")
@pytest.mark.parametrize("players", COUNTS)
def test_chance_decides_start_player_pieces_tiles_and_cards_in_this_order(engine: Engine, players: int) -> None:
    game = engine(players, 0, open_fate=True)
    asked = []
    while game.asked == FATE:
        asked.append(game.state.fate)
        game.answer(game.chances[0][0])
    assert asked == [FATE_START, FATE_DICE, FATE_DICE, FATE_LARGE, FATE_SMALL] + [FATE_CARD] * players
    assert game.asked == 0 == game.state.turn_of


@pytest.mark.rule("SET-11", "SET-8", "SET-7")
def test_a_set_up_as_fate_will_have_it(engine: Engine) -> None:
    game = engine(4, 0, open_fate=True)
    assert game.chances == [(0, 1), (1, 1), (2, 1), (3, 1)], "everybody is equally likely to begin"
    say(game, "*start:blue")
    assert game.chances == [(i, 1) for i in range(36)]
    say(game, "*4+5")
    assert game.chances == [(i, 1) for i in range(36)], "the Smuggler has a roll of his own"
    say(game, "*6+6")
    assert game.chances == [(i, 1) for i in range(5)]
    say(game, "*large:BBBRG")
    assert game.chances == [(i, 1) for i in range(5)]
    say(game, "*small:GGGRY *{gem} *{far} *{lira} *{good}")
    state = game.state
    assert (PLACES[state.governor], PLACES[state.smuggler]) == ("tea-house", "police-station")
    assert (state.demand_order[0][0], state.demand_order[1][0]) == (3, 2)
    assert [player.lira for player in state.players[:4]] == [4, 5, 2, 3], "two for the start player, then one more each"
    hands = [[CARD_NAMES[kind] for kind, n in enumerate(player.hand) if n] for player in state.players[:4]]
    assert hands == [["lira"], ["good"], ["gem"], ["far"]]
    assert game.asked == 2


@pytest.mark.rule("SET-9", "SET-11", "OPT-7")
@pytest.mark.parametrize("players", COUNTS)
def test_of_26_cards_everybody_has_one_and_the_pile_is_empty(engine: Engine, players: int) -> None:
    state = engine(players, 7).state
    assert [player.hand_n for player in state.players[:players]] == [1] * players
    assert state.deck_n == sum(state.deck) == 26 - players and state.discards_n == 0
    kinds = {
        name: state.deck[kind] + sum(player.hand[kind] for player in state.players[:players]) for kind, name in CARD_NAMES.items()
    }
    assert {name: n for name, n in kinds.items() if n} == {
        "good": 4,
        "lira": 4,
        "far": 4,
        "stay": 2,
        "assistant": 2,
        "family": 2,
        "market": 2,
        "sultan": 2,
        "post": 2,
        "gem": 2,
    }


@pytest.mark.rule("SET-7", "HID-1")
@pytest.mark.parametrize("market", ["large", "small"])
def test_below_the_first_demand_tile_any_order_is_possible(at: At, market: str) -> None:
    tile = {"large": "RBBGY", "small": "BRGYY"}[market]
    table = at(f"{market}-market", goods={"spice": 1}).demand(market, tile).play("act")
    assert [ways for _, ways in table.game.chances] == [1] * 4
    assert f"*{market}:{tile}" not in table.options, "used tiles go to the bottom"


@pytest.mark.rule("SET-7")
def test_after_one_cycle_the_order_of_the_demand_tiles_is_known(at: At) -> None:
    def after(tiles: list[int]) -> Table:
        table = at("small-market", goods={"spice": 1})
        table.state.demand_seen[1], table.state.demand_top[1] = len(tiles), len(tiles) - 1
        for i, tile in enumerate(tiles):
            table.state.demand_order[1][i] = tile
        return table.play("act")

    assert after([2, 4, 0, 3]).options == {"*small:BRYGG"}, "only one has not been seen"
    full = after([2, 4, 0, 3, 1])
    assert full.over and full.state.demand_top[1] == 0, "the first one again, without chance"


@pytest.mark.rule("SET-11", "SET-8")
def test_seeds_lead_to_every_start_player_and_to_different_tables(engine: Engine) -> None:
    games = [engine(3, seed, grid=LAYOUTS["short"]) for seed in range(40)]
    assert {game.state.start for game in games} == {0, 1, 2}
    assert len({(game.state.governor, game.state.smuggler) for game in games}) > 20
    assert all(2 <= game.state.governor <= 12 and 2 <= game.state.smuggler <= 12 for game in games)


@pytest.mark.rule("MB-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_mocha_and_baksheesh_adds(engine: Engine, players: int) -> None:
    game = engine(players, 3, rules=1, open_fate=True)
    say(game, "*start:green *1+5 *5+5 *3+6")
    state = game.state
    assert (state.governor, state.smuggler, state.trader) == (6, 10, 9)
    assert state.guild_deck == (1 << 21) - 2 and state.guild_pile == 0 and state.coffee_price == 6
    assert list(state.next_tavern) == [1, 1] and state.baksheesh == 0 and state.barrier_owner == 0
    assert all(player.coffee == player.guild == player.tavern == 0 for player in state.players)
