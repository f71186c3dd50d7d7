"""Topics of the rule book: found by name, by number, by card, by clause."""

import difflib
import importlib
import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from bedesten.engine import rules as rules  # enters their texts
from bedesten.engine import things
from bedesten.engine.book_tables import RuleTable, tables_of
from bedesten.engine.constants import CARD_RULES, GRAND, GUILD_RULES, KIOSK_RULES
from bedesten.engine.errors import Refused, says
from bedesten.engine.notation import COLOURS
from bedesten.engine.registry import NAMES, TEXTS
from bedesten.engine.sources import RULES
from bedesten.engine.tables import BONUS_CARDS
from bedesten.engine.texts import PLACE_NAMES
from bedesten.texts import speaking

_CLAUSE = re.compile(r"\b(?:(?:OPT|SET|TURN|ACT|MOS|CARD|END|LAY|HID|NA|CL|GB|KT)-\w+|(?:MB|LS)-\w+(?:-\w+)?|P\d+(?:-\d)?)\b")
_LEADING = re.compile(rf"^(?:{_CLAUSE.pattern}(?:, | to )?)+\. ")


BOXES = {"mocha": "Mocha & Baksheesh", "letters": "Letters & Seals"}
GRAND_BAZAAR = "the Grand Bazaar"
PURPOSES = {"goods": (2, 3, 4, 5, 8), "lira": (9, 10, 11), "rubies": (1, 13, 14, 15, 16)}  # the others help
# What the rule book says besides places, cards and tiles: names and clauses, in the groups in which it is read.
CHAPTERS: dict[str, dict[str, str]] = {
    "the game in short": {
        "goal": "OPT-2 OPT-3",
        "turn-in-short": "TURN-0 TURN-1 TURN-2 TURN-4 TURN-6 TURN-7",
        "end-in-short": "END-1 END-3",
    },
    "the turn": {
        "turn": "TURN-0 MB-3 LS-8",
        "moving": "TURN-1 TURN-8 LS-5",
        "assistant-step": "TURN-2 TURN-3 P7-2 LS-5",
        "paying-merchants": "TURN-4 TURN-5 P7-2 LS-6",
        "action": "TURN-6 TURN-10 ACT-1 ACT-2 ACT-3",
        "meeting-people": "TURN-7",
        "family-members": "TURN-7a CARD-0",
        "governor": "TURN-7b TURN-7d",
        "smuggler": "TURN-7c TURN-7d",
        "dice": "TURN-7d SET-1 SET-8 MB-card-six",
        "goods-that-do-not-fit": "TURN-9 SET-10 P1 P13-2",
    },
    "how cards work": {
        "when-cards-may-be-played": "TURN-8 CARD-time CARD-again",
        "drawing-cards": "CARD-0 P6-2",
    },
    "set-up": {
        "board": "OPT-1 OPT-4 OPT-5 SET-1",
        "table": "OPT-3 SET-2 SET-3 SET-4 SET-5 SET-6 SET-7 SET-9",
        "what-a-player-has": "SET-10 SET-11",
        "what-chance-decides": "SET-8 SET-11 MB-1 LS-1",
        "two-players": "SET-12 TURN-5 OPT-3 SET-2",
        "demand-tiles": "SET-7 P10 P11",
        "bonus-decks": "OPT-7 SET-9",
    },
    "what is new with Mocha & Baksheesh": {
        "mocha": "MB-1 OPT-3",
        "coffee": "MB-2",
        "coffee-trader": "MB-6 TURN-7d",
        "guild-cards": "MB-3 MB-4 MB-5",
        "barrier": "MB-barrier",
    },
    "what is new with Letters & Seals": {
        "letters-and-seals": "LS-1 LS-9 OPT-3",
        "letters": "LS-2 LS-3 LS-8 LS-P24",
        "companion": "LS-4 LS-5",
        "courier": "LS-7 TURN-7d",
        "double-turn": "LS-8",
    },
    GRAND_BAZAAR: {"grand-bazaar": "GB-1 OPT-1 OPT-3"},
    "variants": {
        "random-layouts": "LAY-1 LAY-2 LAY-3 OPT-5 OPT-6",
        "neutral-assistants": "NA-1 NA-2 NA-3 NA-4 OPT-6",
        "caravan-leader": "CL-1 CL-2 OPT-6",
    },
    "the end": {
        "end-of-the-game": "END-1 OPT-3 TURN-0",
        "last-cards": "END-2 CARD-family",
        "who-wins": "END-3",
    },
    "what is hidden": {"what-is-hidden": "HID-1 HID-2 HID-3"},
}
ORDER = (
    *("the game in short", "the turn"),
    *("places for goods", "places for lira", "places that help", "places for rubies"),
    *("how cards work", "bonus cards", "mosque tiles", "set-up"),
    *("what is new with Mocha & Baksheesh", "places of Mocha & Baksheesh", "tavern tiles"),
    *("bonus cards of Mocha & Baksheesh", "guild cards"),
    *("what is new with Letters & Seals", "places of Letters & Seals", "bonus cards of Letters & Seals", "kiosk tiles"),
    *(GRAND_BAZAAR, "variants", "the end", "what is hidden"),
)


@dataclass(frozen=True)
class Topic:
    group: str
    title: str
    names: tuple[str, ...]  # as they may be typed; the first one is shown
    text: str
    clauses: tuple[str, ...]
    note: str = ""  # what it means in short, or what is printed there
    tables: tuple[RuleTable, ...] = ()
    words: str = ""  # what it is searched for by, besides what stands in it


@cache
def topics() -> tuple[Topic, ...]:
    """In the order in which a newcomer reads them. Importing the rules, as is done above, has entered their texts."""
    every = [*_chapters(), *_places(), *_cards(), *_guild_cards(), *_kiosk_tiles(), *_tiles(), *_tavern_tiles()]
    return tuple(sorted(every, key=lambda topic: ORDER.index(topic.group)))


def _places() -> Iterator[Topic]:
    """Box by box."""
    for place in things.PLACES:
        n = place.number
        names = (place.word, str(n), f"p{n}", _typed(place.name))
        yield _topic(_group_of(place), f"{n} {place.name}", names, TEXTS[NAMES[n]], _sentence(place.caption))


def _group_of(place: things.Place) -> str:
    """Places of the base game by what they are for."""
    if place.box in BOXES:
        return GRAND_BAZAAR if place.also_needs else f"places{_box(place)}"
    purpose = next((purpose for purpose, places in PURPOSES.items() if place.number in places), "")
    return f"places for {purpose}" if purpose else "places that help"


def _cards() -> Iterator[Topic]:
    for card in things.CARDS:
        word, copies = card.word, BONUS_CARDS[GRAND][0][card.number]
        note = f"{_sentence(card.caption)} {_MANY.get(copies, f'There are {copies} of them.')}"
        names = (f"play:{word}", word, _typed(card.name), f"card-{word}", f"discard:{word}")
        yield _topic(f"bonus cards{_box(card)}", f"“{card.name}”", names, TEXTS[NAMES[CARD_RULES + card.number]], note)


_MANY = {0: "Not in our deck; your own copy may have it.", 1: "There is one of them."}


def _box(thing: things.Thing) -> str:
    """To which box something belongs, as it stands behind the name of its group."""
    return f" of {BOXES[thing.box]}" if thing.box in BOXES else ""


def _guild_cards() -> Iterator[Topic]:
    for card in things.GUILD_CARDS:
        n = card.number
        names = (f"guild:{n}", f"guild-{n}", _typed(card.name), f"discard-guild:{n}")
        yield _topic("guild cards", f"{n} “{card.name}”", names, TEXTS[NAMES[GUILD_RULES + n]], _sentence(card.caption))


def _kiosk_tiles() -> Iterator[Topic]:
    for tile in things.KIOSK_TILES:
        n = tile.number
        names = (f"kiosk:{n}", f"kt-{n}", f"kiosk-tile-{n}")
        yield _topic("kiosk tiles", f"Kiosk tile {n}", names, TEXTS[NAMES[KIOSK_RULES + n]], _sentence(tile.caption))


def _tavern_tiles() -> Iterator[Topic]:
    for tile in things.TAVERN_TILES:
        names = (f"{tile.word}-tile", tile.word)
        yield _topic("tavern tiles", f"The {tile.word.title()} tile", names, _docstring(tile.rule), _sentence(tile.caption))


def _tiles() -> Iterator[Topic]:
    for tile in things.MOSQUE_TILES:
        colour = COLOURS[tile.number]
        names = (f"tile:{colour}", colour, f"{colour}-tile")
        yield _topic("mosque tiles", f"The {colour} tile", names, _docstring(tile.rule), _sentence(tile.caption))


def _chapters() -> Iterator[Topic]:
    english = speaking("en")
    for group, chapter in CHAPTERS.items():
        for name, clauses in chapter.items():
            text, title = _written(name) or "", english(f"rule-{name}.title")
            words = english(f"rule-{name}.words") if english.knows(f"rule-{name}.words") else ""
            yield Topic(group, title, (name,), text, tuple(clauses.split()), "", tables_of(name), words)


def _topic(group: str, title: str, names: tuple[str, ...], doc: str, note: str = "") -> Topic:
    """What a player is told is the docstring of its rule, unless a text says more."""
    text = re.sub(r"(?<!\n)\n(?!\n)", " ", inspect.cleandoc(doc))  # the code has shorter lines
    clauses = tuple(dict.fromkeys(_CLAUSE.findall(text)))
    return Topic(group, title, names, _written(names[0]) or _LEADING.sub("", text), clauses, note, tables_of(names[0]))


def _written(name: str) -> str | None:
    """The text of the rule book, if it has one: two paragraphs at most."""
    english, key = speaking("en"), f"rule-{legal(name)}"
    parts = [english(part) for part in (key, f"{key}.more") if english.knows(part)]
    return "\n\n".join(parts) if parts else None


def legal(name: str) -> str:
    """As keys of texts are written."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower())


def _sentence(caption: str) -> str:
    return f"{caption[0].upper()}{caption[1:]}."


def _typed(name: str) -> str:
    """As a name may be typed."""
    return name.lower().replace("’", "'")


def _docstring(function: str) -> str:
    """Of a part of a rule that others call."""
    if function in TEXTS:
        return TEXTS[function]
    for name in RULES:
        module = importlib.import_module(f"bedesten.engine.rules.{name.replace('/', '.')}")
        if found_here := vars(module).get(function):
            return found_here.__doc__ or ""
    raise KeyError(function)


def clauses_of_things() -> Iterator[tuple[str, str]]:
    """The boxes of places, cards and tiles, with the first clause that each rule cites."""
    kinds = {things.Place: 0, things.Card: CARD_RULES, things.GuildCard: GUILD_RULES, things.KioskTile: KIOSK_RULES}
    for thing in things.THINGS:
        if type(thing) in kinds and (cited := _CLAUSE.match(TEXTS[NAMES[kinds[type(thing)] + thing.number]])):
            yield thing.box, cited[0]


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
    known = list(dict.fromkeys(name for topic in topics() for name in topic.names))
    raise Refused(says("no-rule", name=name, near=difflib.get_close_matches(wanted, known, 3, 0)))


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
