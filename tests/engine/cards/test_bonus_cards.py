"""The bonus cards of the base game: when each is offered, what it does, and that it is put on the pile afterwards."""

import pytest

from bedesten.engine.names.questions import ASK_ACT, ASK_AGAIN, ASK_MEET, ASK_PAY
from bedesten.engine.notation import PLACES
from conftest import At
from engine.table import CARD, PLACE, Table

POLICE_STATION = PLACE["police-station"]


def waiting(table: Table) -> set[str]:
    return {name for n, name in PLACES.items() if table.me.assistants >> n & 1}


def plays(table: Table) -> set[str]:
    return {text for text in table.options if text.startswith("play:")}


# -- the pile


@pytest.mark.rule("CARD-0", "CARD-good")
def test_a_card_is_on_the_pile_after_its_effect_and_not_before(at: At) -> None:
    table = at("tea-house", "turn", hand=["good", "far"]).pile("gem").play("play:good")
    assert table.hand() == ["far"] and table.discards == ["gem"]
    assert table.play("take:spice").discards == ["gem", "good"]


@pytest.mark.rule("CARD-0", "CARD-family")
def test_a_card_whose_effect_empties_the_deck_is_not_shuffled_into_it(at: At) -> None:
    table = at("tea-house", "turn", hand=["family"], family="wainwright").pile("post").deck("gem")
    table.play("play:family card *{gem}")
    assert table.hand() == ["gem"] and table.discards == ["family"]
    assert table.state.deck_n == 1 and table.state.deck[CARD["post"]] == 1, "only what was on the pile"


@pytest.mark.rule("CARD-0", "CARD-family")
def test_nor_can_it_be_drawn_by_its_own_effect(at: At) -> None:
    table = at("tea-house", "turn", hand=["family"], family="wainwright", lira=0).no_deck().play("play:family")
    assert table.me.lira == 3 and table.hand() == [] and table.discards == ["family"]


@pytest.mark.rule("CARD-0", "CARD-sultan")
def test_a_repeated_action_comes_before_the_pile(at: At) -> None:
    table = at("sultans-palace", hand=["sultan"], extensions=3, goods={"fabric": 3, "spice": 3, "fruit": 3, "jewellery": 3})
    assert table.play("act give:fabric play:sultan").discards == []
    assert table.play("give:fruit").discards == ["sultan"]


# -- good, lira


@pytest.mark.rule("CARD-good")
@pytest.mark.parametrize("good", ["fabric", "spice", "fruit", "jewellery"])
def test_good_brings_any_good(at: At, good: str) -> None:
    table = at("tea-house", "turn", hand=["good"]).play("play:good")
    assert table.options == {"take:fabric", "take:spice", "take:fruit", "take:jewellery"}
    assert table.play(f"take:{good}").goods == {good: 1}


@pytest.mark.rule("CARD-good", "TURN-9")
def test_for_which_there_must_be_room(at: At) -> None:
    assert at("tea-house", "turn", hand=["good"], goods={"fabric": 2}).play("play:good take:fabric").goods == {"fabric": 2}


@pytest.mark.rule("CARD-lira")
def test_lira_brings_5_lira(at: At) -> None:
    table = at("tea-house", "turn", hand=["lira"], lira=1).play("play:lira")
    assert table.me.lira == 6 and table.discards == ["lira"] and table.hand() == []


@pytest.mark.rule("CARD-lira", "CARD-time")
def test_lira_before_the_action_makes_it_possible(at: At) -> None:
    table = at("wainwright", hand=["lira"], lira=2)
    assert table.options == {"skip", "play:lira"}
    assert table.play("play:lira act").me.extensions == 1


# -- again


@pytest.mark.rule("CARD-post", "CARD-again")
def test_post_repeats_the_post_office_with_the_new_markers(at: At) -> None:
    table = at("post-office", hand=["post"], lira=0).play("act play:post")
    assert table.goods == {"fabric": 1, "spice": 1, "fruit": 2} and table.me.lira == 4
    assert table.state.post_markers == 2 and table.discards == ["post"] and table.over


@pytest.mark.rule("CARD-post", "CARD-again")
def test_each_card_adds_one_execution(at: At) -> None:
    table = at("post-office", hand=["post", "post"], lira=0).play("act play:post play:post")
    assert table.me.lira == 2 + 2 + 3 and table.state.post_markers == 3 and table.over


@pytest.mark.rule("CARD-gem", "CARD-again")
def test_gem_repeats_the_gemstone_dealer_at_the_new_price(at: At) -> None:
    table = at("gemstone-dealer", hand=["gem"], lira=14 + 15).play("act play:gem")
    assert table.me.rubies == 2 and table.me.lira == 0 and table.state.gem_price == 16


@pytest.mark.rule("CARD-gem", "CARD-again")
def test_gem_needs_the_new_price_which_other_cards_may_bring(at: At) -> None:
    table = at("gemstone-dealer", hand=["gem", "lira"], lira=14 + 14).play("act")
    assert table.options == {"enough", "play:lira"}
    assert table.play("play:lira").options == {"enough", "play:gem"}
    assert table.play("play:gem").me.lira == 4 and table.me.rubies == 2


@pytest.mark.rule("CARD-sultan", "CARD-again")
def test_sultan_repeats_the_palace_at_the_new_price(at: At) -> None:
    goods = {"fabric": 2, "spice": 2, "fruit": 3, "jewellery": 4}
    table = at("sultans-palace", hand=["sultan"], extensions=3, goods=goods).play("act give:jewellery")
    assert table.goods == {"fabric": 1, "spice": 1, "fruit": 2, "jewellery": 2}
    table.play("play:sultan")
    assert table.over and table.me.rubies == 2 and table.goods == {} and table.state.palace_price == 7


@pytest.mark.rule("CARD-sultan", "CARD-again")
def test_sultan_needs_the_goods_of_the_new_price(at: At) -> None:
    goods = {"fabric": 2, "spice": 2, "fruit": 3, "jewellery": 2}
    table = at("sultans-palace", hand=["sultan", "lira"], extensions=3, goods=goods).play("act give:fruit")
    assert table.game.question == ASK_AGAIN and table.options == {"enough", "play:lira"}


@pytest.mark.rule("CARD-again")
@pytest.mark.parametrize(("place", "card"), [("post-office", "post"), ("gemstone-dealer", "gem"), ("sultans-palace", "sultan")])
def test_they_are_played_after_that_action_only(at: At, place: str, card: str) -> None:
    def table() -> Table:
        return at(
            place,
            hand=["post", "gem", "sultan", "lira"],
            lira=40,
            extensions=3,
            goods={"fabric": 3, "spice": 3, "fruit": 3, "jewellery": 3},
        )

    assert plays(table()) == {"play:lira"}, "not before it"
    assert table().play("skip").over, "not instead of it"
    done = table().play("act" if card != "sultan" else "act give:fruit")
    assert plays(done) == {"play:lira", f"play:{card}"}


@pytest.mark.rule("CARD-again")
def test_directly_after_the_action_means_before_the_encounters(at: At) -> None:
    table = at("fabric-warehouse", "turn", hand=["post", "lira"]).play(">post-office leave act enough")
    assert table.game.question == ASK_MEET and table.options == {"end", "play:lira"}


@pytest.mark.rule("CARD-again", "CARD-post", "P12-2")
def test_they_repeat_the_family_members_action_too(at: At) -> None:
    table = at("police-station", hand=["post"], lira=0).play("act send:post-office act play:post")
    assert table.me.lira == 4 and table.me.family == PLACE["post-office"] and table.state.post_markers == 2


# -- family


@pytest.mark.rule("CARD-family")
@pytest.mark.parametrize(("reward", "lira", "hand"), [("lira", 3, []), ("card *{gem}", 0, ["gem"])])
def test_family_brings_it_home_for_a_reward(at: At, reward: str, lira: int, hand: list[str]) -> None:
    table = at("tea-house", "turn", hand=["family"], family="wainwright", lira=0).play("play:family")
    assert table.me.family == POLICE_STATION and table.options == {"lira", "card"}
    table.play(reward)
    assert table.me.lira == lira and table.hand() == hand and table.discards == ["family"]


@pytest.mark.rule("CARD-family")
def test_family_is_of_no_use_at_home(at: At) -> None:
    assert plays(at("tea-house", "turn", hand=["family", "lira"])) == {"play:lira"}


@pytest.mark.rule("CARD-family", "P12-1")
def test_family_before_the_action_of_the_police_station_makes_it_possible(at: At) -> None:
    table = at("police-station", hand=["family"], family="wainwright")
    assert table.options == {"skip", "play:family"}
    assert table.play("play:family lira").options == {"skip", "act"}


@pytest.mark.rule("CARD-family")
def test_family_does_not_touch_the_others(at: At) -> None:
    table = at("tea-house", "turn", hand=["family"], family="wainwright").give(1, family="wainwright").play("play:family lira")
    assert table.state.players[1].family == PLACE["wainwright"]


# -- market


@pytest.mark.rule("CARD-market")
def test_market_lets_any_goods_be_sold_at_the_small_market(at: At) -> None:
    table = at("small-market", hand=["market"], lira=0, extensions=3, goods={"jewellery": 4, "spice": 1}).demand("small", "GGGRY")
    assert table.play("act").options == {"sell:spice", "play:market"}
    assert table.play("play:market").options == {"sell:spice", "sell:jewellery"}
    table.play("sell:jewellery sell:jewellery sell:jewellery")
    assert table.options == {"enough", "sell:spice", "sell:jewellery"}
    table.play("enough *small:BRGYY")
    assert table.over and table.me.lira == 9 and table.goods == {"spice": 1, "jewellery": 1} and table.discards == ["market"]


@pytest.mark.rule("CARD-market")
def test_still_five_at_most_and_the_tile_goes_under_its_stack(at: At) -> None:
    table = at("small-market", hand=["market"], lira=0, extensions=3, goods={"jewellery": 5, "spice": 3}).demand("small", "GGGRY")
    table.play("act play:market" + 5 * " sell:jewellery")
    assert table.options == {"*small:BRGYY", "*small:BRYGG", "*small:RYYGG", "*small:BYYGG"}
    table.play("*small:BYYGG")
    assert table.over and table.me.lira == 20 and table.goods == {"spice": 3}


@pytest.mark.rule("CARD-market", "ACT-1")
def test_market_makes_a_sale_possible_and_is_then_played(at: At) -> None:
    table = at("small-market", hand=["market"], lira=0, goods={"jewellery": 1}).demand("small", "GGGRY")
    assert table.options == {"skip", "act"}
    table.play("act *small:BRGYY")
    assert table.over and table.me.lira == 2 and table.hand() == [] and table.discards == ["market"]


@pytest.mark.rule("CARD-market", "ACT-1")
def test_without_goods_market_is_of_no_use(at: At) -> None:
    assert at("small-market", hand=["market", "lira"]).options == {"skip", "play:lira"}


@pytest.mark.rule("CARD-market")
def test_without_market_goods_must_match(at: At) -> None:
    table = at("small-market", hand=["lira", "far"], goods={"jewellery": 2}).demand("small", "GGGRY")
    assert table.options == {"skip", "play:lira"}


@pytest.mark.rule("CARD-market")
def test_market_may_be_played_in_the_middle_of_the_sale(at: At) -> None:
    table = at("small-market", hand=["market"], lira=0, goods={"jewellery": 1, "fabric": 2}).demand("small", "GGGRY")
    assert table.play("act sell:fabric").options == {"enough", "play:market"}, "only one fabric is in demand"
    table.play("play:market sell:fabric sell:jewellery *small:BRGYY")
    assert table.over and table.me.lira == 9 and table.goods == {}


@pytest.mark.rule("CARD-market")
def test_a_second_market_is_kept(at: At) -> None:
    table = at("small-market", hand=["market", "market"], goods={"jewellery": 2, "spice": 1}).play("act play:market")
    assert table.options == {"sell:spice", "sell:jewellery"} and table.hand() == ["market"]


@pytest.mark.rule("CARD-market")
def test_market_is_of_no_use_at_the_large_market(at: At) -> None:
    table = at("large-market", hand=["market", "lira"], goods={"fruit": 1}).demand("large", "GBBRR")
    assert table.options == {"skip", "play:lira"}
    table = at("large-market", hand=["market"], goods={"fruit": 1, "spice": 1, "fabric": 1}).demand("large", "GBBRR")
    assert table.play("act").options == {"sell:spice", "sell:fabric"}


# -- stay, far


@pytest.mark.rule("CARD-stay", "TURN-4", "TURN-6", "TURN-7")
def test_stay_keeps_the_stack_where_it_is_and_all_else_follows(at: At) -> None:
    table = at("tea-house", "turn", hand=["stay"], lira=3).give(1, merchant="tea-house", family="tea-house", lira=0)
    table.play("play:stay")
    assert table.options == {"stop", "leave"} and table.discards == ["stay"]
    assert table.play("leave").game.question == ASK_PAY
    assert table.play("pay").game.question == ASK_ACT
    table.play("act name:3 *1+2")
    assert table.options == {"lira", "card"}, "the family member is caught"
    table.play("lira")
    assert table.over and table.me.lira == 3 - 2 + 3 + 3 and table.state.players[1].lira == 2
    assert table.me.merchant == PLACE["tea-house"] and waiting(table) == {"tea-house"}


@pytest.mark.rule("CARD-stay", "TURN-2")
def test_who_stays_without_an_assistant_ends_the_turn(at: At) -> None:
    assert at("tea-house", "turn", hand=["stay"], stack=0).play("play:stay").over


@pytest.mark.rule("CARD-stay", "P7-2")
def test_stay_on_the_fountain_leads_straight_to_its_action(at: At) -> None:
    table = at("fountain", "turn", hand=["stay"], assistants=["tea-house"], lira=0).play("play:stay act fetch:tea-house")
    assert table.over and table.me.stack == 4 and table.me.merchant == PLACE["fountain"]


@pytest.mark.rule("CARD-far")
def test_far_from_a_corner_reaches_what_is_one_to_four_steps_away(at: At) -> None:
    table = at("great-mosque", "turn", hand=["far"]).play("play:far")
    too_far = {"great-mosque", "gemstone-dealer", "wainwright", "tea-house"}
    assert table.options == {f">{place}" for n, place in PLACES.items() if n <= 16 and place not in too_far}


@pytest.mark.rule("CARD-far")
def test_far_from_an_inner_place_reaches_every_place_but_its_own(at: At) -> None:
    table = at("fountain", "turn", hand=["far"]).play("play:far")
    assert table.options == {f">{place}" for n, place in PLACES.items() if n <= 16 and place != "fountain"}


@pytest.mark.rule("CARD-far", "TURN-1")
def test_after_far_the_turn_goes_on_as_usual(at: At) -> None:
    table = at("great-mosque", "turn", hand=["far"]).play("play:far >sultans-palace leave")
    assert waiting(table) == {"sultans-palace"} and table.me.merchant == PLACE["sultans-palace"]
    assert table.discards == ["far"]


@pytest.mark.rule("CARD-far", "CARD-stay", "TURN-8")
def test_one_card_replaces_the_move_and_no_second_one(at: At) -> None:
    table = at("tea-house", "turn", hand=["far", "far", "stay", "lira"])
    assert plays(table) == {"play:far", "play:stay", "play:lira"}
    assert plays(table.play("play:far")) == {"play:lira"}
    assert plays(table.play(">small-mosque")) == {"play:lira"}, "nor after the move"


# -- assistant


@pytest.mark.rule("CARD-assistant")
def test_assistant_brings_one_of_ones_own_back(at: At) -> None:
    table = at("tea-house", "turn", hand=["assistant"], assistants=["wainwright", "post-office"])
    table.give(1, assistants=["small-market"]).play("play:assistant")
    assert table.options == {"fetch:wainwright", "fetch:post-office"} and table.discards == []
    table.play("fetch:post-office")
    assert waiting(table) == {"wainwright"} and table.me.stack == 3 and table.discards == ["assistant"]


@pytest.mark.rule("CARD-assistant", "CARD-time")
def test_assistant_serves_before_or_after_moving_until_the_assistant_step_is_done(at: At) -> None:
    table = at("spice-warehouse", "turn", hand=["assistant", "lira"], assistants=["wainwright"])
    assert plays(table) == {"play:assistant", "play:lira"}
    assert plays(table.play(">tea-house")) == {"play:assistant", "play:lira"}
    assert plays(table.play("leave")) == {"play:lira"}


@pytest.mark.rule("CARD-assistant")
def test_assistant_needs_somebody_on_the_board(at: At) -> None:
    table = at("spice-warehouse", "turn", hand=["assistant", "lira"]).give(1, assistants=["wainwright"])
    assert plays(table) == {"play:lira"}


@pytest.mark.rule("CARD-assistant", "TURN-8")
def test_two_of_them_bring_two(at: At) -> None:
    table = at("tea-house", "turn", hand=["assistant", "assistant"], assistants=["wainwright", "post-office"])
    table.play("play:assistant fetch:wainwright play:assistant")
    assert waiting(table) == set() and table.me.stack == 4


@pytest.mark.rule("CARD-assistant", "TURN-3", "NA-4")
def test_who_comes_back_goes_to_the_bottom_of_the_stack(at: At) -> None:
    table = at("tea-house", "turn", neutrals=True, hand=["assistant"], assistants=["wainwright"]).play("play:assistant")
    assert (table.me.stack, table.me.neutral_stack) == (4, 0b0010)


# -- not one's own turn


@pytest.mark.rule("TURN-8", "CARD-time")
def test_the_others_are_not_asked_for_cards_in_somebodys_turn(at: At) -> None:
    table = at("spice-warehouse", "turn", lira=0).give(1, merchant="tea-house", family="tea-house")
    table.give(1, hand=["lira", "good", "family"]).play(">tea-house")
    assert table.game.asked == 0
    table.play("leave")
    assert table.over and table.hand(1) == ["good", "lira", "family"]
