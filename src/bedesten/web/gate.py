"""Who may be connected. Nobody keeps others out by being silent: whoever the house has waited for longest makes room.

A connection is `asking` until its request is whole, `served` until the answer has been handed over, and `idle` until the next
request begins. Each state has its time, and all connections that are in one stand in the order in which they came into it, so
that one look a second finds those whose time is over. A socket has no limit of its own: it is asked for a sign of life.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import Protocol

ASKING, SERVED, IDLE, LEAVING, SOCKET = "asking", "served", "idle", "leaving", "socket"
STATE_TIMEOUTS = {ASKING: 15.0, SERVED: 60.0, IDLE: 75.0, LEAVING: 10.0}  # seconds; web servers keep idle connections for 60
STATES_THAT_MAKE_ROOM = (ASKING, IDLE, LEAVING)  # the house waits for these, not they for the house


class Transport(Protocol):
    def abort(self) -> None: ...


class Gate:
    """`most` connections in all, `per_address` from one address; an address of None is this machine itself."""

    def __init__(self, most: int, per_address: int, clock: Callable[[], float]) -> None:
        self.most, self.per_address, self.clock = most, per_address, clock
        self._states: dict[str, dict[Transport, float]] = {state: {} for state in (*STATE_TIMEOUTS, SOCKET)}
        self._state: dict[Transport, str] = {}
        self._address: dict[Transport, str] = {}
        self._from: defaultdict[str, dict[Transport, None]] = defaultdict(dict)

    def __len__(self) -> int:
        return len(self._state)

    def enter(self, one: Transport, address: str | None) -> bool:
        """False, if there is no room and nobody who could make any."""
        if address and len(self._from[address]) >= self.per_address and not self._make_room(self._silent_from(address)):
            return False
        if len(self) >= self.most and not self._make_room(self._silent()):
            return False
        if address:
            self._address[one] = address
            self._from[address][one] = None
        self._state[one], self._states[ASKING][one] = ASKING, self.clock()
        return True

    def turn(self, one: Transport, state: str) -> None:
        """A connection is in another state from now on, unless it has been dropped."""
        if before := self._state.get(one):
            del self._states[before][one]
            self._state[one], self._states[state][one] = state, self.clock()

    def leave(self, one: Transport) -> None:
        if state := self._state.pop(one, None):
            del self._states[state][one]
        if address := self._address.pop(one, None):
            del self._from[address][one]
            if not self._from[address]:
                del self._from[address]

    def sweep(self) -> None:
        """Those whose time is over go."""
        now = self.clock()
        for state, patience in STATE_TIMEOUTS.items():
            for one, since in list(self._states[state].items()):
                if since > now - patience:
                    break
                self._drop(one)

    def _silent(self) -> Transport | None:
        oldest = [next(iter(self._states[state].items())) for state in STATES_THAT_MAKE_ROOM if self._states[state]]
        return min(oldest, key=lambda found: found[1])[0] if oldest else None

    def _silent_from(self, address: str) -> Transport | None:
        silent = [one for one in self._from[address] if self._state[one] in STATES_THAT_MAKE_ROOM]
        return min(silent, key=lambda one: self._states[self._state[one]][one]) if silent else None

    def _make_room(self, one: Transport | None) -> bool:
        if one is not None:
            self._drop(one)
        return one is not None

    def _drop(self, one: Transport) -> None:
        self.leave(one)
        one.abort()
