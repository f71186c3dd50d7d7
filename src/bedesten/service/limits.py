"""How often something may be done. Counted by each process for itself."""

from collections import deque

from bedesten.engine.errors import Sentence
from bedesten.service.errors import TooMuch
from bedesten.service.sentences import says

REMEMBERED = 10_000  # who did something lately; beyond that, those who have been quiet are forgotten


class Limit:
    """So many times within so many seconds, each for himself."""

    def __init__(self, often: int, within: int, sentence: Sentence) -> None:
        self.often, self.within, self.sentence = often, within, sentence
        self._times: dict[str, deque[int]] = {}

    def count(self, who: str, at: int) -> None:
        """TooMuch, if it was too often; `at` is in milliseconds."""
        begin = at - 1000 * self.within
        if len(self._times) > REMEMBERED:
            self._times = {one: times for one, times in self._times.items() if times[-1] > begin}
        times = self._times.setdefault(who, deque(maxlen=self.often))
        if len(times) == self.often and times[0] > begin:
            wait = -(-(times[0] - begin) // 1000)
            raise TooMuch(self.sentence, _again(wait), wait=wait)
        times.append(at)


def _again(seconds: int) -> Sentence:
    return says("again-seconds", seconds=seconds) if seconds < 100 else says("again-minutes", minutes=-(-seconds // 60))
