"""The glossary has every word of the domain that names a module or a class: what is not plain programming is explained there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import bedesten
from bedesten.engine import things

SOURCE = Path(bedesten.__file__).parent
GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
LAYERS = ("engine", "bots", "service", "web")
PLAIN = """
abandoned access address advice after agree analyse analysis api app as aside auth back beside better board book bot box brought
browser by c call change check choice colour component confirm conflict connection constant contest core cost count course cut
dealt deciding decline depth difference email encode error example failure fair fault field figure file follow forbidden forget
frame function game gate going goto group header http import input integrity join json key label language law layout limit line
list live log look mail mark may me memory message method metric move much new no not notation number observing open option out
own page parent part pause people pipe plain plausible player playing process progress propose protocol queue random range rate
read reader reason redo refine refuse removal report repository reseat rng roll route routing row rule run said sale say schema
seed seen selling sending sent sentence session shown sign silence simulation site socket source spoken sqlite stale start state
step stopped struct text there thing to too translate transport try unavailable undo unknown ups verdict vocabulary weigh weight
whole whose width work worker write yours
"""  # words that any program may have, or that say just what they say


def names() -> Iterator[tuple[str, str]]:
    """Modules and classes, each with where it stands."""
    for layer in LAYERS:
        for path in sorted((SOURCE / layer).rglob("*.py")):
            where = path.relative_to(SOURCE).as_posix()
            if "/rules/" in where or "migrations" in where or path.stem.startswith("__"):
                continue  # rules are called as the things that they are about
            yield path.stem, where
            classes = (node for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.ClassDef))
            yield from ((node.name, where) for node in classes if not node.name.startswith("_"))


def stems(text: str) -> set[str]:
    """Words without their ends: tables, Table, seated and seat are one or two of a kind."""
    found = re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", text.replace("_", " "))
    return {_stem(word.lower()) for word in found}


def _stem(word: str) -> str:
    """Without one end after the other: passkeys, passkey."""
    for end in ("ness", "ings", "ing", "ies", "ied", "ers", "er", "ed", "es", "s", "y", "e"):
        if word.endswith(end) and len(word) - len(end) >= 3:
            return _stem(re.sub(r"(.)\1$", r"\1", word.removesuffix(end)))
    return word


def explained() -> set[str]:
    rows = [line.split("|")[1] for line in GLOSSARY.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    return set[str]().union(*map(stems, rows))


def unexplained(names: Iterator[tuple[str, str]]) -> list[str]:
    known = explained() | stems(PLAIN) | set[str]().union(*(stems(place.name) for place in things.PLACES))
    return [f"{where}: {name} ({', '.join(missing)})" for name, where in names if (missing := sorted(stems(name) - known))]


def test_every_word_of_the_domain_is_in_the_glossary() -> None:
    assert unexplained(names()) == [], "a row in docs/glossary.md says what it is; or another word is better"


def test_a_new_word_would_be_found() -> None:
    assert unexplained(iter([("Flugelhorn", "engine/brass.py"), ("SeatedPlayer", "service/seats.py")])) == [
        "engine/brass.py: Flugelhorn (flugelhorn)"
    ]


def test_plain_words_are_needed() -> None:
    """The list stays short: what nothing is called by any more leaves it."""
    used = set[str]().union(*(stems(name) for name, _ in names()))
    assert [word for word in PLAIN.split() if not stems(word) & used] == []


def test_no_word_stands_twice() -> None:
    rows = [line.split("|")[1].strip() for line in GLOSSARY.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    assert sorted({row for row in rows if rows.count(row) > 1}) == []
