"""make new KIND=place NAME="Lighthouse" BOX=letters: a new place, card, tile or guild card, which can be played at once.

It writes the rule with all that is declared of the thing, its test, and an entry for the translators of each language; a new card
also gets a copy in the deck. The thing takes 2 lira: that is where your own rule begins. Pages that are made from the rules are
made anew.
"""

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

from bedesten.engine import things  # noqa: E402
from bedesten.engine.names import places  # noqa: E402

ENGINE = ROOT / "src" / "bedesten" / "engine"
TEXTS = ROOT / "src" / "bedesten" / "texts"
CLAUSES = {"base": "", "mocha": "MB-", "letters": "LS-"}
GIVES_WAY = {"base": places.TEA_HOUSE, "mocha": places.ROASTING_PLANT, "letters": places.EMBASSY}
GLAZES = {"base": "service", "mocha": "coffee", "letters": "letters"}
PAGES = (
    "tests/docs/rules_page.py",
    "tests/docs/notation_page.py",
    "tests/docs/map_page.py",
)  # which write what follows from the rules

RULE = '''
"""{title}."""

from bedesten.engine.language import *{imports}

THINGS = {declared}
{condition}

@{decorator}({number})
def {function}(game: State, me: Player) -> None:
    """{clause}. Take 2 lira."""
    me.lira += 2
'''
PLACE = """[
    Place(
        {number},
        "{name}",
        "2 lira",
        example="{start}: >{word} leave act",
        glaze="{glaze}",
        picture="vault",
        takes=((2, "lira"),),
        instead_of={gives_way},
    ),
]"""
TEST = '''
"""{title}."""

import pytest

from conftest import At


@pytest.mark.rule("{clause}")
def test_{function}_takes_2_lira(at: At) -> None:
    table = {table}
    assert table.me.lira == 2
'''


@dataclass(frozen=True)
class Wanted:
    name: str
    box: str

    @property
    def word(self) -> str:
        return self.name.lower().replace("’", "").replace(" ", "-")

    @property
    def function(self) -> str:
        return self.word.replace("-", "_")


@dataclass(frozen=True)
class Draft:
    """What is written of a thing, apart from its name."""

    number: int
    title: str
    declared: str
    decorator: str
    clause: str
    test: str  # its file in tests/engine
    table: str  # where the test plays it
    terms: str  # its entry in each language
    rule: str  # the id of its rule in all languages but English, where the docstring says it
    note: str
    imports: str = ""
    condition: str = ""


def place(wanted: Wanted) -> Draft:
    number, gone = len(things.PLACES) + 1, things.PLACES[GIVES_WAY[wanted.box] - 1]
    start = gone.example.partition(":")[0]
    gives_way = gone.word.upper().replace("-", "_")
    declared = PLACE.format(
        **vars(wanted), word=wanted.word, number=number, start=start, glaze=GLAZES[wanted.box], gives_way=gives_way
    )
    name = wanted.name
    return Draft(
        number,
        f"{number} {name}",
        declared,
        "place",
        f"{CLAUSES[wanted.box]}P{number}",
        f"places/test_{wanted.function}.py",
        f'at("{wanted.word}", rules="{wanted.box}", lira=0).play("act")',
        f"place-{number} = {name}\n    .short = {broken(name)}\n    .to = to the {name}\n    .at = at the {name}\n"
        f"layout-{wanted.word} = {name}\nterminal-place-{number} = 2 lira",
        f"rule-{wanted.word}",
        "2 lira.",
    )


def card(wanted: Wanted) -> Draft:
    number, word = len(things.CARDS), wanted.word
    again = "from bedesten.engine.rules.base.bonus_cards import at_free_moments_and_last"
    return Draft(
        number,
        f"The bonus card “{wanted.name}”",
        f'[Card({number}, "{word}", "lira")]',
        "card",
        f"{'CARD' if wanted.box == 'base' else CLAUSES[wanted.box] + 'card'}-{word.partition('-')[0]}",
        f"cards/test_{wanted.function}.py",
        f'at("caravansary", rules="{wanted.box}", lira=0, hand=["{word}"]).play("play:{word}")',
        f"bonus-{word} = {broken(wanted.name)}\neffect-{word} = Take 2 lira\n    .short = 2 lira",
        f"rule-play-{word}",
        f"{{ effect-{word} }}. There is one of them.",
        imports=f"\n{again}",
        condition=f"\nplayable({number})(at_free_moments_and_last)\n",
    )


def guild(wanted: Wanted) -> Draft:
    number = len(things.GUILD_CARDS) + 1
    return Draft(
        number,
        f"Guild card {number} “{wanted.name}”",
        f"[GuildCard({number})]",
        "guild_card",
        f"MB-guild-{number}",
        f"cards/test_{wanted.function}.py",
        f'at("caravansary", "turn", rules="mocha", guild=[{number}], lira=0).play("guild:{number}")',
        f"guild-{number} = {broken(wanted.name)}\neffect-guild-{number} = Take 2 lira\n    .short = 2 lira",
        f"rule-guild-{number}",
        f"{{ effect-guild-{number} }}.",
    )


def tile(wanted: Wanted) -> Draft:
    number = len(things.KIOSK_TILES) + 1
    return Draft(
        number,
        f"Kiosk tile {number}: {wanted.name}",
        f'[KioskTile({number}, "2 lira", (2, "lira"))]',
        "kiosk_tile",
        f"KT-{number}",
        f"rules/test_{wanted.function}.py",
        f'at("kiosk", rule="use_kiosk_tile", rules="letters", lira=0).choose_tile({number}).play("act")',
        f"kiosk-{number} = 2 lira",
        f"rule-kiosk-{number}",
        f"{{ kiosk-{number} }}.",
    )


KINDS: dict[str, tuple[Callable[[Wanted], Draft], tuple[str, ...]]] = {  # and the boxes that have such things
    "place": (place, ("base", "mocha", "letters")),
    "card": (card, ("base", "mocha", "letters")),
    "guild": (guild, ("mocha",)),
    "tile": (tile, ("letters",)),
}


def broken(name: str) -> str:
    """A long word may be broken on a small card: in the middle, until somebody says where."""
    return re.sub(r"\w{10,}", lambda long: f"{long[0][: len(long[0]) // 2]}\u00ad{long[0][len(long[0]) // 2 :]}", name)


def files_of(kind: str, wanted: Wanted) -> dict[Path, str]:
    """What is written, and where."""
    draft = KINDS[kind][0](wanted)
    function = wanted.function if kind == "place" else f"{kind}_{wanted.function}"
    given = vars(draft) | {"function": function}
    files = {
        ENGINE / "rules" / wanted.box / f"{wanted.function}.py": RULE.format(**given).lstrip(),
        ROOT / "tests" / "engine" / draft.test: TEST.format(**given).lstrip(),
    }
    for folder in sorted(path for path in TEXTS.iterdir() if path.is_dir() and (path / "places.ftl").exists()):
        files[folder / f"{kind}-{wanted.word}.ftl"] = texts(draft, folder.name == "en")
    return files


def texts(draft: Draft, is_english: bool) -> str:
    mark = "# ours" if is_english else "# untranslated"
    terms = re.sub(r"^(?=\w)", f"{mark}\n", draft.terms, flags=re.MULTILINE)
    rule = "" if is_english else f"{mark}\n{draft.rule} = Take 2 lira.\n    .note = {draft.note}\n"
    return f"# {draft.title}.\n\n{terms}\n{rule}"


def put_into_deck(wanted: Wanted) -> None:
    """One copy, at the end of the bonus cards of its box."""
    path = ENGINE / ("components.toml" if wanted.box == "base" else "assumed.toml")
    text = path.read_text(encoding="utf-8")
    table = text.index(f"[bonus_cards.{wanted.box}]")
    end = text.index("\n\n", table)
    path.write_text(f"{text[:end]}\n{wanted.word.replace('-', '_')} = 1{text[end:]}", encoding="utf-8")


def mistake(kind: str, wanted: Wanted) -> str:
    boxes = KINDS[kind][1]
    if wanted.box not in boxes:
        return f"BOX must be {' or '.join(boxes)} for a {kind}."
    if not re.fullmatch(r"[A-Z][A-Za-z’]*( [A-Z][A-Za-z’]*)*", wanted.name):
        return 'NAME must be words with capital letters, such as "Old Harbour".'
    if there := [path for path in files_of(kind, wanted) if path.exists()]:
        return f"{there[0].relative_to(ROOT)} is there already: choose another NAME."
    return ""


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=dedent(__doc__ or ""))
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("name")
    parser.add_argument("box", choices=CLAUSES)
    given = parser.parse_args(arguments)
    wanted = Wanted(given.name, given.box)
    if wrong := mistake(given.kind, wanted):
        parser.error(wrong)
    files = files_of(given.kind, wanted)
    for path, text in files.items():
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))
    if given.kind == "card":
        put_into_deck(wanted)
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "BEDESTEN_PURE": "1"}  # the rules are not compiled yet
    for page in PAGES:
        subprocess.run([sys.executable, ROOT / page], check=True, env=environment)


if __name__ == "__main__":
    main()
