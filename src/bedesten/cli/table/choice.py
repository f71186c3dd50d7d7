"""The options of a question as they are shown and typed: a number, a word, or the beginning of one."""

from dataclasses import dataclass

from bedesten.cli.table.outlook import fee, marks, place_of
from bedesten.engine.captions import card_effect, card_title
from bedesten.engine.constants import COMPANION, GO, NAME, PLAY, PLAYED
from bedesten.engine.constants import PLACES as PLACE_NUMBERS
from bedesten.engine.core import Position
from bedesten.engine.errors import Refused
from bedesten.engine.game import Game, Option, Question
from bedesten.engine.names import places
from bedesten.engine.names import words as w
from bedesten.engine.notation import PLACES, number
from bedesten.engine.refusal import reason
from bedesten.engine.texts import PLACE_NAMES

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
            return f"companion to the {PLACE_NAMES[place]}"
        return f"{PLACE_NAMES[place]} ({tag})" if option.word.startswith(">") else PLACE_NAMES[place]
    if option.word.startswith(("play:", "discard:")):
        verb, _, card = option.word.partition(":")
        return f"{verb} {card_title(card)}" + (f": {card_effect(card)}" if verb == "play" else "")
    if option.answer == w.ACT:
        return "carry it out"
    if option.answer == w.PAY and question.kind == "double-turn":
        return "pay for another turn"
    if option.answer == w.PAY:
        return f"pay {fee(position)} lira"
    if option.answer == w.LIRA:
        return {"reward": "take 3 lira", "tile-reward": "take the lira"}.get(question.kind, "pay 2 lira")
    return option.text


def _names(option: Option) -> tuple[str, ...]:
    bare = option.word.lstrip(">").partition(":")[2] or option.word.lstrip(">")
    place = place_of(option.answer)
    name = PLACE_NAMES[place] if place else card_title(bare).strip("“”") if ":" in option.word else option.text
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
        raise Refused(f"'{typed}' may be {' or '.join(choice.option.word for choice in begun)}: type a letter more.")
    raise _refused(game, typed, wanted)


def _accepted(offered: list[Choice]) -> Choice:
    """Enter alone."""
    for choice in offered:
        if choice.is_usual:
            return choice
    raise Refused("Type what stands before an answer, or 'help'.")


def _refused(game: Game, typed: str, wanted: str) -> Refused:
    """An answer that exists, but not now, is refused with its reason."""
    answer = number(wanted)
    if answer is None and game.question.kind == "move":
        answer = _meant_place(wanted)
    if answer is None or wanted.startswith("*"):
        return Refused(f"'{typed}' is none of the answers: type what stands before one of them, or 'help'.")
    why = reason(game.position.state, answer)
    return Refused(why.sentence, why.clause, why.said)


def _meant_place(wanted: str) -> int | None:
    if wanted.isascii() and wanted.isdigit():
        return GO + int(wanted) if int(wanted) in PLACES else None
    found = [place for place, word in PLACES.items() if word.startswith(wanted.replace(" ", "-"))]
    return GO + found[0] if len(found) == 1 and found[0] <= places.GEMSTONE_DEALER else None
