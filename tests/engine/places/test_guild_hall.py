"""18 Guild Hall."""

import pytest

from conftest import At


@pytest.mark.rule("MB-P18", "MB-5")
def test_a_coffee_and_two_guild_cards_of_which_one_is_discarded(at: At) -> None:
    table = at("guild-hall", rules="mocha", guild=[5]).play("act *{guild:7} *{guild:12}")
    assert table.options == {"discard-guild:5", "discard-guild:7", "discard-guild:12"}
    table.play("discard-guild:5")
    assert table.me.coffee == 1 and table.guild() == [7, 12] and table.guild_pile == [5] and table.over


@pytest.mark.rule("MB-5")
def test_as_soon_as_the_deck_is_empty_the_used_cards_are_shuffled(at: At) -> None:
    table = at("guild-hall", rules="mocha")
    table.state.guild_deck, table.state.guild_pile = 1 << 4, 1 << 9 | 1 << 11
    table.play("act *{guild:4}")
    assert table.options == {"*{guild:9}", "*{guild:11}"} and table.guild_pile == []


@pytest.mark.rule("MB-P18", "TURN-9")
def test_of_the_cards_one_takes_as_many_as_there_are(at: At) -> None:
    table = at("guild-hall", rules="mocha", guild=[5])
    table.state.guild_deck = 1 << 4
    table.play("act *{guild:4} discard-guild:4")
    assert table.guild() == [5] and table.guild_pile == [4]
    table = at("guild-hall", rules="mocha", guild=[5])
    table.state.guild_deck = 0
    table.play("act")
    assert table.me.coffee == 1 and table.guild() == [5] and table.over, "nothing was taken, so nothing is discarded"
