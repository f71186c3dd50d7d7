"""Declare a struct once: a slotted class uncompiled, a C struct compiled, a ctypes view of that struct from Python."""

import ctypes
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from struct import Struct
from typing import Annotated, Any, TypeVar, get_type_hints

CHECKED = bool(os.environ.get("BEDESTEN_CHECKED"))  # every assignment and index is checked (uncompiled only)
T = TypeVar("T")


@dataclass(frozen=True)
class Width:
    c: str
    ctype: Any
    low: int
    high: int


_byte = Width("unsigned char", ctypes.c_ubyte, 0, 255)
Byte = Annotated[int, _byte]
_short = Width("short", ctypes.c_short, -(2**15), 2**15 - 1)
Short = Annotated[int, _short]
Mask = Annotated[int, Width("int", ctypes.c_int, 0, 2**31 - 1)]  # signed: all arithmetic is that of C ints
_int = Width("int", ctypes.c_int, -(2**31), 2**31 - 1)
Int = Annotated[int, _int]
_long = Width("long long", ctypes.c_longlong, -(2**63), 2**63 - 1)
Long = Annotated[int, _long]
Bytes = Annotated[list[int], _byte]  # Annotated[Bytes, 4]: four of them
Shorts = Annotated[list[int], _short]
Ints = Annotated[list[int], _int]
Longs = Annotated[list[int], _long]
Table = Annotated[list[list[int]], _byte]


@dataclass(frozen=True)
class Field:
    name: str
    type: Any  # a Width or a struct
    shape: tuple[int, ...]


def fields(cls: type) -> Iterator[Field]:
    for name, hint in get_type_hints(cls, include_extras=True).items():
        meta = getattr(hint, "__metadata__", ())
        shape = tuple(m for m in meta if isinstance(m, int))
        width = next((m for m in meta if isinstance(m, Width)), None)
        inner = getattr(hint, "__origin__", hint)
        yield Field(name, width or (inner.__args__[0] if shape else inner), shape)


def struct(cls: type[T]) -> type[T]:
    """Give a class of annotated fields its slots, a zeroing __init__ and copy_from."""
    init, copy = ["pass"], ["pass"]
    env: dict[str, Any] = {"Row": CheckedRow}
    for f in fields(cls):
        env[f"type_{f.name}"] = f.type
        zero = "0" if isinstance(f.type, Width) else f"type_{f.name}()"
        for depth, n in enumerate(reversed(f.shape)):
            row = f"[{zero} for _ in range({n})]"
            zero = f"Row({row}, {'None' if depth else f'type_{f.name}'})" if CHECKED else row
        init.append(f"self.{f.name} = {zero}")
        if not isinstance(f.type, Width) and f.shape:
            copy.append(f"for mine, theirs in zip(self.{f.name}, other.{f.name}): mine.copy_from(theirs)")
        elif not isinstance(f.type, Width):
            copy.append(f"self.{f.name}.copy_from(other.{f.name})")
        elif len(f.shape) == 2:
            copy.append(f"for mine, theirs in zip(self.{f.name}, other.{f.name}): mine[:] = theirs")
        elif f.shape:
            copy.append(f"self.{f.name}[:] = other.{f.name}")
        else:
            copy.append(f"self.{f.name} = other.{f.name}")
    exec("def __init__(self):\n " + "\n ".join(init) + "\ndef copy_from(self, other):\n " + "\n ".join(copy), env)
    body: dict[str, Any] = {
        "__slots__": tuple(f.name for f in fields(cls)),
        "__doc__": cls.__doc__,
        "__module__": cls.__module__,
        "__annotations__": cls.__annotations__,
        "__init__": env["__init__"],
        "copy_from": env["copy_from"],
    }
    if CHECKED:
        widths = {f.name: f.type for f in fields(cls) if isinstance(f.type, Width) and not f.shape}
        body["__setattr__"] = lambda self, name, value: object.__setattr__(self, name, fit(value, widths.get(name), name))
    return type(cls.__name__, (), body)


def fit(value: Any, width: Width | None, name: str) -> Any:
    if width and not width.low <= value <= width.high:
        raise OverflowError(f"{name} = {value} does not fit into {width.c}")
    return value


class CheckedRow(list[Any]):
    """A fixed array as C sees it: no negative index, no growth, no value too large."""

    def __init__(self, items: list[Any], width: Any) -> None:
        super().__init__(items)
        self.width = width if isinstance(width, Width) else None

    def __getitem__(self, i: Any) -> Any:
        if not isinstance(i, slice) and i < 0:
            raise IndexError(f"negative index {i}")
        return super().__getitem__(i)

    def __setitem__(self, i: Any, value: Any) -> None:
        if not isinstance(i, slice):
            if i < 0:
                raise IndexError(f"negative index {i}")
            fit(value, self.width, f"[{i}]")
        super().__setitem__(i, value)


def copy(to: Any, source: Any) -> None:
    """Compiled, a copy of memory."""
    to.copy_from(source)


@cache
def view_type(cls: type) -> type[ctypes.Structure]:
    """The ctypes mirror of a C struct: reads and writes a compiled game in place."""
    members = []
    for f in fields(cls):
        member = f.type.ctype if isinstance(f.type, Width) else view_type(f.type)
        for n in reversed(f.shape):
            member = member * n
        members.append((f.name, member))
    return type(cls.__name__, (ctypes.Structure,), {"_fields_": members})


def plain(value: Any) -> Any:
    """A struct, or a view of one, as dicts, lists and numbers."""
    if isinstance(value, int):
        return value
    if isinstance(value, (list, ctypes.Array)):
        return [plain(v) for v in value]
    names = [f[0] for f in value._fields_] if isinstance(value, ctypes.Structure) else type(value).__slots__
    return {name: plain(getattr(value, name)) for name in names}


def image(value: Any, cls: type) -> bytes:
    """The bytes that the C struct would have."""
    pack, flatten = _packing(cls)
    return pack(*flatten(value))


@cache
def _packing(cls: type) -> tuple[Callable[..., bytes], Callable[[Any], list[int]]]:
    """How to write a struct: the format, with C's padding, and a function that lists its numbers."""
    lines = ["def flatten(value):", " out = []", *_flattening(cls, "value", 1), " return out"]
    made: dict[str, Any] = {}
    exec("\n".join(lines), made)
    return Struct("=" + _format(view_type(cls))).pack, made["flatten"]


def _format(ctype: Any) -> str:
    if issubclass(ctype, ctypes.Array):
        return _format(ctype._type_) * int(ctype._length_)
    if not issubclass(ctype, ctypes.Structure):
        return "q" if ctypes.sizeof(ctype) == 8 else str(ctype._type_)
    text, end = "", 0
    for name, member in ctype._fields_:
        offset = getattr(ctype, name).offset
        text += f"{offset - end}x" * (offset > end) + _format(member)
        end = offset + ctypes.sizeof(member)
    return text + f"{ctypes.sizeof(ctype) - end}x" * (ctypes.sizeof(ctype) > end)


def _flattening(cls: type, name: str, depth: int) -> Iterator[str]:
    space = " " * depth
    for f in fields(cls):
        if isinstance(f.type, Width) and not f.shape:
            yield f"{space}out.append({name}.{f.name})"
        elif isinstance(f.type, Width) and len(f.shape) == 1:
            yield f"{space}out += {name}.{f.name}"
        elif isinstance(f.type, Width):
            yield f"{space}for row in {name}.{f.name}: out += row"
        elif not f.shape:
            yield from _flattening(f.type, f"{name}.{f.name}", depth)
        else:
            yield f"{space}for part{depth} in {name}.{f.name}:"
            yield from _flattening(f.type, f"part{depth}", depth + 1)
