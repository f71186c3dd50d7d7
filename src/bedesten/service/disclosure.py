"""What may be told of a table: how its chance is sealed, and its record; each with no more than whoever asks may know."""

import re
from collections import Counter

from bedesten.bots.roster import played_by
from bedesten.engine.notation import SEATS
from bedesten.engine.record import write_record
from bedesten.service import kinds
from bedesten.service.fairness import Seal, is_text_of_house, seal_of, text_of_house
from bedesten.service.table import Seat, Table


def seal(table: Table) -> Seal:
    """How the chance is sealed; with the secret only when the game is over."""
    return Seal(
        table.id,
        seal_of(table.secret),
        tuple(seat.text for seat in table.seats),
        table.secret.hex() if table.is_laid_open else None,
        table.settings.layout == "random" and not table.begun_from,
        table.memory.skipped(),
        _given(table),
        _is_house_bound(table),
        table.settings.learning,
        tuple(table.memory.marks),
        table.epochs,
        table.deal.name if table.deal else None,
    )


def restored(table: Table) -> list[int]:
    """For each time that the house was restored from a backup, how long the log was when chance became another."""
    draws = table.memory.draws
    return [
        next((n for n, drawn in enumerate(draws) if drawn is not None and drawn >= epoch.first), len(draws))
        for epoch in table.epochs
    ]


def seal_line(table: Table) -> str:
    """The same as one line. It is told with every change, and seldom differs: only when what was drawn is taken back."""
    came_along = len(table.memory) if table.begun_from else 0
    texts = tuple([seat.text for seat in table.seats])
    key = table.memory.skipped(), tuple(table.memory.marks), came_along, table.is_laid_open, texts
    if table.seal_line is None or table.seal_line[0] != key:
        table.seal_line = key, seal(table).write()
    return table.seal_line[1]


def _is_house_bound(table: Table) -> bool:
    """Do all texts of the house follow from the secret? Tables of older houses may have others."""
    texts = [seat.text for seat in table.seats]
    return all(text == text_of_house(table.secret, table.sealed_as, i) for i, text in enumerate(texts) if is_text_of_house(text))


def _given(table: Table) -> int:
    """How many outcomes came with the position."""
    return table.memory.given(table.game.log) if table.begun_from and table.has_begun else 0


def record(table: Table, seat: int) -> str:
    """What a seat may know of the game; everything, when it is over."""
    game = table.game.copy()
    game.names = tuple(_recorded(table, seat) for seat in table.seats)
    game.sealed = seal(table).write()
    game.eased = eased_answers(table) if table.stage == kinds.OVER else {}
    if game.begun_from and table.stage != kinds.OVER:
        game.begun_from = _seen_by(seat, game.begun_from)
    return write_record(game, None if table.stage == kinds.OVER else seat)


def eased_answers(table: Table) -> dict[int, int]:
    """By seat: how many answers of its bot were thought about less than its level would have it. Before the end this would
    tell others when it has something to think about."""
    return dict(Counter(entry.seat for n, entry in enumerate(table.game.log) if table.memory.course_before(n) in table.eased))


def _recorded(table: Table, seat: Seat) -> str:
    """The name, and for a bot that is called otherwise, which one plays."""
    bot = played_by(seat.bot, table.settings.rules) if seat.kind == "bot" and seat.bot else seat.name
    return (seat.name or kinds.FORMER_PLAYER) if bot == seat.name else f"{seat.name} ({bot})"


def _seen_by(seat: int, position: str) -> str:
    """A position text in which the cards are covered that a seat does not know: those of others that nobody has seen."""

    def covered(line: str) -> str:
        if line.split(" ")[0] not in SEATS.values() or line.split(" ")[0] == SEATS.get(seat):
            return line
        line = re.sub(r"\bhand=(\S+)", lambda hand: "hand=" + re.sub(r"[^,!]+(?=,|$)", "?", hand[1]), line)
        return re.sub(r"\bguild=(\S+)", lambda guild: "guild=" + re.sub(r"[^,]+", "?", guild[1]), line)

    return "\n".join(covered(line) for line in position.splitlines()) + "\n"
