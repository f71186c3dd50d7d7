"""From which family each question is answered. Compiled into a table: an answer is the number within that family."""

from bedesten.engine.constants import DISCARD, FETCH, GIVE, GO, NAME, SELL, SEND, TAKE, TILE
from bedesten.engine.names import questions as q

FAMILY = [0] * 21
FAMILY[q.ASK_MOVE] = GO
FAMILY[q.ASK_GOOD] = TAKE
FAMILY[q.ASK_EXTRA_GOOD] = TAKE
FAMILY[q.ASK_DISCARD] = DISCARD
FAMILY[q.ASK_FETCH] = FETCH
FAMILY[q.ASK_NUMBER] = NAME
FAMILY[q.ASK_SELL] = SELL
FAMILY[q.ASK_SEND] = SEND
FAMILY[q.ASK_ANY_GOOD] = GIVE
FAMILY[q.ASK_TILE] = TILE
FAMILY[q.ASK_PAY_GOVERNOR] = DISCARD
FAMILY[q.ASK_PAY_SMUGGLER] = GIVE
