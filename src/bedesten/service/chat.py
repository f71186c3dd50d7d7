"""What is said at a table: plain text, limited in length and in number. Whom one does not want to hear is up to each
listener's client; the host can silence a seat, or all spectators, for everybody."""

from collections import deque
from collections.abc import Sequence

from bedesten.engine.errors import Refused
from bedesten.engine.view import SPECTATOR
from bedesten.service.agreed import checked_name, plain
from bedesten.service.errors import TooMuch
from bedesten.service.seats import check_host
from bedesten.service.table import CHAT_KEPT, Said, Table

LENGTH = 500
OFTEN, WITHIN = 10, 30_000  # so many times within so many milliseconds


def checked_silence(table: Table, device: str, seat: int | None) -> int:
    """Who is to be silent, if the host says so: a seat of a person, or SPECTATOR."""
    check_host(table, device)
    if seat is None:
        return SPECTATOR
    if not 0 <= seat < len(table.seats) or not table.seats[seat].is_person or table.seats[seat].token == device:
        raise Refused("Only another person who sits at the table can be silenced, or (without a seat) the spectators.")
    return seat


class Talk:
    """Who has spoken how often: a device with a seat over all tables, all spectators of a table together, because a spectator
    can come as a new device each time. Counted by each process for itself."""

    def __init__(self) -> None:
        self._spoken: dict[str, deque[int]] = {}

    def checked(self, table: Table, device: str, name: str, seat: int | None, text: str, at: int) -> Said:
        """Something to be said, if it may be."""
        shown = plain(text)
        if not shown:
            raise Refused("There is nothing to say in that.")
        if len(shown) > LENGTH:
            raise Refused(f"Say it in at most {LENGTH} characters; this has {len(shown)}.")
        said = Said(table.said[-1].n + 1 if table.said else 1, checked_name(name), seat, shown, at)
        self._count(device if seat is not None else f"spectators of {table.id}", at)
        return said

    def _count(self, device: str, at: int) -> None:
        if len(self._spoken) > 10_000:  # those who have been silent for long need not be remembered
            self._spoken = {who: times for who, times in self._spoken.items() if times[-1] > at - WITHIN}
        times = self._spoken.setdefault(device, deque(maxlen=OFTEN))
        if len(times) == OFTEN and times[0] > at - WITHIN:
            raise TooMuch(f"That is very much at once: at most {OFTEN} messages in {WITHIN // 1000} seconds.")
        times.append(at)

    @staticmethod
    def take(table: Table, said: Sequence[Said]) -> None:
        """Enter what has been stored."""
        if said:
            table.said = [*table.said, *said][-CHAT_KEPT:]
            table.told.clear()
