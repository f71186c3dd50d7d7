"""What is said at a table: plain text, limited in length and in number. Whom one does not want to hear is up to each
listener's client; the host can silence a seat, or all spectators, for everybody."""

from collections.abc import Sequence

from bedesten.engine.errors import Refused, says
from bedesten.engine.view import SPECTATOR
from bedesten.service.access import Whose, resolve
from bedesten.service.limits import Limit
from bedesten.service.names import looks
from bedesten.service.shared_counts import SharedCounts
from bedesten.service.table import CHAT_KEPT, Said, Table
from bedesten.service.table_settings import checked_name, plain

MESSAGE_LENGTH = 500
MESSAGES, MESSAGES_WITHIN = 10, 30  # so many times within so many seconds


def checked_silence(table: Table, device: str, seat: int | None) -> int:
    """Who is to be silent, if the host says so: a seat of a person, or SPECTATOR."""
    resolve(table, device, Whose.HOST)
    if seat is None:
        return SPECTATOR
    if not 0 <= seat < len(table.seats) or not table.seats[seat].is_person or table.seats[seat].token == device:
        raise Refused(says("silence-whom"))
    return seat


class Talk:
    """Who has spoken how often: a device with a seat over all tables, all spectators of a table together, because a spectator
    can come as a new device each time."""

    def __init__(self, shared_counts: SharedCounts) -> None:
        self._limit = Limit(MESSAGES, MESSAGES_WITHIN, says("said-often", often=MESSAGES, within=MESSAGES_WITHIN), shared_counts)

    async def checked(self, table: Table, device: str, name: str, seat: int | None, text: str, at: int) -> Said:
        """Something to be said, if it may be."""
        shown = plain(text)
        if not shown:
            raise Refused(says("nothing-said"))
        if len(shown) > MESSAGE_LENGTH:
            raise Refused(says("say-length", most=MESSAGE_LENGTH, length=len(shown)))
        name = checked_name(name)
        if seat is None and looks(name) in [looks(other.name) for other in table.seats]:
            raise Refused(says("name-at-table"))
        said = Said(table.last_said + 1, name, seat, shown, at)
        await self._limit.count(device if seat is not None else f"spectators of {table.id}", at)
        return said

    @staticmethod
    def take(table: Table, said: Sequence[Said]) -> None:
        """Enter what has been stored."""
        if said:
            table.said = [*table.said, *said][-CHAT_KEPT:]
            table.goes_on()
