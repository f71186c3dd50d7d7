"""The house: opens tables, seats people and bots, takes answers, and tells everybody that a table has gone on.

Whatever happens is stored first and told afterwards. A seat belongs to a device; what is called
`device` here is a hash of its secret, which never gets this far.
Every change of a table has the table's next number: if two processes change it at once, the store lets exactly one through.

In reading order: repository.py, announcements.py, new_tables.py, seat_changes.py, moves.py, speech.py.
"""

from bedesten.service.house.moves import Moves
from bedesten.service.house.new_tables import NewTables
from bedesten.service.house.seat_changes import SeatChanges
from bedesten.service.house.speech import Speech


class House(NewTables, SeatChanges, Moves, Speech):
    """All tables. `async with House(store, redis_url) as house: …`"""
