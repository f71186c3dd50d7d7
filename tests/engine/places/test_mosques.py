"""14 Small Mosque, 15 Great Mosque, and what their tiles are good for; red and green ones also at the places they serve."""

import pytest

from conftest import At
from engine.table import COLOUR, PLACE

SMALL, GREAT = 0, 1
TILES = [
    ("small-mosque", "red", "fabric"),
    ("small-mosque", "green", "spice"),
    ("great-mosque", "yellow", "fruit"),
    ("great-mosque", "blue", "jewellery"),
]
each_tile = pytest.mark.parametrize(("place", "tile", "good"), TILES)
STACKS = {2: [2, 4], 3: [2, 3, 4], 4: [2, 3, 4, 5], 5: [2, 3, 4, 5]}
FULL = {"fabric": 5, "spice": 5, "fruit": 5, "jewellery": 5}


def bits(*tiles: str) -> int:
    return sum(1 << COLOUR[tile] for tile in tiles)


@pytest.mark.rule("P14", "P15")
@each_tile
def test_own_as_many_goods_as_the_tile_shows_and_pay_one(at: At, place: str, tile: str, good: str) -> None:
    table = at(place, goods={good: 2}, lira=3).play("act")
    assert table.me.tiles == bits(tile) and table.goods == {good: 1} and table.over
    assert table.me.lira == 3 and table.me.rubies == 0


@pytest.mark.rule("P14", "P15", "ACT-1")
@each_tile
def test_one_good_too_few_is_not_enough(at: At, place: str, tile: str, good: str) -> None:
    for shown in (2, 3, 4, 5):
        table = at(place, players=4, extensions=3, goods={good: shown - 1})
        table.state.next_tile[COLOUR[tile]] = shown
        assert table.begin().over and table.me.tiles == 0 and table.goods == {good: shown - 1}


@pytest.mark.rule("P14", "P15", "SET-2")
@each_tile
@pytest.mark.parametrize("players", STACKS)
def test_the_stack_from_its_first_tile_to_the_last(at: At, place: str, tile: str, good: str, players: int) -> None:
    for shown, following in zip(STACKS[players], [*STACKS[players][1:], 0], strict=True):
        table = at(place, players=players, extensions=3, goods={good: shown})
        if shown != 2:
            table.state.next_tile[COLOUR[tile]] = shown
        table.play("act")
        assert table.me.tiles == bits(tile) and table.goods == {good: shown - 1}
        shown_now = dict(zip(("red", "green", "yellow", "blue"), table.state.next_tile, strict=True))
        assert shown_now == dict.fromkeys(shown_now, 2) | {tile: following}


@pytest.mark.rule("P14", "P15", "TURN-9")
@each_tile
def test_when_the_stack_is_empty_nothing_can_be_taken(at: At, place: str, tile: str, good: str) -> None:
    table = at(place, extensions=3, goods={good: 5})
    table.state.next_tile[COLOUR[tile]] = 0
    assert table.begin().over and table.goods == {good: 5} and table.me.tiles == 0


@pytest.mark.rule("P14", "P15")
def test_each_mosque_has_two_colours_to_choose_from(at: At) -> None:
    assert at("small-mosque", extensions=3, goods=FULL).play("act").options == {"tile:red", "tile:green"}
    assert at("great-mosque", extensions=3, goods=FULL).play("act").options == {"tile:yellow", "tile:blue"}


@pytest.mark.rule("P14", "P15")
def test_one_tile_per_action(at: At) -> None:
    table = at("small-mosque", extensions=3, goods=FULL).play("act tile:green")
    assert table.over and table.me.tiles == bits("green") and table.goods == FULL | {"spice": 4}


@pytest.mark.rule("P14", "P15")
@each_tile
def test_nobody_takes_two_tiles_of_a_colour(at: At, place: str, tile: str, good: str) -> None:
    table = at(place, extensions=3, goods={good: 5}, tiles=[tile]).begin()
    assert table.over and table.goods == {good: 5} and table.me.tiles == bits(tile)


@pytest.mark.rule("P14", "P15", "TURN-6")
def test_nobody_has_to_take_a_tile(at: At) -> None:
    table = at("small-mosque", extensions=3, goods=FULL).play("skip")
    assert table.over and table.me.tiles == 0 and table.goods == FULL


@pytest.mark.rule("P14", "P15")
@pytest.mark.parametrize(
    ("place", "mosque", "first", "second"),
    [
        ("small-mosque", SMALL, "red", "green"),
        ("small-mosque", SMALL, "green", "red"),
        ("great-mosque", GREAT, "yellow", "blue"),
        ("great-mosque", GREAT, "blue", "yellow"),
    ],
)
def test_both_tiles_of_a_mosque_bring_one_of_its_rubies_at_once(at: At, place: str, mosque: int, first: str, second: str) -> None:
    table = at(place, times=2, extensions=3, goods=FULL).play(f"act tile:{first}")
    assert table.me.rubies == 0 and list(table.state.mosque_rubies) == [3, 3]
    table.play("act")
    assert table.me.tiles == bits(first, second) and table.me.rubies == 1 and table.over
    assert table.state.mosque_rubies[mosque] == 2 and table.state.mosque_rubies[1 - mosque] == 3


@pytest.mark.rule("P14", "P15")
@pytest.mark.parametrize(
    ("place", "mine", "good"),
    [
        ("great-mosque", ["red"], "fruit"),
        ("great-mosque", ["green"], "jewellery"),
        ("small-mosque", ["yellow", "blue"], "fabric"),
        ("small-mosque", ["blue"], "spice"),
        ("great-mosque", ["red", "green"], "jewellery"),
    ],
)
def test_tiles_of_different_mosques_bring_none(at: At, place: str, mine: list[str], good: str) -> None:
    table = at(place, goods={good: 2}, tiles=mine).play("act")
    assert table.me.rubies == 0 and list(table.state.mosque_rubies) == [3, 3]


@pytest.mark.rule("P14", "P15")
@pytest.mark.parametrize(("left", "rubies"), [(1, 1), (0, 0)])
def test_the_last_ruby_of_a_mosque_and_none(at: At, left: int, rubies: int) -> None:
    for place, mosque, mine, good in (("small-mosque", SMALL, "red", "spice"), ("great-mosque", GREAT, "blue", "fruit")):
        table = at(place, goods={good: 2}, tiles=[mine])
        table.state.mosque_rubies[mosque] = left
        assert table.play("act").me.rubies == rubies and table.state.mosque_rubies[mosque] == 0 and table.over


# -- blue


@pytest.mark.rule("EX-6", "P15", "MOS-2")
def test_example_the_blue_tile_that_shows_3(at: At) -> None:
    table = at("great-mosque", extensions=1, goods={"jewellery": 3})
    table.state.next_tile[COLOUR["blue"]] = 3
    table.play("act")
    assert table.goods == {"jewellery": 2} and table.me.stack == 5


@pytest.mark.rule("MOS-2")
def test_the_fifth_assistant_joins_the_stack_wherever_the_others_are(at: At) -> None:
    places = ["great-mosque", "tea-house", "wainwright", "caravansary"]
    table = at("great-mosque", goods={"jewellery": 2}, assistants=places).play("act")
    assert table.me.stack == 1 and table.me.assistants == sum(1 << PLACE[place] for place in places)


@pytest.mark.rule("MOS-2", "TURN-3")
def test_he_goes_under_the_stack(at: At) -> None:
    table = at("great-mosque", neutrals=True, goods={"jewellery": 2})
    assert table.me.neutral_stack == 1  # the neutral one was at the bottom
    assert table.play("act").me.neutral_stack == 2 and table.me.stack == 5


@pytest.mark.rule("MOS-2")
@pytest.mark.parametrize(("place", "good"), [("small-mosque", "fabric"), ("small-mosque", "spice"), ("great-mosque", "fruit")])
def test_no_other_tile_brings_an_assistant(at: At, place: str, good: str) -> None:
    assert at(place, goods={good: 2}).play("act").me.stack == 4


# -- yellow


@pytest.mark.rule("MOS-4")
def test_the_yellow_tile_brings_an_assistant_back_for_2_lira(at: At) -> None:
    table = at("tea-house", lira=3, tiles=["yellow"], assistants=["wainwright", "caravansary"])
    assert table.options == {"skip", "act", "use:yellow-tile"}
    assert table.play("use:yellow-tile").options == {"fetch:wainwright", "fetch:caravansary"}
    table.play("fetch:caravansary")
    assert table.me.stack == 3 and table.me.assistants == 1 << PLACE["wainwright"] and table.me.lira == 1
    assert table.options == {"skip", "act"} and table.me.tiles == bits("yellow")


@pytest.mark.rule("MOS-4")
def test_also_the_one_just_left_beside_the_merchant(at: At) -> None:
    table = at("fountain", "turn", lira=2, tiles=["yellow"]).play(">tea-house leave")
    assert table.me.stack == 3
    table.play("use:yellow-tile")
    assert table.me.stack == 4 and table.me.assistants == 0 and table.me.lira == 0
    assert table.play("act name:3 *1+2").me.lira == 3 and table.over


@pytest.mark.rule("MOS-4")
@pytest.mark.parametrize(
    ("tiles", "lira", "places"),
    [(["yellow"], 1, ["wainwright"]), (["yellow"], 2, []), (["red", "green", "blue"], 2, ["wainwright"])],
)
def test_it_takes_the_tile_2_lira_and_an_assistant_on_the_board(at: At, tiles: list[str], lira: int, places: list[str]) -> None:
    assert at("tea-house", tiles=tiles, lira=lira, assistants=places).options == {"skip", "act"}


@pytest.mark.rule("MOS-4", "CARD-lira")
def test_a_lira_card_may_make_it_possible(at: At) -> None:
    table = at("tea-house", lira=1, tiles=["yellow"], assistants=["wainwright"], hand=["lira"])
    assert table.options == {"skip", "act", "play:lira"}
    assert table.play("play:lira").options == {"skip", "act", "use:yellow-tile"}


@pytest.mark.rule("MOS-4")
@pytest.mark.parametrize("moment", ["", ">tea-house", ">tea-house leave", ">tea-house leave act name:3 *1+1"])
def test_at_every_free_moment_once_per_turn(at: At, moment: str) -> None:
    table = at("spice-warehouse", "turn", times=2, lira=9, tiles=["yellow"], assistants=["wainwright", "caravansary"])
    table.play(moment)
    assert "use:yellow-tile" in table.options
    table.play("use:yellow-tile fetch:wainwright")
    for answer in [">tea-house", "leave", "act", "name:3", "*1+1"][len(moment.split()) :]:
        assert "use:yellow-tile" not in table.options
        table.play(answer)
    assert ">fountain" in table.options and "use:yellow-tile" in table.options  # a new turn


@pytest.mark.rule("MOS-1", "MOS-4")
def test_each_tile_is_used_by_itself(at: At) -> None:
    table = at("spice-warehouse", "turn", lira=2, tiles=["red", "yellow"])
    assert table.play(">tea-house leave use:yellow-tile act name:3 *1+1").options == {"keep", "turn-first", "turn-second", "roll"}
    table = at("spice-warehouse", "turn", lira=0, tiles=["red", "yellow"]).play(">tea-house leave act name:3 *1+1 roll *1+2")
    assert table.options == {"end", "use:yellow-tile"}


@pytest.mark.rule("MOS-4")
def test_while_an_action_runs_the_yellow_tile_waits(at: At) -> None:
    table = at("tea-house", lira=9, tiles=["yellow", "red"], assistants=["wainwright"]).play("act")
    assert "use:yellow-tile" not in table.options
    assert table.play("name:3 *1+1").options == {"keep", "turn-first", "turn-second", "roll"}


@pytest.mark.rule("MOS-4", "TURN-2")
def test_without_an_assistant_to_leave_the_tile_may_still_get_one(at: At) -> None:
    places = ["wainwright", "caravansary", "small-market", "small-mosque"]
    table = at("fountain", "turn", lira=2, tiles=["yellow"], assistants=places).play(">tea-house")
    assert table.options == {"stop", "use:yellow-tile"}
    assert table.play("use:yellow-tile fetch:caravansary").options == {"stop", "leave"}


@pytest.mark.rule("MOS-4", "P15")
def test_a_yellow_tile_may_be_used_in_the_turn_in_which_it_was_taken(at: At) -> None:
    table = at("fruit-warehouse", "turn", lira=2, goods={"fruit": 2}).play(">great-mosque leave act")
    assert table.options == {"end", "use:yellow-tile"}
    assert table.play("use:yellow-tile").me.stack == 4


@pytest.mark.rule("MOS-4")
def test_he_goes_under_the_stack_too(at: At) -> None:
    table = at("tea-house", neutrals=True, lira=2, tiles=["yellow"], assistants=["wainwright"]).play("use:yellow-tile")
    assert table.me.neutral_stack == 2
