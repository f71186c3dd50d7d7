"""Which seat is meant, and may this device do that there? Every route and every message of a socket comes through `resolve`
(house/entrance.py)."""

from collections.abc import Callable
from enum import Enum, auto

from bedesten.engine.errors import Refused, says
from bedesten.engine.view import ALL, SPECTATOR
from bedesten.service import going_back
from bedesten.service.errors import NotYours
from bedesten.service.kinds import OVER, PLAYING
from bedesten.service.table import Table


class Whose(Enum):
    """Who may do something, and which of the seats of a device is meant if none was named."""

    ANYBODY = auto()  # no seat is needed: what all may see, or whoever takes a seat, or brings the key of one
    EYES = auto()  # whoever looks: an own seat, or a spectator
    EYES_BACK = auto()  # the same; when the game is over, any seat's eyes, or ALL
    SPEAKER = auto()  # the same, but who has a seat speaks from there
    OWNER = auto()  # whose seat it is, even if a bot plays there
    ASKED = auto()  # the same; of several seats, the one that is to act
    PLAYER = auto()  # whose seat it is, and who plays there
    TO_ACT = auto()  # the same; of several seats, the one that is to act
    TO_UNDO = auto()  # the same; of several seats, the one that has something to take back
    TO_CONSENT = auto()  # a person, even if a bot plays; of several seats, the one whose consent is awaited
    OF_ALL = auto()  # the device at which all people sit
    CARETAKER = auto()  # who may say who plays where: before and after the game the host, meanwhile whoever plays
    ROOM = auto()  # who is in the same room: whoever has a seat, or looks after the table without one
    HOST = auto()  # who looks after the table


def resolve(table: Table, device: str, whose: Whose, seat: int | None = None) -> int:
    """The seat, or SPECTATOR. NotYours, if it is not the device's; Refused, if a bot plays there."""
    return _RESOLVERS[whose](table, device, seat)


def eyes_of(mine: list[int] | tuple[int, ...], seat: int | None) -> int:
    """Through whose eyes a device with these seats sees a table. Whoever has seats may look at it without a hand, too."""
    if seat is not None and seat not in (*mine, SPECTATOR):
        raise NotYours(says("not-there"))
    return seat if seat is not None else mine[0] if mine else SPECTATOR


def _eyes_back(table: Table, device: str, seat: int | None) -> int:
    if table.stage != OVER or seat is None:
        return eyes_of(table.seats_of(device), seat)
    if seat not in (SPECTATOR, ALL) and not 0 <= seat < len(table.seats):
        raise Refused(says("no-seat", seat=seat, last=len(table.seats) - 1))
    return seat


def _owned(table: Table, device: str, seat: int | None) -> int:
    """The seat that was named, which must be one's own; or the first."""
    mine = table.seats_of(device)
    if not mine:
        raise NotYours(says("not-at-table"))
    if seat is not None and seat not in mine:
        raise NotYours(says("not-there"))
    return mine[0] if seat is None else seat


def _asked(table: Table, device: str, seat: int | None) -> int:
    first, waited = _owned(table, device, seat), table.to_act()
    return waited if seat is None and waited is not None and waited in table.seats_of(device) else first


def _to_undo(table: Table, device: str, seat: int | None) -> int:
    first = _owned(table, device, seat)
    named = table.seats_of(device) if seat is None else [first]
    able = [i for i in named if table.has_begun and going_back.undo_to(table, i) is not None]
    return able[0] if able else first


def _to_consent(table: Table, device: str, seat: int | None) -> int:
    first, mine = _owned(table, device, seat), table.seats_of(device)
    awaited = [i for i in going_back.awaited(table) if i in mine]
    return awaited[0] if awaited and seat is None else first


def _host(table: Table, device: str, _: int | None) -> int:
    """The host is whoever opened the table, and when he has left, the next person."""
    if table.host != device:
        raise NotYours(says("host-only"))
    return (table.seats_of(device) or [SPECTATOR])[0]


def _of_all(table: Table, device: str, seat: int | None) -> int:
    own = _owned(table, device, seat)
    if any(one.kind == "person" and one.token != device for one in table.seats):
        raise Refused(says("clock-of-all"))
    return own


def _caretaker(table: Table, device: str, _: int | None) -> int:
    return (_owned if table.stage == PLAYING else _host)(table, device, None)


def _of_room(table: Table, device: str, _: int | None) -> int:
    return SPECTATOR if table.host == device and not table.seats_of(device) else _owned(table, device, None)


def _played(found: Callable[[Table, str, int | None], int]) -> Callable[[Table, str, int | None], int]:
    def player(table: Table, device: str, seat: int | None) -> int:
        own = found(table, device, seat)
        if table.seats[own].is_played_by_bot:
            raise Refused(says("bot-plays-for-you"))
        return own

    return player


_RESOLVERS: dict[Whose, Callable[[Table, str, int | None], int]] = {
    Whose.ANYBODY: lambda table, device, seat: SPECTATOR,
    Whose.EYES: lambda table, device, seat: eyes_of(table.seats_of(device), seat),
    Whose.EYES_BACK: _eyes_back,
    Whose.SPEAKER: lambda table, device, seat: (
        _owned(table, device, seat) if table.seats_of(device) or seat is not None else SPECTATOR
    ),
    Whose.OWNER: _owned,
    Whose.ASKED: _asked,
    Whose.PLAYER: _played(_owned),
    Whose.TO_ACT: _played(_asked),
    Whose.TO_UNDO: _played(_to_undo),
    Whose.TO_CONSENT: _to_consent,
    Whose.OF_ALL: _of_all,
    Whose.CARETAKER: _caretaker,
    Whose.ROOM: _of_room,
    Whose.HOST: _host,
}
