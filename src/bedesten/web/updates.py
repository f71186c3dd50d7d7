"""What goes through a socket: a table as its audience sees it, or only what is different from what it was told last.

What everybody sees is kept as the fields of JSON objects, and only those are written anew whose part of the game's memory is not
as it was. Whoever sees nothing of his own is told the same, which is joined once after each change. The keys of what is kept
name the audience.
"""

from typing import Any, NamedTuple

import msgspec

from bedesten.engine.view import (
    SPECTATOR,
    PlayerView,
    changed_parts,
    is_same_player,
    own_hand,
    public_player,
    view,
    with_hand,
)
from bedesten.service.table import Table
from bedesten.web.cache import cache_of
from bedesten.web.questions import written_question
from bedesten.web.wire import Summary, hidden_draws, news, proposal, result, summary, update, yours

_ENCODE = msgspec.json.Encoder().encode
_SUMMARY = tuple(name for name in Summary.__struct_fields__ if name != "seats")
_NOT_SHARED = ("seat", "players", "options")  # of a view
Fields = dict[str, str]  # each as JSON
_ORDINARY: Fields = {"proposal": "null", "result": "null"}


def written_update(table: Table, mine: tuple[int, ...], seat: int, since: int, heard: int) -> str:
    """The whole table, for an audience that the house has told up to there; what others were told so is not made again."""
    key = "update", mine, seat, since, heard
    return cache_of(table).once(key, lambda: first_update(table, mine, seat, since, heard))


def first_update(table: Table, mine: tuple[int, ...], seat: int, since: int, heard: int) -> str:
    """The same for one who says himself what he knows already. It is not kept: he could say a million things."""
    cache_of(table).is_heard = True
    return _json({"update": update(table, mine, seat, since, heard)})


def written_change(table: Table, mine: tuple[int, ...], seat: int, since: int, heard: int, n: int) -> str:
    """What is different for an audience that was told everything up to change `n` of the table (-1: nothing yet); the whole
    table, if it is not known any more what that was."""
    whole = written_update if n >= 0 else first_update
    if not table.has_begun:
        return whole(table, mine, seat, since, heard)
    cache = cache_of(table)
    cache.is_heard = True
    different, own, had = _shared(table).different, _own(table, seat), cache.before.get(("own", seat))
    if n != cache.heard or n < 0 or different is None or had is None:
        return whole(table, mine, seat, since, heard)
    has_own = own != had or any([i in different.seats for i in mine])
    if not has_own and not _drew(table, seat, since):
        return cache.once(("change for all", since, heard), lambda: _joined(table, different, SPECTATOR, since, heard))
    return _joined(table, _with_own(table, different, mine, seat, own, had) if has_own else different, seat, since, heard)


# -- what everybody sees


class Different(NamedTuple):
    """What is different: fields by their names, and seats and players by their numbers."""

    state: Fields
    table: Fields
    seats: dict[int, str]
    view: Fields
    players: dict[int, str]


class Shared(NamedTuple):
    """What everybody sees, and what of it is different from before; None, if that is not known."""

    memory: bytes
    state: Fields
    summary: Summary
    view: Fields
    players: list[PlayerView]
    different: Different | None


def _shared(table: Table) -> Shared:
    """Made once after each change."""
    return cache_of(table).once("shared", lambda: _next_shared(table, cache_of(table).before.get("shared")))


def _next_shared(table: Table, before: Shared | None) -> Shared:
    position, state, now = table.game.position, _state(table), summary(table, ())
    memory = position.memory()
    if before is None:
        seen = view(position, SPECTATOR)
        fields = {name: _json(value) for name, value in vars(seen).items() if name not in _NOT_SHARED}
        return Shared(memory, state, now, fields, list(seen.players), None)
    changed = _changed(before.view, {name: _json(value) for name, value in changed_parts(before.memory, position).items()})
    players, others = list(before.players), {}
    for seat, last in enumerate(before.players):
        if not is_same_player(before.memory, memory, seat):
            players[seat] = public_player(position, seat)
            if players[seat] != last:
                others[seat] = _json(players[seat])
    different = Different(
        _changed(before.state, state), _changed_summary(before.summary, now), _changed_seats(before, now), changed, others
    )
    return Shared(memory, state, now, before.view | changed, players, different)


def _state(table: Table) -> Fields:
    if table.proposal is None and not table.game.over:
        return _ORDINARY
    return {"proposal": _json(proposal(table)), "result": _json(result(table))}


def _changed(before: Fields, now: Fields) -> Fields:
    return {name: value for name, value in now.items() if value != before[name]}


def _changed_summary(before: Summary, now: Summary) -> Fields:
    return {name: _json(value) for name in _SUMMARY if (value := getattr(now, name)) != getattr(before, name)}


def _changed_seats(before: Shared, now: Summary) -> dict[int, str]:
    pairs = enumerate(zip(before.summary.seats, now.seats, strict=True))
    return {i: _json(seat) for i, (last, seat) in pairs if seat != last}


# -- what a seat sees beyond that


class Own(NamedTuple):
    """Fields of the table and of the view, and the player himself."""

    question: str = "null"
    may_undo: str = "false"
    may_redo: str = "false"
    may_end_turn: str = "false"
    options: str = "[]"
    player: str = ""


_NOTHING = Own()
_STATE = Own._fields[:4]


def _own(table: Table, seat: int) -> Own:
    """Made once after each change."""
    return cache_of(table).once(("own", seat), lambda: _next_own(table, seat) if seat < len(table.seats) else _NOTHING)


def _next_own(table: Table, seat: int) -> Own:
    those = cache_of(table).once("those who may", lambda: _those_who_may(table))
    if seat not in those:
        return Own(player=_own_player(table, seat))
    asked, undoer, redoer, holder = those
    return Own(
        written_question(table, seat) if asked == seat else "null",
        "true" if undoer == seat else "false",
        "true" if redoer == seat else "false",
        "true" if holder == seat else "false",
        _json(table.game.position.options) if asked == seat else "[]",
        _own_player(table, seat),
    )


def _those_who_may(table: Table) -> tuple[int | None, ...]:
    """Answer, undo, redo, end the turn."""
    return table.game.asked, table.undoer(), table.redoer(), table.held_by()


def _own_player(table: Table, seat: int) -> str:
    shared, before, had = _shared(table), cache_of(table).before.get("shared"), cache_of(table).before.get(("own", seat))
    if before and had and is_same_player(before.memory, shared.memory, seat):
        return str(had.player)
    return _json(with_hand(shared.players[seat], own_hand(table.game.position, seat)))


def _with_own(table: Table, shared: Different, mine: tuple[int, ...], seat: int, own: Own, had: Own) -> Different:
    """What is different for a seat: its question, its hand, and what it may do."""
    state = {name: value for name, value, last in zip(_STATE, own, had, strict=False) if value != last}
    options = {"options": own.options} if own.options != had.options else {}
    player = {seat: own.player} if own.player != had.player else {}
    now = _shared(table).summary.seats
    seats = {i: _json(yours(now[i])) for i in mine if i in shared.seats}
    return Different(shared.state | state, shared.table, shared.seats | seats, shared.view | options, shared.players | player)


# -- what has happened


def _drew(table: Table, seat: int, since: int) -> bool:
    """Has the seat drawn cards that others do not see?"""
    hidden = cache_of(table).once(("hidden draws", since), lambda: hidden_draws(table, since))
    return bool(hidden) and any([table.game.drawer(n) == seat for n in hidden])


def _news(table: Table, seat: int, since: int, heard: int) -> list[str]:
    """Where the events begin is always told; events, and what was said, if there are any."""

    def made() -> list[str]:
        found = news(table, seat, since, heard)
        return _fields({name: _json(value) for name, value in found.items() if name == "first" or value})

    return cache_of(table).once(("news", seat, since, heard), made)


# -- as one message


def _joined(table: Table, different: Different, seat: int, since: int, heard: int) -> str:
    whose = seat if _drew(table, seat, since) else SPECTATOR
    fields = [f'"seq":{table.seq}', *_fields(different.state), *_news(table, whose, since, heard)]
    if of_table := [*_fields(different.table), *_list("seats", different.seats)]:
        fields.append(f'"table":{{{",".join(of_table)}}}')
    if of_view := [*_fields(different.view), *_list("players", different.players)]:
        fields.append(f'"view":{{{",".join(of_view)}}}')
    return f'{{"change":{{{",".join(fields)}}}}}'


def _list(name: str, those: dict[int, str]) -> list[str]:
    return [f'"{name}":[{",".join([those[i] for i in sorted(those)])}]'] if those else []


def _fields(values: Fields) -> list[str]:
    return [f'"{name}":{value}' for name, value in values.items()]


def _json(value: Any) -> str:
    return _ENCODE(value).decode()
