"""A game: a position, how it came about, and the way back. The public face of the engine."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from secrets import randbits
from typing import Any

from bedesten.engine import wording
from bedesten.engine.constants import FATE, NOBODY
from bedesten.engine.core import Position
from bedesten.engine.effects import Effect, Outcome, effect, outcomes, outcomes_of_all, place_asked_about
from bedesten.engine.errors import Refused, Sentence, says
from bedesten.engine.notation import SEATS, number, outcome_word, word
from bedesten.engine.options import Options, from_spots, write_layout
from bedesten.engine.refusal import refusal
from bedesten.engine.standing import Standing, standings
from bedesten.engine.start import start
from bedesten.engine.texts import KINDS
from bedesten.engine.view import View, view
from bedesten.texts import Language, speaking

Chance = Callable[[Position], int]  # answers for fate: one of position.chances


@dataclass(frozen=True)
class Option:
    answer: int
    word: str  # as in records
    text: str  # in a few words


@lru_cache(4096)
def _option(answer: int) -> Option:
    return Option(answer, word(answer), wording.option_text(speaking("en"), word(answer)))


@dataclass(frozen=True)
class Question:
    """What a player is asked."""

    seat: int
    kind: str
    text: str
    options: tuple[Option, ...]

    @property
    def words(self) -> list[str]:
        return [option.word for option in self.options]


@dataclass(frozen=True)
class Entry:
    """One answer, by a player or by fate, as it stands in the log."""

    seat: int  # or FATE
    answer: int
    word: str
    turn: int  # counted from 1; 0 is the set-up
    turn_of: int  # the seat; NOBODY after the last turn
    forced: bool  # there was no other option

    @property
    def reveals(self) -> bool:
        """Has somebody learned something by it? Undo does not go back behind it by one player's will alone."""
        return self.seat == FATE


@lru_cache(4096)
def _text(question: int, place: int, first_die: int, second_die: int, kiosk_tile: int) -> str:
    """What a player is asked; there may be a single die."""
    dice = tuple(die for die in (first_die, second_die) if die)
    return wording.question_text(speaking("en"), KINDS[question], place, kiosk_tile, dice)


def question_text(position: Position) -> str:
    """What the player who is asked is asked, in English."""
    state: Any = position.state
    chosen = state.kiosk_chosen[position.asked]
    return _text(state.question, place_asked_about(position), state.first_die, state.second_die, chosen)


class Game:
    """A game from its options and a seed, or from a position or record.

    >>> game = Game(Options(players=2, layout="short"), seed=7)
    >>> game.question.text
    'Where will your merchant go?'
    >>> game.question.words[:3]
    ['>post-office', '>fabric-warehouse', '>small-mosque']
    >>> [entry.word for entry in game.play(">fabric-warehouse")]
    ['>fabric-warehouse']
    >>> game.question.words[:2]
    ['stop', 'leave']
    >>> _ = game.play("leave"); _ = game.play("act")
    >>> game.view(game.log[-1].seat).players[game.log[-1].seat].goods["fabric"]
    2
    >>> game.undo().word
    'act'
    """

    def __init__(
        self, options: Options | None = None, seed: int | None = None, *, chance: Chance | None = None, names: Sequence[str] = ()
    ) -> None:
        """Without a seed one is drawn by the system. `chance` answers for fate instead of the game's own generator."""
        options = options or Options()
        position = start(options, randbits(64) if seed is None else seed, open_fate=True)
        state: Any = position.state
        laid = write_layout(from_spots(list(state.place_at)))
        self._enter(options if options.layout != "random" else replace(options, layout=laid), position, chance, names)
        self.advance()

    def _enter(self, options: Options, position: Position, chance: Chance | None = None, names: Sequence[str] = ()) -> None:
        self.options = options
        self.position = position
        self.chance: Chance = chance or Position.sampled
        self.names = tuple(names) or tuple(SEATS[seat] for seat in range(options.players))
        self.begun_from: str | None = None  # the position text, if it was not begun by a set-up
        self.sealed: str | None = None  # how its chance was sealed: the line `chance` of its record
        self.eased: dict[int, int] = {}  # by seat: answers of a bot that has thought less about them than its level would have it
        self.log: list[Entry] = []
        self._before: list[Position] = []  # the position before each entry of the log
        self._effects: list[Effect] = []  # of the first entries of the log, as far as somebody has asked
        self._undone: list[list[Entry]] = []

    @classmethod
    def awaiting(cls, options: Options, chance: Chance | None = None) -> "Game":
        """A game whose set-up still waits for fate: nothing has been answered yet."""
        return cls.standing_at(options, start(options, open_fate=True), chance)

    @classmethod
    def standing_at(cls, options: Options, position: Position, chance: Chance | None = None) -> "Game":
        """A game that goes on from a position, where its next question has not yet been looked at."""
        game = cls.__new__(cls)
        game._enter(options, position, chance)
        return game

    # -- the question

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def asked(self) -> int:
        """The seat of the player who is asked; NOBODY when the game is over."""
        return self.position.asked

    @property
    def question(self) -> Question:
        kind, text, _ = self.wording()
        return Question(self.position.asked, kind, text, tuple([_option(answer) for answer in self.position.options]))

    def wording(self) -> tuple[str, str, int]:
        """The kind of the question, its text, and the place that it is about."""
        asked = self.position.asked
        if asked >= FATE:
            raise Refused(says("nobody-asked" if self.over else "fate-asked"))
        return KINDS[self.position.question], question_text(self.position), place_asked_about(self.position)

    def question_in(self, language: Language) -> str:
        """The text of the question in another language than English."""
        state: Any = self.position.state
        dice = tuple(die for die in (state.first_die, state.second_die) if die)
        place, tile = place_asked_about(self.position), state.kiosk_chosen[self.position.asked]
        return wording.question_text(language, KINDS[state.question], place, tile, dice)

    # -- answers

    def play(self, answer: str | int) -> list[Entry]:
        """The player who is asked answers, by word or number; then whatever follows by itself: fate, and what is forced.

        Returns the new entries of the log. Refused leaves everything as it was.
        """
        length = len(self.log)
        self.answer(answer)
        self.advance()
        return self.log[length:]

    def answer(self, answer: str | int) -> None:
        """The same, but only fate answers by itself: a player is asked even if he has no choice (see decision 3)."""
        self.choose(answer)
        self.let_fate_answer()

    def choose(self, answer: str | int) -> None:
        """The same, but nothing follows by itself: fate may be asked now."""
        if self.position.asked >= FATE:
            raise Refused(says("nobody-asked"))
        choice = self._number(answer)
        if choice not in self.position.options:
            raise refusal(self.position, choice)
        self.apply(choice)
        self._undone.clear()

    def _number(self, answer: str | int) -> int:
        choice = number(answer) if isinstance(answer, str) else answer
        if choice is None or (isinstance(answer, str) and answer.startswith("*")):
            raise Refused(says("no-word", word=answer), more=[self._may_answer()])
        try:
            word(choice)
        except KeyError:
            raise Refused(says("no-number", number=choice), more=[self._may_answer()]) from None
        return choice

    def _may_answer(self) -> Sentence:
        return says("may-answer", options=" ".join(self.question.words))

    def apply(self, choice: int) -> None:
        """Enter one answer, of a player or of fate, which must be possible."""
        state: Any = self.position.state
        seat = self.position.asked
        entry = Entry(
            seat,
            choice,
            outcome_word(state.fate, choice) if seat == FATE else word(choice),
            state.turns,
            state.turn_of if state.turns else NOBODY,
            seat != FATE and len(self.position.options) == 1,
        )
        before = self.position.copy()
        self.position.answer(choice)
        self.log.append(entry)
        self._before.append(before)

    def advance(self) -> None:
        """Fate answers, and players who have no choice, until somebody has one."""
        self.let_fate_answer()
        while len(self.position.options) == 1:
            self.apply(self.position.options[0])
            self.let_fate_answer()

    def let_fate_answer(self) -> None:
        """Until a player is asked, or the game is over."""
        while self.position.asked == FATE:
            self.apply(self.chance(self.position))

    def undo(self) -> Entry:
        """Take back the last answer that a player chose, and all that followed from it; returns it."""
        chosen = [i for i, entry in enumerate(self.log) if entry.seat != FATE and not entry.forced]
        if not chosen:
            raise Refused(says("nothing-to-undo"))
        at = chosen[-1]
        self._undone.append(self.log[at:])
        self.position = self._before[at].copy()  # a copy of the game may know the same
        del self.log[at:], self._before[at:], self._effects[at:]
        return self._undone[-1][0]

    def redo(self) -> list[Entry]:
        """Play again what was taken back last, with the same outcomes of chance."""
        if not self._undone:
            raise Refused(says("nothing-to-redo"))
        entries = self._undone.pop()
        for entry in entries:
            self.apply(entry.answer)
        return entries

    def back_to(self, length: int) -> None:
        """Take back everything behind so many entries of the log, whoever answered it."""
        if length < len(self.log):
            self.position = self._before[length].copy()
            del self.log[length:], self._before[length:], self._effects[length:]
            self._undone.clear()

    def copy(self) -> "Game":
        """A game that goes its own way from here."""
        twin = type(self).__new__(type(self))
        twin._enter(self.options, self.position.copy(), self.chance, self.names)
        twin.begun_from, twin.sealed, twin.log, twin._before = self.begun_from, self.sealed, list(self.log), list(self._before)
        twin._undone, twin.eased = list(self._undone), dict(self.eased)
        return twin

    def branch(self) -> "Game":
        """A game that goes on from here, with a log of its own: what is played there can be adopted, or forgotten."""
        return type(self).standing_at(self.options, self.position.copy(), self.chance)

    def adopt(self, branch: "Game", i: int) -> None:
        """Go on by entry `i` of the log of a branch, after all those before it."""
        self.log.append(branch.log[i])
        self._before.append(branch._before[i])
        self.position = branch._before[i + 1] if i + 1 < len(branch.log) else branch.position
        self._undone.clear()

    # -- what is known of it

    def view(self, seat: int) -> View:
        """What a seat may know; seat 5 is a spectator."""
        return view(self.position, seat)

    def standings(self) -> list[Standing]:
        """END-3. The best first; equal ranks share their place."""
        return standings(self.position)

    def position_before(self, i: int) -> Position:
        """A copy of the position before entry `i` of the log."""
        return self._before[i].copy()

    def effect(self, i: int) -> Effect:
        """What entry `i` of the log has brought."""
        for n in range(len(self._effects), i + 1):
            after = self._before[n + 1] if n + 1 < len(self.log) else self.position
            self._effects.append(effect(self._before[n], after))
        return self._effects[i]

    def outcomes(self, answer: int) -> list[Outcome]:
        """What an option would bring."""
        return outcomes(self.position, answer)

    def outcomes_of_all(self) -> list[list[Outcome]]:
        """What each option of the question would bring, in their order."""
        return outcomes_of_all(self.position)

    def drawer(self, i: int) -> int:
        """The seat that carries out the rule in which entry `i` was answered: who drew the card, if one was drawn."""
        state: Any = self._before[i].state
        return int(state.calls[state.depth - 1].player)

    def turn_start(self) -> tuple[Position, list[Entry]]:
        """The position at the beginning of this turn, and the answers since then."""
        state: Any = self.position.state
        since = next((i for i, entry in enumerate(self.log) if entry.turn == state.turns), len(self.log))
        return (self._before[since] if since < len(self.log) else self.position), self.log[since:]
