"""deploy/Containerfile, read."""

import json
import re
import shlex
from pathlib import Path

CONTAINERFILE = Path(__file__).parents[2] / "deploy" / "Containerfile"


def instructions() -> list[tuple[str, str]]:
    """RUN, COPY and so on, each with what follows in one line."""
    text = re.sub(r"^#.*\n", "", CONTAINERFILE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    return [(kind, rest) for kind, _, rest in (line.partition(" ") for line in lines if line)]


def stages() -> list[list[tuple[str, str]]]:
    found: list[list[tuple[str, str]]] = []
    for kind, rest in instructions():
        if kind == "FROM":
            found.append([])
        found[-1].append((kind, rest))
    return found


def last(kind: str) -> str:
    (found,) = [rest for name, rest in stages()[-1] if name == kind]
    return found


def settings() -> dict[str, str]:
    """What the image sets for the server."""
    pairs = (part.partition("=") for part in shlex.split(last("ENV")))
    return {name: value for name, _, value in pairs if name != "PATH"}


def command() -> list[str]:
    found: list[str] = json.loads(last("CMD"))
    return found


def health() -> list[str]:
    found: list[str] = json.loads(last("HEALTHCHECK").partition("CMD ")[2])
    return found
