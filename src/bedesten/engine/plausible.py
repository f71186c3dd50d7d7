"""Could a position have come about? What belongs together on the table is compared (for positions entered by hand)."""

from typing import Any

from bedesten.engine.constants import GOODS
from bedesten.engine.errors import Refused
from bedesten.engine.names.colours import BLUE
from bedesten.engine.names.places import FOUNTAIN
from bedesten.engine.notation import COLOURS, SEATS
from bedesten.engine.notation import GOODS as GOOD_WORDS
from bedesten.engine.tables import (
    CAPACITY,
    GEM_FIRST,
    GEM_LAST,
    MOSQUE_RUBIES,
    NEUTRAL_START,
    NEXT_TILE,
    PALACE_FIRST,
    PALACE_LAST,
    RUBIES_TO_WIN,
    START_STACK,
)


def check(state: Any) -> None:
    """Refuse what no game could lead to; sets what follows from the rest (the mosques' rubies)."""
    players = [state.players[seat] for seat in range(state.players_n)]
    for player in players:
        _check_player(state, player)
    _check_people(state)
    _check_prices(state)
    for colour, name in COLOURS.items():
        _check_mosque_tiles(state, players, colour, name)
    for which in range(2):
        pairs = sum(player.tiles >> 2 * which & 3 == 3 for player in players)
        state.mosque_rubies[which] = max(0, MOSQUE_RUBIES[state.players_n] - pairs)
    _check_rubies(state, players)
    if state.in_round == 0 and any(player.rubies >= RUBIES_TO_WIN[state.players_n] for player in players):
        raise Refused("The game is over: somebody has enough rubies at the beginning of a round.", "END-1")
    _check_neutral_assistants(state, players)


def _check_player(state: Any, player: Any) -> None:
    who = SEATS[player.seat]
    for good in range(GOODS):
        if player.goods[good] > CAPACITY[player.extensions]:
            raise Refused(
                f"The wheelbarrow of {who} holds {CAPACITY[player.extensions]} of each good, "
                f"not {player.goods[good]} {GOOD_WORDS[good]}.",
                "P1",
            )
    if player.assistants >> FOUNTAIN & 1:
        raise Refused(f"No assistant is ever left on the Fountain, but one of {who} is said to be there.", "TURN-2")
    own = player.stack - player.neutral_stack.bit_count() + player.assistants.bit_count()
    right = START_STACK[0] - state.with_neutrals + (player.tiles >> BLUE & 1)
    if own != right:
        raise Refused(f"{who} must have {right} own assistants in the stack and on the board together, not {own}.", "SET-10")


def _check_people(state: Any) -> None:
    for name in ("governor", "smuggler"):
        if not 2 <= getattr(state, name) <= 12:
            raise Refused(f"The {name} stands where two dice sent him, on place 2 to 12, not on {getattr(state, name)}.", "SET-8")
    for i, place in enumerate(state.neutral_merchants):
        if state.players_n == 2 and not (2 <= place <= 12 or place == NEUTRAL_START[i]):
            raise Refused(
                "With two players three neutral merchants stand on places 2 to 12 or where they began "
                "(14, 15 and 16, in this order).",
                "SET-12",
            )
        if state.players_n > 2 and place:
            raise Refused("Neutral merchants are for two players only.", "SET-12")
    if state.caravan_owner and not state.with_caravan:
        raise Refused("There is a caravan leader only in the variant 'caravan-leader'.", "CL-1")


def _check_prices(state: Any) -> None:
    for name, price, first, last, clause in (
        ("palace", state.palace_price, PALACE_FIRST[state.players_n], PALACE_LAST[0], "P13"),
        ("gem", state.gem_price, GEM_FIRST[state.players_n], GEM_LAST[0], "P16"),
    ):
        if not first <= price <= last:
            raise Refused(f"With {state.players_n} players '{name}' lies between {first} and {last}, not {price}.", clause)


def _check_mosque_tiles(state: Any, players: list[Any], colour: int, name: str) -> None:
    stack, tile = [], NEXT_TILE[state.players_n][0]
    while tile:
        stack.append(tile)
        tile = NEXT_TILE[state.players_n][tile]
    left = stack[stack.index(state.next_tile[colour]) :] if state.next_tile[colour] else []
    owners = sum(player.tiles >> colour & 1 for player in players)
    if owners + len(left) != len(stack):
        raise Refused(f"Of the {len(stack)} {name} mosque tiles {len(left)} are in the stack and {owners} with players.", "P14")


def _check_rubies(state: Any, players: list[Any]) -> None:
    """Every ruby came from somewhere."""
    for player in players:
        sure = player.extensions == 3
        if player.rubies < sure:
            raise Refused(f"{SEATS[player.seat]} has three extensions and so at least one ruby.", "P1")
    taken = [state.palace_price - PALACE_FIRST[state.players_n], state.gem_price - GEM_FIRST[state.players_n]]
    at_end = state.palace_price == PALACE_LAST[0] or state.gem_price == GEM_LAST[0]
    mosques = 2 * MOSQUE_RUBIES[state.players_n] - sum(state.mosque_rubies)
    least = sum(taken) + mosques + sum(player.extensions == 3 for player in players)
    have = sum(player.rubies for player in players)
    if have < least or (have > least and not at_end):
        raise Refused(
            f"The players have {have} rubies, but by prices, mosque tiles and extensions "
            f"{'at least ' if at_end else ''}{least} have been taken.",
            "P13",
        )


def _check_neutral_assistants(state: Any, players: list[Any]) -> None:
    there = sum(place > 0 for place in state.neutral_assistants) + sum(p.neutral_stack.bit_count() for p in players)
    right = state.players_n if state.with_neutrals else 0
    if there != right:
        raise Refused(f"There must be {right} neutral assistants in stacks and on the board, not {there}.", "NA-1")
