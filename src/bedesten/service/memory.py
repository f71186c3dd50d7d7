"""What was drawn at a table: with which number, after which answers, and what of it was taken back.

Whoever goes back and answers as before is given what was drawn before; for other answers the next number is drawn. So nobody
rolls again by going back, and nobody knows what a roll will bring that he has not had. A number belongs to one course of the
game, and along each course the numbers rise.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256

from bedesten.engine.constants import FATE
from bedesten.engine.core import Position
from bedesten.engine.game import Entry, Game
from bedesten.service.fairness import Mark
from bedesten.service.sealed_chance import SealedChance


class Memory:
    """Of one table; told of each entry of the log, in order."""

    def __init__(
        self,
        words: Sequence[str] = (),
        draws: Sequence[int | None] = (),
        marks: Sequence[Mark] = (),
        taken_back: Mapping[bytes, int] | None = None,
    ) -> None:
        """As it was before, if there is anything to remember."""
        self.marks = list(marks)
        self.draws: list[int | None] = []  # with which number each entry of the log was drawn; None: by a player, or given
        self.taken_back = dict(taken_back or {})  # by course: the number that was drawn after it
        self._courses = [b""]  # a digest of the first n words of the log
        self._skipped: list[tuple[int, int]] = []
        self._outcomes = self._expected = 0  # how many were drawn, and with which number the next would be if none is skipped
        for word, drawn in zip(words, draws, strict=True):
            self.enter(word, drawn)

    def __len__(self) -> int:
        return len(self.draws)

    @property
    def course(self) -> bytes:
        """How the game has come here."""
        return self._courses[-1]

    def course_before(self, n: int) -> bytes:
        """How it had come to entry `n` of the log."""
        return self._courses[n]

    def enter(self, word: str, drawn: int | None) -> None:
        self.draws.append(drawn)
        self._courses.append(_course(self.course, word))
        self._count(drawn)

    def cut(self, seat: int, length: int) -> list[int | None]:
        """Somebody goes back to where the log was so long; returns the numbers that were drawn since."""
        numbers = self.draws[length:]
        found = {course: n for course, n in zip(self._courses[length:], numbers, strict=False) if n is not None}
        self.taken_back |= found
        del self.draws[length:], self._courses[length + 1 :]
        self._skipped, self._outcomes, self._expected = [], 0, 0
        for drawn in self.draws:
            self._count(drawn)
        self.marks = [replace(mark, n=min(mark.n, length)) for mark in self.marks]
        if found:
            self.marks.append(Mark(length, seat, len(found)))
        return numbers

    def drawing(self, chance: SealedChance, played: Game, numbers: list[int]) -> Callable[[Position], int]:
        """An engine's `chance` for a branch that goes on from here; it notes its numbers."""

        def draw(position: Position) -> int:
            n = self._number_after(played)
            free = chance.drawn
            if n is not None:
                chance.drawn = n
            numbers.append(chance.drawn)
            outcome = chance(position)
            chance.drawn = max(free, chance.drawn)
            return outcome

        return draw

    def _number_after(self, played: Game) -> int | None:
        if not self.taken_back:
            return None
        course = self.course
        for entry in played.log:
            course = _course(course, entry.word)
        return self.taken_back.get(course)

    def given(self, log: Sequence[Entry]) -> int:
        """How many outcomes at the beginning of the log were not drawn here, but came with a position."""
        return sum(entry.seat == FATE and drawn is None for entry, drawn in zip(log, self.draws, strict=True))

    def skipped(self) -> tuple[tuple[int, int], ...]:
        """(k, n): before the k-th outcome of the log n numbers were taken back."""
        return tuple(self._skipped)

    def _count(self, drawn: int | None) -> None:
        if drawn is None:
            return
        if drawn > self._expected:
            self._skipped.append((self._outcomes, drawn - self._expected))
        self._expected, self._outcomes = drawn + 1, self._outcomes + 1


def _course(before: bytes, word: str) -> bytes:
    return sha256(before + word.encode()).digest()
