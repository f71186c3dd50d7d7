"""Nets as files: what they must be told, for which rules they are, how they were made, and their weights in whole numbers."""

import json
import sys
from array import array
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from bedesten.engine import features
from bedesten.engine.constants import HIDDEN
from bedesten.engine.core import Net
from bedesten.engine.errors import Refused, says
from bedesten.engine.features import FEATURES, SCHEMA

MAGIC = b"bedesten net 1\n"
SHIPPED = Path(__file__).parent / "nets"
NAMES = {number: name for name, number in vars(features).items() if name.startswith("X_")}


@cache
def schema(used: int = FEATURES) -> str:
    """The digest of the features up to a number: names and places. A net that was made for others understands nothing."""
    told = "".join(f"{number} {name}\n" for number, name in sorted(NAMES.items()) if number < used)
    return sha256(f"{SCHEMA} {HIDDEN} {used}\n{told}".encode()).hexdigest()[:16]


@dataclass(frozen=True)
class NetFile:
    """A net that can be written to a file, and how it was made."""

    rules: str
    first: list[int]  # by feature, then by unit
    bias: list[int]
    second: list[int]
    made: dict[str, Any] = field(default_factory=dict)  # by which command, from how many games, with which results

    def net(self) -> Net:
        net = Net()
        net.fill(self.first, self.bias, self.second)
        return net

    def write(self, path: Path) -> None:
        used = len(self.first) // HIDDEN
        head = {"rules": self.rules, "features": used, "hidden": HIDDEN, "schema": schema(used), "made": self.made}
        numbers = _bytes(array("h", self.first)) + _bytes(array("i", self.bias)) + _bytes(array("h", self.second))
        path.write_bytes(MAGIC + json.dumps(head).encode() + b"\n" + numbers)


def read(path: Path) -> NetFile:
    """A net from a file; if it cannot be used, a sentence why."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Refused(says("net-not-read", file=path.name, why=error.strerror)) from None
    try:
        if not data.startswith(MAGIC):
            raise ValueError
        line, _, numbers = data.removeprefix(MAGIC).partition(b"\n")
        head = json.loads(line)
        used, digest, rules, made = head["features"], head["schema"], head["rules"], head["made"]
        if head["hidden"] == HIDDEN and used <= FEATURES and len(numbers) != 2 * used * HIDDEN + 6 * HIDDEN:
            raise ValueError
    except (ValueError, KeyError, TypeError):
        raise Refused(says("net-damaged", file=path.name)) from None
    if head["hidden"] != HIDDEN or used > FEATURES or digest != schema(used):
        raise Refused(says("net-other-features", file=path.name))
    first, rest = numbers[: 2 * used * HIDDEN], numbers[2 * used * HIDDEN :]
    return NetFile(rules, _array("h", first), _array("i", rest[: 4 * HIDDEN]), _array("h", rest[4 * HIDDEN :]), made)


def _bytes(numbers: "array[int]") -> bytes:
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def _array(kind: str, data: bytes) -> list[int]:
    numbers = array(kind, data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tolist()
