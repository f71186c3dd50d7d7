"""What is wrong with a user's file of components: a sentence for each mistake, which says what would be right."""

import re
import tomllib
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from typing import Any

from bedesten.engine.boards import BASE_PLACES, LETTERS_PLACES
from bedesten.engine.constants import CARDS_IN_ALL, LETTERS_IN_ALL, PLACES, PLAYERS, SEEN

Tables = dict[str, Any]
Wrong = Iterator[str]  # what a value must be, if it is something else
SURE = ("certain", "likely", "assumed", "replaced")
MOST_LIRA, MOST_THINGS, DEAREST, HOLDS = 50, 9, 5, 5
ROLLS = {str(roll) for roll in range(2, 13)}
DICE_CARDS = ("dice_mocha", "dice_letters")
NOW_CERTAIN = ("tavern.barrier_coffee",)  # could be replaced once, and may stand in users' files


def mistakes(text: str, assumed: Tables, certain: Tables) -> list[str]:
    """Of a file that is meant to replace tables of `assumed`."""
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        what, _, where = str(error).partition(" (at ")
        line = re.match(r"line \d+", where)
        return [f"{line[0].capitalize() if line else 'At the end'}: this is no TOML: {what[0].lower()}{what[1:]}."]
    found, cards = [*_in_tables(given, assumed, certain, "")], {"bonus_cards": given.get("bonus_cards", {})}
    if not [*_in_tables(cards, assumed, certain, "")]:
        found += _in_decks(cards["bonus_cards"], assumed["bonus_cards"], certain["bonus_cards"])
    return found


def _in_tables(given: Tables, assumed: Any, certain: Any, path: str) -> Wrong:
    for name, inside in given.items():
        whole, ours, known = path + name, assumed.get(name), certain.get(name)
        if ours is None and known is None:
            there = [f"{path}{other}" for other in assumed]
            yield f"There is no table '{whole}'{_meant(whole, there)}; there are {', '.join(there)}."
        elif ours is None:
            yield f"'{whole}' is certain: it is printed so in every copy, and cannot be replaced. Leave it out."
        elif not isinstance(inside, dict):
            yield f"'{whole}' must be a table, [{whole}], not {_shown(inside)}."
        elif "sure" in ours:
            yield from _in_table(inside, ours, whole)
        else:
            yield from _in_tables(inside, ours, known or {}, f"{whole}.")


def _in_table(given: Tables, ours: Tables, table: str) -> Wrong:
    check = CHECKS.get(table)
    for name, value in given.items():
        known = [other for other in ours if other not in ("sure", "about")]
        if name == "sure":
            if value not in SURE:
                yield f"{table}: 'sure' must be one of {', '.join(SURE)}, or be left out, not {_shown(value)}."
        elif name == "about":
            if not isinstance(value, str):
                yield f"{table}: 'about' must be a text, or be left out, not {_shown(value)}."
        elif f"{table}.{name}" in NOW_CERTAIN:
            yield f"'{table}.{name}' is certain: it is printed so in every copy, and cannot be replaced. Leave it out."
        elif name not in ours:
            yield f"{table}: there is no '{name}'{_meant(name, known)}; there are {', '.join(known)}."
        else:
            wanted = check(value) if check else CHECKS[f"{table}.{name}"](value)
            yield from (f"{table}: '{name}' must be {right}, not {_shown(value)}." for right in wanted)


def _meant(name: str, known: list[str]) -> str:
    close = get_close_matches(name, known, 1)
    return f" (did you mean '{close[0]}'?)" if close else ""


def _shown(value: Any) -> str:
    """As it stands in the file, but not endlessly."""
    text = f"'{value}'" if isinstance(value, str) else str(value).lower() if isinstance(value, bool) else str(value)
    if isinstance(value, dict):
        text = f"{{ {', '.join(f'{name} = {_shown(inside)}' for name, inside in value.items())} }}"
    return text if len(text) <= 60 else f"{text[:59]}…"


# -- values


def _is_number(value: Any, first: int, last: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and first <= value <= last


def _number(first: int, last: int) -> Callable[[Any], Wrong]:
    def check(value: Any) -> Wrong:
        if not _is_number(value, first, last):
            yield f"a whole number from {first} to {last}"

    return check


def _by_roll(most: int) -> Callable[[Any], Wrong]:
    def check(value: Any) -> Wrong:
        if not isinstance(value, dict):
            yield "a table by the roll, such as { 7 = 2, 8 = 2 }"
        elif not set(value) <= ROLLS:
            yield "given for rolls of two dice, 2 to 12"
        elif not all(_is_number(number, 0, most) for number in value.values()):
            yield f"from 0 to {most} for each roll"

    return check


def _costs(value: Any) -> Wrong:
    is_row = isinstance(value, list) and value and all(_is_number(cost, 1, DEAREST) for cost in value)
    if not is_row or value != sorted(value) or len(value) > PLAYERS:
        yield f"up to {PLAYERS} numbers from 1 to {DEAREST}, the smallest first, such as [1, 2, 3, 4]"


def _goods(value: Any) -> Wrong:
    if not isinstance(value, str) or not re.fullmatch("[RGYB]+", value):
        yield 'one of R, G, Y and B for each good, such as "GGG"'
    elif max(value.count(good) for good in value) > HOLDS:
        yield f"at most {HOLDS} of each good, as many as a wheelbarrow holds"


def _goods_by_roll(value: Any) -> Wrong:
    if not isinstance(value, dict):
        yield 'a table by the roll, such as { 7 = "RB", 8 = "*" }'
    elif not set(value) <= ROLLS:
        yield "given for rolls of two dice, 2 to 12"
    elif not all(isinstance(goods, str) and re.fullmatch(f"[RGYB*]{{0,{MOST_THINGS}}}", goods) for goods in value.values()):
        yield f"up to {MOST_THINGS} of R, G, Y, B and * (any good) for each roll"


_BOARD = LETTERS_PLACES  # they lie on every board with Letters & Seals
_NUMBERS = f"{BASE_PLACES[0]} to {BASE_PLACES[-1]} and {LETTERS_PLACES[len(BASE_PLACES)]} to {LETTERS_PLACES[-1]}"


def _is_place(value: Any) -> bool:
    return _is_number(value, 1, PLACES) and value in _BOARD


def _grid(value: Any) -> Wrong:
    if not (isinstance(value, list) and len(value) == 4 and all(isinstance(row, list) and len(row) == 5 for row in value)):
        yield "4 rows of 5 places"
    elif any(not _is_place(place) for row in value for place in row):
        yield f"made of the places {_NUMBERS}"
    elif missing := sorted(set(_BOARD) - {place for row in value for place in row}):
        yield f"made of each place once ({', '.join(map(str, missing))} missing)"


def _places(value: Any) -> Wrong:
    if not isinstance(value, list) or any(not _is_place(place) for place in value):
        yield f"a list of places that lie on every board with letters, {_NUMBERS}"
    elif len(value) != LETTERS_IN_ALL:
        yield f"{LETTERS_IN_ALL} places, one for each letter ({len(value)} are given)"


CHECKS: dict[str, Callable[[Any], Wrong]] = {
    "bonus_cards.mocha": _number(0, SEEN - 1),  # so many of a kind can be in a hand
    "bonus_cards.letters": _number(0, SEEN - 1),
    **{f"{card}.lira": _by_roll(MOST_LIRA) for card in DICE_CARDS},
    **{f"{card}.{things}": _by_roll(MOST_THINGS) for card in DICE_CARDS for things in ("coffee", "letters", "cards")},
    **{f"{card}.goods": _goods_by_roll for card in DICE_CARDS},
    "tavern.tile_coffee": _costs,
    "baksheesh_back.back": _goods,
    "layouts.letters.first.grid": _grid,
    "letters.places": _places,
}


def _in_decks(given: Tables, assumed: Tables, certain: Tables) -> Wrong:
    """The pile has room for so many cards; and Letters & Seals alone may be the deck, from which everybody draws one."""
    boxes = {name: {**ours, **given.get(name, {})} for name, ours in {**certain, **assumed}.items()}
    count = {name: sum(number for number in box.values() if isinstance(number, int)) for name, box in boxes.items()}
    if sum(count.values()) > CARDS_IN_ALL:
        sums = " and ".join(f"{number} of {name}" for name, number in count.items())
        yield f"bonus_cards: there must be at most {CARDS_IN_ALL} cards in all, not {sum(count.values())} ({sums})."
    if count["letters"] < PLAYERS:
        yield f"bonus_cards.letters: there must be at least {PLAYERS} cards, one for each player, not {count['letters']}."
