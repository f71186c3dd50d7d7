"""Who may take something back, play it again, or has to agree that the table goes back further."""

from bedesten.service import kinds
from bedesten.service.table import Table


def undoer(table: Table) -> int | None:
    """The player who may take back his last answer. Whether he had a choice makes no difference: others would see by it
    what he holds."""
    if table.game.over:
        return None
    if not table.settings.learning:
        return table.last_to_answer()
    learner = next(i for i, seat in enumerate(table.seats) if seat.is_person)
    return learner if any(entry.seat == learner for entry in table.game.log) else None


def undo_to(table: Table, seat: int, to: int | None = None) -> int | None:
    """How long the log would be if the player took back his last answer; or, given `to`, all of his from there on, as far as
    undo goes. None if he may not."""
    if undoer(table) != seat:
        return None
    log = table.game.log
    last = max(i for i, entry in enumerate(log) if entry.seat == seat)
    if to is None:
        return last
    if table.settings.learning:
        return min([i for i in range(max(0, to), last) if log[i].seat == seat], default=last)
    first = max(to, table.confirmed)
    while last > first and log[last - 1].seat == seat:
        last -= 1
    return last


def redoer(table: Table) -> int | None:
    """The player who may play again what was taken back."""
    return table.undone[-1][0][0].seat if table.undone and not table.game.over else None


def may_redo(table: Table, seat: int) -> bool:
    return redoer(table) == seat


def awaited(table: Table) -> list[int]:
    """The people who still have to agree to a proposal, whether they are there or not."""
    return [] if table.proposal is None else have_to_agree(table, table.proposal.seat, table.proposal.agreed)


def have_to_agree(table: Table, proposer: int, agreed: frozenset[int] = frozenset()) -> list[int]:
    """Everybody else who plays this game, even if a bot stands in; whoever has resigned does not play it any more."""
    people = [i for i, seat in enumerate(table.seats) if seat.is_person and seat.kind != kinds.RESIGNED]
    return [i for i in people if i != proposer and i not in agreed]
