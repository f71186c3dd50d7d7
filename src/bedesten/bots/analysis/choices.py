"""What a choice cost against the best one that can be found, by what its seat could know.

Some options are tried in some worlds, the same for all of them, and the best one is chosen. Then it is compared with what was
played in other worlds: in those in which it was chosen it would look better than it is. Where that would be a mark, more worlds
must confirm it.
"""

from dataclasses import dataclass
from math import inf, sqrt
from random import Random
from time import process_time

from bedesten.bots.bot import Sight
from bedesten.bots.thinking import Effort, rest_of_turn
from bedesten.engine.constants import WIN
from bedesten.engine.core import Net, Position, Roller, Searcher
from bedesten.engine.notation import word

WORTH_A_MARK = 20_000  # millionths: what costs less is not worth a mark
DOUBTFUL, MISTAKE = 30_000, 80_000  # millionths: from where on a cost is one


@dataclass(frozen=True)
class Depth:
    """How closely one looks: in how many worlds."""

    course: int  # for the chances, after each answer of fate
    chosen: int  # to choose the best of the options
    compared: int  # to compare it with what was played
    confirmed: int  # if that would be a mark


DEPTHS = {"quick": Depth(1, 4, 8, 32), "normal": Depth(4, 16, 32, 128), "deep": Depth(16, 64, 128, 512)}


@dataclass
class Difference:
    """How much better one option is than another, over common worlds: the mean, and its standard error."""

    worlds: int = 0
    total: int = 0
    squares: int = 0

    def add(self, difference: int) -> None:
        self.worlds += 1
        self.total += difference
        self.squares += difference * difference

    @property
    def mean(self) -> int:
        return round(self.total / self.worlds) if self.worlds else 0

    @property
    def error(self) -> int:
        if self.worlds < 2:
            return WIN
        spread = self.squares - self.total * self.total / self.worlds
        return round(sqrt(max(spread, 0.0) / (self.worlds - 1) / self.worlds))

    def is_sure(self, least: int = WORTH_A_MARK) -> bool:
        """Beyond two standard errors, and not less than that."""
        return self.mean >= least and self.mean > 2 * self.error


@dataclass(frozen=True)
class Judged:
    """A choice, and the best one that was found: it may be the same."""

    best: int
    cost: int = 0  # may be less than 0, if what was played has done better after all
    error: int = 0
    line: tuple[int, ...] = ()  # how the turn goes on with the best one
    gain: int = 0  # of what was played, against what seems best at first sight


class Judge:
    """Looks for the best answers. Only one thread may ask it at a time."""

    def __init__(self, net: Net, depth: Depth) -> None:
        self._net, self._depth, self._effort = net, depth, Effort()
        effort = self._effort
        self._searcher = Searcher()
        self._roller = Roller(effort.rounds, effort.answers, effort.later_answers, effort.rival_answers, effort.rivals_by_net)
        self._worths: dict[tuple[int, int], int] = {}  # of an option in a world

    def judged(self, sight: Sight, played: int, seed: int) -> Judged:
        random = Random(seed)
        position = sight.imagine(random.getrandbits(60))
        values = self._searched(position, sight.seat, played)
        seen = max(values, key=lambda option: values[option])
        tried = self._worth_trying(values, played)
        if len(tried) == 1:
            return Judged(played)
        self._begin(position, sight.seat, random.getrandbits(60))
        best = self._best(tried, values)
        if best != played:
            found = self._compared(best, played)
            if found.mean > 0:
                return Judged(best, found.mean, found.error, self._line(position, sight.seat, best))
            return Judged(played, found.mean, found.error)
        if seen != played:
            found = self._compared(played, seen)
            return Judged(played, gain=found.mean if found.is_sure() else 0)
        return Judged(played)

    def mistakes(self, sight: Sight, best: int, seed: int, seconds: float = inf) -> dict[int, int]:
        """The answers that would surely be mistakes, and what they cost against the best one; as many as can be looked at in so
        many seconds of the processor."""
        random, until = Random(seed), process_time() + seconds
        position = sight.imagine(random.getrandbits(60))
        self._begin(position, sight.seat, random.getrandbits(60))
        found = {}
        for option in position.options:
            if option == best or process_time() > until:
                continue
            if cost := self._sure_cost(best, option):
                found[option] = cost
        return found

    def cost_of_mistake(self, sight: Sight, best: int, option: int, seed: int) -> int:
        """What one answer costs against the best one, if it would surely be a mistake; otherwise 0."""
        random = Random(seed)
        self._begin(sight.imagine(random.getrandbits(60)), sight.seat, random.getrandbits(60))
        return self._sure_cost(best, option)

    def _sure_cost(self, best: int, option: int) -> int:
        cost = self._compared(best, option, MISTAKE)
        return cost.mean if cost.is_sure(MISTAKE) else 0

    def _begin(self, position: Position, seat: int, seed: int) -> None:
        self._roller.begin(position, seat, seed)
        self._worths.clear()

    def _searched(self, position: Position, seat: int, played: int) -> dict[int, int]:
        """What the options are worth at first sight. Some are not thought of at this question; what was played is."""
        values = dict(self._searcher.values(self._net, position, seat, self._effort.answers))
        if played not in values:
            answers = self._effort.answers // (len(values) + 1)
            values[played] = self._searcher.value_after(self._net, position, seat, played, answers)
        return values

    def _worth_trying(self, values: dict[int, int], played: int) -> list[int]:
        least = max(values.values()) - round(self._effort.margin * WIN)
        good = sorted((option for option in values if values[option] >= least), key=lambda option: (-values[option], option))
        return list(dict.fromkeys([*good[: self._effort.options], played]))

    def _best(self, tried: list[int], values: dict[int, int]) -> int:
        """What the search has found counts like some worlds."""
        prior, worlds = self._effort.prior, self._depth.chosen
        worth = {option: prior * values[option] + self._roller.worth(self._net, option, 0, worlds)[0] for option in tried}
        return max(tried, key=lambda option: worth[option])

    def _compared(self, better: int, worse: int, least: int = WORTH_A_MARK) -> Difference:
        found, first = Difference(), self._depth.chosen
        for worlds in (self._depth.compared, self._depth.confirmed):
            for world in range(first, first + worlds):
                found.add(self._worth(better, world) - self._worth(worse, world))
            first += worlds
            if not found.is_sure(least):
                break
        return found

    def _worth(self, option: int, world: int) -> int:
        """Found once: the best one is compared with many."""
        if (option, world) not in self._worths:
            self._worths[option, world] = self._roller.worth(self._net, option, world, 1)[0]
        return self._worths[option, world]

    def _line(self, position: Position, seat: int, best: int) -> tuple[int, ...]:
        return tuple(rest_of_turn(self._searcher, self._net, position, seat, best))


def words(line: tuple[int, ...]) -> list[str]:
    return [word(answer) for answer in line]
