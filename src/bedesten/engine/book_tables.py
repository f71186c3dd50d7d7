"""The tables of the rule book, made of what is printed: cells name things, so that any language can say them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from bedesten.engine.components import ASSUMED, by_name
from bedesten.engine.options import LAYOUTS
from bedesten.engine.tables import PRINTED

PLAYERS = "2345"
COLOUR_OF = {"R": "red", "G": "green", "Y": "yellow", "B": "blue"}


@dataclass(frozen=True)
class RuleTable:
    """A cell is what it says, or names things with a blank between them: lira:3, goods:RRB, place:9, text:a-key."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    is_sure: bool = True  # these are the printed numbers, and not our guess


def tables_of(name: str) -> tuple[RuleTable, ...]:
    """Those that stand beside the rule of that name."""
    return tuple(_TABLES[name]()) if name in _TABLES else ()


def _table(head: str, rows: Iterable[Iterable[str]], source: str = "") -> RuleTable:
    """The head by the last words of its keys."""
    guessed = {table for table, _ in by_name(ASSUMED)}
    keys = tuple(f"text:rulebook-{key}" if key else "" for key in head.split(" "))
    return RuleTable(keys, tuple(tuple(row) for row in rows), source not in guessed)


def _by_players() -> Iterable[RuleTable]:
    palace, dealer, mosques = PRINTED["sultans_palace"], PRINTED["gemstone_dealer"], PRINTED["mosques"]
    rows: dict[str, Any] = {
        "end": PRINTED["end"]["rubies"],
        "mosque-rubies": mosques["rubies_each"],
        "mosque-tiles": {n: ", ".join(map(str, mosques["stack"][n])) for n in PLAYERS},
        "wainwright-rubies": {n: n for n in PLAYERS},
        "palace-rubies": {n: len(palace["track"]) + 1 - palace["first_price"][n] for n in PLAYERS},
        "palace-price": palace["first_price"],
        "dealer-rubies": {n: dealer["last_price"] + 1 - dealer["first_price"][n] for n in PLAYERS},
        "dealer-price": {n: f"lira:{dealer['first_price'][n]}" for n in PLAYERS},
    }
    body = [(f"text:rulebook-row-{name}", *(str(row[n]) for n in PLAYERS)) for name, row in rows.items()]
    yield RuleTable(("text:rulebook-head-players", *PLAYERS), tuple(body))


def _layouts() -> Iterable[RuleTable]:
    for rules, layouts in LAYOUTS.items():
        for name, grid in layouts.items():
            head = (f"text:set-{rules} text:layout-{name}",)
            rows = tuple(tuple(f"place:{place}" for place in row) for row in grid)
            yield RuleTable(head, rows, f"layouts.{rules}.{name}" not in dict(by_name(ASSUMED)))


def _post_office() -> Iterable[RuleTable]:
    upper, lower = PRINTED["post_office"]["upper"], PRINTED["post_office"]["lower"]
    rows = []
    for down in range(len(upper) + 1):
        lira, goods = 0, ""
        for space in [*upper[:down], *lower[down:]]:
            lira, goods = (lira + int(space.split()[0]), goods) if "lira" in space else (lira, goods + space)
        rows.append((str(down), f"goods:{goods} lira:{lira}"))
    yield _table("head-markers head-brings", rows)


def _sultans_palace() -> Iterable[RuleTable]:
    track, first = "".join(PRINTED["sultans_palace"]["track"]), PRINTED["sultans_palace"]["first_price"]
    yield _table("head-players head-first-price", [(said, f"goods:{track[:n]}") for said, n in _ranges(first)])
    yield _table("head-last-price", [(f"goods:{track}",)])


def _gemstone_dealer() -> Iterable[RuleTable]:
    dealer = PRINTED["gemstone_dealer"]
    rows = [(said, f"lira:{lira}", f"lira:{dealer['last_price']}") for said, lira in _ranges(dealer["first_price"])]
    yield _table("head-players head-first-price head-last-price", rows)


def _market(size: str) -> Iterable[RuleTable]:
    markets = PRINTED["markets"]
    yield _table("head-sold head-brings", [(str(n), f"lira:{lira}") for n, lira in enumerate(markets[size], 1)])
    yield _table("head-demand", [(f"goods:{tile}",) for tile in markets[f"{size}_demand"]])


def _tavern() -> Iterable[RuleTable]:
    coffee, prices = PRINTED["baksheesh"]["coffee"], PRINTED["tavern"]["tile_coffee"]
    yield _table("head-tile head-price", [(str(n), f"coffee:{price}") for n, price in enumerate(prices, 1)], "tavern")
    sides = {"front": PRINTED["baksheesh"]["front"], "back": PRINTED["baksheesh_back"]["back"]}
    rows = [(f"text:rulebook-row-baksheesh-{side}", f"coffee:{coffee} goods:{goods}") for side, goods in sides.items()]
    yield _table("head-baksheesh head-price", rows, "baksheesh_back")


def _coffee_house() -> Iterable[RuleTable]:
    house = PRINTED["coffee_house"]
    prices = range(house["first_price"], house["last_price"] + 1)
    yield _table("head-ruby head-price", [(str(n), f"coffee:{price}") for n, price in enumerate(prices, 1)])


def _dice(name: str) -> Iterable[RuleTable]:
    brings = {str(roll): _rewards(PRINTED[name], str(roll)) for roll in range(2, 13)}
    yield _table("head-roll head-brings", _ranges(brings), name)


def _rewards(printed: Mapping[str, Any], roll: str) -> str:
    kinds = {"lira": "lira", "coffee": "coffee", "letters": "letter", "cards": "bonus-card"}
    parts = [f"{word}:{printed[kind][roll]}" for kind, word in kinds.items() if printed[kind].get(roll)]
    return " ".join([*parts, *([f"goods:{printed['goods'][roll]}"] if printed["goods"].get(roll) else [])]) or "–"


def _letters() -> Iterable[RuleTable]:
    places = PRINTED["letters"]["places"]
    rows = [(f"place:{place}", str(len(list(same)))) for place, same in groupby(sorted(places))]
    yield _table("head-place head-letters", rows, "letters")


def _ranges(table: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """Neighbours that bring the same stand in one row: 2–6."""
    rows = []
    for value, same in groupby(table, lambda key: table[key]):
        keys = list(same)
        rows.append((keys[0] if len(keys) == 1 else f"{keys[0]}–{keys[-1]}", value))
    return rows


_TABLES = {
    "table": _by_players,
    "board": _layouts,
    "post-office": _post_office,
    "sultans-palace": _sultans_palace,
    "gemstone-dealer": _gemstone_dealer,
    "large-market": lambda: _market("large"),
    "small-market": lambda: _market("small"),
    "tavern": _tavern,
    "coffee-house": _coffee_house,
    "play:dice-mocha": lambda: _dice("dice_mocha"),
    "play:dice-letters": lambda: _dice("dice_letters"),
    "letters": _letters,
}
