"""What people do at a table, in a call each: the messages that they would send."""

from collections.abc import Sequence
from typing import Any

from bedesten.service.house import House
from bedesten.service.messages import Agree, Answer, Confirm, Decline, Propose, Redo, Undo


async def answer(house: House, table_id: str, device: str, seat: int, seq: int, words: Sequence[str], **more: Any) -> int:
    return await house.moves.carry_out(table_id, device, Answer(seat=seat, seq=seq, answers=list(words), **more))


async def confirm(house: House, table_id: str, device: str, seat: int, seq: int) -> int:
    return await house.moves.carry_out(table_id, device, Confirm(seat=seat, seq=seq))


async def undo(house: House, table_id: str, device: str, seat: int, seq: int, to: int | None = None) -> int:
    return await house.moves.carry_out(table_id, device, Undo(seat=seat, seq=seq, to=to))


async def redo(house: House, table_id: str, device: str, seat: int, seq: int) -> int:
    return await house.moves.carry_out(table_id, device, Redo(seat=seat, seq=seq))


async def propose(house: House, table_id: str, device: str, seat: int, seq: int, to: int | None = None) -> int:
    return await house.moves.carry_out(table_id, device, Propose(seat=seat, seq=seq, to=to))


async def agree(house: House, table_id: str, device: str, seat: int, seq: int) -> int:
    return await house.moves.carry_out(table_id, device, Agree(seat=seat, seq=seq))


async def decline(house: House, table_id: str, device: str, seat: int, seq: int) -> int:
    return await house.moves.carry_out(table_id, device, Decline(seat=seat, seq=seq))
