import pickle
from typing import Any

import pytest

from conftest import At
from engine.table import Table, say


def auction(at: At, players: int = 3, lira: int = 10, **mine: Any) -> Table:
    table = at("auction-house", rules="letters", players=players, lira=lira, **mine)
    for seat in range(1, players):
        table.give(seat, lira=lira)
    return table.play("act take:fabric")


def lira(table: Table) -> list[int]:
    return [player.lira for player in table.state.players[: table.state.players_n]]


@pytest.mark.rule("EX-15", "LS-P23")
def test_the_auction_of_the_rule_book(at: At) -> None:
    """A blue good, a bid of 1, a pass, a bid of 5, a pass: two cards for 5 lira, which go to the one who opened it."""
    table = at("auction-house", rules="letters", lira=6)
    table.give(1, lira=6).give(2, lira=6)
    table.play("act take:jewellery bid:1 pass bid:5 pass *{good} *{lira}")
    assert table.goods == {"jewellery": 1} and table.hand(2) == ["good", "lira"] and lira(table) == [11, 6, 1] and table.over


@pytest.mark.rule("LS-P23")
def test_bids_rise_and_nobody_bids_more_than_he_has(at: At) -> None:
    table = auction(at)
    assert table.options == {f"bid:{n}" for n in range(1, 11)}
    table.play("bid:3")
    assert table.game.asked == 1 and table.options == {"pass", *(f"bid:{n}" for n in range(4, 11))}
    table.play("bid:5 pass")
    assert table.game.asked == 0 and table.options == {"pass", *(f"bid:{n}" for n in range(6, 11))}
    table.play("bid:6 *{good} *{far}")
    assert lira(table) == [4, 10, 10] and table.hand() == ["good", "far"], "one's own bid goes to the supply"


@pytest.mark.rule("LS-P23")
def test_if_nobody_outbids_the_first_bid_wins(at: At) -> None:
    table = auction(at).play("bid:2 pass pass *{good} *{far}")
    assert lira(table) == [8, 10, 10] and len(table.hand()) == 2 and table.over
    assert table.state.bidder == table.state.highest_bid == 0


@pytest.mark.rule("LS-P23")
def test_the_one_who_opened_it_may_raise_a_last_time_over_all_others(at: At) -> None:
    table = auction(at).play("bid:1 bid:2 bid:3 bid:4 *{good} *{far}")
    assert lira(table) == [6, 10, 10] and len(table.hand()) == 2 and table.over


@pytest.mark.rule("LS-P23")
def test_who_cannot_bid_more_is_not_asked(at: At) -> None:
    assert auction(at).play("bid:10").words[0].startswith("*{"), "both others can only pass"


@pytest.mark.rule("LS-P23")
@pytest.mark.parametrize("rich", [49, 64, 200, 255, 256, 3000, 9999])
def test_a_bid_may_be_as_high_as_the_lira_that_one_has(at: At, rich: int) -> None:
    """Beyond the options that a question has room for, and beyond what a byte holds."""
    table = auction(at, lira=rich)
    assert len(table.game.options) == rich
    table.play(f"bid:{rich - 2} bid:{rich - 1}")
    assert table.options == {"pass", f"bid:{rich}"} and table.game.asked == 2
    table.play(f"bid:{rich}")
    assert table.state.highest_bid == 0 and table.state.bidder == 0, "nobody can bid more: it is over"
    table.play("*{good} *{far}")
    assert lira(table) == [2 * rich, rich, 0] and table.hand(2) == ["good", "far"]


@pytest.mark.rule("LS-P23")
def test_an_auction_is_copied_and_stored_in_the_middle(at: At) -> None:
    table = auction(at).play("bid:3 bid:5")
    game, before = table.game, table.game.memory()
    twins = [game.copy(), pickle.loads(pickle.dumps(game))]
    assert all(twin.memory() == before and twin.options == game.options and twin.asked == 2 for twin in twins)
    answers = "bid:7 bid:9 *{good} *{far}"
    table.play(answers)
    for twin in twins:
        assert twin.memory() == before, "nothing is shared"
        say(twin, answers)
        assert twin.memory() == game.memory() and twin.over


@pytest.mark.rule("LS-P23", "ACT-1")
def test_without_a_lira_there_is_no_auction(at: At) -> None:
    assert "act" not in at("auction-house", rules="letters", lira=0, hand=["lira"]).options
    assert "act" in at("auction-house", rules="letters", lira=1).options


@pytest.mark.rule("CARD-time")
def test_whose_turn_it_is_may_play_a_lira_card_when_bidding(at: At) -> None:
    table = at("auction-house", rules="letters", lira=1, hand=["lira"])
    table.give(1, lira=3, hand=["lira"]).play("act take:fabric")
    assert table.options == {"bid:1", "play:lira"}
    table.play("play:lira")
    assert "bid:6" in table.options
    table.play("bid:1")
    assert table.game.asked == 1 and table.options == {"pass", "bid:2", "bid:3"}
