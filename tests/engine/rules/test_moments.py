"""When bonus cards and tiles may be played: for each question which of them are offered, and that no others are."""

from typing import Any

import pytest

from bedesten.engine.names.questions import ASK_ACT, ASK_AGAIN, ASK_ASSISTANT, ASK_MEET, ASK_MOVE, ASK_PAY
from bedesten.engine.notation import CARDS as CARD_NAMES
from conftest import At
from engine.table import PLACE, Engine, Table

ALL_CARDS = [name for kind, name in CARD_NAMES.items() if kind < 10]
FREE = {"good", "lira", "family", "yellow-tile"}


def with_everything(at: At, place: str, rule: str = "turn", **mine: Any) -> Table:
    """Red has a card of each kind and the yellow tile, and could use them all."""
    return at(
        place,
        rule,
        hand=ALL_CARDS,
        **{
            "tiles": ["yellow"],
            "assistants": ["wainwright"],
            "family": "great-mosque",
            "lira": 60,
            "extensions": 3,
            "goods": {"fabric": 3, "spice": 3, "fruit": 3, "jewellery": 3},
            **mine,
        },
    )


def offered(table: Table) -> set[str]:
    """The cards and tiles that may be played now."""
    return {text.split(":")[1] for text in table.options if text.startswith(("play:", "use:"))}


# -- free moments


@pytest.mark.rule("CARD-time", "TURN-8")
def test_at_the_start_of_the_turn(at: At) -> None:
    table = with_everything(at, "tea-house")
    assert offered(table) == FREE | {"far", "stay", "assistant"} and table.game.question == ASK_MOVE


@pytest.mark.rule("CARD-time", "TURN-8")
@pytest.mark.parametrize("card", ["far", "stay"])
def test_the_move_is_replaced_once_only(at: At, card: str) -> None:
    table = with_everything(at, "tea-house").play(f"play:{card}")
    assert offered(table) == FREE | {"assistant"}


@pytest.mark.rule("CARD-time")
def test_after_moving(at: At) -> None:
    table = with_everything(at, "spice-warehouse").play(">tea-house")
    assert offered(table) == FREE | {"assistant"} and table.game.question == ASK_ASSISTANT


@pytest.mark.rule("CARD-time")
def test_after_the_assistant_step_before_paying(at: At) -> None:
    table = with_everything(at, "spice-warehouse").give(1, merchant="tea-house").play(">tea-house leave")
    assert offered(table) == FREE and table.game.question == ASK_PAY


@pytest.mark.rule("CARD-time")
@pytest.mark.parametrize("place", ["tea-house", "post-office", "sultans-palace", "gemstone-dealer", "small-market"])
def test_before_the_action(at: At, place: str) -> None:
    assert offered(with_everything(at, place, "action")) == FREE


@pytest.mark.rule("CARD-time", "CARD-again")
@pytest.mark.parametrize(
    ("place", "act", "card"),
    [("post-office", "act", "post"), ("gemstone-dealer", "act", "gem"), ("sultans-palace", "act give:fruit", "sultan")],
)
def test_after_an_action_that_a_card_repeats(at: At, place: str, act: str, card: str) -> None:
    table = with_everything(at, place, "action").play(act)
    assert offered(table) == FREE | {card} and table.game.question == ASK_AGAIN
    for _ in range(2):  # other cards do not end the moment
        table.play("play:lira" if "play:lira" in table.words else "play:good take:fruit")
        assert f"play:{card}" in table.options


@pytest.mark.rule("CARD-time", "CARD-again")
@pytest.mark.parametrize("answers", [">post-office leave act enough", ">post-office leave skip", ">fountain skip"])
def test_when_meeting_people(at: At, answers: str) -> None:
    table = with_everything(at, "fabric-warehouse").play(answers)
    assert offered(table) == FREE and table.game.question == ASK_MEET


@pytest.mark.rule("CARD-time")
def test_after_an_action_that_no_card_repeats(at: At) -> None:
    table = with_everything(at, "spice-warehouse").play(">tea-house leave act name:3 *1+1")
    assert offered(table) == FREE and table.game.question == ASK_MEET


@pytest.mark.rule("CARD-time")
def test_after_each_encounter(at: At) -> None:
    table = with_everything(at, "tea-house", "encounters").give(1, family="tea-house")
    table.state.smuggler = PLACE["tea-house"]
    assert offered(table) == FREE
    assert offered(table.play("catch lira")) == FREE
    assert offered(table.play("smuggler take:fabric lira *1+1")) == FREE


# -- what must be paid


@pytest.mark.rule("CARD-time")
@pytest.mark.parametrize(("who", "answers"), [("governor", "governor *{good}"), ("smuggler", "smuggler take:fabric")])
def test_when_the_governor_or_the_smuggler_is_paid_only_lira(at: At, who: str, answers: str) -> None:
    table = with_everything(at, "tea-house", "encounters")
    setattr(table.state, who, PLACE["tea-house"])
    assert offered(table.play(answers)) == {"lira"}


@pytest.mark.rule("CARD-time", "MOS-3")
def test_when_the_green_tile_is_paid_only_lira(at: At) -> None:
    assert offered(with_everything(at, "spice-warehouse", "action", tiles=["green", "yellow"]).play("act")) == {"lira"}


@pytest.mark.rule("CARD-time", "MOS-3")
def test_the_lira_card_makes_the_green_tile_affordable(at: At) -> None:
    table = at("spice-warehouse", lira=1, tiles=["green"], hand=["lira"]).play("act")
    assert table.options == {"skip", "play:lira"}
    assert table.play("play:lira take:fabric").goods == {"fabric": 1, "spice": 2} and table.me.lira == 4


# -- while an action runs


@pytest.mark.rule("CARD-time")
@pytest.mark.parametrize(
    ("place", "answers", "mine"),
    [
        pytest.param("tea-house", "act", {}, id="naming a number"),
        pytest.param("tea-house", "act name:8 *1+2", {"tiles": ["red", "yellow"]}, id="changing the dice"),
        pytest.param("black-market", "act *1+2", {}, id="taking a good"),
        pytest.param("caravansary", "act", {}, id="deck or pile"),
        pytest.param("caravansary", "act deck *{lira} deck *{lira}", {}, id="discarding"),
        pytest.param("fountain", "act", {}, id="fetching assistants"),
        pytest.param("large-market", "act", {}, id="selling at the Large Market"),
        pytest.param("small-mosque", "act", {}, id="choosing a tile"),
        pytest.param("sultans-palace", "act", {}, id="delivering any good"),
        pytest.param("police-station", "act", {"family": "police-station"}, id="sending the family member"),
        pytest.param("police-station", "act send:tea-house", {"family": "police-station"}, id="before its action"),
        pytest.param("police-station", "act send:post-office", {"family": "police-station"}, id="before a repeatable one"),
        pytest.param("police-station", "act send:tea-house act", {"family": "police-station"}, id="during its action"),
    ],
)
def test_nothing_while_an_action_runs(at: At, place: str, answers: str, mine: dict[str, Any]) -> None:
    table = with_everything(at, place, "action", **mine).pile("far").play(answers)
    assert len(table.options) > 1 and offered(table) == set()


@pytest.mark.rule("CARD-time", "CARD-market")
def test_when_selling_at_the_small_market_only_market(at: At) -> None:
    table = with_everything(at, "small-market", "action").play("act")
    assert offered(table) == {"market"}
    assert offered(table.play("sell:spice")) == {"market"}
    assert offered(table.play("play:market")) == set()


@pytest.mark.rule("CARD-time", "CARD-market", "P12-2")
def test_the_same_when_the_family_member_sells(at: At) -> None:
    table = with_everything(at, "police-station", "action", family="police-station").play("act send:small-market")
    assert offered(table) == set()
    assert offered(table.play("act")) == {"market"}


@pytest.mark.rule("CARD-time", "CARD-again", "P12-2")
@pytest.mark.parametrize(
    ("place", "before", "act", "after"),
    [
        ("post-office", set(), "act", FREE | {"post"}),
        ("sultans-palace", set(), "act give:fruit", FREE | {"sultan"}),
        ("gemstone-dealer", {"lira"}, "act", FREE | {"gem"}),
    ],
)
def test_only_between_the_family_members_action_and_its_repetition_is_a_free_moment(
    at: At, place: str, before: set[str], act: str, after: set[str]
) -> None:
    table = with_everything(at, "police-station", "action", family="police-station").play(f"act send:{place}")
    assert offered(table) == before and table.game.question == ASK_ACT
    assert offered(table.play(act)) == after and table.game.question == ASK_AGAIN


@pytest.mark.rule("CARD-time", "P12-2")
def test_the_lira_card_helps_the_family_member_at_the_wainwright(at: At) -> None:
    table = at("police-station", lira=2, hand=["lira", "good"]).play("act send:wainwright")
    assert table.options == {"skip", "play:lira"}
    assert table.play("play:lira").options == {"skip", "act"}
    assert table.play("act").me.extensions == 1


@pytest.mark.rule("CARD-time", "TURN-8")
def test_after_the_action_that_sent_the_family_member_all_is_free_again(at: At) -> None:
    table = with_everything(at, "fountain", family="police-station").play(">police-station leave act send:tea-house skip")
    assert offered(table) == FREE and table.game.question == ASK_MEET


# -- while a card is carried out, and when nothing may be played any more


@pytest.mark.rule("CARD-time")
@pytest.mark.parametrize("card", ["good", "family", "assistant"])
def test_nothing_while_another_card_is_carried_out(at: At, card: str) -> None:
    table = with_everything(at, "tea-house", assistants=["wainwright", "post-office"]).play(f"play:{card}")
    assert len(table.options) > 1 and offered(table) == set()


@pytest.mark.rule("CARD-time", "TURN-2", "TURN-4")
@pytest.mark.parametrize("answers", ["stop", "leave stop"])
def test_nothing_after_a_turn_that_ended_at_once(at: At, answers: str) -> None:
    table = with_everything(at, "spice-warehouse").give(1, merchant="tea-house", family="tea-house")
    assert table.play(f">tea-house {answers}").over
    assert len(table.hand()) == 10


@pytest.mark.rule("TURN-8")
def test_any_number_of_cards_at_one_moment(at: At) -> None:
    table = at("tea-house", "turn", lira=0, hand=["lira"] * 4 + ["good"] * 2)
    table.play("play:lira play:good take:fruit play:lira play:lira play:lira play:good take:fabric")
    assert table.me.lira == 20 and table.goods == {"fabric": 1, "fruit": 1} and table.game.question == ASK_MOVE


@pytest.mark.rule("TURN-8")
def test_cards_are_played_in_ones_own_turn_only(engine: Engine) -> None:
    game = engine(4, 5)
    for _ in range(2000):
        if game.over or game.state.turn_of >= 4:
            break
        assert game.asked == game.state.turn_of
        game.answer(game.random_choice(False))


# -- the yellow tile


@pytest.mark.rule("MOS-4", "CARD-time")
@pytest.mark.parametrize(
    ("change", "is_offered"),
    [({}, True), ({"lira": 2}, True), ({"lira": 1}, False), ({"assistants": []}, False), ({"tiles": []}, False)],
)
def test_the_yellow_tile_needs_2_lira_and_somebody_to_fetch(at: At, change: dict[str, Any], is_offered: bool) -> None:
    assert ("yellow-tile" in offered(with_everything(at, "tea-house", **change))) == is_offered


@pytest.mark.rule("MOS-4", "TURN-8")
def test_it_serves_once_a_turn_also_for_the_one_just_left(at: At) -> None:
    table = at("spice-warehouse", "turn", lira=9, tiles=["yellow"], assistants=["wainwright"]).play(">tea-house leave")
    table.play("use:yellow-tile fetch:tea-house")
    assert table.me.stack == 3 and table.me.lira == 7
    assert table.options == {"skip", "act"}
