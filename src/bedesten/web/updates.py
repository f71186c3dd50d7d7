"""What goes through a socket: a table as its audience sees it, or only what is different from what it was told last.

Both are written by the same code from one list of fields (fields.py): the whole update is what is different from nothing. What
everybody sees is written once after each change, and what a seat sees beyond that once for that seat. Nothing is kept under a key
that a client could choose.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, cached_property
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from bedesten.engine.view import SPECTATOR, PlayerView, changed_parts, is_same_player
from bedesten.service.table import Table
from bedesten.web.fields import After, May, SeenBy, Stands, json_text, maker_of, may_at, those, yours
from bedesten.web.wire import SeatOut, Summary, hidden_draws, news


class Named(NamedTuple):
    """Fields that are made together: as JSON begins them, and how each is made."""

    keys: list[str]
    makers: list[Callable[..., Any]]

    def made(self, *given: Any) -> list[Any]:
        return [make(*given) for make in self.makers]


def _named(stands: Stands, seen_by: SeenBy, *after: After) -> Named:
    found = those(stands, seen_by, *after)
    return Named([f'"{name}":' for name, _ in found], [make for _, make in found])


_EACH_TIME = _named(Stands.MESSAGE, SeenBy.EVERYBODY, After.EACH)
_MESSAGE, _TABLE = (_named(one, SeenBy.EVERYBODY, After.CHANGE) for one in (Stands.MESSAGE, Stands.TABLE))
_ONCE = _named(Stands.TABLE, SeenBy.EVERYBODY, After.NEVER)
_OWN_MESSAGE, _OWN_VIEW = (_named(one, SeenBy.SEAT, After.CHANGE, After.NEVER) for one in (Stands.MESSAGE, Stands.VIEW))
_SUMMARY = those(Stands.TABLE, SeenBy.EVERYBODY, After.CHANGE, After.NEVER)
_SEAT, _PLAYER, _OWN_PLAYER = (
    maker_of("seats", SeenBy.DEVICE),
    maker_of("players", SeenBy.EVERYBODY),
    maker_of("players", SeenBy.SEAT),
)


def written_update(table: Table, mine: Sequence[int], seat: int, since: int, heard: int) -> str:
    """The whole table for a socket. `mine`: the seats of its device; `since`: the number at which it last saw the table;
    `heard`: of what was said, the last it has heard."""
    return f'{{"update":{_shown(table).whole(mine, seat, since, heard)}}}'


def written_change(table: Table, mine: Sequence[int], seat: int, n: int) -> str | None:
    """What is different for an audience that was told everything up to change `n` of the table; None, if it is not known any more
    what that was."""
    return _shown(table).change(mine, seat, n) if table.has_begun else None


def look(table: Table, mine: Sequence[int], seat: int, since: int = 0, heard: int = 0) -> str:
    """The whole table for somebody who asks once: what sockets were told last stays known."""
    shown = _PICTURES.get(table)
    return (shown if shown and shown.n == table.changes else Picture(table, None)).whole(mine, seat, since, heard)


def summary(table: Table, mine: Sequence[int]) -> Summary:
    """The part of an update that is about the table, and not about its game."""
    seats = [_SEAT(table, i) for i in range(len(table.seats))]
    fields = {name: made(table) for name, made in _SUMMARY}
    return Summary(seats=[yours(seat) if i in mine else seat for i, seat in enumerate(seats)], **fields)


# -- what was shown last, at each table


_PICTURES: "WeakKeyDictionary[Table, Picture]" = WeakKeyDictionary()


def _shown(table: Table) -> "Picture":
    shown = _PICTURES.get(table)
    if shown is None or shown.n != table.changes:
        shown = _PICTURES[table] = Picture(table, shown)
    return shown


def forget(table: Table) -> None:
    """Nobody is there any more to be told."""
    _PICTURES.pop(table, None)


def kept(table: Table) -> int:
    """For how many pairs of eyes something is kept."""
    return len(_PICTURES[table]._owns) if table in _PICTURES else 0


# -- a table after a change


class Part(NamedTuple):
    """Fields of an update, as they stand in JSON objects, and seats and players by their numbers."""

    message: str
    table: str
    seats: dict[int, str]
    view: str
    players: dict[int, str]


class Own(NamedTuple):
    """What a seat sees that others do not."""

    message: list[str]
    view: list[str]
    player: str  # empty: there is none


_NOBODY = May(-1, None, None, None)


class Picture:
    """A table as it was shown after one of its changes, and what of it is different from the picture before, or from nothing."""

    def __init__(self, table: Table, last: "Picture | None") -> None:
        self.table, self.n, self.seq, self.said = table, table.changes, table.seq, table.last_said
        self.memory = table.game.position.memory() if table.has_begun else None
        self.last = last if last and last.memory is not None and self.memory is not None else None
        if last:
            last.last = None
        self._seats: list[SeatOut] = [_SEAT(table, i) for i in range(len(table.seats))]
        self._of_message, self._of_table = _MESSAGE.made(table), _TABLE.made(table)
        self._parts: dict[str, Any] = {}  # of the view
        self._players: list[PlayerView] = []
        self._owns: dict[int, Own] = {}
        self.different = self._different(self.last)

    # -- what everybody sees

    def _different(self, last: "Picture | None") -> Part:
        each_time = _written(_EACH_TIME, _EACH_TIME.made(self.table), None)
        message = _written(_MESSAGE, self._of_message, last._of_message if last else None)
        table = _written(_TABLE, self._of_table, last._of_table if last else None)
        if last is None:
            table = _listed((_written(_ONCE, _ONCE.made(self.table), None), table))
        seats = {i: json_text(seat) for i, seat in enumerate(self._seats) if not last or seat != last._seats[i]}
        if self.memory is None:
            return Part(_listed((each_time, message, '"view":null')), table, seats, "", {})
        return Part(_listed((each_time, message)), table, seats, self._changed_view(last), self._changed_players(last))

    def _changed_view(self, last: "Picture | None") -> str:
        """What differs in memory, but looks as it did before, is not told either: nobody may see by it that something differs."""
        parts = changed_parts(last.memory if last else None, self.table.game.position)
        before = last._parts if last else {}
        self._parts = before | parts
        return ",".join([f'"{name}":{json_text(part)}' for name, part in parts.items() if not last or part != before[name]])

    def _changed_players(self, last: "Picture | None") -> dict[int, str]:
        position, memory = self.table.game.position, self.memory
        if last is None:
            self._players = [_PLAYER(position, seat) for seat in range(len(self._seats))]
            return {seat: json_text(player) for seat, player in enumerate(self._players)}
        assert memory is not None and last.memory is not None
        self._players, changed = list(last._players), {}
        for seat, before in enumerate(last._players):
            if not is_same_player(last.memory, memory, seat):
                player = self._players[seat] = _PLAYER(position, seat)
                if player != before:
                    changed[seat] = json_text(player)
        return changed

    # -- what a seat sees beyond that

    @cached_property
    def _may(self) -> May:
        return _NOBODY if self.memory is None else may_at(self.table)

    def _own(self, seat: int) -> Own:
        """Made once for each seat."""
        found = self._owns.get(seat)
        if found is None:
            is_idle = seat >= len(self._seats) or seat not in self._may
            message, view = _of_idle(seat) if is_idle else self._own_fields(seat)
            found = self._owns[seat] = Own(message, [] if self.memory is None else view, self._own_player(seat))
        return found

    def _own_fields(self, seat: int) -> tuple[list[str], list[str]]:
        return _OWN_MESSAGE.made(self.table, seat, self._may), _OWN_VIEW.made(self.table, seat, self._may)

    def _own_player(self, seat: int) -> str:
        if seat >= len(self._players):
            return ""
        last = self.last
        if last and seat in last._owns and is_same_player(last.memory or b"", self.memory or b"", seat):
            return last._owns[seat].player
        return json_text(_OWN_PLAYER(self.table.game.position, seat, self._players[seat]))

    def _with_own(self, shared: Part, mine: Sequence[int], seat: int, had: Own | None, told: str) -> str:
        """What is different for everybody, and for a seat: its question, its hand, and what it may do."""
        own = self._own(seat)
        message = _other(_OWN_MESSAGE, own.message, had.message if had else None)
        view = _other(_OWN_VIEW, own.view, had.view if had else None)
        seats = shared.seats | {i: json_text(yours(self._seats[i])) for i in mine if i in shared.seats}
        is_same = had is not None and own.player == had.player
        players = shared.players if is_same or not own.player else shared.players | {seat: own.player}
        return _joined((shared.message, message, told), shared.table, seats, (shared.view, view), players)

    # -- as one message

    @cached_property
    def _from_nothing(self) -> "Picture":
        """The same table, with everything that is different from nothing."""
        if self.last is None:
            return self
        picture = Picture(self.table, None)
        picture._owns = self._owns
        return picture

    def whole(self, mine: Sequence[int], seat: int, since: int, heard: int) -> str:
        """For an audience that saw the table at number `since`, and has heard what was said up to `heard`."""
        told = {"first": 0, "events": [], "chat": []} | news(self.table, seat, since, heard)
        text = ",".join([f'"{name}":{json_text(value)}' for name, value in told.items()])
        return self._with_own(self._from_nothing.different, mine, seat, None, text)

    def change(self, mine: Sequence[int], seat: int, n: int) -> str | None:
        """For an audience that was shown the last picture, if that was change `n`. Whoever sees nothing of his own is told what
        a spectator is told."""
        last = self.last
        if last is None or n != last.n or seat not in last._owns:
            return None
        had, drew, seats = last._owns[seat], seat in self._drawers, self.different.seats
        if not drew and self._own(seat) == had and not (seats and any([i in seats for i in mine])):
            return self._change_for_all
        return f'{{"change":{self._with_own(self.different, mine, seat, had, self._news(seat) if drew else self._news_for_all)}}}'

    @cached_property
    def _change_for_all(self) -> str:
        part = self.different
        joined = _joined((part.message, self._news_for_all), part.table, part.seats, (part.view,), part.players)
        return f'{{"change":{joined}}}'

    @cached_property
    def _drawers(self) -> set[int]:
        """Seats that have drawn cards which others do not see."""
        return {self.table.game.drawer(n) for n in hidden_draws(self.table, self.last.seq)} if self.last else set()

    @cached_property
    def _news_for_all(self) -> str:
        return self._news(SPECTATOR)

    def _news(self, seat: int) -> str:
        """Where the events begin is always told; events, and what was said, if there are any."""
        assert self.last
        told = news(self.table, seat, self.last.seq, self.last.said)
        return ",".join([f'"{name}":{json_text(value)}' for name, value in told.items() if value or name == "first"])


@cache
def _of_idle(seat: int) -> tuple[list[str], list[str]]:
    """What a seat sees of its own that may do nothing at the moment: the same at all tables."""
    return _OWN_MESSAGE.made(None, seat, _NOBODY), _OWN_VIEW.made(None, seat, _NOBODY)


def _written(named: Named, values: list[Any], before: list[Any] | None) -> str:
    """Those that are not as they were."""
    if before is None:
        return ",".join([key + json_text(value) for key, value in zip(named.keys, values, strict=True)])
    if values == before:
        return ""
    return ",".join([key + json_text(now) for key, now, was in zip(named.keys, values, before, strict=True) if now != was])


def _other(named: Named, texts: list[str], before: list[str] | None) -> str:
    """The same of what is JSON already."""
    if not before:
        return ",".join([key + text for key, text in zip(named.keys, texts, strict=False)])
    return ",".join([key + now for key, now, was in zip(named.keys, texts, before, strict=True) if now != was])


def _joined(message: Iterable[str], table: str, seats: dict[int, str], view: Iterable[str], players: dict[int, str]) -> str:
    inside = _listed((table, _numbered("seats", seats)))
    seen = _listed((*view, _numbered("players", players)))
    table, seen = inside and f'"table":{{{inside}}}', seen and f'"view":{{{seen}}}'
    return f"{{{_listed((*message, table, seen))}}}"


def _numbered(name: str, items: dict[int, str]) -> str:
    return f'"{name}":[{",".join([items[i] for i in sorted(items)])}]' if items else ""


def _listed(texts: Iterable[str]) -> str:
    return ",".join(filter(None, texts))
