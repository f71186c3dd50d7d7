"""Taking up a seat at another phone while its own is away: those in the same room let it, and one of them shows the key
(decision 165). Nothing has changed when something is returned."""

from collections.abc import Sequence

from bedesten.engine.errors import Refused, says
from bedesten.service import kinds
from bedesten.service.errors import NotYours
from bedesten.service.randomness import new_key
from bedesten.service.seats import persons_seat
from bedesten.service.table import Table
from bedesten.service.table_settings import SHORTEST_AWAY

LASTS = 120_000  # milliseconds for which such a key is good
MARK = "let"  # with which it begins: let.<until>.<what nobody guesses>


def agreeing(table: Table, mine: Sequence[int], seat: int, at: int, *, is_alone: bool) -> list[int]:
    """Whose seats of one device agree to it now. Refused, if the seat is not for others to give away.
    `is_alone`: no other process could know that somebody is there."""
    if not table.settings.one_room:
        raise NotYours(says("not-there"))
    if table.stage != kinds.PLAYING:
        raise Refused(says("over" if table.stage == kinds.OVER else "not-begun"))
    persons_seat(table, seat)
    check_away(table, seat, at, is_alone=is_alone)
    before = table.lets(seat)
    return [i for i in mine if table.seats[i].kind == "person" and i not in before]


def check_away(table: Table, seat: int, at: int, *, is_alone: bool) -> None:
    """Refused, unless the person is away: as long as another process may take to tell who is there, if there is another."""
    since = table.away_since(seat)
    if since is None or (not is_alone and at - since < 1000 * SHORTEST_AWAY):
        raise Refused(says("has-seat-here", name=table.seats[seat].name))


def is_agreed(table: Table, seat: int, votes: set[int], device: str) -> bool:
    """Everybody who is there agrees. If nobody is: the device that looks after the table without a seat, and shows the board."""
    others = [i for i, other in enumerate(table.seats) if other.kind == "person" and i != seat]
    is_screen = device == table.host and not table.seats_of(device)
    return bool(votes or is_screen) and {i for i in others if table.away_since(i) is None} <= votes


def key_until(at: int) -> str:
    return f"{MARK}.{at + LASTS}.{new_key('seat', 24)}"


def check_key(key: str, table: Table, seat: int, at: int, *, is_alone: bool) -> None:
    """A key that the others gave: is it still good, and is the person still away? Others are always good."""
    mark, _, rest = key.partition(".")
    if mark != MARK:
        return
    if at > int(rest.partition(".")[0]):
        raise NotYours(says("link-used"))
    check_away(table, seat, at, is_alone=is_alone)
