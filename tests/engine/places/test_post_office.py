"""5 Post Office."""

import pytest

from conftest import At


@pytest.mark.rule("P5-1", "P5-2")
@pytest.mark.parametrize(
    ("down", "goods", "lira"),
    [
        (0, {"spice", "fruit"}, 2),
        (1, {"fabric", "fruit"}, 2),
        (2, {"fabric", "fruit"}, 3),
        (3, {"fabric", "jewellery"}, 3),
        (4, {"fabric", "jewellery"}, 4),
    ],
)
def test_it_gives_what_the_markers_leave_uncovered(at: At, down: int, goods: set[str], lira: int) -> None:
    table = at("post-office", lira=1)
    table.state.post_markers = down
    table.play("act")
    assert table.goods == dict.fromkeys(goods, 1) and table.me.lira == 1 + lira and table.over


@pytest.mark.rule("P5-2", "SET-6")
def test_the_markers_go_down_one_by_one_and_then_all_up_again(at: At) -> None:
    table = at("post-office", times=6, lira=0, extensions=3)
    gains = []
    for _ in range(6):
        before = table.me.lira
        gains.append((table.play("act").me.lira - before, table.state.post_markers))
    assert gains == [(2, 1), (2, 2), (3, 3), (3, 4), (4, 0), (2, 1)]
    assert table.goods == {"spice": 2, "fruit": 4, "fabric": 4, "jewellery": 2}


@pytest.mark.rule("EX-1", "P5-1", "P5-2")
def test_example_two_markers_down(at: At) -> None:
    table = at("post-office", lira=0)
    table.state.post_markers = 2
    table.play("act")
    assert table.me.lira == 3 and table.goods == {"fruit": 1, "fabric": 1}
    assert table.state.post_markers == 3


@pytest.mark.rule("P5-2", "TURN-6")
def test_the_markers_stay_if_the_action_is_left_out(at: At) -> None:
    table = at("post-office", lira=0).play("skip")
    assert table.state.post_markers == 0 and table.me.lira == 0 and not table.goods


@pytest.mark.rule("P5-1", "TURN-9", "ACT-1")
def test_what_does_not_fit_is_lost_but_the_lira_are_paid(at: At) -> None:
    table = at("post-office", lira=0, goods={"spice": 2, "fruit": 1}).play("act")
    assert table.goods == {"spice": 2, "fruit": 2} and table.me.lira == 2 and table.state.post_markers == 1


@pytest.mark.rule("CARD-post", "CARD-again", "P5-2")
def test_the_card_repeats_it_with_the_new_markers_and_another_card_once_more(at: At) -> None:
    table = at("post-office", lira=0, hand=["post", "post"])
    assert table.options == {"skip", "act"}  # not before it has been done
    assert table.play("act").options == {"enough", "play:post"}
    table.play("play:post")
    assert table.me.lira == 4 and table.goods == {"spice": 1, "fruit": 2, "fabric": 1}
    table.play("play:post")
    assert table.me.lira == 7 and table.state.post_markers == 3 and table.over and table.discards == ["post", "post"]


@pytest.mark.rule("CARD-post", "CARD-again")
def test_the_card_cannot_be_played_if_the_action_was_left_out_or_was_another_one(at: At) -> None:
    assert at("post-office", hand=["post"]).play("skip").over
    table = at("spice-warehouse", "turn", hand=["post"])
    assert table.play(">tea-house leave act name:3 *1+1").over and table.hand() == ["post"]


@pytest.mark.rule("CARD-again", "CARD-time")
def test_between_it_and_its_repetition_other_cards_may_be_played(at: At) -> None:
    table = at("post-office", lira=0, hand=["post", "good", "lira", "far"]).play("act")
    assert table.options == {"enough", "play:post", "play:good", "play:lira"}
    table.play("play:good take:jewellery play:post")
    assert table.goods == {"spice": 1, "fruit": 2, "fabric": 1, "jewellery": 1}


@pytest.mark.rule("CARD-post", "CARD-again", "P12-2", "CARD-time")
def test_the_family_member_can_repeat_it_too(at: At) -> None:
    table = at("police-station", lira=0, hand=["post", "good", "lira"]).play("act send:post-office act")
    assert table.options == {"enough", "play:post", "play:good", "play:lira"}
    table.play("play:post")
    assert table.me.lira == 4 and table.state.post_markers == 2 and table.hand() == ["good", "lira"]
