"""Nets as files: what is written can be read; what cannot be used is refused with a sentence."""

import json
from pathlib import Path
from typing import Any

import pytest

from bedesten.bots.net_file import MAGIC, NetFile, read, schema
from bedesten.engine.constants import HIDDEN
from bedesten.engine.errors import Refused
from bedesten.engine.features import FEATURES
from bedesten.engine.structs import plain


def some_net(used: int = FEATURES) -> NetFile:
    first = [(i * 7919) % 2000 - 1000 for i in range(used * HIDDEN)]
    return NetFile("base", first, list(range(HIDDEN)), list(range(-HIDDEN, 0)), {"games": 5})


def test_what_is_written_can_be_read(tmp_path: Path) -> None:
    some_net().write(tmp_path / "a.net")
    assert read(tmp_path / "a.net") == some_net()
    assert (tmp_path / "a.net").stat().st_size < 60_000


def test_a_net_of_fewer_features_can_still_be_used(tmp_path: Path) -> None:
    """New features go to the end: for an older net they weigh nothing."""
    some_net(300).write(tmp_path / "old.net")
    whole = NetFile("base", some_net(300).first + [0] * (FEATURES - 300) * HIDDEN, some_net().bias, some_net().second)
    old: Any = read(tmp_path / "old.net").net().state
    assert plain(old) == plain(whole.net().state)
    assert schema(300) != schema(301) != schema()


def changed(path: Path, **head: object) -> Path:
    line, _, numbers = path.read_bytes().removeprefix(MAGIC).partition(b"\n")
    path.write_bytes(MAGIC + json.dumps(json.loads(line) | head).encode() + b"\n" + numbers)
    return path


def test_what_cannot_be_used_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "a.net"
    with pytest.raises(Refused, match=r"a\.net can’t be read: No such file"):
        read(file)
    some_net().write(file)
    for data in (b"", b"PK\x03\x04", file.read_bytes()[:-1], MAGIC + b"nonsense\n", MAGIC + b"{}\n", MAGIC + b"[1]\n"):
        (tmp_path / "bad.net").write_bytes(data)
        with pytest.raises(Refused, match=r"bad\.net holds no net, or is damaged"):
            read(tmp_path / "bad.net")
    for head in ({"schema": "0" * 16}, {"hidden": 32}, {"features": FEATURES + 1}):
        some_net().write(file)
        with pytest.raises(Refused, match="was made for other features than this version has"):
            read(changed(file, **head))
