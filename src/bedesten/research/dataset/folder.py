"""The folder of a dataset: parts that are finished, the plan that they belong to, checksums, and a card that says what it is."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

from bedesten.engine.errors import Refused
from bedesten.research import actions
from bedesten.research.dataset.plan import Plan
from bedesten.research.dataset.playing import Part
from bedesten.research.dataset.tables import is_readable
from bedesten.research.observation import Observer
from bedesten.system import lock

PLAN, FEATURES, CHECKSUMS, CARD, RECORDS = "plan.json", "features.json", "checksums.txt", "README.md", "records"
UNFINISHED = ".unfinished"


class Folder:
    """A part is there as soon as its Parquet file is: that is named last, when all of it has been written."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path, self.plan = path, plan
        self._sums = sums_of(path) if (path / CHECKSUMS).exists() else {}

    def is_there(self, part: int) -> bool:
        """With all its files; as they were if the folder has been finished before, otherwise with a table that can be read."""
        if not all(file.exists() and self._is_as_it_was(file) for file in self.files_of(part)):
            return False
        return self._name(self.table(part)) in self._sums or is_readable(self.table(part))

    def missing(self) -> list[int]:
        return [part for part in self.plan.parts if not self.is_there(part)]

    def table(self, part: int) -> Path:
        return self.path / f"part-{part:05}.parquet"

    def record(self, game: int) -> Path:
        return self.path / RECORDS / f"{game:06}.bdn"

    def keep(self, number: int, part: Part) -> None:
        for game, text in part.records.items():
            _write(self.record(game), text.encode())
        _write(self.table(number), part.table)

    def files(self) -> Iterator[Path]:
        """All that is data, in order."""
        yield self.path / PLAN
        yield self.path / FEATURES
        for part in self.plan.parts:
            yield from self.files_of(part)

    def files_of(self, part: int) -> Iterator[Path]:
        yield self.table(part)
        yield from map(self.record, self.plan.games_of(part))

    def seal(self, card: str) -> None:
        """All is there: the card, and the sum of each file, as `sha256sum --check` reads them."""
        lines = [f"{sum_of(file)}  {self._name(file)}\n" for file in self.files()]
        _write(self.path / CHECKSUMS, "".join(lines).encode())
        _write(self.path / CARD, card.encode())

    def _name(self, file: Path) -> str:
        return file.relative_to(self.path).as_posix()

    def _is_as_it_was(self, file: Path) -> bool:
        return self._sums.get(self._name(file)) in (None, sum_of(file))


def sum_of(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()


def sums_of(path: Path) -> dict[str, str]:
    """By the name of the file, as `seal` has written them."""
    try:
        lines = (path / CHECKSUMS).read_text(encoding="utf-8").splitlines()
        return {name: digest for digest, name in [line.split("  ", 1) for line in lines]}
    except (OSError, ValueError):
        raise _unreadable(path / CHECKSUMS) from None


def _write(path: Path, data: bytes) -> None:
    """Whole, or not at all."""
    new = path.with_name(path.name + UNFINISHED)
    with new.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)


@contextmanager
def opened(path: Path, plan: Plan) -> Iterator[Folder]:
    """Begun or gone on with; one process at a time may."""
    try:
        (path / RECORDS).mkdir(parents=True, exist_ok=True)
        file = (path / ".lock").open("a+")
    except OSError as error:
        raise Refused(f"'{path}' cannot be written: {error.strerror}.") from None
    with file:
        _begin(file, path, plan)
        for torn in path.rglob(f"*{UNFINISHED}"):
            torn.unlink()
        yield Folder(path, plan)


def _begin(file: IO[Any], path: Path, plan: Plan) -> None:
    if not lock(file):
        raise Refused(f"Another process is writing to '{path}'. Wait for it, or name another folder.")
    ours = plan.as_json()
    if not (path / PLAN).exists():
        if any(path.glob("*.parquet")):
            raise Refused(f"'{path}' has tables in it, but no {PLAN}: name another folder.")
        _write(path / FEATURES, _json(_features(plan.options.rules)))
        _write(path / PLAN, _json(ours))
        return
    theirs = read_json(path / PLAN)
    for name, value in ours.items():
        if theirs.get(name) != value:
            raise Refused(
                f"'{path}' is another dataset: there {name} is {theirs.get(name)}, here it is {value}. "
                "Give the same options again, or name another folder."
            )


def read_json(path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        found = None
    if not isinstance(found, dict):
        raise _unreadable(path)
    return found


def _unreadable(path: Path) -> Refused:
    return Refused(f"'{path.parent}' is no dataset: {path.name} cannot be read there.")


def _features(rules: str) -> dict[str, Any]:
    observer = Observer(rules)
    words = {str(action): word for action, word in sorted(actions.WORDS.items())}
    return {"hash": observer.hash, "names": list(observer.names), "high": list(observer.high), "actions": words}


def _json(data: dict[str, Any]) -> bytes:
    return (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()
