"""A whole game by keyboard and ear: from the start page through the set-up to the end. Nothing is looked at but the accessibility
tree, and nothing is used but keys."""

import re
import time

import pytest

from browser.fixtures import Open
from browser.playing import LONGEST
from browser.reading import Heard, Reader, has
from browser.words import said
from web.server import Server

pytestmark = pytest.mark.slow(60)

WIDTH = 4  # of the board
BOARD, STALL, ANSWERS, NUMBERS = (said(f"table-{part}") for part in ("board", "your-stall", "answers", "numbers"))
WORTH = {"ruby": 100, "rubies": 100, "lira": 1, "extension": 10, "tile": 10, "card": 2, "cards": 2}  # of what a place would bring
GOODS = ("fabric", "spice", "fruit", "jewellery")


def test_a_whole_game_is_played_by_keyboard_and_ear(open_page: Open, house: Server) -> None:
    reader = Reader(open_page("/", viewport={"width": 1440, "height": 900}))
    set_up(reader)
    end = time.monotonic() + LONGEST
    while not is_over(heard := listen(reader)):
        assert time.monotonic() < end, "The game does not end."
        go_on(reader, heard)
    assert has(heard, "heading", "") and has(heard, "log", said("ui-log")), "who has won is said, and the log is still there"


def set_up(reader: Reader) -> None:
    """A table for two: against one bot of the easiest level, with which the form begins."""
    reader.tab_to("link", said("start-set-up"))
    reader.press("Enter")
    reader.until(lambda heard: has(heard, "button", said("setup-start")))
    reader.tab_to("combobox", "Seat 3")
    reader.press("ArrowDown")  # a bot, then nobody
    reader.until(lambda heard: not has(heard, "button", "Seat 3: stronger"))
    reader.tab_to("button", said("setup-start"))
    reader.press("Enter")


def is_over(heard: list[Heard]) -> bool:
    return has(heard, "button", said("ui-rematch"))


def listen(reader: Reader) -> list[Heard]:
    """Until something is asked, or the game is over."""
    return reader.until(lambda heard: is_over(heard) or may_end(heard) or answers(heard) or places(heard))


def may_end(heard: list[Heard]) -> bool:
    return any(one.role == "button" and one.name.startswith(said("ui-end-turn")) and not one.is_disabled for one in heard)


def places(heard: list[Heard]) -> list[Heard]:
    """Where one may go, if that is what is asked: then some are refused."""
    all_places = board(heard)
    return [one for one in all_places if not one.is_disabled] if any(one.is_disabled for one in all_places) else []


def board(heard: list[Heard]) -> list[Heard]:
    return [one for one in heard if one.role == "button" and BOARD in one.within]


def answers(heard: list[Heard]) -> list[Heard]:
    """What else may be chosen, in the order of the tabulator."""
    inside = [one for one in heard if one.role == "button" and STALL in one.within and not one.is_disabled]
    return [one for one in inside if {ANSWERS, NUMBERS} & {*one.within} or one.name.startswith("Sell ")]


def go_on(reader: Reader, heard: list[Heard]) -> None:
    """One decision, by keys: what it is about is known from what was heard."""
    if may_end(heard):
        reader.press("e")
    else:
        reader.press("Escape", "Enter")  # to the question, and from there to what answers it
        focused = reader.focused()
        if focused and any(focused.name == one.name for one in board(heard)):
            walk(reader, heard, focused)
        elif focused:
            choose(reader, heard, focused)
        reader.press("Enter")
    now = reader.after(heard)
    if has(now, "button", said("ui-go-anyway")):
        reader.tab_to("button", said("ui-go-anyway"))
        reader.press("Enter")


def walk(reader: Reader, heard: list[Heard], focused: Heard) -> None:
    """To the best place, along rows and columns."""
    names = [one.name for one in board(heard)]
    best = max(places(heard), key=lambda one: worth(one.name), default=focused)
    (row, column), (to_row, to_column) = (divmod(names.index(one.name), WIDTH) for one in (focused, best))
    reader.press(*["ArrowDown" if to_row > row else "ArrowUp"] * abs(to_row - row))
    reader.press(*["ArrowRight" if to_column > column else "ArrowLeft"] * abs(to_column - column))
    at = reader.focused()
    assert at and at.name == best.name, f"{best.name} has the focus, and not {at}"


def worth(name: str) -> float:
    """What going there would bring, as it is read out. To lack something there is worst."""
    if said("table-idle") in name or "your turn would end" in name:
        return -50
    found = re.findall(r"([+−])(\d+) (\w+)", name)
    known = [
        (sign, int(n), WORTH.get(what, 1.5 if what in GOODS else 0.5 if what.startswith("assistant") else 0))
        for sign, n, what in found
    ]
    wanted = 4 if "Wanted:" in name and "Then:" not in name else 0  # a market may buy
    return wanted + sum(n * each if sign == "+" else -n * each / 2 for sign, n, each in known)


def choose(reader: Reader, heard: list[Heard], focused: Heard) -> None:
    """The answer that is offered first; of numbers, the one in the middle."""
    numbers = [one.name for one in answers(heard) if NUMBERS in one.within]
    if focused.name in numbers:
        reader.tab_to("button", numbers[len(numbers) // 2])
