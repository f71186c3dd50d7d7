"""Topics of the rule book: found by name, by number, by card, by clause."""

import difflib
import importlib
import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from bedesten.engine import things
from bedesten.engine.constants import CARD_RULES, GRAND, GUILD_RULES, KIOSK_RULES
from bedesten.engine.errors import Refused, says
from bedesten.engine.notation import COLOURS
from bedesten.engine.registry import NAMES, TEXTS
from bedesten.engine.rules import moments
from bedesten.engine.sources import RULES
from bedesten.engine.standing import standings
from bedesten.engine.tables import BONUS_CARDS
from bedesten.engine.texts import PLACE_NAMES

_CLAUSE = re.compile(r"\b(?:(?:OPT|SET|TURN|ACT|MOS|CARD|END|LAY|HID|NA|CL|GB|KT)-\w+|(?:MB|LS)-\w+(?:-\w+)?|P\d+(?:-\d)?)\b")
_LEADING = re.compile(rf"^(?:{_CLAUSE.pattern}(?:, | to )?)+\. ")


BOXES = {"mocha": "Mocha & Baksheesh", "letters": "Letters & Seals"}


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
    return (*_places(), *_cards(), *_guild_cards(), *_kiosk_tiles(), *_tiles(), *_tavern_tiles(), *_others())


def _places() -> Iterator[Topic]:
    """Box by box."""
    for place in things.PLACES:
        n = place.number
        names = (place.word, str(n), f"p{n}", _typed(place.name))
        yield _topic(f"places{_box(place)}", f"{n} {place.name}", names, TEXTS[NAMES[n]], _sentence(place.caption))


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
        "spots_beside": "The barrier",
        "deliver": "Letters",
        "pay_seals": "Paying with seals",
        "set_companion": "The companion",
        "double_turn": "The double turn",
    },
    "people": {
        "catch_family": "Family members",
        "reward": "The reward",
        "governor": "The Governor",
        "smuggler": "The Smuggler",
        "coffee_trader": "The coffee trader",
        "courier": "The courier",
    },
    "cards in general": {
        "draw": "Drawing cards",
        "play_card": "Playing cards",
        "take_card": "The discard pile",
        "resample": "What is hidden",
        "play_guild_card": "Guild cards",
        "draw_guild": "Drawing guild cards",
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


def _sentence(caption: str) -> str:
    return f"{caption[0].upper()}{caption[1:]}."


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
