"""17 Roasting Plant."""

import pytest

from conftest import At


@pytest.mark.rule("MB-P17", "EX-9")
def test_two_lira_and_a_bonus_card_bring_four_coffee(at: At) -> None:
    table = at("roasting-plant", rules="mocha", lira=5, hand=["far"]).play("act lira discard:far")
    assert table.me.coffee == 4 and table.me.lira == 3 and table.discards == ["far"] and table.over


@pytest.mark.rule("MB-P17")
def test_each_way_once_and_all_of_them_bring_six(at: At) -> None:
    table = at("roasting-plant", rules="mocha", lira=9, goods={"fruit": 2}, hand=["far"], guild=[7])
    table.play("act give:fruit")
    assert table.options == {"enough", "lira", "discard:far", "discard-guild:7"}
    table.play("discard-guild:7")
    assert table.options == {"enough", "lira"} and table.guild_pile == [7] and table.guild() == []
    table.play("lira")
    assert table.me.coffee == 6 and table.goods == {"fruit": 1} and table.hand() == ["far"] and table.over


@pytest.mark.rule("MB-P17", "ACT-1")
def test_at_least_one_is_done(at: At) -> None:
    table = at("roasting-plant", rules="mocha", lira=2, goods={"spice": 1}).play("act")
    assert table.options == {"lira", "give:spice"}


@pytest.mark.rule("MB-P17", "ACT-1")
def test_who_has_nothing_to_give_cannot_roast(at: At) -> None:
    assert at("roasting-plant", rules="mocha", lira=1, coffee=9).options == set()
    assert "act" in at("roasting-plant", rules="mocha", lira=1, guild=[3]).options


@pytest.mark.rule("MB-2", "MB-P17")
def test_coffee_is_no_good_that_could_be_paid(at: At) -> None:
    assert at("roasting-plant", rules="mocha", lira=2, coffee=5, goods={"fabric": 1}).play("act").options == {
        "lira",
        "give:fabric",
    }


@pytest.mark.rule("CARD-time", "MB-P17")
def test_a_lira_card_may_be_played_to_pay(at: At) -> None:
    table = at("roasting-plant", rules="mocha", lira=0, coffee=1, hand=["lira", "good", "8lira"]).play("act")
    assert {"play:lira", "play:8lira"} <= table.options and not {"play:good", "lira"} & table.options
    table.play("play:8lira lira")
    assert table.me.lira == 6 and table.me.coffee == 2
