"""The game goes on: bots answer, people are asked."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from rich.console import Console
from rich.text import Text

from bedesten.bots.bot import Sight
from bedesten.cli.drawing.style import BAD, CRESTS, INK, ink
from bedesten.cli.history import turns
from bedesten.cli.screen import wipe
from bedesten.cli.speech import refused_text, spoken, t
from bedesten.cli.table.choice import choices, understood
from bedesten.cli.table.commands import obeyed
from bedesten.cli.table.explained import explained
from bedesten.cli.table.leaving import Left, farewell, finish, save
from bedesten.cli.table.outlook import marks
from bedesten.cli.table.prompt import Closed, forget_lines, read_line
from bedesten.cli.table.seating import Sitter, titles
from bedesten.cli.table.sheet import fitting, print_lines, question_lines, whole_table
from bedesten.cli.table.takeback import take_back
from bedesten.cli.words import told
from bedesten.engine.errors import Refused
from bedesten.engine.game import Game
from bedesten.engine.notation import SEATS

MOST_TOLD = 8  # turns told above the question


class Table:
    def __init__(self, game: Game, sitters: Sequence[Sitter], console: Console, random: Random, record: str | None) -> None:
        self.game = game
        self.sitters = sitters
        self.names = titles(sitters)
        self.console = console
        self.random = random
        self.record = record  # where the game is written down in the end
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.bot is None]
        self.before_screen: int | None = None  # whose hand is on view
        self.refused: Refused | None = None  # what could not be done of several answers
        self.seen = {seat: _first_shown(game, seat) for seat in range(len(sitters))}  # how much of the log each has been shown

    # -- the course of the game

    def play(self) -> None:
        """To the end, or until somebody leaves. When the input ends, so does the game, quietly."""
        try:
            while not self.game.over:
                self._next_answer()
            finish(self.console, self.game, self.names, self._told(self.people[0]) if len(self.people) == 1 else [], self.record)
        except Closed:
            pass
        except Left:
            farewell(self.console, self.game, self.record)
        finally:
            if self.record:
                save(self.console, self.game, self.record)

    def _next_answer(self) -> None:
        seat = self.game.asked
        bot = self.sitters[seat].bot
        if bot is not None:
            sight = Sight(self.game.position, seat, self.random.getrandbits(60))
            self.game.play(bot.choose(sight, self.random))
        elif len(self.people) == 1 or seat == self.before_screen:
            self._ask(seat)
        else:
            self._pass_to(seat)

    def _pass_to(self, seat: int) -> None:
        """A curtain falls, so that nobody sees another's hand. Before it is lifted, the last one may still undo."""
        wipe(self.console)
        forget_lines()
        line = ink(f"{CRESTS[SEATS[seat]]} {t('terminal-pass', name=self.names[seat])}", INK[SEATS[seat]])
        print_lines(self.console, [line])
        while (typed := read_line("").lower()) in ("undo", "u", "quit", "q"):
            if typed in ("quit", "q"):
                raise Left
            try:
                take_back(self.game, seat if self.before_screen is None else self.before_screen, self.names)
                return
            except Refused as refused:
                self._complain(refused)
        self.before_screen = seat

    # -- the question

    def _ask(self, seat: int) -> None:
        self.before_screen = seat
        self.show(seat)
        while True:
            typed = read_line(f"{self.names[seat]}> ")
            try:
                if self._are_answered(seat, typed.split(",")):
                    return
            except Refused as refused:
                if not self.console.is_terminal:
                    self._complain(refused)
                else:
                    self.refused = refused  # the whole sheet again, so that the board stays in sight
                    self.show(seat)

    def _are_answered(self, seat: int, several: list[str]) -> bool:
        """One answer after the other, as long as this player is asked. What is refused is told, the answers before it count."""
        for i, typed in enumerate(several):
            if i and self.game.asked != seat:
                return True
            try:
                if not self._is_answered(seat, typed.strip()):
                    return i > 0
            except Refused as refused:
                if i == 0:
                    raise
                self.refused = refused
                return True
        return True

    def show(self, seat: int) -> None:
        view = self.game.view(seat)
        question = replace(self.game.question, text=self.game.question_in(spoken()))
        table = whole_table(self.console, view, self.names, marks(self.game.position))
        asked = question_lines(self.console, view, self.names, question, explained(view, question), choices(self.game))
        told_lines = fitting(self.console, self._told(seat), len(table) + len(asked) + bool(self.refused))
        wipe(self.console)
        print_lines(self.console, [*table, *told_lines, *asked])
        if self.refused:
            self._complain(self.refused)
            self.refused = None

    def _told(self, seat: int) -> list[Text]:
        """What has happened since this player answered last."""
        since = min(self.seen[seat], len(self.game.log))
        now = self.game.view(seat).turn
        return [
            told(turn, self.names, since if turn.number == now and not self.game.over else 0)
            for turn in turns(self.game, seat, since)
        ][-MOST_TOLD:]

    def _is_answered(self, seat: int, typed: str) -> bool:
        """Is another question put?"""
        match typed.lower():
            case "quit" | "q":
                raise Left
            case "undo" | "u":
                take_back(self.game, seat, self.names)
                return True
            case "redo":
                self.game.redo()
                return True
            case "board":
                self.show(seat)
                return False
        if obeyed(self.console, self.game, seat, self.names, typed):
            return False
        choice = understood(self.game, typed)
        self.seen[seat] = len(self.game.log)
        self.game.play(choice.option.answer)
        return True

    def _complain(self, refused: Refused) -> None:
        print_lines(self.console, [ink(refused_text(refused), BAD)])


def _first_shown(game: Game, seat: int) -> int:
    """Who comes back to a game is told what happened since his last answer."""
    own = [i for i, entry in enumerate(game.log) if entry.seat == seat]
    return own[-1] if own else 0
