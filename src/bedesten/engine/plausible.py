"""Could a position have come about? What belongs together on the table is compared (for positions entered by hand)."""

from typing import Any

from bedesten.engine.constants import GOODS
from bedesten.engine.errors import Refused, says
from bedesten.engine.names.colours import BLUE
from bedesten.engine.names.places import FOUNTAIN
from bedesten.engine.notation import COLOURS, SEATS, TAVERN_TILES
from bedesten.engine.notation import GOODS as GOOD_WORDS
from bedesten.engine.tables import (
    CAPACITY,
    COFFEE_FIRST,
    COFFEE_LAST,
    GEM_FIRST,
    GEM_LAST,
    LETTER_PLACE,
    MOSQUE_RUBIES,
    NEUTRAL_START,
    NEXT_TILE,
    PALACE_FIRST,
    PALACE_LAST,
    START_STACK,
    TAVERN_COFFEE,
)


def check(state: Any) -> None:
    """Refuse what no game could lead to; sets what follows from the rest (the mosques' rubies)."""
    players = [state.players[seat] for seat in range(state.players_n)]
    for player in players:
        _check_player(state, player)
    _check_people(state)
    if state.letter_deck + state.letter_pile + sum(player.letters for player in players):
        _check_letters(state, players)
    _check_prices(state)
    for colour, name in COLOURS.items():
        _check_mosque_tiles(state, players, colour, name)
    for which in range(2):
        pairs = sum(player.tiles >> 2 * which & 3 == 3 for player in players)
        state.mosque_rubies[which] = max(0, MOSQUE_RUBIES[state.players_n] - pairs)
    _check_tavern_tiles(state, players)
    _check_rubies(state, players)
    if state.in_round == 0 and not state.extra_turn and any(player.rubies >= state.rubies_to_win for player in players):
        raise Refused(says("implausible-over"), "END-1")
    _check_neutral_assistants(state, players)


def _check_player(state: Any, player: Any) -> None:
    who = SEATS[player.seat]
    for good in range(GOODS):
        if player.goods[good] > CAPACITY[player.extensions]:
            held = {"most": CAPACITY[player.extensions], "number": player.goods[good], "good": GOOD_WORDS[good]}
            raise Refused(says("implausible-goods", player=who, **held), "P1")
    if player.assistants >> FOUNTAIN & 1:
        raise Refused(says("implausible-fountain", player=who), "TURN-2")
    own = player.stack - player.neutral_stack.bit_count() + player.assistants.bit_count()
    right = START_STACK[0] - state.with_neutrals + (player.tiles >> BLUE & 1)
    if own != right:
        raise Refused(says("implausible-assistants", player=who, right=right, number=own), "SET-10")


def _check_letters(state: Any, players: list[Any]) -> None:
    for player in players:
        for letter, place in enumerate(LETTER_PLACE):
            waits = (player.letters - player.delivered) >> letter & 1
            if waits and place in (player.merchant, player.family, player.companion):
                raise Refused(says("implausible-letter", player=SEATS[player.seat], number=place), "LS-3")
    _check_person("courier", state.courier, "LS-1")
    played = [(state.start + i) % state.players_n for i in range(state.in_round + 1)]
    if state.doubled & ~sum(1 << seat for seat in played):
        raise Refused(says("implausible-double-turn"), "LS-8")


def _check_people(state: Any) -> None:
    _check_person("governor", state.governor, "SET-8")
    _check_person("smuggler", state.smuggler, "SET-8")
    if state.coffee_price:
        _check_person("coffee-trader", state.trader, "SET-8")
    for i, place in enumerate(state.neutral_merchants):
        if state.players_n == 2 and not (2 <= place <= 12 or place == NEUTRAL_START[i]):
            raise Refused(says("implausible-neutrals"), "SET-12")
        if state.players_n > 2 and place:
            raise Refused(says("implausible-neutrals-there"), "SET-12")
    if state.caravan_owner and not state.with_caravan:
        raise Refused(says("implausible-caravan"), "CL-1")


def _check_person(piece: str, place: int, clause: str) -> None:
    if not 2 <= place <= 12:
        raise Refused(says("implausible-person", piece=piece, number=place), clause)


def _check_prices(state: Any) -> None:
    for name, price, first, last, clause in (
        ("palace", state.palace_price, PALACE_FIRST[state.players_n], PALACE_LAST[0], "P13"),
        ("gem", state.gem_price, GEM_FIRST[state.players_n], GEM_LAST[0], "P16"),
    ):
        _check_price(state, name, price, first, last, clause)
    if state.coffee_price:
        _check_price(state, "coffee-house", state.coffee_price, COFFEE_FIRST[0], COFFEE_LAST[0], "MB-P20")


def _check_price(state: Any, name: str, price: int, first: int, last: int, clause: str) -> None:
    if not first <= price <= last:
        players = state.players_n
        raise Refused(says("implausible-price", players=players, name=name, first=first, last=last, number=price), clause)


def _stack(behind: list[int]) -> list[int]:
    """All tiles of a stack, from the top."""
    stack, tile = [], behind[0]
    while tile:
        stack.append(tile)
        tile = behind[tile]
    return stack


def _check_tavern_tiles(state: Any, players: list[Any]) -> None:
    if not state.coffee_price:
        return
    stack = [cost for cost in TAVERN_COFFEE if cost]
    for kind, name in TAVERN_TILES.items():
        top = state.next_tavern[kind]
        owners = sum(player.tavern >> kind & 1 for player in players)
        if TAVERN_COFFEE[owners] != top or owners > len(stack):
            left = len(stack) - stack.index(top) if top else 0
            tiles = {"all": len(stack), "left": left, "owned": owners}
            raise Refused(says("implausible-tavern-tiles", name=name, **tiles), "MB-P19b")


def _check_mosque_tiles(state: Any, players: list[Any], colour: int, name: str) -> None:
    stack = _stack(NEXT_TILE[state.players_n])
    left = stack[stack.index(state.next_tile[colour]) :] if state.next_tile[colour] else []
    owners = sum(player.tiles >> colour & 1 for player in players)
    if owners + len(left) != len(stack):
        tiles = {"all": len(stack), "left": len(left), "owned": owners}
        raise Refused(says("implausible-mosque-tiles", name=name, **tiles), "P14")


def _check_rubies(state: Any, players: list[Any]) -> None:
    """Every ruby came from somewhere."""
    for player in players:
        pairs = sum(player.tiles >> 2 * which & 3 == 3 for which in range(2))
        sure = pairs + (player.extensions == 3)
        if player.rubies < sure:
            known = {"player": SEATS[player.seat], "number": player.rubies, "right": sure}
            raise Refused(says("implausible-own-rubies", **known), "P14" if pairs else "P1")
    taken = [state.palace_price - PALACE_FIRST[state.players_n], state.gem_price - GEM_FIRST[state.players_n]]
    taken += [state.coffee_price - COFFEE_FIRST[0]] if state.coffee_price else []
    at_end = state.palace_price == PALACE_LAST[0] or state.gem_price == GEM_LAST[0] or state.coffee_price == COFFEE_LAST[0]
    mosques = 2 * MOSQUE_RUBIES[state.players_n] - sum(state.mosque_rubies)
    least = sum(taken) + mosques + sum(player.extensions == 3 for player in players)
    have = sum(player.rubies for player in players)
    if have < least or (have > least and not at_end):
        key = "implausible-few-rubies" if at_end else "implausible-rubies"
        raise Refused(says(key, number=have, right=least), "P13")


def _check_neutral_assistants(state: Any, players: list[Any]) -> None:
    there = sum(place > 0 for place in state.neutral_assistants) + sum(p.neutral_stack.bit_count() for p in players)
    right = state.players_n if state.with_neutrals else 0
    if there != right:
        raise Refused(says("implausible-neutral-assistants", right=right, number=there), "NA-1")
    if FOUNTAIN in state.neutral_assistants[:]:
        raise Refused(says("implausible-neutral-fountain"), "TURN-2")
