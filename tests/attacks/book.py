"""What the entries of a table may be, where three people and a bot play."""

from bedesten.engine.constants import FATE
from bedesten.service import kinds
from bedesten.service.store import Row

PEOPLE, BOT = 3, 3  # so many people, and the seat of the bot behind them


class Book:
    """What the entries of a table may be, kept without the house: who may take back what, and who has agreed."""

    def __init__(self) -> None:
        self.log: list[tuple[int, str]] = []
        self.taken_back: list[list[tuple[int, str]]] = []
        self.confirmed = 0
        self.proposal: tuple[int, int, set[int]] | None = None
        self.stand_ins: set[int] = set()
        self.outcomes: dict[tuple[tuple[int, str], ...], str] = {}  # what chance has brought, after what

    def enter(self, row: Row) -> None:
        kind, seat, word = row["kind"], row["seat"], row["word"]
        if kind in kinds.LOG_KINDS:
            if seat == FATE:
                assert self.outcomes.setdefault(tuple(self.log), word) == word, "nobody rolls again"
            elif seat != BOT and seat not in self.stand_ins:
                self.proposal = None
            self.taken_back.clear()
            self.log.append((seat, word))
        elif kind == kinds.UNDO:
            to = int(word)
            assert to == len(self.log) - 1 >= self.confirmed and self.log[to][0] == seat, "one's own answer, and the last"
            self.taken_back.append(self.log[to:])
            self._cut(to)
        elif kind == kinds.REDO:
            again = self.taken_back.pop()
            assert again[0][0] == seat
            self.log += again
            self.proposal = None
        elif kind == kinds.PROPOSE:
            self.proposal = seat, int(word), set()
        elif kind == kinds.AGREE:
            assert self.proposal and seat not in (self.proposal[0], BOT)
            self.proposal[2].add(seat)
        elif kind == kinds.BACK:
            assert self.proposal and self.proposal[:2] == (seat, int(word))
            assert {*range(PEOPLE)} == {seat, *self.proposal[2]}, "everybody has agreed, whoever plays for him"
            self.taken_back.clear()
            self._cut(int(word))
        elif kind == kinds.DECLINE:
            self.proposal = None
        elif kind == kinds.CONFIRM:
            assert self.log[-1][0] == seat
            self.confirmed, self.proposal = len(self.log), None
            self.taken_back.clear()
        elif kind == kinds.SEAT and word.startswith(kinds.STAND_IN):
            self.stand_ins.add(seat)
        elif kind == kinds.SEAT and word == kinds.RETURNED:
            self.stand_ins.remove(seat)

    def _cut(self, to: int) -> None:
        self.log, self.proposal, self.confirmed = self.log[:to], None, min(self.confirmed, to)
