"""What goes through a socket: a table as its audience sees it, or only what is different from what it was told last.

Whoever sees and has seen the same is told the same, which is written once after each change. The keys name the audience: the
seats of its device, the eyes it looks through, the number at which it was told last, and what it has heard.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple, TypeVar

import msgspec

from bedesten.engine.notation import SEATS
from bedesten.engine.view import SPECTATOR, View
from bedesten.service.table import Table
from bedesten.web.wire import Private, Summary, Update, news, private, public, seen_by, update

T = TypeVar("T")
_ENCODE = msgspec.json.Encoder().encode
_STATE = ("seat", "question", "may_undo", "may_redo", "may_end_turn", "proposal", "result")


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
    for_all, new = _public_change(table, before, since, heard), news(table, seat, since, heard)
    has = private(table, seat)
    if has == had and new == for_all.news and not for_all.concerns(mine, seat):
        return for_all.text
    return _written(difference(seen_by(before, had, mine, seat), seen_by(public(table), has, mine, seat)), new)


class PublicChange(NamedTuple):
    """What is different for a spectator. It is told to others, too, as far as they see nothing else."""

    change: dict[str, Any]
    news: dict[str, Any]
    text: str

    def concerns(self, mine: tuple[int, ...], seat: int) -> bool:
        """Is something in it that the audience sees with other eyes: its own seats, or its own hand?"""
        seats, players = self.change.get("table", {}).get("seats", ()), self.change.get("view", {}).get("players", ())
        yours = [SEATS[i] for i in mine]
        return any([one.colour in yours for one in seats]) or any([one.seat == SEATS.get(seat) for one in players])


def _public_change(table: Table, before: Update, since: int, heard: int) -> PublicChange:
    def made() -> PublicChange:
        change, new = difference(before, public(table)), news(table, SPECTATOR, since, heard)
        return PublicChange(change, new, _written(change, new))

    return table.told.once(("public change", since, heard), made)


def _written(change: dict[str, Any], news: dict[str, Any]) -> str:
    """Where the events begin is always told; events, and what was said, if there are any."""
    told = {name: value for name, value in news.items() if name == "first" or value}
    return _ENCODE({"change": change | told}).decode()


def difference(before: Update, now: Update) -> dict[str, Any]:
    """The fields that differ; of the table and the view only their fields that differ, of seats and players only those."""
    change: dict[str, Any] = {"seq": now.seq}
    for name in _STATE:
        if (value := getattr(now, name)) != getattr(before, name):
            change[name] = value
    if table := _in_summary(before.table, now.table):
        change["table"] = table
    if before.view and now.view and (view := _in_view(before.view, now.view)):
        change["view"] = view
    return change


def _in_summary(before: Summary, now: Summary) -> dict[str, Any]:
    found = {name: value for name in Summary.__struct_fields__ if (value := getattr(now, name)) != getattr(before, name)}
    if "seats" in found:
        found["seats"] = _those_that_differ(before.seats, now.seats)
    return found


def _in_view(before: View, now: View) -> dict[str, Any]:
    old = vars(before)
    found = {name: value for name, value in vars(now).items() if value != old[name]}
    if "players" in found:
        found["players"] = _those_that_differ(before.players, now.players)
    return found


def _those_that_differ(before: Iterable[T], now: Iterable[T]) -> list[T]:
    return [one for one, last in zip(now, before, strict=True) if one != last]
