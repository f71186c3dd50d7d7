"""Memory of somebody else's that the engine writes into, such as a numpy array, and what machines do fast with bytes and bits.

Compiled, translate.py has the same in C.
"""

from struct import pack_into, unpack_from
from typing import Any


class Room:
    """So many bytes; they stay where they are as long as the room is there."""

    __slots__ = ("bytes",)

    def __init__(self, owner: Any, size: int) -> None:
        held = memoryview(owner)
        if held.readonly:
            raise BufferError("this memory cannot be written to")
        if not held.c_contiguous:
            raise BufferError("this memory is not in one piece")
        if held.nbytes != size:
            raise ValueError(f"room for {size} bytes is needed, and not for {held.nbytes}")
        self.bytes: Any = held.cast("B")


def clear(row: Any, first: int, n: int) -> None:
    """So many bytes are 0."""
    row[first : first + n] = bytes(n)


def copy_row(row: Any, first: int, source: Any, source_first: int, n: int) -> None:
    """So many bytes from one row to another."""
    row[first : first + n] = bytes(source[source_first : source_first + n])


def lowest_of(mask: int) -> int:
    """The number of the lowest bit that is set."""
    return (mask & -mask).bit_length() - 1


def count_of(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def put_fraction(row: Any, i: int, part: int, whole: int) -> None:
    """As a float of four bytes."""
    pack_into("=f", row, 4 * i, part / whole)


def number_at(row: Any, i: int) -> int:
    """An integer of four bytes."""
    found: int = unpack_from("=i", row, 4 * i)[0]
    return found


def put_number(row: Any, i: int, number: int) -> None:
    pack_into("=i", row, 4 * i, number)
