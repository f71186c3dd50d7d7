"""What there is: each place, card and tile is declared once, in a rule file of its box, as a member of its list `THINGS`.

What everybody else knows of it follows from there: its number, its word, its name, the board it lies on, what stands beside its
name, the example of it, and how it looks on the page and in the terminal. The lists are read from the text of the files, because
the rules need these numbers before they can be imported.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import TypeVar

from bedesten.engine.names import cards, colours, places
from bedesten.texts import speaking

FOLDER = Path(__file__).parent / "rules"
BOXES = ("base", "mocha", "letters")  # folders of rules
Picture = str  # by its name in the page's sprite


@dataclass(frozen=True)
class Thing:
    number: int
    box: str = field(default="", kw_only=True)  # the folder of its rule, which need not be said


@dataclass(frozen=True)
class Place(Thing):
    name: str
    caption: str  # what it brings, short enough to stand beside its name; not a sentence
    example: str = ""  # where red comes from, and what happens then: "3: >tea-house leave act name:8 *5+4"
    glaze: str = "service"  # on the page: one for each family of places
    picture: Picture = "vault"  # stands for places that nobody has drawn yet
    takes: tuple[tuple[int | str, Picture], ...] = ()  # the same on the page: so many of what
    note: str = ""  # and a word to it, by its key
    also_needs: str = ""  # another box without which it stays beside the board
    instead_of: int = 0  # it lies where that place would lie, in layouts that say so

    @property
    def word(self) -> str:
        """As answers name it: Sultan’s Palace is sultans-palace."""
        return self.name.lower().replace("’", "").replace(" ", "-")


@dataclass(frozen=True)
class Card(Thing):
    """A kind of bonus card."""

    word: str
    picture: Picture = "i-card"
    again: int = 0  # the place whose action it repeats

    @property
    def name(self) -> str:
        return _english(f"bonus-{self.word}")

    @property
    def caption(self) -> str:
        return _english(f"effect-{self.word}")


@dataclass(frozen=True)
class GuildCard(Thing):
    about: int = 0  # a place that must lie on the board

    @property
    def name(self) -> str:
        return _english(f"guild-{self.number}")

    @property
    def caption(self) -> str:
        return _english(f"effect-guild-{self.number}")


def _english(key: str) -> str:
    """What cards are called and do is said in six languages; English is one of them, and stands nowhere else."""
    return speaking("en")(key).replace("\u00ad", "")


@dataclass(frozen=True)
class KioskTile(Thing):
    caption: str
    face: tuple[Picture | int, ...] = ("kiosk-back",)  # pictures and numbers from left to right


@dataclass(frozen=True)
class MosqueTile(Thing):
    caption: str
    rule: str  # the function that says what it is good for


@dataclass(frozen=True)
class TavernTile(Thing):
    word: str
    caption: str
    rule: str


KINDS = (Place, Card, GuildCard, KioskTile, MosqueTile, TavernTile)
Kind = TypeVar("Kind", bound=Thing)
_KNOWN = {kind.__name__: kind for kind in KINDS} | vars(places) | vars(cards) | vars(colours)


_LIST = re.compile(r"^THINGS = (\[[^\n]*\]|\[\n.*?^\])$", re.DOTALL | re.MULTILINE)


def declared_in(path: Path) -> Iterator[Thing]:
    """The members of `THINGS` in a rule file, each with its box."""
    text = path.read_text(encoding="utf-8")
    if found := _LIST.search(text):
        code = "\n" * text.count("\n", 0, found.start()) + found[1]  # a mistake is told with its line
        for thing in eval(compile(code, str(path), "eval"), dict(_KNOWN)):
            yield replace(thing, box=path.parent.name)


def _all() -> dict[Thing, Path]:
    files = [path for box in BOXES for path in sorted((FOLDER / box).glob("[a-z]*.py"))]
    return {thing: path for path in files for thing in declared_in(path)}


THINGS = _all()  # with the files that declare them


def every(kind: type[Kind]) -> tuple[Kind, ...]:
    """All things of a kind, by their numbers."""
    return tuple(sorted((thing for thing in THINGS if isinstance(thing, kind)), key=lambda thing: thing.number))


PLACES = every(Place)
CARDS = every(Card)
GUILD_CARDS = every(GuildCard)
KIOSK_TILES = every(KioskTile)
MOSQUE_TILES = every(MosqueTile)
TAVERN_TILES = every(TavernTile)


def missing() -> Iterator[str]:
    """What a thing ought to say of itself and does not, by file and key."""
    for thing, path in THINGS.items():
        for key in ("name", "word", "caption", "example", "glaze", "picture", "face"):
            if any(part.name == key for part in fields(thing)) and not getattr(thing, key):
                yield f"{path.relative_to(FOLDER).as_posix()}: {type(thing).__name__} {thing.number} has no {key}"
