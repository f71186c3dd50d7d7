"""What is agreed before a game: players, rule set, layout, variants, bonus deck (OPT)."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from bedesten.engine.boards import SPARE, spares
from bedesten.engine.components import digest_of
from bedesten.engine.constants import BASE, GRAND, LETTERS, MOCHA, SPOTS
from bedesten.engine.errors import Refused, says
from bedesten.engine.tables import BOARD_COLUMNS, BOARD_ROWS, PLACES_OF, PRINTED

RULES_VERSION = "2026.2"  # changes when the same answers would lead to another game
RULE_SETS = {"base": BASE, "mocha": MOCHA, "letters": LETTERS, "grand": GRAND}
RANDOM = "random"
Grid = list[list[int]]


def _layouts(rules: str) -> dict[str, Grid]:
    """Those that are printed, and the first of them with each place that can lie there instead of another."""
    printed: dict[str, Grid] = {name: layout["grid"] for name, layout in PRINTED["layouts"].get(rules, {}).items()}
    with_spares = {
        SPARE[spare].word: [[spare if place == gone else place for place in row] for row in grid]
        for spare, gone in spares(rules).items()
        for grid in [*printed.values()][:1]
    }
    return printed | with_spares


LAYOUTS = {rules: _layouts(rules) for rules in RULE_SETS}
VARIANTS = ("neutral-assistants", "caravan-leader", "letters-deck")


@dataclass(frozen=True)
class Options:
    """OPT-1 to OPT-7. `layout`: a name, "random", or rows of place numbers: "15.5.2.14/4.12.7.3/8.6.11.9/13.10.1.16"; if none
    is given, the first that is printed for the rule set.

    >>> Options(players=4, layout="random", caravan_leader=True).variants
    ('caravan-leader',)
    """

    players: int = 3
    rules: str = "base"
    layout: str = ""
    neutral_assistants: bool = False
    caravan_leader: bool = False
    letters_deck: bool = False  # only the bonus cards of Letters & Seals

    def __post_init__(self) -> None:
        if self.rules not in RULE_SETS:
            raise Refused(says("no-rule-set", rules=self.rules, known=list(RULE_SETS)), "OPT-1")
        if not 2 <= self.players <= 5:
            raise Refused(says("players", players=self.players), "OPT-2")
        if self.neutral_assistants and self.players == 5:
            raise Refused(says("neutral-with-5"), "OPT-6")
        if self.letters_deck and self.rules not in ("letters", "grand"):
            raise Refused(says("no-letters-deck"), "OPT-7")
        if not self.layout:
            object.__setattr__(self, "layout", next(iter(LAYOUTS[self.rules]), RANDOM))
        if self.layout != RANDOM:
            read_layout(self.layout, self.rules)

    @property
    def variants(self) -> tuple[str, ...]:
        return tuple(name for name in VARIANTS if getattr(self, name.replace("-", "_")))

    @property
    def rule_set(self) -> int:
        return RULE_SETS[self.rules]

    @property
    def has_mocha(self) -> bool:
        return self.rule_set in (MOCHA, GRAND)

    def spots(self) -> list[int]:
        """The places on the spots of the engine, 0 where there is none; empty if they are to be laid at random."""
        return [] if self.layout == RANDOM else on_spots(read_layout(self.layout, self.rules))


def read_layout(text: str, rules: str = "base") -> list[list[int]]:
    """OPT-5. The rows of a layout, by its name or as written by a user: each place of the rule set exactly once.

    A place that has been added may lie instead of another.
    """
    if text in LAYOUTS[rules]:
        return LAYOUTS[rules][text]
    rows, columns = BOARD_ROWS[RULE_SETS[rules]], BOARD_COLUMNS[RULE_SETS[rules]]
    places = [place for place in PLACES_OF[RULE_SETS[rules]] if place]
    example = write_layout([places[columns * row : columns * (row + 1)] for row in range(rows)])
    if not re.fullmatch(r"[0-9./]{1,200}", text) or "" in re.split("[./]", text):
        raise Refused(says("no-layout", layout=text, known=[*LAYOUTS[rules], RANDOM], example=example), "OPT-5")
    grid = [[int(place) for place in row.split(".")] for row in text.split("/")]
    if [len(row) for row in grid] != [columns] * rows:
        found = {"found": len(grid), "widths": sorted({len(row) for row in grid})}
        raise Refused(says("layout-shape", rows=rows, columns=columns, example=example, **found), "OPT-4")
    others = spares(rules)
    placed = [others.get(place, place) for row in grid for place in row]
    needed = set(places)
    for place in placed:
        if place not in needed:
            raise Refused(says("layout-place", number=place), "OPT-5")
        if placed.count(place) > 1:
            raise Refused(says("layout-twice", number=place, missing=sorted(needed - set(placed))), "OPT-5")
    return grid


def variants_of(names: Iterable[str]) -> dict[str, bool]:
    """As `Options` takes them. Refused, if one of them is none. A single one may be given as it is."""
    wanted = [names] if isinstance(names, str) else list(names)
    for name in wanted:
        if name not in VARIANTS:
            raise Refused(says("no-variant", variant=name, known=list(VARIANTS)), "OPT-6")
    return {name.replace("-", "_"): True for name in wanted}


def check_components(rules: str, digest: str) -> None:
    """Refused, if a game was begun with other numbers than this process plays with."""
    if digest != digest_of(rules):
        raise Refused(says("components-other", digest=digest) if digest else says("components-own"))


def write_layout(grid: list[list[int]]) -> str:
    return "/".join(".".join(map(str, row)) for row in grid)


def on_spots(grid: list[list[int]]) -> list[int]:
    """A printed board on the engine's five rows of five."""
    spots = [place for row in grid for place in row + [0] * (5 - len(row))]
    return spots + [0] * (SPOTS - len(spots))


def from_spots(spots: list[int]) -> list[list[int]]:
    rows = [[place for place in spots[5 * i : 5 * i + 5] if place] for i in range(5)]
    return [row for row in rows if row]
