"""Topics of the rule book: found by name, by number, by card, by clause."""

import difflib
import importlib
import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from bedesten.engine.captions import TILES, card_effect
from bedesten.engine.constants import CARD_RULES
from bedesten.engine.errors import Refused
from bedesten.engine.notation import CARDS, PLACES
from bedesten.engine.registry import NAMES, TEXTS
from bedesten.engine.rules import moments
from bedesten.engine.sources import RULES
from bedesten.engine.standing import standings
from bedesten.engine.tables import BASE_DECK, PLACES_OF
from bedesten.engine.texts import CARD_NAMES, PLACE_NAMES

_CLAUSE = re.compile(r"\b(?:(?:OPT|SET|TURN|ACT|MOS|CARD|END|LAY|HID|NA|CL)-\w+|P\d+(?:-\d)?)\b")
_LEADING = re.compile(rf"^(?:{_CLAUSE.pattern}(?:, | to )?)+\. ")


@dataclass(frozen=True)
class Topic:
    group: str
    title: str
    names: tuple[str, ...]  # as they may be typed; the first one is shown
    text: str
    clauses: tuple[str, ...]
    note: str = ""  # what it means in short, or what is printed there


@cache
def topics() -> tuple[Topic, ...]:
    """Importing the rules, as is done above, has entered their texts."""
    return (*_places(), *_cards(), *_tiles(), *_others())


def _places() -> Iterator[Topic]:
    for place in PLACES_OF[0]:
        if place:
            names = (PLACES[place], str(place), f"p{place}", _typed(PLACE_NAMES[place]))
            yield _topic("places", f"{place} {PLACE_NAMES[place]}", names, TEXTS[NAMES[place]])


def _cards() -> Iterator[Topic]:
    for kind, word in CARDS.items():
        if kind < len(BASE_DECK) and BASE_DECK[kind]:
            name = CARD_NAMES[word]
            note = f"{card_effect(word)[0].upper()}{card_effect(word)[1:]}. There are {BASE_DECK[kind]} of them."
            names = (f"play:{word}", word, _typed(name), f"card-{word}", f"discard:{word}")
            yield _topic("bonus cards", f"“{name}”", names, TEXTS[NAMES[CARD_RULES + kind]], note)


def _tiles() -> Iterator[Topic]:
    docs = {"red": "roll_at_place", "green": "green_tile", "yellow": "yellow_tile", "blue": "take_tile"}
    for colour, function in docs.items():
        note = f"{TILES[colour][0].upper()}{TILES[colour][1:]}."
        names = (f"tile:{colour}", colour, f"{colour}-tile")
        yield _topic("mosque tiles", f"The {colour} tile", names, _docstring(function), note)


_CHAPTERS = {
    "the turn": {
        "turn": "The turn",
        "move": "Moving",
        "use_assistant": "The assistant step",
        "pay_merchants": "Paying merchants",
        "action": "The action",
        "encounters": "Meeting people",
        "moments": "When cards may be played",
        "gain": "Goods that do not fit",
    },
    "people": {"catch_family": "Family members", "reward": "The reward", "governor": "The Governor", "smuggler": "The Smuggler"},
    "cards in general": {
        "draw": "Drawing cards",
        "play_card": "Playing cards",
        "take_card": "The discard pile",
        "resample": "What is hidden",
    },
    "set-up": {
        "lay_table": "The table",
        "lay_player": "What a player has",
        "set_up": "What chance decides",
        "lay_out_at_random": "Random layouts",
        "is_allowed": "Layouts that are allowed",
        "turn_demand_tile": "Demand tiles",
    },
    "ending": {"play_the_game": "The end of the game", "last_cards": "The last cards", "standings": "Who wins"},
    "variants": {"move_neutral": "Neutral assistants", "take_caravan_tile": "Caravan leader"},
}


def _others() -> Iterator[Topic]:
    for group, chapter in _CHAPTERS.items():
        for function, title in chapter.items():
            slug = title.lower().removeprefix("the ").replace(" ", "-")
            text = _docstring("use_assistant" if function == "move_neutral" else function)
            yield _topic(group, title, (slug, function.replace("_", "-")), text)


def _topic(group: str, title: str, names: tuple[str, ...], doc: str, note: str = "") -> Topic:
    text = inspect.cleandoc(doc)
    clauses = tuple(dict.fromkeys(_CLAUSE.findall(text)))
    return Topic(group, title, names, _LEADING.sub("", text), clauses, note)


def _typed(name: str) -> str:
    """As a name may be typed."""
    return name.lower().replace("’", "'")


def _docstring(function: str) -> str:
    """Of a rule, or of a part of one that others call."""
    if function == "standings":
        return standings.__doc__ or ""
    if function == "moments":
        return " ".join([moments.__doc__ or "", moments.is_free.__doc__ or "", moments.needs_lira.__doc__ or ""])
    if function in TEXTS:
        return TEXTS[function]
    for name in RULES:
        module = importlib.import_module(f"bedesten.engine.rules.{name.replace('/', '.')}")
        if found_here := vars(module).get(function):
            return found_here.__doc__ or ""
    raise KeyError(function)


def action_text(place: int) -> str:
    """The action of a place in a sentence or two, without its clauses."""
    title = f"{place} {PLACE_NAMES[place]}"
    return next((topic.text.split("\n")[0] for topic in topics() if topic.title == title), "")


# -- finding


def found(name: str) -> list[Topic]:
    """By any of its names, by a clause, or by the beginning of a word of its title; Refused suggests what is near."""
    wanted = _typed(name.strip()).strip("“”\"'>").removesuffix(".")
    for finds in (_by_name, _by_clause, _by_title):
        if hits := finds(wanted):
            return hits
    known = [name for topic in topics() for name in topic.names]
    close = difflib.get_close_matches(wanted, known, 3, 0.5)
    near = f" Near to it: {', '.join(close)}." if close else ""
    raise Refused(f"There is no rule '{name}'.{near} `bedesten rules` lists them all.")


def _by_name(wanted: str) -> list[Topic]:
    return [topic for topic in topics() if wanted in topic.names or wanted.replace(" ", "-") in topic.names][:1]


def _by_clause(wanted: str) -> list[Topic]:
    """TURN-7 is also TURN-7a, P12 is P12-1 and so on."""
    if not _CLAUSE.fullmatch(wanted.upper()) and not re.fullmatch(r"p\d+|card-\w+", wanted):
        return []
    pattern = re.compile(re.escape(wanted) + r"(?:-\d|[a-d])?")
    hits = [topic for topic in topics() if any(pattern.fullmatch(clause.lower()) for clause in topic.clauses)]
    return sorted(hits, key=lambda topic: not pattern.fullmatch(topic.clauses[0].lower()))  # what is mainly about it first


def _by_title(wanted: str) -> list[Topic]:
    if not wanted:
        return []
    starts = [topic for topic in topics() if any(name.startswith(wanted.replace(" ", "-")) for name in topic.names)]
    inside = [topic for topic in topics() if any(word.startswith(wanted) for word in re.findall(r"\w+", topic.title.lower()))]
    return starts or inside
