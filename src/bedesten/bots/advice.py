"""A hint: what a bot would answer in somebody's place, and what the turn would bring if one went on like it."""

from random import Random
from typing import Any

from bedesten.bots.bot import Bot, Sight
from bedesten.engine.effects import effect
from bedesten.engine.notation import SEATS


def advice(bot: Bot, sight: Sight, random: Random) -> tuple[int, dict[str, int]]:
    """The answer, and what is gained and paid up to the end of the turn, or up to where chance decides."""
    choice = bot.choose(sight, random)
    position, seat = sight.imagine(random.getrandbits(60)), sight.seat
    state: Any = position.state
    state.fate_is_open = True
    before, turn = position.copy(), state.turns
    position.answer(choice)
    while position.asked == seat and state.turns == turn:
        options = position.options
        position.answer(options[0] if len(options) == 1 else bot.choose(Sight(position, seat, random.getrandbits(60)), random))
    return choice, effect(before, position).gains.get(SEATS[seat], {})
