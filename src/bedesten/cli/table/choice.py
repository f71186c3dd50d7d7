"""The options of a question as they are shown and typed: a number, a word, or the beginning of one."""

from dataclasses import dataclass

from bedesten.cli.drawing.effects import card_effect
from bedesten.cli.speech import spoken, t
from bedesten.cli.table.outlook import marks, place_of
from bedesten.engine.constants import COMPANION, GO, NAME, PLAY, PLAYED
from bedesten.engine.constants import PLACES as PLACE_NUMBERS
from bedesten.engine.core import Position
from bedesten.engine.effects import outcomes, place_asked_about
from bedesten.engine.errors import Refused, says
from bedesten.engine.game import Game, Option, Question
from bedesten.engine.names import places
from bedesten.engine.names import words as w
from bedesten.engine.notation import PLACES, SEATS, number
from bedesten.engine.refusal import reason
from bedesten.engine.wording import option_text, split

_LETTERS = "abcdefghijklmnoprstvwxyz"  # without q and u, which quit and undo


@dataclass(frozen=True)
class Choice:
    key: str  # what is typed: the number of the place or a number of its own
    option: Option
    text: str  # what it does
    names: tuple[str, ...]  # words whose beginning is understood as well
    place: int  # 0: it is not about a place
    is_usual: bool  # what is done nearly always: Enter alone is enough


def choices(game: Game) -> list[Choice]:
    """Places have their own numbers; so has a number that is named. Beside them, other options have letters."""
    question = game.question
    own = {option.answer: _own_number(option.answer) for option in question.options}
    others = [option.answer for option in question.options if not own[option.answer]]
    keys = dict(zip(others, _LETTERS if any(own.values()) else map(str, range(1, 99)), strict=False))
    tags = {place: mark.tag for place, mark in marks(game.position).items()}
    usual = _usual(question)
    return [
        Choice(
            own[option.answer] or keys[option.answer],
            option,
            _text(game.position, question, option, tags),
            _names(option),
            place_of(option.answer),
            option.answer == usual,
        )
        for option in question.options
    ]


def _usual(question: Question) -> int | None:
    """To go through with a turn, and to end it when nothing but cards could still be played."""
    offered = [option.answer for option in question.options]
    if question.kind in ("assistant", "pay", "act"):
        willing = [answer for answer in offered if answer in (w.LEAVE, w.JOIN, w.JOIN_NEUTRAL, w.PAY, w.ACT)]
        return willing[0] if len(willing) == 1 else None
    others = [answer for answer in offered if not PLAY <= answer < PLAYED]
    return others[0] if len(others) == 1 and question.kind in ("again", "meet", "last-cards") else None


def _own_number(answer: int) -> str:
    place = place_of(answer)
    if COMPANION < answer <= COMPANION + PLACE_NUMBERS:
        return f"c{place}"
    return str(place) if place else str(answer - NAME) if NAME < answer <= NAME + 12 else ""


def _text(position: Position, question: Question, option: Option, tags: dict[int, str]) -> str:
    place = place_of(option.answer)
    if place:
        tag = tags.get(place, "")
        if option.word.startswith("companion:"):
            return option_text(spoken(), option.word)
        name = t(f"place-{place}")
        return f"{name} ({tag})" if option.word.startswith(">") else name
    text = option_text(spoken(), option.word, question.kind, place_asked_about(position), _lira(position, option))
    family, card = split(option.word)
    return f"{text}: {card_effect(card)}" if family == "play" else text


def _lira(position: Position, option: Option) -> int:
    """How many are paid or taken by it."""
    if option.answer not in (w.PAY, w.LIRA):
        return 0
    (outcome,) = outcomes(position, option.answer)
    return abs(outcome.gains.get(SEATS[position.asked], {}).get("lira", 0))


def _names(option: Option) -> tuple[str, ...]:
    bare = option.word.lstrip(">").partition(":")[2] or option.word.lstrip(">")
    place = place_of(option.answer)
    name = t(f"place-{place}") if place else t(f"bonus-{bare}") if spoken().knows(f"bonus-{bare}") else option.text
    return option.word, bare, name.lower().replace("’", "'")


def understood(game: Game, typed: str) -> Choice:
    """What somebody typed; Refused says why it is not possible, or what else it may have meant."""
    offered = choices(game)
    wanted = typed.strip().lower().replace("’", "'")
    if not wanted:
        return _accepted(offered)
    exact = [choice for choice in offered if wanted in (choice.key, *choice.names)]
    if exact:
        return exact[0]
    begun = [choice for choice in offered if any(name.startswith(wanted) for name in choice.names)]
    if len(begun) == 1:
        return begun[0]
    if begun:
        raise Refused(says("several", typed=typed, words=spoken().one_of([choice.option.word for choice in begun])))
    raise _refused(game, typed, wanted)


def _accepted(offered: list[Choice]) -> Choice:
    """Enter alone."""
    for choice in offered:
        if choice.is_usual:
            return choice
    raise Refused(says("type-answer"))


def _refused(game: Game, typed: str, wanted: str) -> Refused:
    """An answer that exists, but not now, is refused with its reason."""
    answer = number(wanted)
    if answer is None and game.question.kind == "move":
        answer = _meant_place(wanted)
    if answer is None or wanted.startswith("*"):
        return Refused(says("none-of-these", typed=typed))
    why = reason(game.position.state, answer)
    return Refused(why.said[0], why.clause, why.said)


def _meant_place(wanted: str) -> int | None:
    if wanted.isascii() and wanted.isdigit():
        return GO + int(wanted) if int(wanted) in PLACES else None
    found = [place for place, word in PLACES.items() if word.startswith(wanted.replace(" ", "-"))]
    return GO + found[0] if len(found) == 1 and found[0] <= places.GEMSTONE_DEALER else None
