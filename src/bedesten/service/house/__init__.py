"""The house: opens tables, seats people and bots, takes answers, and tells everybody that a table has gone on.

Whatever happens is stored first and told afterwards. A seat belongs to a device; what is called
`device` here is a hash of its secret, which never gets this far.
Every change of a table has the table's next number: if two processes change it at once, the store lets exactly one through.

In reading order: tables.py, telling.py, opening.py, seating.py, playing.py, talking.py.
"""

from bedesten.service.house.opening import Opening
from bedesten.service.house.playing import Playing
from bedesten.service.house.seating import Seating
from bedesten.service.house.talking import Talking


class House(Opening, Seating, Playing, Talking):
    """All tables. `async with House(store, redis_url) as house: …`"""
