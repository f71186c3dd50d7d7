"""How often something may be done. Counted by each process for itself."""

from collections import deque

from bedesten.service.errors import TooMuch

REMEMBERED = 10_000  # who did something lately; beyond that, those who have been quiet are forgotten


class Limit:
    """So many times within so many seconds, each for himself."""

    def __init__(self, often: int, within: int, sentence: str) -> None:
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
            raise TooMuch(f"{self.sentence} Try again in {_in_words(wait)}.", wait=wait)
        times.append(at)


def _in_words(seconds: int) -> str:
    number, unit = (seconds, "second") if seconds < 100 else (-(-seconds // 60), "minute")
    return f"{number} {unit}{'' if number == 1 else 's'}"
