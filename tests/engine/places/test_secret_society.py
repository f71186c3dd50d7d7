import pytest

from conftest import At

SIX = ["1!", "2!", "3!"]


@pytest.mark.rule("LS-P24", "P13-2")
def test_six_seals_bring_the_next_ruby(at: At) -> None:
    table = at("secret-society", rules="letters", lira=0, letters=SIX)
    table.play("act letter:1! letter:2!")
    assert table.options == {"at:sultans-palace", "at:gemstone-dealer"}, "the last letter had no choice"
    price = table.state.gem_price
    table.play("at:gemstone-dealer")
    assert table.me.rubies == 1 and table.state.gem_price == price + 1 and table.letters() == []
    assert table.state.letter_pile.bit_count() == 3 and table.me.lira == 3


@pytest.mark.rule("LS-P24")
def test_three_uses_bring_lira(at: At) -> None:
    for uses, lira in enumerate((3, 2, 1, 0, 0)):
        table = at("secret-society", rules="letters", lira=0, letters=SIX)
        table.state.society_uses = min(uses, 3)
        table.play("act letter:1! letter:2! at:sultans-palace")
        assert table.me.lira == lira and table.state.society_uses == min(uses + 1, 3)


@pytest.mark.rule("LS-P24", "ACT-1")
def test_five_seals_are_not_enough(at: At) -> None:
    assert "act" not in at("secret-society", rules="letters", letters=["1!", "2!", "3"]).options


@pytest.mark.rule("LS-P24", "GB-1")
def test_with_mocha_also_a_ruby_of_the_coffee_house(at: At) -> None:
    table = at("secret-society", rules="grand", letters=SIX).play("act letter:1! letter:2!")
    assert "at:coffee-house" in table.options
    table.play("at:coffee-house")
    assert table.me.rubies == 1 and table.state.coffee_price == 7


@pytest.mark.rule("LS-card-secret", "CARD-again")
def test_the_card_repeats_it_at_the_new_price(at: At) -> None:
    table = at("secret-society", rules="letters", letters=[*SIX, "4!", "5!", "6!"], hand=["secret"])
    table.play("act letter:1! letter:2! letter:3! at:sultans-palace")
    assert table.options == {"enough", "play:secret"}
    table.play("play:secret letter:4! letter:5! at:sultans-palace")
    assert table.me.rubies == 2 and table.discards == ["secret"]
    table = at("secret-society", rules="letters", letters=SIX, hand=["secret"]).play("act letter:1! letter:2! at:sultans-palace")
    assert table.over, "no seals are left"
