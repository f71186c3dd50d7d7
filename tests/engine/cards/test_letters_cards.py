"""The bonus cards of Letters & Seals."""

import pytest

from conftest import At
from engine.table import Table


@pytest.mark.rule("LS-card-letter")
def test_a_letter(at: At) -> None:
    table = at("caravansary", rules="letters", hand=["letter"]).play("play:letter *letter:9")
    assert table.letters() == ["9"] and table.discards == ["letter"]
    table = at("caravansary", rules="letters", hand=["letter"])
    table.state.letter_deck = 0
    assert "play:letter" not in table.options


@pytest.mark.rule("LS-card-dice")
@pytest.mark.parametrize(
    ("roll", "lira", "letters"), [("*3+3", 4, []), ("*3+4", 0, ["9"]), ("*4+5", 2, ["9"]), ("*5+6", 0, ["9", "10"])]
)
def test_dice_bring_lira_or_letters(at: At, roll: str, lira: int, letters: list[str]) -> None:
    table = at("caravansary", rules="letters", lira=0, hand=["dice-letters"])
    table.play(f"play:dice-letters {roll} {' '.join(f'*letter:{place}' for place in letters)}")
    assert table.me.lira == lira and table.letters() == letters


@pytest.mark.rule("LS-card-7lira", "LS-9", "CARD-time")
def test_seven_lira_for_a_good(at: At) -> None:
    table = at("caravansary", rules="letters", lira=0, goods={"fabric": 1, "fruit": 1}, hand=["7lira"])
    assert table.play("play:7lira").options == {"give:fabric", "give:fruit"}
    assert table.play("give:fruit").me.lira == 7 and table.goods == {"fabric": 1}
    assert "play:7lira" not in at("caravansary", rules="letters", hand=["7lira"]).options
    paying = at("auction-house", rules="letters", lira=1, goods={"fabric": 1}, hand=["7lira"]).play("act take:spice play:7lira")
    assert paying.play("give:fabric").options >= {"bid:8"}
    coffee = at("caravansary", rules="grand", lira=0, coffee=1, hand=["7lira"]).play("play:7lira")
    assert coffee.me.lira == 7 and coffee.me.coffee == 0


@pytest.mark.rule("LS-card-good3")
@pytest.mark.parametrize(("colour", "good"), [("red", "fabric"), ("green", "spice"), ("yellow", "fruit"), ("blue", "jewellery")])
def test_a_good_and_three_lira(at: At, colour: str, good: str) -> None:
    table = at("caravansary", rules="letters", lira=0, hand=[f"good3-{colour}"]).play(f"play:good3-{colour}")
    assert table.goods == {good: 1} and table.me.lira == 3


# -- copy


@pytest.mark.rule("LS-card-copy", "CARD-time")
def test_a_copy_counts_as_the_card_on_the_pile_which_stays_there(at: At) -> None:
    table = at("caravansary", rules="letters", lira=0, hand=["copy"]).pile("lira").play("play:copy")
    assert table.me.lira == 5 and table.discards == ["lira", "copy"]


@pytest.mark.rule("LS-card-copy")
def test_a_copy_is_played_when_its_model_could_be(at: At) -> None:
    assert "play:copy" not in at("caravansary", rules="letters", hand=["copy"]).options, "the pile is empty"
    assert "play:copy" not in at("caravansary", rules="letters", hand=["copy"]).pile("copy").options
    assert "play:copy" not in at("caravansary", rules="letters", hand=["copy"]).pile("far").options, "no move now"
    table = at("post-office", rules="letters", hand=["copy"]).pile("post").play("act play:copy")
    assert table.state.post_markers == 2 and table.discards == ["post", "copy"]
    far = at("fountain", rule="turn", rules="letters", hand=["copy"]).pile("far").play("play:copy")
    assert ">gemstone-dealer" in far.options and "play:copy" not in far.options


@pytest.mark.rule("LS-card-copy", "CARD-market")
def test_a_copy_of_the_market_card_makes_a_sale_possible(at: At) -> None:
    table = at("small-market", rules="letters", lira=0, goods={"jewellery": 1}, hand=["copy"]).pile("market")
    table.demand("small", "GGGRY").play("act *small:BRGYY")
    assert table.me.lira == 2 and table.discards == ["market", "copy"]


@pytest.mark.rule("END-2", "LS-card-copy", "LS-card-dice", "LS-card-7lira", "LS-card-good3")
def test_what_is_played_at_the_end(at: At) -> None:
    hand = ["copy", "dice-letters", "7lira", "good3-red", "letter", "neutral", "walk", "follow", "anywhere"]
    table = at("fountain", rule="last_cards", rules="letters", goods={"fabric": 1}, hand=hand).pile("lira")
    table.state.turn_of = 7
    assert table.options == {"end", "play:copy", "play:dice-letters", "play:7lira", "play:good3-red"}


# -- instead of the move


@pytest.mark.rule("LS-card-walk", "TURN-10")
def test_the_family_walks_and_acts_and_that_is_the_turn(at: At) -> None:
    table = at("tea-house", rule="turn", rules="letters", family="fountain", lira=0, hand=["walk", "good"], letters=["6"])
    table.state.smuggler = 9
    table.give(1, merchant="caravansary")
    assert table.play("play:walk").options >= {"send:caravansary", "send:wainwright", "send:embassy", "send:kiosk"}
    table.play("send:caravansary")
    assert table.me.family == 6 and table.letters() == ["6!"] and table.options == {"skip", "act", "play:good"}
    table.play("skip")
    assert table.options == {"end", "play:good"}, "no payment, no encounter"
    assert table.play("end").over and table.me.merchant == 9 and table.me.stack == 4


@pytest.mark.rule("LS-card-walk", "CARD-family")
def test_the_family_is_not_called_home_between_the_card_and_its_step(at: At) -> None:
    table = at("tea-house", rule="turn", rules="letters", family="fountain", hand=["walk", "family"])
    assert "play:family" in table.options
    assert "play:family" not in table.play("play:walk").options
    assert "play:family" in table.play("send:caravansary").options


@pytest.mark.rule("LS-card-walk")
def test_the_family_walks_neither_from_nor_to_the_police_station(at: At) -> None:
    assert "play:walk" not in at("fountain", rule="turn", rules="letters", hand=["walk"]).options
    table = at("fountain", rule="turn", rules="letters", family="tea-house", hand=["walk"]).play("play:walk")
    assert "send:police-station" not in table.options and "send:sultans-palace" in table.options


@pytest.mark.rule("LS-card-follow")
def test_the_merchant_who_is_followed_is_not_paid(at: At) -> None:
    table = at("tea-house", rule="turn", rules="letters", lira=6, hand=["follow"])
    table.give(1, merchant="gemstone-dealer", companion="gemstone-dealer", lira=0).give(2, merchant="tea-house")
    table.play("play:follow")
    assert table.me.merchant == 16 and table.options == {"stop", "leave"}, "there was one place to go"
    table.play("leave pay")
    assert table.me.lira == 4 and table.state.players[1].lira == 2, "the companion is paid"


@pytest.mark.rule("LS-card-follow")
def test_of_two_merchants_one_is_followed(at: At) -> None:
    table = at("tea-house", rule="turn", rules="letters", lira=2, hand=["follow"])
    table.give(1, merchant="gemstone-dealer", lira=0).give(2, merchant="gemstone-dealer", lira=0)
    assert table.play("play:follow").options == {"follow-green", "follow-blue"}
    table.play("follow-blue leave pay")
    assert [player.lira for player in table.state.players[:3]] == [0, 2, 0]


@pytest.mark.rule("LS-card-follow")
def test_nobody_follows_to_his_own_place_or_a_neutral_merchant(at: At) -> None:
    table = at("fountain", rule="turn", rules="letters", players=2, hand=["follow"])
    assert "play:follow" not in table.options


@pytest.mark.rule("LS-card-companion2")
def test_the_companion_goes_two_steps(at: At) -> None:
    table = at("fountain", rule="turn", rules="letters", companion="gemstone-dealer", hand=["companion2"]).play("play:companion2")
    assert table.options == {"companion:kiosk", "companion:wainwright", "companion:fabric-warehouse"}
    assert "play:companion2" not in at("fountain", rule="turn", rules="letters", hand=["companion2"]).options


@pytest.mark.rule("LS-card-anywhere", "TURN-8")
def test_three_lira_lead_anywhere(at: At) -> None:
    table = at("fountain", rule="turn", rules="letters", lira=3, hand=["anywhere", "far"]).play("play:anywhere")
    assert table.me.lira == 0 and len(table.options) == 19 and ">fountain" not in table.options
    assert "play:far" not in table.options, "one card for the move"
    assert "play:anywhere" not in at("fountain", rule="turn", rules="letters", lira=2, hand=["anywhere"]).options


# -- people


@pytest.mark.rule("LS-card-neutral")
def test_somebody_is_used_from_afar_and_may_still_be_met(at: At) -> None:
    table = at("caravansary", rule="encounters", rules="letters", lira=4, hand=["neutral"])
    table.state.governor, table.state.smuggler, table.state.courier = 9, 6, 5
    assert table.play("play:neutral").options == {"governor", "smuggler", "courier"}
    table.play("smuggler take:fabric lira *3+3")
    assert table.state.smuggler == 6 and "smuggler" in table.options, "he was rolled back, and is met now"
    table = at("caravansary", rule="encounters", rules="letters", lira=4, hand=["neutral"])
    table.state.courier = 5
    assert table.play("play:neutral courier *letter:9 lira *1+1").letters() == ["9"] and table.state.courier == 2


@pytest.mark.rule("LS-card-neutral", "MB-tavern-meet", "GB-1")
def test_the_price_is_due_with_the_encounter_tile_too(at: At) -> None:
    def used(whom: str) -> Table:
        mine = {"lira": 2, "goods": {"fabric": 1}, "letters": ["1!"], "hand": ["neutral", "far"], "tavern": ["encounter"]}
        table = at("caravansary", rule="encounters", rules="grand", **mine)
        table.state.trader = 5
        return table.play(f"play:neutral {whom}")

    assert used("governor *{good}").options == {"lira", "discard:far", "discard:good"}
    assert used("smuggler take:spice").options == {"lira", "give:fabric", "give:spice"}
    assert used("courier *letter:9").options == {"lira", "letter:1!", "letter:9"}
    assert used("coffee-trader").options == {"lira", "give:fabric"}
    table = used("coffee-trader lira *1+1")
    assert table.me.coffee == 1 and table.me.lira == 0 and table.state.trader == 2


@pytest.mark.rule("LS-card-neutral", "MB-6", "MB-tavern-meet")
def test_the_coffee_trader_helps_nobody_who_cannot_pay(at: At) -> None:
    table = at("caravansary", rule="encounters", rules="grand", lira=1, hand=["neutral"], tavern=["encounter"])
    table.state.trader = 5
    assert table.play("play:neutral").options == {"governor", "smuggler", "courier"}


@pytest.mark.rule("MB-tavern-meet", "GB-1")
def test_who_is_met_costs_nothing_with_the_encounter_tile(at: At) -> None:
    table = at("caravansary", rule="encounters", rules="grand", lira=0, tavern=["encounter"])
    table.state.courier = 6
    assert table.play("courier *letter:9 *1+1").letters() == ["9"], "the courier costs nothing"


@pytest.mark.rule("LS-7", "TURN-7d")
def test_the_courier_sells_letters_for_lira_or_a_letter(at: At) -> None:
    table = at("caravansary", rule="encounters", rules="letters", lira=2, letters=["1!"])
    table.state.courier = 6
    table.play("courier *letter:9")
    assert table.options == {"lira", "letter:1!", "letter:9"}
    table.play("letter:9 *2+2")
    assert table.letters() == ["1!"] and table.me.lira == 2 and table.state.courier == 4 and table.over
    table = at("caravansary", rule="encounters", rules="letters", lira=2)
    table.state.courier, table.state.letter_deck = 6, 0
    assert table.begin().over, "he has nothing to sell"


@pytest.mark.rule("LS-1")
def test_the_courier_starts_by_a_roll_and_letters_and_tiles_are_face_down(at: At) -> None:
    from bedesten import Game, Options

    view = Game(Options(3, "letters"), seed=1).view(0)
    assert 2 <= view.courier <= 12 and view.letter_deck == 28 and view.kiosk_deck == 24
    assert all(not player.letters and not player.companion and not player.has_companion for player in view.players)


# -- once more


@pytest.mark.rule("LS-card-mosque", "CARD-again")
def test_the_same_mosque_again(at: At) -> None:
    table = at("small-mosque", rules="letters", goods={"fabric": 2, "spice": 2, "fruit": 2}, hand=["mosque"])
    table.play("act tile:red")
    assert table.options == {"enough", "play:mosque"}
    assert table.play("play:mosque").me.tiles == 3 and table.me.rubies == 1
    table = at("small-mosque", rules="letters", goods={"fabric": 2, "fruit": 2}, hand=["mosque"]).play("act")
    assert table.over, "a tile of the other mosque could be taken, but not here"
