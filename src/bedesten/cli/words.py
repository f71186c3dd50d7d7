"""What happened, in words: a line for each turn."""

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from bedesten.cli.drawing.style import CRESTS, INK, QUIET, goods, ink, signed
from bedesten.cli.history import Change, Step, Turn
from bedesten.engine.captions import card_title
from bedesten.engine.constants import FATE, NOBODY
from bedesten.engine.notation import PLACES, SEATS, SECRET
from bedesten.engine.texts import PLACE_NAMES, counted

YOU = "You"  # the name of the only one who plays here
_PLACE = {word: PLACE_NAMES[place] for place, word in PLACES.items()}
_DONE = {
    "stop": "ends the turn at once",
    "skip": "does without the action",
    "keep": "keeps the dice",
    "pass": "passes",
    "leave": "leaves an assistant",
    "join": "picks up an assistant",
    "join-neutral": "picks up a neutral assistant",
    "pay": "pays the merchants there",
    "act": "acts",
    "catch": "catches a family member",
    "governor": "meets the Governor",
    "smuggler": "meets the Smuggler",
    "deck": "",
    "pile": "takes the top of the pile",
    "enough": "",
    "end": "",
    "turn-first": "turns the first die to 4",
    "turn-second": "turns the second die to 4",
    "roll": "rolls again",
    "use:yellow-tile": "uses the yellow tile",
    "courier": "meets the courier",
    "home": "takes the companion home",
    "set-companion": "sets the companion beside the merchant",
    **{f"follow-{colour}": f"follows {colour}" for colour in SEATS.values()},
}
_LIRA = {
    "reward": "takes 3 lira",
    "pay-governor": "pays 2 lira",
    "pay-smuggler": "pays 2 lira",
    "pay-courier": "pays 2 lira",
    "exchange": "pays 2 lira",
}
_FORMS = {
    ">": "goes to the {}",
    "fetch": "brings back the assistant from the {}",
    "send": "sends the family to the {}",
    "take": "takes {}",
    "give": "gives {}",
    "sell": "sells {}",
    "tile": "takes the {} tile",
    "discard": "discards {}",
    "play": "plays {}",
    "name": "names {}",
    "bid": "bids {} lira",
    "companion": "sends the companion to the {}",
    "kiosk": "chooses kiosk tile {}",
    "letter": "discards the letter to {}",
    "at": "chooses the {}",
}


def done(step: Step) -> str:
    """What somebody did, in the third person; empty if it goes without saying."""
    if step.seat == FATE:
        return _moved(step) or _fell(step.word)
    if step.word in ("lira", "card"):
        return _LIRA.get(step.kind, "") if step.word == "lira" else ""
    if step.kind == "double-turn" and step.word == "pay":
        return "pays for another turn"
    if step.word in _DONE:
        return "does without it" if step.word == "skip" and step.kind != "act" else _DONE[step.word]
    family, thing = (">", step.word[1:]) if step.word.startswith(">") else step.word.split(":", 1)
    name = card_title(thing) if family in ("play", "discard") else _PLACE.get(thing, thing)
    if family == "letter":
        name = letter_title(thing)
    return _FORMS[family].format(name)


def letter_title(word: str) -> str:
    """9!: the Tea House, delivered"""
    return f"the {PLACE_NAMES[int(word.removesuffix('!'))]}{' (delivered)' * word.endswith('!')}"


def _moved(step: Step) -> str:
    """The dice that send somebody to a place."""
    who = {
        "pay-governor": "the Governor",
        "pay-smuggler": "the Smuggler",
        "pay-courier": "the courier",
        "pay": "the neutral merchant",
    }.get(step.kind)
    if who is None or "+" not in step.word:
        return ""
    return f"{who} goes to the {PLACE_NAMES[sum(map(int, step.word[1:].split('+')))]}"


def _fell(word: str) -> str:
    """What fate said."""
    if word == SECRET:
        return "draws a card"
    if word.startswith("*{"):
        return f"draws {card_title(word[2:-1])}"
    name, _, value = word[1:].partition(":")
    if name == "letter":
        return f"takes a letter to {letter_title(value)}"
    if name == "kiosk":
        return f"turns up kiosk tile {value}"
    if name == "die":
        return f"rolls a {value}"
    if value:
        return f"the {name.title()} Market now wants {' '.join(value)}"
    first, second = name.split("+")
    return f"rolls {first} + {second} = {int(first) + int(second)}"


def told(turn: Turn, names: Sequence[str], since: int = 0) -> Text:
    """A turn in a line; `since`: only what follows an answer of the log."""
    if turn.number == 0:
        return _set_up(turn, names)
    steps = turn.steps[max(0, since - turn.first) :]
    if turn.seat == NOBODY:
        return ink("At the end: ", "bold") + ink(", ".join(_merged([_with_name(step, names) for step in steps])))
    colour, name = SEATS[turn.seat], names[turn.seat]
    said = _merged([done(step) if step.seat in (FATE, turn.seat) else _with_name(step, names) for step in steps])
    line = ink(f"{CRESTS[colour]} {name}: ", INK[colour])
    line += ink(", ".join(_to_you(part) if name == YOU else part for part in said) or "nothing more")
    gain = changed(turn.change())
    return line + ink(" → ", QUIET) + gain if gain.cell_len else line


def _set_up(turn: Turn, names: Sequence[str]) -> Text:
    """Who begins, where Governor and Smuggler are, and your first card."""
    words = [step.word for step in turn.steps]
    start = next((word.partition(":")[2] for word in words if word.startswith("*start:")), "")
    rolls = [PLACE_NAMES[sum(map(int, word[1:].split("+")))] for word in words if "+" in word]
    cards = [card_title(word[2:-1]) for word in words if word.startswith("*{") and word != SECRET]
    begins = next((name for seat, name in enumerate(names) if SEATS[seat] == start), start)
    parts = [f"{begins} {'begin' if begins == YOU else 'begins'}"]
    parts += [f"{who} at the {place}" for who, place in zip(("Governor", "Smuggler"), rolls, strict=False)]
    parts += [f"you drew {card}" for card in cards[:1]] if len(cards) == 1 else []
    return ink("Set-up: ", "bold") + ink(", ".join(parts))


def _to_you(part: str) -> str:
    """goes there: go there"""
    verb, space, rest = part.partition(" ")
    if verb == "the":
        return part
    return {"goes": "go", "does": "do", "catches": "catch", "passes": "pass"}.get(verb, verb.removesuffix("s")) + space + rest


def _with_name(step: Step, names: Sequence[str]) -> str:
    what = done(step)
    return f"{names[step.seat]} {what}" if what and step.seat < FATE else what


def _merged(parts: list[str]) -> list[str]:
    """sells fabric, sells fabric, sells fruit: sells 2 fabric, sells fruit"""
    merged = []
    for part, same in groupby(filter(None, parts)):
        n = len(list(same))
        verb, _, rest = part.partition(" ")
        merged.append(part if n == 1 else f"{verb} {n} {rest}" if verb in ("sells", "takes", "gives") else f"{part} ×{n}")
    return merged


def changed(change: Change) -> Text:
    """+7 lira, −1 fabric"""
    parts = [
        ink(f"{signed(n)} {text}", "bold")
        for n, text in [
            (change.rubies, counted(abs(change.rubies), "ruby", "rubies").partition(" ")[2]),
            (change.lira, "lira"),
            (change.cards, counted(abs(change.cards), "card").partition(" ")[2]),
        ]
        if n
    ]
    letters = {"fabric": "R", "spice": "G", "fruit": "Y", "jewellery": "B"}
    parts += [ink(f"{signed(n)} ", "bold") + goods(letters[name]) for name, n in change.goods.items() if n]
    return ink(", ").join(parts)
