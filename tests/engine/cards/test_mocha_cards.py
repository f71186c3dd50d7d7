"""The bonus cards of Mocha & Baksheesh, and its tavern tiles."""

import pytest

from conftest import At

# 16 15 18  3 10
#  8  1  7 17  4
#  2 19  6 12  9
# 20 11  5 14 13


@pytest.mark.rule("MB-card-coffee2")
def test_two_coffee(at: At) -> None:
    table = at("fountain", rules="mocha", hand=["coffee2"]).play("play:coffee2")
    assert table.me.coffee == 2 and table.discards == ["coffee2"]


@pytest.mark.rule("MB-card-guild")
def test_a_guild_card_for_two_coffee(at: At) -> None:
    table = at("fountain", rules="mocha", hand=["guild"], coffee=3).play("play:guild *{guild:9}")
    assert table.me.coffee == 1 and table.guild() == [9] and table.me.guild_n == 1
    assert "play:guild" not in at("fountain", rules="mocha", hand=["guild"], coffee=1).options
    table = at("fountain", rules="mocha", hand=["guild"], coffee=2)
    table.state.guild_deck = 0
    assert "play:guild" not in table.options


@pytest.mark.rule("MB-card-8lira", "CARD-time")
def test_eight_lira_for_a_coffee_also_when_lira_must_be_paid(at: At) -> None:
    table = at("fountain", rules="mocha", hand=["8lira"], coffee=1, lira=0).play("play:8lira")
    assert table.me.coffee == 0 and table.me.lira == 8
    assert "play:8lira" not in at("fountain", rules="mocha", hand=["8lira"]).options
    table = at("police-station", rules="mocha", hand=["8lira", "coffee2"], coffee=1, lira=0).play("act send:wainwright")
    assert table.options == {"skip", "play:8lira"}
    table.play("play:8lira act")
    assert table.me.extensions == 1 and table.me.lira == 1


# -- swapping


@pytest.mark.rule("MB-card-swap", "EX-16")
def test_three_fruit_for_two_jewellery_and_a_coffee(at: At) -> None:
    table = at("fountain", rules="mocha", hand=["swap"], extensions=1, goods={"fruit": 3})
    table.play("play:swap give:fruit give:fruit take:jewellery take:jewellery take:coffee")
    assert table.goods == {"jewellery": 2} and table.me.coffee == 1, "the first fruit was the only thing to give"


@pytest.mark.rule("MB-card-swap")
def test_what_was_given_cannot_be_taken_and_only_what_fits(at: At) -> None:
    table = at("fountain", rules="mocha", hand=["swap"], goods={"fruit": 1, "spice": 2}, coffee=1)
    table.play("play:swap")
    assert table.options == {"give:fruit", "give:spice", "give:coffee"}
    table.play("give:fruit give:coffee")
    assert table.options == {"enough", "give:spice"}
    table.play("enough")
    assert table.options == {"take:fabric", "take:jewellery"}, "the spice is full"
    table.play("take:fabric take:fabric")
    assert table.goods == {"fabric": 2, "spice": 2} and table.me.coffee == 0


@pytest.mark.rule("MB-card-swap", "TURN-9")
def test_what_does_not_fit_is_lost(at: At) -> None:
    full = {"fabric": 2, "spice": 2, "fruit": 2, "jewellery": 2}
    table = at("fountain", rules="mocha", hand=["swap"], goods=full, coffee=1).play("play:swap give:coffee enough")
    assert table.me.coffee == 0 and table.goods == full and table.hand() == []
    assert "play:swap" not in at("fountain", rules="mocha", hand=["swap"]).options


# -- dice


@pytest.mark.rule("MB-card-dice")
@pytest.mark.parametrize(
    "roll, lira, coffee",
    [("1+1", 4, 0), ("3+3", 4, 0), ("3+4", 0, 2), ("4+5", 0, 3), ("5+5", 0, 3), ("5+6", 0, 4), ("6+6", 0, 4)],
)
def test_the_dice_bring_lira_or_coffee(at: At, roll: str, lira: int, coffee: int) -> None:
    table = at("fountain", rules="mocha", hand=["dice-mocha"], lira=0).play(f"play:dice-mocha *{roll}")
    assert (table.me.lira, table.me.coffee) == (lira, coffee)


@pytest.mark.rule("MB-card-six")
def test_after_a_roll_one_die_is_turned_to_six(at: At) -> None:
    table = at("tea-house", rules="mocha", hand=["six"], lira=0).play("act name:9 *3+1")
    assert table.options == {"keep", "play:six"}
    table.play("play:six")
    assert table.options == {"first-to-six", "second-to-six"}
    table.play("second-to-six")
    assert table.me.lira == 9 and table.discards == ["six"]


@pytest.mark.rule("MB-card-six")
def test_a_die_that_shows_six_stays_and_two_of_them_need_no_card(at: At) -> None:
    table = at("tea-house", rules="mocha", hand=["six"], lira=0).play("act name:12 *6+1 play:six")
    assert table.me.lira == 12, "there was only one die to be turned"
    table = at("tea-house", rules="mocha", hand=["six"], lira=0).play("act name:12 *6+6")
    assert table.me.lira == 12 and table.hand() == ["six"]


@pytest.mark.rule("MB-card-six", "MOS-1")
def test_the_card_goes_with_the_red_tile_in_any_order(at: At) -> None:
    for answers in ("turn-first play:six second-to-six", "play:six second-to-six turn-first"):
        table = at("tea-house", rules="mocha", hand=["six", "far"], tiles=["red"], lira=0)
        table.play(f"act name:10 *1+1 {answers}")
        assert table.me.lira == 10 and table.hand() == ["far"]
    table = at("tea-house", rules="mocha", hand=["six", "far"], tiles=["red"], lira=0).play("act name:10 *1+1 roll *5+1")
    assert table.options == {"keep", "play:six"}


@pytest.mark.rule("MB-card-six")
def test_the_card_goes_with_the_dice_card_but_not_with_a_roll_that_moves_somebody(at: At) -> None:
    table = at("fountain", rules="mocha", hand=["dice-mocha", "six"]).play("play:dice-mocha *1+5 play:six first-to-six")
    assert table.me.coffee == 4
    table = at("post-office", "encounters", rules="mocha", hand=["six"], lira=2)
    table.state.smuggler = 5
    table.play("smuggler take:fabric lira *2+3")
    assert table.state.smuggler == 5 and table.hand() == ["six"]


@pytest.mark.rule("MB-card-six", "HID-2")
def test_who_has_other_cards_is_asked_too(at: At) -> None:
    """Otherwise everybody would learn who holds the card."""
    table = at("tea-house", rules="mocha", hand=["far"]).begin()
    for answer in ("act", "name:9"):
        table.play(answer)
    table.game.answer(0)
    assert table.game.asked == 0 and table.words == ["keep"]


# -- moving


@pytest.mark.rule("MB-card-corner")
def test_to_a_corner_of_the_board(at: At) -> None:
    table = at("caravansary", "turn", rules="mocha", hand=["corner", "far"]).play("play:corner")
    assert table.options == {">gemstone-dealer", ">large-market", ">coffee-house", ">sultans-palace"}
    table = at("coffee-house", "turn", rules="mocha", hand=["corner"]).play("play:corner")
    assert ">coffee-house" not in table.options and len(table.options) == 3


@pytest.mark.rule("MB-tavern-move", "TURN-8")
def test_the_movement_tile_leads_straight_on(at: At) -> None:
    table = at("small-market", "turn", rules="mocha", tavern=["movement"], hand=["far"]).play("use:movement-tile")
    straight = {">coffee-house", ">post-office", ">small-mosque", ">sultans-palace", ">tavern", ">wainwright", ">great-mosque"}
    assert table.options == straight, "and no card may replace the move as well"
    table.play(">sultans-palace leave")
    assert table.me.merchant == 13 and table.me.tavern == 1, "the tile is kept"


@pytest.mark.rule("MB-tavern-move", "MB-barrier")
def test_not_through_anothers_barrier(at: At) -> None:
    for owner, reached in ((2, {">coffee-house", ">post-office"}), (1, {">small-mosque", ">sultans-palace"})):
        table = at("small-market", "turn", rules="mocha", tavern=["movement"])
        table.state.barrier[0], table.state.barrier[1], table.state.barrier_owner = 5, 14, owner
        options = table.play("use:movement-tile").options
        assert reached <= options and (owner == 1 or not {">small-mosque", ">sultans-palace"} & options)


# -- again


@pytest.mark.rule("MB-card-wain", "CARD-again")
def test_the_wainwright_again(at: At) -> None:
    table = at("wainwright", rules="mocha", lira=20, hand=["wain"]).play("act")
    assert table.options == {"enough", "play:wain"}
    table.play("play:wain")
    assert table.me.extensions == 2 and table.me.lira == 6


# -- after the last turn


@pytest.mark.rule("END-2")
def test_which_cards_are_played_after_the_last_turn(at: At) -> None:
    mocha = ["coffee2", "guild", "8lira", "swap", "dice-mocha", "six", "corner", "wain", "house"]
    table = at("fountain", "last_cards", rules="mocha", hand=mocha, coffee=9, lira=0)
    table.state.turn_of = 7
    assert table.options == {"end", "play:8lira", "play:swap", "play:dice-mocha"}
    table.play("play:8lira play:swap enough take:fabric play:dice-mocha *1+1")
    assert table.me.lira == 12 and table.goods == {"fabric": 1} and "six" in table.hand()
