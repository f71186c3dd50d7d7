"""A position on the screen, or as JSON, with the question that is open in it."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console

from bedesten.cli.drawing.hand import hand_lines
from bedesten.cli.drawing.style import ink
from bedesten.cli.speech import spoken, t
from bedesten.cli.table.outlook import marks
from bedesten.cli.table.sheet import print_lines, whole_table
from bedesten.engine.constants import FATE
from bedesten.engine.core import Position
from bedesten.engine.game import Game, Question
from bedesten.engine.notation import SEATS
from bedesten.engine.options import Options
from bedesten.engine.view import SPECTATOR, view


def show_position(console: Console, position: Position, seat: int, names: Sequence[str]) -> None:
    """As it is seen from a seat."""
    seen = view(position, seat)
    is_asked = position.asked == seat
    print_lines(console, whole_table(console, seen, names, marks(position) if is_asked else {}))
    if seat != SPECTATOR:
        print_lines(console, hand_lines(seen))
    print_lines(console, [ink(asked_text(position, names), "bold")])


def asked_text(position: Position, names: Sequence[str]) -> str:
    if position.over:
        return t("terminal-over")
    if position.asked == FATE:
        return t("terminal-fate")
    question = Game.standing_at(Options(), position).question_in(spoken())
    return t("terminal-asked", name=names[position.asked], question=question)


def question_at(position: Position) -> Question:
    return Game.standing_at(Options(), position).question  # a question does not depend on how the game was agreed on


def question_json(position: Position, seat: int) -> dict[str, Any] | None:
    """What is asked; the options only for the seat that is asked."""
    if position.asked >= FATE:
        return None
    question = question_at(position)
    options = [{"answer": option.answer, "word": option.word, "text": option.text} for option in question.options]
    return {
        "seat": SEATS[question.seat],
        "kind": question.kind,
        "text": question.text,
        "options": options if question.seat == seat else None,
    }
