"""The log of an arena: what is played, then a line for each block that is finished. With it a run that was ended goes on."""

import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from bedesten.engine.components import digest_of
from bedesten.engine.errors import Refused
from bedesten.engine.options import RULES_VERSION
from bedesten.research.arena.block import Block, Played
from bedesten.research.arena.match import Match
from bedesten.system import lock

FORMAT = "bedesten-arena 1"
PACKAGE = Path(__file__).parents[2]
OTHERWISE = "Name another file, or remove this one."


class Log:
    """Blocks that were played before, and where the next ones are written. One process at a time may hold it."""

    def __init__(self, file: IO[str], path: str, match: Match) -> None:
        self._file, self._path = file, path
        self.blocks: dict[int, Block] = {}
        head, text = head_of(match), file.read()
        whole, _, torn = text.rpartition("\n")  # torn: a line that was being written when the run was ended; it is played again
        lines = whole.split("\n") if "\n" in text else []
        if not lines and not json.dumps(head, ensure_ascii=False).startswith(torn):
            raise Refused(f"'{path}' isn't an arena's log. {OTHERWISE}")
        for n, line in enumerate(lines, 1):
            data = self._read(n, line)
            if n == 1:
                self._compare(head, data)
            else:
                block = self._block(match, n, data)
                self.blocks[block.number] = block
        if torn:
            file.truncate(len(text.encode()) - len(torn.encode()))
        if not lines:
            self._write(head)

    def add(self, block: Block) -> None:
        self._write(block.as_json())

    def _write(self, data: dict[str, Any]) -> None:
        self._file.write(json.dumps(data, ensure_ascii=False) + "\n")
        self._file.flush()

    def _read(self, n: int, line: str) -> dict[str, Any]:
        try:
            data = json.loads(line)
        except ValueError:
            data = None
        if not isinstance(data, dict):
            raise self._broken(n) if n > 1 else Refused(f"'{self._path}' isn't an arena's log. {OTHERWISE}")
        return data

    def _compare(self, ours: dict[str, Any], theirs: dict[str, Any]) -> None:
        if theirs.get("log") != FORMAT:
            raise Refused(f"'{self._path}' isn't an arena's log. {OTHERWISE}")
        if theirs.get("code") != ours["code"]:
            raise Refused(f"'{self._path}' was written by other versions of the rules or bots. {OTHERWISE}")
        for name, value in ours.items():
            if theirs.get(name) != value:
                raise Refused(
                    f"'{self._path}' is the log of another arena: there {name} is {theirs.get(name)}, here it is {value}. "
                    "Give the same options again, or name another file."
                )

    def _block(self, match: Match, n: int, data: dict[str, Any]) -> Block:
        try:
            block = Block(int(data["number"]), [Played(**game) for game in data["games"]])
            sound = [tuple(game.bots) for game in block.games] == match.seatings(block.number) and all(
                map(_is_sound, block.games)
            )
        except (KeyError, TypeError, ValueError):
            sound = False
        if not sound or block.number in self.blocks:
            raise self._broken(n)
        return block

    def _broken(self, n: int) -> Refused:
        return Refused(
            f"'{self._path}' is broken: line {n} is no block of this arena. "
            "Remove that line, and its games are played again; or name another file."
        )


def _is_sound(game: Played) -> bool:
    seats = len(game.bots)
    numbers = [game.rounds, *game.turns, *game.ms]
    return (
        len(game.ranks) in (0, seats)
        and all(isinstance(rank, int) and 1 <= rank <= seats for rank in game.ranks)
        and [len(game.turns), len(game.ms), len(game.faults)] == [seats] * 3
        and all(isinstance(n, int | float) and n >= 0 for n in numbers)
        and all(isinstance(fault, str) for fault in game.faults)
    )


def code() -> str:
    """Changes with the rules and the bots."""
    files = [file for folder in ("bots", "engine") for file in sorted((PACKAGE / folder).rglob("*")) if file.is_file()]
    whole = [file.read_bytes() for file in files if file.suffix not in (".pyc", ".so")]
    return hashlib.sha256(b"".join(whole)).hexdigest()[:16]


def head_of(match: Match) -> dict[str, Any]:
    """All that the games depend on."""
    options = match.options
    return {
        "log": FORMAT,
        "code": code(),
        "rules": f"{options.rules} {RULES_VERSION}",
        "components": digest_of(options.rules),
        "players": options.players,
        "layout": options.layout,
        "variants": list(options.variants),
        "bots": list(match.bots),
        "seed": match.seed,
        "rounds": match.rounds,
        "seconds": match.seconds,
    }


@contextmanager
def opened(path: str, match: Match) -> Iterator[Log]:
    """Begun or gone on with."""
    with _locked(path) as file:
        try:
            log = Log(file, path, match)
        except UnicodeDecodeError:
            raise Refused(f"'{path}' isn't an arena's log. {OTHERWISE}") from None
        yield log


def _locked(path: str) -> IO[str]:
    try:
        file = Path(path).open("a+", encoding="utf-8")  # noqa: SIM115 (whoever asked closes it)
    except OSError as error:
        raise Refused(f"The log '{path}' cannot be written: {error.strerror}.") from None
    if not lock(file):
        file.close()
        raise Refused(f"Another arena is writing to '{path}'. Wait for it, or name another file.")
    file.seek(0)
    return file
