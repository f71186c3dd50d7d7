"""Tables on a deal."""

from collections.abc import Sequence

import msgspec

from bedesten.service import kinds
from bedesten.service.daily.days import DayDeal
from bedesten.service.fairness import text_of_house
from bedesten.service.house import House
from bedesten.service.house.new_tables import ID_LETTERS
from bedesten.service.presence import Presence
from bedesten.service.randomness import new_id
from bedesten.service.seats import new_seat
from bedesten.service.table import Table
from bedesten.service.table_settings import SeatWish

MODEL = "level-4"  # plays the deal as the one to compare oneself with


def table_of_person(house: House, deal: DayDeal, device: str, name: str, *, counts: bool) -> Table:
    """Nothing of it is stored yet. Only where nothing is compared may one ask for a hint."""
    me = SeatWish("me", name)
    return _table(house, deal, [me, *_bots(deal.agreed.bots)], device, counts=counts)


def table_of_model(house: House, deal: DayDeal) -> Table:
    """The strong bot in the seat of whoever tries the deal."""
    return _table(house, deal, _bots([MODEL, *deal.agreed.bots]), "", counts=True)


def _bots(names: Sequence[str]) -> list[SeatWish]:
    return [SeatWish("bot", bot=name) for name in names]


def _table(house: House, deal: DayDeal, wishes: Sequence[SeatWish], device: str, *, counts: bool) -> Table:
    settings = msgspec.structs.replace(deal.agreed.settings, hints=not counts)
    seats = [
        new_seat(wish, settings.rules, device, wish.name, False, text_of_house(deal.secret, deal.name, i))
        for i, wish in enumerate(wishes)
    ]
    dealt, presence = deal.for_table(counts=counts), Presence(house.now())
    return Table(new_id(ID_LETTERS, 8), settings, deal.secret, kinds.WAITING, False, device, seats, deal=dealt, presence=presence)
