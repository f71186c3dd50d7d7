"""The documents say what is true: their examples run, their links lead somewhere, and nothing is left out."""

import doctest
import importlib
import importlib.util
import re
import shlex
import shutil
import sys
from collections.abc import Iterator
from io import StringIO
from itertools import chain, takewhile
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

import bedesten
import new_thing
from bedesten import cli, read_position, read_record, write_position, write_record
from bedesten.cli.commands import COMMANDS
from bedesten.engine import constants, state, tables, things
from bedesten.engine.book import topics
from bedesten.engine.constants import BID, FATE_CARD, MOCHA
from bedesten.engine.notation import (
    ANSWERS,
    CARDS,
    COLOURS,
    GOODS,
    GUILD_NUMBERS,
    KIOSK_NUMBERS,
    OUTCOMES,
    PLACES,
    SEATS,
    SECRET,
    letter_word,
    number,
    word,
)
from bedesten.engine.structs import fields
from bedesten.engine.tables import BONUS_CARDS, PLACES_OF, PRINTED
from bedesten.engine.texts import CARD_NAMES, GUILD_NAMES, PLACE_NAMES
from docs import observation_page, rules_page, test_glossary

ROOT = Path(__file__).parents[2]
DOCS = sorted((ROOT / "docs").rglob("*.md"))
PAGES = [*(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")), *DOCS]
OUTSIDE = {"node_modules", "build", "dist"}  # what others have written
FOLDERS = [ROOT / name for name in (".github", "client", "docs", "src")]
MARKDOWN = [
    path
    for path in chain(ROOT.glob("*.md"), *(folder.rglob("*.md") for folder in FOLDERS))
    if not OUTSIDE & {*path.relative_to(ROOT).parts}
]
RULES, NOTATION, ENGINE_GUIDE = (ROOT / "docs" / name for name in ("rules.md", "notation.md", "guide/engine.md"))
CONTRIBUTING = ROOT / "CONTRIBUTING.md"
EVENING = ROOT / "tests" / "games" / "three-long.bdn"


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def title_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of a language, in order."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text_of(page), re.MULTILINE | re.DOTALL)


def with_blocks(language: str) -> list[Path]:
    return [page for page in PAGES if page != CONTRIBUTING and blocks(page, language)]


def outside_blocks(page: Path) -> str:
    return re.sub(r"^```.*?^```$", "", text_of(page), flags=re.MULTILINE | re.DOTALL)


# -- links


def anchors(page: Path) -> set[str]:
    """Of headings, as they are made on the web."""
    headings = re.findall(r"^#+ (.*)$", outside_blocks(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", sorted(MARKDOWN), ids=title_of)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", outside_blocks(page)):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.exists(), f"{target} leads nowhere"
        assert not anchor or anchor in anchors(there), f"{target}: there is no such heading"


@pytest.mark.parametrize("page", PAGES, ids=title_of)
def test_files_that_are_named_exist(page: Path) -> None:
    package = ROOT / "src" / "bedesten"
    roots = [ROOT, package, package / "engine", package / "bots"]
    for name in re.findall(r"`([\w/.-]+\.(?:py|toml|md|bdn|lock))`", outside_blocks(page)):
        if name not in EXAMPLES:
            assert any((root / name).exists() for root in roots), f"there is no file {name}"


EXAMPLES = {"evening.bdn", "tests/engine/places/test_catacombs.py"}  # named, but not there


# -- examples


@pytest.mark.parametrize("page", with_blocks("python"), ids=title_of)
def test_python_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Block after block, in one namespace; what begins with >>> must answer as it is shown."""
    from bedesten.bots import roster

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(roster, "BOTS", dict(roster.BOTS))
    names: dict[str, Any] = {"__name__": "docs"}
    for block in blocks(page, "python"):
        if ">>>" in block:
            test = doctest.DocTestParser().get_doctest(block, names, title_of(page), str(page), 0)
            report = StringIO()
            result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=report.write, clear_globs=False)
            assert result.failed == 0, report.getvalue()
            names = test.globs
        else:
            exec(compile(block, str(page), "exec"), names)


@pytest.mark.parametrize("page", with_blocks("console"), ids=title_of)
def test_commands_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """In order, in a folder with a recorded evening. Nobody sits at the keyboard: a game ends with its first question."""
    monkeypatch.chdir(tmp_path)
    for block in blocks(page, "console"):
        shutil.copy(EVENING, tmp_path / "evening.bdn")
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, shown = part.partition("\n")
            said = run(shlex.split(command, comments=True), monkeypatch, capsys)
            assert said is None or shown.strip() in said, f"{command} does not say that"


def run(command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str | None:
    """What a command says; None if it is too much for a test, then it must at least exist."""
    variables = [part for part in command if re.fullmatch(r"[A-Z_]+=\S*", part)]
    program, *arguments = command[len(variables) :]
    if program == "make":
        targets = re.findall(r"^([a-z]+):", text_of(ROOT / "Makefile"), re.MULTILINE)
        assert set(arguments) <= set(targets), f"make {arguments}: there is no such target"
        return None
    if program in ("python", "pytest"):
        for path in (part for part in arguments if "/" in part):
            assert (ROOT / path.split("::")[0]).exists(), f"there is no {path}"
        return None
    if program in ("git", "cd", "pip"):
        return None
    assert program == "bedesten", f"{program} is not known here"
    if arguments[:1] in (["bench"], ["train"]):
        return None
    is_simulation = arguments[:1] in (["simulate"], ["arena"], ["dataset"])
    few = ["--games", "1", "--rounds", "2", "--workers", "1"]
    less = {"simulate": ["--games", "1"], "arena": few, "dataset": few}.get(arguments[0], [])
    here = [part.replace("program:python examples", f"program:{sys.executable} {ROOT}/examples") for part in arguments]
    monkeypatch.setattr(sys, "stdin", StringIO())
    code = cli.main([*takewhile(lambda part: part not in ("<", ">", "|"), here), *less])
    output = capsys.readouterr()
    assert code == 0, output.err
    return None if is_simulation else output.out


@pytest.mark.parametrize("page", with_blocks("text"), ids=title_of)
def test_records_and_positions_can_be_read(page: Path) -> None:
    """And what is read is written as it was, but for comments."""
    for block in blocks(page, "text"):
        if block.startswith("bedesten 1"):
            assert write_record(read_record(block)) == re.sub(r"\s+;.*", "", block)
        elif block.startswith("bedesten-position 1"):
            game = read_position(block)
            assert read_position(write_position(game)).position == game.position


# -- the rules


def test_what_a_seat_is_shown_is_that_of_the_code() -> None:
    page = ROOT / "docs" / "guide" / "observation.md"
    assert text_of(page) == observation_page.page(), f"docs/guide/observation.md is stale: `{observation_page.COMMAND}` writes it"


def test_the_rules_are_those_of_the_code() -> None:
    assert text_of(RULES) == rules_page.page(), f"docs/rules.md is stale: write it anew with `{rules_page.COMMAND}`"


def test_every_clause_is_in_the_rules() -> None:
    page = text_of(RULES)
    assert [clause for clause in rules_page.CLAUSES if not re.search(rf"\| {clause} \| `", page)] == []


def test_every_place_card_and_tile_is_in_the_rules() -> None:
    headings = " ".join(re.findall(r"^### (.*)$", text_of(RULES), re.MULTILINE))
    places = [f"{place} {PLACE_NAMES[place]}" for place in PLACES_OF[MOCHA] if place]
    cards = [f"“{CARD_NAMES[CARDS[kind]]}”" for kind, copies in enumerate(BONUS_CARDS[MOCHA][0]) if copies]
    cards += [f"{card} “{name}”" for card, name in GUILD_NAMES.items()]
    tiles = [f"The {colour} tile" for colour in COLOURS.values()]
    assert [name for name in chain(places, cards, tiles) if name not in headings] == []


# -- the notation

KINDS = {
    "PLACE": PLACES,
    "GOOD": GOODS,
    "COLOUR": COLOURS,
    "CARD": CARDS,
    "NUMBER": {n: str(n) for n in range(3, 13)},
    "GUILD": GUILD_NUMBERS,
    "KIOSK": KIOSK_NUMBERS,
    "LETTER": {kind: letter_word(kind) for kind in range(2, 2 * max(PLACES) + 2)},
}


def table_rows(page: Path) -> Iterator[list[str]]:
    for line in outside_blocks(page).splitlines():
        if line.startswith("| `"):
            yield [cell.strip() for cell in line.strip("|").split("|")]


def documented_answers() -> dict[str, int]:
    found: dict[str, int] = {}
    for text, value, *_ in table_rows(NOTATION):
        form, first = text.strip("`"), re.match(r"(-?\d+)( \+ n)?$", value)
        if first is None:
            continue
        kind = next((kind for kind in KINDS if kind in form), None)
        if kind is None:
            found[form] = int(first[1])
        else:
            found |= {
                form.replace(kind, name): int(first[1]) + n
                for n, name in KINDS[kind].items()
                if not (form == "sell:GOOD" and name == "coffee")
            }
    return found


def test_every_answer_is_documented_with_its_number() -> None:
    found = documented_answers()
    assert found.pop("bid:LIRA") == BID and number("bid:0") == BID
    assert found == {word(answer): answer for answer in ANSWERS}


@pytest.mark.parametrize("kind, names", [("PLACE", PLACES), ("GOOD", GOODS), ("COLOUR", COLOURS), ("CARD", CARDS)])
def test_every_name_is_documented_with_its_number(kind: str, names: dict[int, str]) -> None:
    text = " ".join(text_of(NOTATION).split()).partition(f"**{kind}**")[2].partition("**")[0]  # tests/docs/notation_page.py
    assert {int(n): name for n, name in re.findall(r"(\d+) `([\w-]+)`", text)} == names


def test_every_answer_of_fate_is_documented() -> None:
    page, forms = text_of(NOTATION), {row[0].strip("`") for row in table_rows(NOTATION)}
    assert {"*5+4", "*{CARD}", SECRET, "*large:TILE", "*small:TILE", "*start:SEAT", "*{guild:GUILD}"} <= forms
    assert {"*letter:9", "*kiosk:KIOSK", "*die:4"} <= forms and len(OUTCOMES) == 9
    assert OUTCOMES[FATE_CARD] == {kind: f"*{{{name}}}" for kind, name in CARDS.items()}
    tiles = [*PRINTED["markets"]["large_demand"], *PRINTED["markets"]["small_demand"]]
    assert [name for name in [*tiles, *SEATS.values(), "*1+1", "*6+6"] if f"`{name}`" not in page] == []


# -- nothing is left out


def documents() -> str:
    return "\n".join(map(text_of, PAGES))


@pytest.mark.parametrize("name", [command.NAME for command in COMMANDS])
def test_every_command_is_documented(name: str) -> None:
    assert re.search(rf"\bbedesten {name}\b", documents())


def variables() -> list[str]:
    files = [ROOT / "setup.py", *(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]
    return sorted({name for path in files for name in re.findall(r"BEDESTEN_[A-Z_]*[A-Z]", text_of(path))})


@pytest.mark.parametrize("name", variables())
def test_every_environment_variable_is_documented(name: str) -> None:
    assert name in documents()


@pytest.mark.parametrize("name", bedesten.__all__)
def test_every_public_name_is_in_the_guide_to_the_engine(name: str) -> None:
    assert re.search(rf"\b{name}\b", text_of(ENGINE_GUIDE))


def test_every_bot_is_documented() -> None:
    from bedesten.bots.roster import BOTS

    page = text_of(ROOT / "docs" / "guide" / "bots.md")
    assert [name for name in BOTS if f"| `{name}` |" not in page] == []


def test_the_glossary_names_what_is_in_the_code() -> None:
    structs = {"Player": state.Player, "State": state.State}
    names = [name for row in rows_of_glossary() for name in re.findall(r"`([\w.]+)`", row[2]) if not name.endswith(".py")]
    modules: list[Any] = [
        bedesten,
        constants,
        tables,
        *(importlib.import_module(f"bedesten.{name}") for name in ("engine.names.goods", "engine.names.words", "bots.bot")),
    ]
    classes = {name for name, _ in test_glossary.names()}
    for name in names:
        struct, _, field = name.partition(".")
        known = field in {f.name for f in fields(structs[struct])} if field else any(hasattr(m, name) for m in modules)
        known = known or name in classes
        assert known, name


def rows_of_glossary() -> list[list[str]]:
    lines = text_of(ROOT / "docs" / "glossary.md").splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")][1:]


def test_every_decision_says_what_why_what_else_and_what_follows() -> None:
    for page in sorted((ROOT / "docs" / "decisions").glob("*.md")):
        assert re.fullmatch(r"\d{4}-[a-z0-9-]+\.md", page.name)
        headings = re.findall(r"^## (.*)$", text_of(page), re.MULTILINE)
        assert headings == ["What", "Why", "What else was considered", "Consequences"], page.name
        assert len(text_of(page).splitlines()) <= 60, f"{page.name} is longer than a page"


# -- CONTRIBUTING: the example of a new place, and of a new card


def test_the_examples_of_contributing_are_the_code() -> None:
    """What stands in the rules and tests, or what `make new` writes."""
    files = [*(ROOT / "src/bedesten/engine/rules").rglob("*.py"), *(ROOT / "tests/engine").rglob("test_*.py")]
    code = [path.read_text(encoding="utf-8") for path in files] + [*lighthouse().values()]
    examples = blocks(CONTRIBUTING, "python")
    assert len(examples) == 5
    for example in examples:
        assert any(example.strip() in text for text in code), f"stands nowhere: {example}"


def test_contributing_names_the_files_of_a_new_place() -> None:
    command, *named = blocks(CONTRIBUTING, "console")[1].splitlines()
    assert command == '$ make new KIND=place NAME="Lighthouse" BOX=letters'
    assert [line for line in named if not line.startswith("$")] == [path.relative_to(ROOT).as_posix() for path in lighthouse()]


def lighthouse() -> dict[Path, str]:
    """The first place behind those of the Big Box."""
    with mock.patch.object(things, "PLACES", things.PLACES[:25]):
        return new_thing.files_of("place", new_thing.Wanted("Lighthouse", "letters"))


def test_the_book_is_written_for_players() -> None:
    """No names of the code: those stand in comments. Nor are its lines broken where those of the code are."""
    assert [topic.title for topic in topics() if re.search(r"[^\n]\n[^\n]", topic.text)] == []
    assert [topic.title for topic in topics() if re.search(r"`|_|\b(?!LAY|HID)[A-Z]{4,}\b", topic.text)] == []
