"""What is done at a table while a game goes on: the same, whether it came over HTTP or through the socket."""

from bedesten.service.hours import now
from bedesten.service.house import House
from bedesten.service.seats import own_seat
from bedesten.service.table import Table, seat_of
from bedesten.web import wire


async def do(house: House, table_id: str, device: str, message: wire.Message) -> int:
    """Returns the number of the table afterwards; of something that was said, its own number."""
    table = await house.table(table_id)
    what, seq = message.do, message.seq
    if what == "beat":
        return table.seq
    if what == "say":
        return (await house.say(table_id, device, message.text, seat=message.seat, name=message.name)).n
    seat = _MEANT.get(what, acting_seat)(table, device, message.seat)
    await house.command_limit.count(f"{table_id} {device}", now())
    if what == "answer":
        return await house.answer(table_id, device, seat, seq, message.answers)
    if what == "propose":
        return await house.propose(table_id, device, seat, seq, message.to)
    done: int = await getattr(house, what)(table_id, device, seat, seq)
    return done


# -- which seat is meant by a device that has several


def acting_seat(table: Table, device: str, seat: int | None) -> int:
    """Of one's seats the one that is to act."""
    return own_seat(table, device, seat, to_act=True)


def undoing_seat(table: Table, device: str, seat: int | None) -> int:
    """Of one's seats the one that has something to take back."""
    mine = [own_seat(table, device, seat)] if seat is not None else seat_of(table, device)
    able = [i for i in mine if table.has_begun and table.undo_to(i) is not None]
    return able[0] if able else own_seat(table, device, seat)


def asked_seat(table: Table, device: str, seat: int | None) -> int:
    """Of one's seats the one whose consent is awaited."""
    mine = seat_of(table, device)
    awaited = [i for i in table.awaited() if i in mine]
    return awaited[0] if awaited and seat is None else own_seat(table, device, seat)


_MEANT = {"undo": undoing_seat, "propose": own_seat, "agree": asked_seat, "decline": asked_seat}
