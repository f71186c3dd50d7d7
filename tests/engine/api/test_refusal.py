"""Why an answer is not possible: each sentence, with the numbers that stand in the way, and its clause."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from bedesten import Game, Options, Refused
from bedesten.engine.constants import OWN_SUPPLY
from bedesten.engine.errors import says
from bedesten.engine.names.places import FOUNTAIN, ROASTING_PLANT, WAINWRIGHT
from bedesten.engine.notation import number
from bedesten.engine.refusal import refusal
from bedesten.engine.refusal_actions import action_refused
from bedesten.engine.refusal_sentences import because
from bedesten.texts.files import written
from conftest import At

KEYS = re.findall(r"^refusal-([\w-]+)", written("en")["refusals.ftl"], re.MULTILINE)
NOTHING: Mapping[str, Any] = MappingProxyType({})


class Case(NamedTuple):
    where: str  # place, rule, and the rule set, if it is not the base game
    word: str  # what is answered
    clause: str | None
    args: Mapping[str, Any] = NOTHING  # what stands in the sentence
    mine: Mapping[str, Any] = NOTHING  # what red has
    there: Mapping[str, Any] = NOTHING  # what else is so
    before: str = ""  # what is answered before


ALL_GOODS = {"fabric": 1, "spice": 1, "fruit": 1, "jewellery": 1}
CASES = {
    "not-waiting": Case("post-office use_assistant", "join", "TURN-2", {"place": "post-office"}),
    "neutral-not-waiting": Case("post-office use_assistant", "join-neutral", "NA-2", {"place": "post-office"}),
    "two-assistants": Case("tavern use_assistant mocha", "leave", "TURN-3", {"place": "tavern"}, {"assistants": ["tavern"]}),
    "no-assistant": Case("post-office use_assistant", "leave", "TURN-2", {}, {"stack": 0}),
    "family-elsewhere": Case("police-station action", "send:police-station", "P12-1", before="act"),
    "no-good": Case(
        "small-market action",
        "sell:spice",
        "P11",
        {"good": "spice"},
        {"goods": {"fabric": 1, "fruit": 1}},
        {"demand": "BRGYY"},
        "act",
    ),
    "no-tile": Case("small-mosque action", "tile:blue", "P14", {}, {"goods": {"fabric": 2, "spice": 2}}, before="act"),
    "no-answer": Case("tea-house action", "join", None, {"word": "join"}, before="act"),
    "not-on-board": Case("fountain turn", ">tavern", "OPT-1", {"place": "tavern"}),
    "must-move": Case("fountain turn", ">fountain", "TURN-1", {"place": "fountain"}),
    "out-of-reach": Case("fountain turn", ">black-market", "TURN-1", {"place": "black-market", "steps": 3}),
    "out-of-far-reach": Case(
        "wainwright turn grand",
        ">catacombs",
        "CARD-far",
        {"place": "catacombs", "steps": 8},
        {"hand": ["far"]},
        before="play:far",
    ),
    "fee": Case(
        "tea-house pay_merchants", "pay", "TURN-4", {"merchants": 1, "price": 2, "lira": 1}, {"lira": 1}, {"merchant": 9}
    ),
    "catch-first": Case("tea-house encounters", "end", "TURN-7a", there={"family": 9, "governor": 9}),
    "nobody-to-catch": Case("post-office encounters", "catch", "TURN-7a"),
    "met-governor": Case("tea-house encounters", "governor", "TURN-7", there={"governor": 9, "met": 1}),
    "met-smuggler": Case("tea-house encounters", "smuggler", "TURN-7", there={"smuggler": 9, "met": 2}),
    "governor-elsewhere": Case("tea-house encounters", "governor", "TURN-7", {"place": "wainwright"}),
    "smuggler-elsewhere": Case("tea-house encounters", "smuggler", "TURN-7", {"place": "wainwright"}),
    "no-card-to-draw": Case("tea-house encounters", "governor", "TURN-7b", there={"governor": 9, "deck": ()}),
    "no-demand": Case(
        "small-market action",
        "sell:jewellery",
        "P11",
        {"good": "jewellery"},
        {"goods": {"spice": 1, "fruit": 1, "jewellery": 1}},
        {"demand": "GGGRY"},
        "act",
    ),
    "all-extensions": Case("wainwright action", "act", "P1-2", {}, {"lira": 30, "extensions": 3}),
    "extension-price": Case("wainwright action", "act", "P1", {"price": 7, "lira": 3}, {"lira": 3}),
    "ruby-price": Case("gemstone-dealer action", "act", "P16", {"price": 14, "lira": 5}, {"lira": 5}),
    "family-away": Case("police-station action", "act", "P12-1", {"place": "tea-house"}, {"family": "tea-house"}),
    "no-good-in-demand": Case("small-market action", "act", "P11"),
    "sultan-needs": Case(
        "sultans-palace action",
        "act",
        "P13",
        {"goods": {"spice": 1, "fruit": 1, "jewellery": 1}},
        {"goods": {"fabric": 1}},
    ),
    "sultan-needs-any": Case("sultans-palace action", "act", "P13", {"number": 1}, {"goods": ALL_GOODS}),
    "tile-owned": Case("small-mosque action", "act", "P14", {"good": "spice"}, {"tiles": ["green"]}),
    "tile-gone": Case("small-mosque action", "act", "P14", {"good": "spice"}, {}, {"next_tile": (2, 0, 2, 2)}),
    "tile-price": Case("great-mosque action", "act", "P15", {"good": "jewellery", "price": 2, "number": 1}, {"goods": ALL_GOODS}),
    "card-not-held": Case("fountain turn", "play:far", "HID-2", {"card": "far"}),
    "card-again": Case("fountain turn", "play:gem", "CARD-again", {"card": "gem", "place": "gemstone-dealer"}, {"hand": ["gem"]}),
    "card-before-move": Case(
        "post-office action letters", "play:follow", "LS-card-follow", {"card": "follow"}, {"hand": ["follow"]}
    ),
    "card-assistant": Case("fountain turn", "play:assistant", "CARD-assistant", {"card": "assistant"}, {"hand": ["assistant"]}),
    "card-family": Case("fountain turn", "play:family", "CARD-family", {"card": "family"}, {"hand": ["family"]}),
    "card-market": Case("fountain turn", "play:market", "CARD-market", {"card": "market"}, {"hand": ["market"]}),
    "card-lira": Case("tea-house action", "play:lira", "CARD-lira", {"card": "lira"}, {"hand": ["lira"]}, before="act"),
    "card-free": Case(
        "tea-house action letters", "play:letter", "LS-card-letter", {"card": "letter"}, {"hand": ["letter"]}, before="act"
    ),
    "yellow-not-owned": Case("fountain turn", "use:yellow-tile", "MOS-4"),
    "yellow-used": Case("tea-house action", "use:yellow-tile", "MOS-4", {}, {"tiles": ["yellow"], "lira": 9}, {"tiles_used": 4}),
    "yellow-price": Case("fountain turn", "use:yellow-tile", "MOS-4", {"lira": 1}, {"tiles": ["yellow"], "lira": 1}),
    "no-assistant-out": Case("fountain turn", "use:yellow-tile", "MOS-4", {}, {"tiles": ["yellow"], "lira": 9}),
    "yellow-later": Case(
        "tea-house action",
        "use:yellow-tile",
        "MOS-4",
        {},
        {"tiles": ["yellow"], "lira": 9, "assistants": ["post-office"]},
        before="act",
    ),
    # Letters & Seals
    "fee-of-pieces": Case(
        "embassy pay_merchants letters",
        "pay",
        "LS-6",
        {"merchants": 2, "price": 4, "lira": 3},
        {"lira": 3},
        {"merchant": 21, "companion": 21},
    ),
    "companion-supply": Case("fountain turn letters", "companion:embassy", "LS-5", {}),
    "companion-reach": Case(
        "fountain turn letters",
        "companion:embassy",
        "LS-5",
        {"place": "embassy", "steps": 2, "reach": 1},
        {"companion": "small-mosque"},
    ),
    "companion-moves": Case(
        "fountain turn letters",
        ">fountain",
        "LS-card-companion2",
        {},
        {"hand": ["companion2"], "companion": "embassy"},
        before="play:companion2",
    ),
    "family-moves": Case(
        "fountain turn letters", ">embassy", "LS-card-walk", {}, {"hand": ["walk"], "family": "embassy"}, before="play:walk"
    ),
    "nobody-to-follow": Case(
        "embassy turn letters",
        ">tea-house",
        "LS-card-follow",
        {"place": "tea-house"},
        {"hand": ["follow"]},
        {"merchant": 5},
        "play:follow",
    ),
    "companion-not-at-hand": Case("fountain turn letters", "set-companion", "LS-4"),
    "companion-later": Case("tea-house action letters", "set-companion", "LS-4", {}, {"companion": OWN_SUPPLY}, before="act"),
    "met-courier": Case("embassy encounters letters", "courier", "TURN-7", there={"courier": 21, "met": 8}),
    "courier-elsewhere": Case("embassy encounters letters", "courier", "TURN-7", {"place": "wainwright"}),
    "without-mocha": Case("fountain turn letters", "guild:7", "OPT-1", {"word": "guild:7"}),
    "without-letters": Case("fountain turn", "companion:tea-house", "OPT-1", {"word": "companion:tea-house"}),
    "no-courier": Case("tea-house encounters", "courier", "OPT-1"),
    "no-letter-to-take": Case("embassy encounters letters", "courier", "LS-7", there={"courier": 21, "letter_deck": 0}),
    "no-such-letter": Case(
        "secret-society action letters", "letter:9", "LS-8", {}, {"letters": ["4!", "13!", "5", "2", "3"]}, before="act"
    ),
    "letter-not-needed": Case(
        "secret-society action letters", "letter:5", "LS-8", {}, {"letters": ["4!", "13!", "9!", "5"]}, before="act letter:4!"
    ),
    "tile-not-up": Case("kiosk action letters", "kiosk:7", "LS-P22", before="act *letter:9 *kiosk:1 *kiosk:2 *kiosk:3 *kiosk:4"),
    "tile-impossible": Case(
        "kiosk action letters",
        "act",
        "LS-P22",
        {"tile": 17},
        {"lira": 4},
        before="act *letter:9 *kiosk:1 *kiosk:2 *kiosk:3 *kiosk:17 kiosk:17",
    ),
    "bid-too-low": Case(
        "auction-house action letters", "bid:2", "LS-P23", {"price": 3}, {"lira": 9}, before="act take:fabric bid:3"
    ),
    "bid-at-least": Case("auction-house action letters", "bid:0", "LS-P23", {}, {"lira": 9}, before="act take:fabric"),
    "bid-too-high": Case("auction-house action letters", "bid:10", "LS-P23", {"lira": 9}, {"lira": 9}, before="act take:fabric"),
    "auction-price": Case("auction-house action letters", "act", "LS-P23", {}, {"lira": 0}),
    "society-price": Case(
        "secret-society action letters",
        "act",
        "LS-P24",
        {"price": 6, "number": 3},
        {"letters": ["4!", "5"]},
    ),
    "card-mosque": Case("fountain turn letters", "play:mosque", "LS-card-mosque", {"card": "mosque"}, {"hand": ["mosque"]}),
    "card-copy": Case("fountain turn letters", "play:copy", "LS-card-copy", {"card": "copy"}, {"hand": ["copy"]}),
    "card-walk": Case("fountain turn letters", "play:walk", "LS-card-walk", {"card": "walk"}, {"hand": ["walk"]}),
    "card-companion": Case(
        "fountain turn letters",
        "play:companion2",
        "LS-card-companion2",
        {"card": "companion2"},
        {"hand": ["companion2"]},
    ),
    "card-anywhere": Case(
        "fountain turn letters",
        "play:anywhere",
        "LS-card-anywhere",
        {"card": "anywhere", "lira": 2},
        {"hand": ["anywhere"], "lira": 2},
    ),
    "card-7lira": Case("fountain turn letters", "play:7lira", "LS-card-7lira", {"card": "7lira"}, {"hand": ["7lira"]}),
    # Mocha & Baksheesh
    "out-of-line": Case(
        "fountain turn mocha",
        ">tavern",
        "MB-tavern-move",
        {"place": "tavern"},
        {"tavern": ["movement"]},
        before="use:movement-tile",
    ),
    "no-corner": Case(
        "fountain turn mocha", ">tavern", "MB-card-corner", {"place": "tavern"}, {"hand": ["corner"]}, before="play:corner"
    ),
    "behind-barrier": Case(
        "fountain turn mocha",
        ">post-office",
        "MB-barrier",
        {"place": "post-office"},
        {},
        {"barrier": (6, 7), "barrier_owner": 2},
    ),
    "met-coffee-trader": Case("tavern encounters mocha", "coffee-trader", "TURN-7", there={"trader": 19, "met": 4}),
    "coffee-trader-elsewhere": Case("tavern encounters mocha", "coffee-trader", "TURN-7", {"place": "wainwright"}),
    "no-coffee-trader": Case("tea-house encounters", "coffee-trader", "OPT-1"),
    "trader-price": Case("tavern encounters mocha", "coffee-trader", "MB-6", {}, {"lira": 1}, {"trader": 19}),
    "house-price": Case("coffee-house action mocha", "act", "MB-P20", {"price": 6, "coffee": 4}, {"coffee": 4}),
    "tavern-price": Case("tavern action mocha", "act", "MB-P19a", {"coffee": 0}),
    "tavern-tile-owned": Case(
        "tavern action mocha", "take-movement", "MB-P19b", {}, {"coffee": 4, "tavern": ["movement"]}, before="act"
    ),
    "tavern-tile-gone": Case(
        "tavern action mocha", "take-encounter", "MB-P19b", {}, {"coffee": 4}, {"next_tavern": (1, 0)}, before="act"
    ),
    "tavern-tile-price": Case(
        "tavern action mocha",
        "take-encounter",
        "MB-P19b",
        {"price": 4, "coffee": 3},
        {"coffee": 3},
        {"next_tavern": (1, 4)},
        before="act",
    ),
    "barrier-price": Case(
        "tavern action mocha", "set-barrier", "MB-P19a", {"price": 2, "coffee": 1}, {"coffee": 1}, before="act"
    ),
    "bribe-price": Case(
        "tavern action mocha",
        "bribe",
        "MB-P19c",
        {"price": 4, "goods": {"fruit": 3}, "coffee": 4, "have": 1},
        {"coffee": 4, "goods": {"fruit": 1, "spice": 2}},
        {},
        "act",
    ),
    "barrier-place": Case("tavern action mocha", "barrier:tavern", "MB-barrier", {}, {"coffee": 4}, before="act set-barrier"),
    "no-coffee": Case(
        "fountain turn grand",
        "give:coffee",
        "MB-2",
        {},
        {"hand": ["7lira"], "goods": {"fabric": 1, "spice": 1}},
        before="play:7lira",
    ),
    "guild-not-held": Case("fountain turn mocha", "guild:7", "HID-2", {"card_number": 7}),
    "guild-too-late": Case("fountain turn mocha", "guild:17", "MB-3", {}, {"guild": [17], "hand": ["far"]}, before="play:far"),
    "guild-impossible": Case("fountain turn mocha", "guild:16", "MB-4", {"card_number": 16}, {"guild": [16]}),
    "movement-not-owned": Case("fountain turn mocha", "use:movement-tile", "MB-tavern-move"),
    "movement-later": Case(
        "tea-house action mocha", "use:movement-tile", "MB-tavern-move", {}, {"tavern": ["movement"]}, before="act"
    ),
    "card-six": Case("fountain turn mocha", "play:six", "MB-card-six", {"card": "six"}, {"hand": ["six"]}),
    "card-coffee": Case(
        "fountain turn mocha",
        "play:guild",
        "MB-card-guild",
        {"card": "guild", "price": 2, "coffee": 1},
        {"hand": ["guild"], "coffee": 1},
    ),
    "card-swap": Case("fountain turn mocha", "play:swap", "MB-card-swap", {"card": "swap"}, {"hand": ["swap"]}),
}


def arranged(at: At, case: Case) -> Any:
    """Red stands there with a card, and so is asked. The people wait at the Wainwright; `there`: of green, or at all."""
    place, rule, rules = (*case.where.split(), "base")[:3]
    table = at(place, rule, rules=rules, **{"hand": ["lira"], **case.mine})
    state, green = table.state, table.state.players[1]
    state.governor = state.smuggler = WAINWRIGHT
    state.trader = WAINWRIGHT if rules in ("mocha", "grand") else 0
    state.courier = WAINWRIGHT if rules in ("letters", "grand") else 0
    for name, value in case.there.items():
        if name == "demand":
            table.demand("small", value)
        elif name == "deck":
            table.deck(*value)
        elif isinstance(value, tuple):
            for i, one in enumerate(value):
                getattr(state, name)[i] = one
        else:
            setattr(green if hasattr(green, name) else state, name, value)
    table.begin()
    return table.play(case.before) if case.before else table


@pytest.mark.parametrize("key", CASES)
def test_a_refusal_says_what_stands_in_the_way(at: At, key: str) -> None:
    case = CASES[key]
    table = arranged(at, case)
    answer = number(case.word)
    assert answer is not None and case.word not in table.words
    error = refusal(table.game, answer)
    assert says(key, **case.args) in error.said and error.clause == case.clause
    assert error.sentence.startswith(f"{' '.join(said.text for said in error.said)} You may answer: ")


def test_an_action_for_which_nobody_is_asked_without_a_choice(at: At) -> None:
    table = at("roasting-plant", rules="mocha", lira=1)  # who has a card can pay, and who has none is not asked
    assert action_refused(table.state, table.me, ROASTING_PLANT) == because("MB-P17", "roast-price")
    assert action_refused(table.state, table.me, FOUNTAIN) == because("ACT-1", "impossible", place="fountain")


def test_every_sentence_is_proven() -> None:
    assert set(KEYS) - CASES.keys() == {"roast-price", "impossible"}
    assert CASES.keys() <= set(KEYS)


# -- words of a box that is not played

OF_MOCHA = (
    "guild:7 discard-guild:7 barrier:tavern set-barrier take-movement take-encounter bribe use:movement-tile"
    " play:coffee2 play:house discard:six give:coffee take:coffee first-to-six second-to-six"
)
OF_LETTERS = (
    "companion:tea-house companion:fountain set-companion home follow-green letter:9 letter:9! kiosk:3 bid:2 pass"
    " play:letter play:anywhere discard:copy"
)


@pytest.mark.rule("OPT-1")
@pytest.mark.parametrize("rules, words, key", [("letters", OF_MOCHA, "without-mocha"), ("mocha", OF_LETTERS, "without-letters")])
def test_a_word_of_a_box_that_is_not_played_is_refused_for_that_reason(rules: str, words: str, key: str) -> None:
    for played in (rules, "base"):
        game = Game(Options(2, played), seed=1)
        for word in words.split():
            with pytest.raises(Refused) as refused:
                game.play(word)
            assert refused.value.clause == "OPT-1" and refused.value.said[0].key == key, word
            assert refused.value.said[0].args["word"] == word
    game = Game(Options(2, "grand", "random"), seed=1)
    for word in words.split():
        with pytest.raises(Refused) as refused:
            game.play(word)
        assert refused.value.said[0].key not in ("without-mocha", "without-letters")
