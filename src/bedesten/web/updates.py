"""What goes through a socket: a table as its audience sees it, or only what is different from what it was told last.

Both are written by the same code from one list of fields (fields.py): the whole update is what is different from nothing. What
everybody sees is written once after each change, and what a seat sees beyond that once for that seat. Nothing is kept under a key
that a client could choose.
"""

from collections.abc import Callable, Sequence
from functools import cache, cached_property
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from bedesten.engine.view import SPECTATOR, PlayerView, changed_parts, is_same_player
from bedesten.service.table import Table
from bedesten.web.fields import After, May, SeenBy, Stands, json_text, maker_of, may_at, those, yours
from bedesten.web.wire import SeatOut, Summary, hidden_draws, news

Fields = dict[str, str]  # each as JSON
Makers = list[tuple[str, Callable[..., Any]]]

_ALWAYS: dict[Stands, Makers] = {one: those(one, SeenBy.EVERYBODY, After.CHANGE) for one in (Stands.MESSAGE, Stands.TABLE)}
_ONCE = those(Stands.TABLE, SeenBy.EVERYBODY, After.NEVER)
_OWN_MESSAGE = those(Stands.MESSAGE, SeenBy.SEAT, After.CHANGE, After.NEVER)
_OWN_VIEW = those(Stands.VIEW, SeenBy.SEAT, After.CHANGE, After.NEVER)
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
    fields = {name: made(table) for name, made in [*_ONCE, *_ALWAYS[Stands.TABLE]]}
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
    """Fields of an update: by their names, and seats and players by their numbers."""

    message: Fields
    table: Fields
    seats: dict[int, str]
    view: Fields
    players: dict[int, str]


class Own(NamedTuple):
    """What a seat sees that others do not."""

    message: Fields
    view: Fields
    player: str  # empty: there is none


_NOTHING = Own({}, {}, "")
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
        self._values: dict[str, Any] = {}  # of the table
        self._parts: dict[str, Any] = {}  # of the view
        self._players: list[PlayerView] = []
        self._owns: dict[int, Own] = {}
        self.different = self._different(self.last)

    # -- what everybody sees

    def _different(self, last: "Picture | None") -> Part:
        message, table = (self._changed(_ALWAYS[one], last) for one in (Stands.MESSAGE, Stands.TABLE))
        seats = {i: json_text(seat) for i, seat in enumerate(self._seats) if not last or seat != last._seats[i]}
        if last is None:
            table |= {name: json_text(made(self.table)) for name, made in _ONCE}
        if self.memory is None:
            return Part({**message, "view": "null"}, table, seats, {}, {})
        return Part(message, table, seats, self._changed_view(last), self._changed_players(last))

    def _changed(self, makers: Makers, last: "Picture | None") -> Fields:
        values = {name: made(self.table) for name, made in makers}
        self._values |= values
        return _written(values, last._values if last else None)

    def _changed_view(self, last: "Picture | None") -> Fields:
        """What differs in memory, but looks as it did before, is not told either: nobody may see by it that something differs."""
        parts = changed_parts(last.memory if last else None, self.table.game.position)
        self._parts = last._parts | parts if last else parts
        return _written(parts, last._parts if last else None)

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
            message, view = self._own_fields(seat) if seat < len(self._seats) and seat in self._may else _of_idle(seat)
            found = self._owns[seat] = Own(message, {} if self.memory is None else view, self._own_player(seat))
        return found

    def _own_fields(self, seat: int) -> tuple[Fields, Fields]:
        message, view = ({name: made(self.table, seat, self._may) for name, made in own} for own in (_OWN_MESSAGE, _OWN_VIEW))
        return message, view

    def _own_player(self, seat: int) -> str:
        if seat >= len(self._players):
            return ""
        last = self.last
        if last and seat in last._owns and is_same_player(last.memory or b"", self.memory or b"", seat):
            return last._owns[seat].player
        return json_text(_OWN_PLAYER(self.table.game.position, seat, self._players[seat]))

    def _with_own(self, shared: Part, mine: Sequence[int], seat: int, had: Own) -> Part:
        """What is different for everybody, and for a seat: its question, its hand, and what it may do."""
        own = self._own(seat)
        message, view = _other(own.message, had.message), _other(own.view, had.view)
        seats = {i: json_text(yours(self._seats[i])) for i in mine if i in shared.seats}
        player = {seat: own.player} if own.player != had.player else {}
        return Part(shared.message | message, shared.table, shared.seats | seats, shared.view | view, shared.players | player)

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
        shared = self._from_nothing.different
        told = {"first": 0, "events": [], "chat": []} | news(self.table, seat, since, heard)
        return _joined(self._with_own(shared, mine, seat, _NOTHING), _written(told, None))

    def change(self, mine: Sequence[int], seat: int, n: int) -> str | None:
        """For an audience that was shown the last picture, if that was change `n`. Whoever sees nothing of his own is told what
        a spectator is told."""
        last = self.last
        if last is None or n != last.n or seat not in last._owns:
            return None
        had, drew, seats = last._owns[seat], seat in self._drawers, self.different.seats
        if self._own(seat) != had or any([i in seats for i in mine]):
            shown = self._with_own(self.different, mine, seat, had)
        elif drew:
            shown = self.different
        else:
            return self._change_for_all
        return _change(shown, self._news(seat) if drew else self._news_for_all)

    @cached_property
    def _change_for_all(self) -> str:
        return _change(self.different, self._news_for_all)

    @cached_property
    def _drawers(self) -> set[int]:
        """Seats that have drawn cards which others do not see."""
        return {self.table.game.drawer(n) for n in hidden_draws(self.table, self.last.seq)} if self.last else set()

    @cached_property
    def _news_for_all(self) -> Fields:
        return self._news(SPECTATOR)

    def _news(self, seat: int) -> Fields:
        """The number of the table and where the events begin are always told; events, and what was said, if there are any."""
        assert self.last
        told = {"seq": self.seq} | news(self.table, seat, self.last.seq, self.last.said)
        return {name: json_text(value) for name, value in told.items() if value or name in ("seq", "first")}


@cache
def _of_idle(seat: int) -> tuple[Fields, Fields]:
    """What a seat sees of its own that may do nothing at the moment: the same at all tables."""
    message, view = ({name: made(None, seat, _NOBODY) for name, made in own} for own in (_OWN_MESSAGE, _OWN_VIEW))
    return message, view


def _written(values: dict[str, Any], before: dict[str, Any] | None) -> Fields:
    """Those that are not as they were."""
    if before is None:
        return {name: json_text(value) for name, value in values.items()}
    return {name: json_text(value) for name, value in values.items() if value != before[name]}


def _other(now: Fields, before: Fields) -> Fields:
    return {name: value for name, value in now.items() if value != before.get(name)}


def _change(part: Part, told: Fields) -> str:
    return f'{{"change":{_joined(part, told)}}}'


def _joined(part: Part, told: Fields) -> str:
    fields = _named(part.message | told)
    if part.table or part.seats:
        fields.append(f'"table":{{{",".join([*_named(part.table), *_list("seats", part.seats)])}}}')
    if part.view or part.players:
        fields.append(f'"view":{{{",".join([*_named(part.view), *_list("players", part.players)])}}}')
    return f"{{{','.join(fields)}}}"


def _list(name: str, items: dict[int, str]) -> list[str]:
    return [f'"{name}":[{",".join([items[i] for i in sorted(items)])}]'] if items else []


def _named(values: Fields) -> list[str]:
    return [f'"{name}":{value}' for name, value in values.items()]
