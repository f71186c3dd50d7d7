"""How often something may be done, and by how many at once: by all processes of the house together."""

from collections import deque
from collections.abc import Sequence
from contextlib import AbstractContextManager, ExitStack

from bedesten.engine.errors import Sentence, says
from bedesten.service.errors import TooMuch
from bedesten.service.shared_counts import SharedCounts

PEOPLE_REMEMBERED = 10_000  # who did something lately; beyond that, those who have been quiet are forgotten


class Limit:
    """So many times within so many seconds, each for himself."""

    def __init__(self, often: int, within: int, sentence: Sentence, shared_counts: SharedCounts | None = None) -> None:
        self.often, self.within, self.sentence = often, within, sentence
        self.shared_counts = shared_counts or SharedCounts()
        self._times: dict[str, deque[int]] = {}

    async def count(self, who: str, at: int) -> None:
        """TooMuch, if it was too often; `at` is in milliseconds."""
        wait = await self.shared_counts.wait(self.sentence.key, who, self.often, self.within) if self.shared_counts.url else None
        if wait is None:
            wait = self._wait_here(who, at)
        if wait:
            seconds = -(-wait // 1000)
            raise TooMuch(self.sentence, _again(seconds), wait=seconds)

    def _wait_here(self, who: str, at: int) -> int:
        """Milliseconds; 0: now, and it is counted."""
        begin = at - 1000 * self.within
        if len(self._times) > PEOPLE_REMEMBERED:
            self._times = {one: times for one, times in self._times.items() if times[-1] > begin}
        times = self._times.setdefault(who, deque(maxlen=self.often))
        often = self.shared_counts.share(self.often)
        if len(times) >= often and times[-often] > begin:
            return times[-often] - begin
        times.append(at)
        return 0


def _again(seconds: int) -> Sentence:
    return says("again-seconds", seconds=seconds) if seconds < 100 else says("again-minutes", minutes=-(-seconds // 60))


class Crowd:
    """How many sockets a device, or an address, has open at once."""

    def __init__(self, per_device: int, per_address: int, shared_counts: SharedCounts | None = None) -> None:
        self.per_device, self.per_address = per_device, per_address
        self.shared_counts = shared_counts or SharedCounts()

    def those(self, device: str, address: str | None) -> list[tuple[str, int]]:
        """For whom a socket counts, and how many such may be there. Whoever brings no secret along is known by the address
        alone, and whoever comes from this machine itself by the device alone."""
        of_device = [(f"device {device}", self.per_device)] if device else []
        return of_device + ([(f"address {address}", self.per_address)] if address else [])

    async def enter(self, whom: Sequence[tuple[str, int]]) -> AbstractContextManager[object]:
        """A socket counts until what is returned is left. TooMuch, if there are as many as there may be."""
        full = await self.shared_counts.come(whom)
        if full is not None:
            raise TooMuch(says("too-many-sockets", sockets=whom[full][1]))
        leaving = ExitStack()
        leaving.callback(self.shared_counts.go, whom)
        return leaving
