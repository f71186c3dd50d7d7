"""16 Gemstone Dealer."""

import pytest

from conftest import At


@pytest.mark.rule("P16", "SET-5")
@pytest.mark.parametrize(("players", "price"), [(2, 15), (3, 14), (4, 12), (5, 12)])
def test_the_first_ruby(at: At, players: int, price: int) -> None:
    table = at("gemstone-dealer", players=players, lira=price).play("act")
    assert table.me.lira == 0 and table.me.rubies == 1 and table.over and table.state.gem_price == price + 1
    table = at("gemstone-dealer", players=players, lira=price - 1).begin()
    assert table.over and table.me.rubies == 0 and table.me.lira == price - 1


@pytest.mark.rule("EX-7", "P16")
def test_example_the_highest_uncovered_number_is_15(at: At) -> None:
    table = at("gemstone-dealer", lira=20)
    table.state.gem_price = 15
    table.play("act")
    assert table.me.lira == 5 and table.me.rubies == 1 and table.state.gem_price == 16


@pytest.mark.rule("P16")
def test_each_ruby_is_one_lira_dearer(at: At) -> None:
    table = at("gemstone-dealer", times=4, lira=14 + 15 + 16 + 16)
    assert table.play("act act act").over and table.me.rubies == 3 and table.me.lira == 16  # the fourth costs 17


@pytest.mark.rule("P13-2", "P16")
def test_behind_the_last_ruby_comes_another_for_23(at: At) -> None:
    table = at("gemstone-dealer", times=4, lira=22 + 23 + 23 + 22)
    table.state.gem_price = 22
    assert table.play("act").state.gem_price == 23
    assert table.play("act").state.gem_price == 23
    assert table.play("act").state.gem_price == 23
    assert table.over and table.me.rubies == 3 and table.me.lira == 22


@pytest.mark.rule("P16", "TURN-6")
def test_nobody_has_to_buy(at: At) -> None:
    table = at("gemstone-dealer", lira=30).play("skip")
    assert table.over and table.me.rubies == 0 and table.me.lira == 30 and table.state.gem_price == 14


@pytest.mark.rule("P16", "CARD-lira", "CARD-time")
def test_a_lira_card_may_be_played_first(at: At) -> None:
    table = at("gemstone-dealer", lira=9, hand=["lira"])
    assert table.options == {"skip", "play:lira"}
    assert table.play("play:lira act").me.rubies == 1 and table.me.lira == 0


@pytest.mark.rule("CARD-gem", "CARD-again", "P16")
def test_the_card_repeats_it_at_the_new_price_and_another_card_once_more(at: At) -> None:
    table = at("gemstone-dealer", lira=14 + 15 + 16, hand=["gem", "gem"])
    assert table.options == {"skip", "act"}
    assert table.play("act").options == {"enough", "play:gem"}
    assert table.play("play:gem").me.lira == 16 and table.options == {"enough", "play:gem"}
    table.play("play:gem")
    assert table.me.lira == 0 and table.me.rubies == 3 and table.over and table.discards == ["gem", "gem"]


@pytest.mark.rule("CARD-gem", "CARD-again")
def test_the_card_cannot_be_played_with_one_lira_too_few(at: At) -> None:
    table = at("gemstone-dealer", lira=14 + 14, hand=["gem"]).play("act")
    assert table.over and table.me.rubies == 1 and table.hand() == ["gem"]


@pytest.mark.rule("CARD-gem", "CARD-again", "CARD-lira")
def test_a_lira_card_may_be_played_in_between(at: At) -> None:
    table = at("gemstone-dealer", lira=14 + 10, hand=["gem", "lira"]).play("act")
    assert table.options == {"enough", "play:lira"}
    assert table.play("play:lira").options == {"enough", "play:gem"}
    assert table.play("play:gem").me.rubies == 2 and table.me.lira == 0


@pytest.mark.rule("CARD-gem", "CARD-again")
def test_the_card_cannot_be_played_if_the_action_was_left_out(at: At) -> None:
    table = at("gemstone-dealer", lira=50, hand=["gem"]).play("skip")
    assert table.over and table.hand() == ["gem"]


@pytest.mark.rule("CARD-gem", "CARD-again", "P12-2", "CARD-time")
def test_the_family_member_can_repeat_it_and_a_lira_card_may_pay_for_it(at: At) -> None:
    table = at("police-station", lira=14 + 10, tiles=["yellow"], assistants=["tea-house"], hand=["gem", "lira", "good"])
    others = {"enough", "play:good", "use:yellow-tile"}
    assert table.play("act send:gemstone-dealer").options == {"skip", "act", "play:lira"}
    assert table.play("act").options == others | {"play:lira"}
    assert table.play("play:lira").options == others | {"play:gem"}
    table.play("play:gem enough")
    assert table.over and table.me.rubies == 2 and table.me.lira == 0 and table.hand() == ["good"]
