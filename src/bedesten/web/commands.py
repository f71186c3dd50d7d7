"""What is done at a table while a game goes on: the same, whether it came over HTTP or through the socket."""

from bedesten.service.house import House
from bedesten.service.messages import AnyMessage, Beat, Say


async def carry_out(house: House, table_id: str, device: str, message: AnyMessage) -> int:
    """Returns the number of the table afterwards; of something that was said, its own number."""
    if isinstance(message, Beat):
        return (await house.table(table_id)).seq
    if isinstance(message, Say):
        return (await house.say(table_id, device, message.text, seat=message.seat, name=message.name)).n
    await house.command_limit.count(f"{table_id} {device}", house.now())
    return await house.carry_out(table_id, device, message)
