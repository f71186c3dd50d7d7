"""What is done at a table while a game goes on: the same, whether it came over HTTP or through the socket."""

from bedesten.engine.view import SPECTATOR
from bedesten.service.messages import AnyMessage, Beat, Say
from bedesten.service.people.people import People


async def carry_out(people: People, table_id: str, device: str, message: AnyMessage) -> int:
    """Returns the number of the table afterwards; of something that was said, its own number."""
    house = people.house
    if isinstance(message, Beat):
        return (await house.entrance.look(table_id, device, message.whose)).table.seq
    if isinstance(message, Say):
        if (await house.entrance.look(table_id, device, message.whose, message.seat)).seat == SPECTATOR:
            await people.names.check(device, [message.name])
        return (await house.speech.say(table_id, device, message.text, seat=message.seat, name=message.name)).n
    await house.moves.limit.count(f"{table_id} {device}", house.now())
    return await house.moves.carry_out(table_id, device, message)
