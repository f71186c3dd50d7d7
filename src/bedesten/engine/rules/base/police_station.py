"""12 Police Station."""

from bedesten.engine.language import *
from bedesten.engine.rules.action import action
from bedesten.engine.rules.layout import is_on_board
from bedesten.engine.rules.pieces import put_family

THINGS = [
    Place(
        POLICE_STATION,
        "Police Station",
        "an action anywhere for your family member",
        example="4: >police-station leave act send:fruit-warehouse act",
        glaze="service",
        picture="p12",
    ),
]


@possible(POLICE_STATION)
def can_send_family(game: State, me: Player) -> bool:
    return me.family == POLICE_STATION


@place(POLICE_STATION)
def police_station(game: State, me: Player) -> Steps:
    """P12-1, P12-2, P12-3, TURN-10. Send your family member to any other place and use the action there. It stays there."""
    for place in range(1, PLACES + 1):
        if place != POLICE_STATION and is_on_board(game, place):
            offer(game, SEND + place)
    there = yield ask(game, ASK_SEND)
    put_family(me, there)
    yield action(game, there, BY_POLICE_STATION)
