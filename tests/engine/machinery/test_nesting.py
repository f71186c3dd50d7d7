"""How deep rules may carry out one another: the stack of rules in progress has a fixed size, and C does not ask if it is full."""

import ast
import pickle
from functools import cache
from pathlib import Path

import pytest

from bedesten.engine import constants, rules
from bedesten.engine.constants import CALLS, CARD_RULES, CARDS, GUILD_RULES, KEPT, KIOSK_RULES, OTHER_RULES, PLAY_CARD
from bedesten.engine.names.places import SMALL_MARKET
from bedesten.engine.position import Position
from bedesten.engine.registry import KEEPS, NAMES, functions_of, is_playable
from bedesten.engine.tables import AGAIN_PLACE
from conftest import At
from engine.table import CARD, Table, say

FUNCTIONS = {name: found for file in Path(rules.__path__[0]).rglob("*.py") for name, found in functions_of(str(file)).items()}
RULES = set(NAMES.values())
KEPT_BY = {name: KEEPS[number] for number, name in NAMES.items()}
Chain = tuple[int, tuple[str, ...]]


def named(first: int, end: int) -> set[str]:
    return {NAMES[number] for number in range(first, end) if number in NAMES}


ANY_CARD = named(CARD_RULES, PLAY_CARD) - {"card_copy"}
ANY_OF = {
    "action_of": named(1, CARD_RULES),
    "effect_of": ANY_CARD,
    "guild_effect_of": named(GUILD_RULES + 1, KIOSK_RULES + 1),
    "tile_effect_of": named(KIOSK_RULES + 1, OTHER_RULES),
}
LIRA = {"card_lira", "card_7lira", "card_8lira"}
AGAIN = {"card_again", "card_mosque", "card_secret"}
CARDS_AT = {"PAYING": LIRA, "ROLLED": {"card_six"}, "SELLING": {"card_market"}}  # at all other moments: any
# What cannot be seen by a glance at a rule: a card repeats the action of its own place; a place whose action is part of another
# one has no free moments; a family member leaves the Police Station once, and then it may be at the Tavern like the merchant
REPEATS = {
    "card_again": {NAMES[place] for place in AGAIN_PLACE if place} - {"secret_society"},
    "card_mosque": {"mosque"},
    "card_secret": {"secret_society"},
}
AT_MOST = {"police_station": 1, "tavern": 2}


def called(node: ast.AST) -> list[ast.Call]:
    return [call for call in ast.walk(node) if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)]


def cards_asked_for(call: ast.Call) -> set[str]:
    """The cards that may interrupt a question, which may be put by way of another function."""
    assert isinstance(call.func, ast.Name)
    name = call.func.id
    if name == "ask_or_play":
        moment = call.args[3]
        return CARDS_AT.get(moment.id, ANY_CARD) if isinstance(moment, ast.Name) else ANY_CARD
    inner = called(FUNCTIONS[name]) if name.startswith("ask") and name in FUNCTIONS else []
    return set[str]().union(*map(cards_asked_for, inner))


def steps_of(rule: str) -> tuple[set[str], set[str]]:
    """The rules that a rule carries out, and the cards that may be played at its questions."""
    carried, cards = set[str](), set[str]()
    for node in ast.walk(FUNCTIONS[rule]):
        if isinstance(node, ast.Yield) and node.value:
            for call in called(node.value):
                assert isinstance(call.func, ast.Name)
                name = call.func.id
                carried |= ANY_OF.get(name, {name} & RULES)
                cards |= cards_asked_for(call)
    return REPEATS.get(rule, carried), cards


STEPS = {rule: steps_of(rule) for rule in RULES}


@cache
def deepest(rule: str, above: tuple[str, ...] = (), by_card: bool = False, keeping: bool = False) -> Chain:
    """How long the longest chain of rules is from one on (or how many numbers one keeps at most), and which rules these are.

    `above`: those rules of AT_MOST which carry it out.
    """
    carried, cards = STEPS[rule]
    if rule == "action" and above:
        cards = AGAIN | LIRA
    if rule in AT_MOST:
        above = (*above, rule)
    found = [deepest(other, above, by_card, keeping) for other in carried if above.count(other) < AT_MOST.get(other, 99)]
    found += [played(card, above, keeping) for card in cards if not by_card or card in LIRA | {"card_six"}]
    length, chain = max(found, default=(0, ()))
    return length + (KEPT_BY[rule] if keeping else 1), (rule, *chain)


def played(card: str, above: tuple[str, ...], keeping: bool) -> Chain:
    """A copy of a card; another one that is played at its questions brings lira, or turns a die."""
    length, chain = deepest(card, above, True, keeping)
    return length + (KEPT_BY["play_card"] + KEPT_BY["card_copy"] if keeping else 2), ("play_card", "card_copy", *chain)


def test_no_chain_of_rules_is_too_long() -> None:
    calls, chain = deepest("play_the_game")
    assert calls <= CALLS, f"the longest one is {' '.join(chain)}"
    numbers, chain = deepest("play_the_game", keeping=True)
    assert numbers <= KEPT, f"most numbers are kept in {' '.join(chain)}"


@pytest.mark.parametrize("moment", CARDS_AT)
def test_few_cards_can_be_played_while_something_goes_on(moment: str) -> None:
    table = Table(Position, "small-market", rules="grand", lira=20, coffee=5, goods={"fabric": 2}, assistants=["tea-house"])
    table.give(0, family="tea-house", companion="fountain", hand=[name for name in CARD if name != "copy"])
    table.state.acting, table.state.first_die, table.state.second_die = SMALL_MARKET, 1, 1
    found = {card for card in range(CARDS) if is_playable(table.state, table.me, card, getattr(constants, moment))}
    assert {NAMES[CARD_RULES + card] for card in found} == CARDS_AT[moment]


# -- the deepest that can be played


def in_the_kiosk(at: At, tile: int, top: str) -> Table:
    """Guild card 12 brings the Tavern, its barrier the Police Station, from there the family member is sent to the Tavern, and
    the barrier is set once more, for the sake of the Kiosk. As in a game, one more rule is in progress below the turn."""
    goods = {"fabric": 1, "spice": 1}
    table = at("fountain", "turn", rules="grand", times=2, guild=[12], hand=["copy"], coffee=4, lira=0, goods=goods).pile(top)
    table.play("guild:12 at:tavern set-barrier barrier:police-station barrier:fountain act send:tavern act")
    table.play("set-barrier barrier:kiosk barrier:embassy act *letter:1")
    return table.play(f"*kiosk:{tile} *kiosk:1 *kiosk:2 *kiosk:3 kiosk:{tile}")


def in_progress(table: Table) -> list[str]:
    return [NAMES[call.rule] for call in table.state.calls[: table.state.depth]]


@pytest.mark.rule("MB-guild-12", "MB-P19a", "P12-1", "LS-P22", "LS-card-copy")
def test_a_card_is_copied_as_deep_as_can_be(at: At) -> None:
    table = in_the_kiosk(at, 22, top="7lira").play("play:copy")
    assert in_progress(table) == [
        *("turn", "turn", "play_guild_card", "guild_12", "tavern", "set_barrier", "action", "police_station", "action"),
        *("tavern", "set_barrier", "action", "kiosk", "choose_tile", "use_kiosk_tile", "play_card", "card_copy", "card_7lira"),
    ]
    game, before = table.game, table.game.memory()
    twins = [game.copy(), pickle.loads(pickle.dumps(game))]
    answers = "give:spice act lira *letter:2 kiosk:1 act kiosk:2 skip skip"
    table.play(answers)
    assert in_progress(table) == ["turn", "move"] and table.goods == {"fabric": 1} and table.me.lira == 5
    for twin in twins:
        assert twin.memory() == before, "nothing is shared"
        say(twin, answers)
        assert twin.memory() == game.memory()


@pytest.mark.rule("KT-16", "MB-card-six")
def test_a_die_is_turned_there_by_the_last_rule_for_which_there_is_room(at: At) -> None:
    table = in_the_kiosk(at, 16, top="six").play("act *die:2")
    assert len(in_progress(table)) == CALLS - len(["play_card", "card_copy", "card_six"])
    table.play("play:copy kiosk:1 act kiosk:2 skip skip")
    assert in_progress(table) == ["turn", "move"] and table.me.lira == 6 and table.discards == ["six", "copy"]
