"""What goes through a socket: a table as its audience sees it, or only what is different from what it was told last.

Whoever sees and has seen the same is told the same, which is written once after each change. The keys name the audience: the
seats of its device, the eyes it looks through, the number at which it was told last, and what it has heard.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from bedesten.engine.view import SPECTATOR, with_hand
from bedesten.service.table import Table
from bedesten.web.wire import Private, Summary, Update, hidden_draws, news, private, public, update, yours

T = TypeVar("T")
_ENCODE = msgspec.json.Encoder().encode
_STATE = ("proposal", "result")
_PRIVATE = ("question", "may_undo", "may_redo", "may_end_turn")
_SUMMARY = tuple(name for name in Summary.__struct_fields__ if name != "seats")


def written_update(table: Table, mine: tuple[int, ...], seat: int, since: int, heard: int) -> str:
    """The whole table."""
    key = "update", mine, seat, since, heard
    return table.told.once(key, lambda: _ENCODE({"update": update(table, mine, seat, since, heard)}).decode())


def written_change(table: Table, mine: tuple[int, ...], seat: int, since: int, heard: int, n: int) -> str:
    """What is different for an audience that was told everything up to change `n` of the table; the whole table, if it is not
    known any more what that was."""
    told = table.told
    before, had = told.before.get("public"), told.before.get(("private", seat))
    if n != told.n - 1 or before is None or had is None or not before.view:
        return written_update(table, mine, seat, since, heard)
    key = "change", mine, seat, since, heard
    return told.once(key, lambda: _written_change(table, mine, seat, since, heard, before, had))


def _written_change(table: Table, mine: tuple[int, ...], seat: int, since: int, heard: int, before: Update, had: Private) -> str:
    shared, has = _shared(table, before), private(table, seat)
    concerns = seat in shared.players or any([i in shared.seats for i in mine])
    new = _news(table, seat if _drew(table, seat, since) else SPECTATOR, since, heard)
    if has is had and not concerns and new is _news(table, SPECTATOR, since, heard):
        return table.told.once(("change for all", since, heard), lambda: _joined(table, shared, new))
    return _joined(table, _with_own(table, shared, mine, seat, has, had), new)


class Different(NamedTuple):
    """What is different, as the fields of JSON objects. Others may be told it as far as they see nothing else."""

    state: list[bytes]
    table: list[bytes]
    seats: dict[int, bytes]  # that differ
    view: list[bytes]
    players: dict[int, bytes]  # that differ


def _shared(table: Table, before: Update) -> Different:
    """What is different for everybody."""
    return table.told.once("shared", lambda: difference(before, public(table)))


def difference(before: Update, now: Update) -> Different:
    """Of what a spectator sees: the fields that differ; of seats and players those that differ."""
    assert before.view and now.view
    old, new = vars(before.view), vars(now.view)
    return Different(
        _fields(_differing(_STATE, before, now)),
        _fields(_differing(_SUMMARY, before.table, now.table)),
        _those_that_differ(before.table.seats, now.table.seats),
        _fields({name: value for name, value in new.items() if value != old[name] and name != "players"}),
        _those_that_differ(before.view.players, now.view.players),
    )


def _with_own(table: Table, shared: Different, mine: tuple[int, ...], seat: int, has: Private, had: Private) -> Different:
    """The same for a seat: its question, its hand, and what it may do."""
    now = public(table)
    assert now.view
    own = {name: getattr(has, name) for name in _PRIVATE if getattr(has, name) != getattr(had, name)}
    seats = {i: _ENCODE(yours(now.table.seats[i])) for i in mine if i in shared.seats}
    players, view = shared.players, shared.view
    if has.hand is not None and (seat in players or has.hand != had.hand):
        players = {**players, seat: _ENCODE(with_hand(now.view.players[seat], has.hand))}
    if has.options != had.options:
        view = [*view, *_fields({"options": has.options})]
    return Different([*shared.state, *_fields(own)], shared.table, {**shared.seats, **seats}, view, players)


def _drew(table: Table, seat: int, since: int) -> bool:
    """Has the seat drawn cards that others do not see?"""
    hidden = table.told.once(("hidden draws", since), lambda: hidden_draws(table, since))
    return any([table.game.drawer(n) == seat for n in hidden])


def _news(table: Table, seat: int, since: int, heard: int) -> list[bytes]:
    """Where the events begin is always told; events, and what was said, if there are any."""

    def made() -> list[bytes]:
        return _fields({name: value for name, value in news(table, seat, since, heard).items() if name == "first" or value})

    return table.told.once(("news", seat, since, heard), made)


def _joined(table: Table, different: Different, news: list[bytes]) -> str:
    """As one message."""
    fields = [b'"seq":%d' % table.seq, *different.state, *news]
    if of_table := [*different.table, *_list(b"seats", different.seats)]:
        fields.append(b'"table":{' + b",".join(of_table) + b"}")
    if of_view := [*different.view, *_list(b"players", different.players)]:
        fields.append(b'"view":{' + b",".join(of_view) + b"}")
    return (b'{"change":{' + b",".join(fields) + b"}}").decode()


def _list(name: bytes, those: dict[int, bytes]) -> list[bytes]:
    return [b'"' + name + b'":[' + b",".join([those[i] for i in sorted(those)]) + b"]"] if those else []


def _fields(values: dict[str, Any]) -> list[bytes]:
    return [b'"%b":%b' % (name.encode(), _ENCODE(value)) for name, value in values.items()]


def _differing(names: tuple[str, ...], before: object, now: object) -> dict[str, Any]:
    return {name: value for name in names if (value := getattr(now, name)) != getattr(before, name)}


def _those_that_differ(before: Sequence[T], now: Sequence[T]) -> dict[int, bytes]:
    return {i: _ENCODE(one) for i, (last, one) in enumerate(zip(before, now, strict=True)) if one != last}
