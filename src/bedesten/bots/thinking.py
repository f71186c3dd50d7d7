"""Thinking about a question: what each option is worth by the search through the turn, then by playing on in many worlds."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev
from time import monotonic
from typing import Any

from bedesten.bots.bot import Sight
from bedesten.engine.constants import WIN
from bedesten.engine.core import Net, Position, Roller, Searcher
from bedesten.engine.names.questions import ASK_MOVE

ANSWERS = 2000  # that are tried at most before a question is answered, shared evenly by its options
LANES = 2  # worlds are dealt to so many rollers: what comes out does not depend on how many threads they run in
CHUNK = 2  # worlds of a lane between two looks at the clock, and at who is behind
CHUNKS = 6  # come before anybody is behind for good,
BEHIND = 3.0  # which he is by so many standard errors,
TRIFLE = 0.005  # if he is not ahead by more than that
DETAIL = 1 / 3  # of the margin, for questions that come after the one where to go


@dataclass(frozen=True)
class Effort:
    """How long one thinks."""

    answers: int = ANSWERS
    worlds: int = 0  # in which it is played on, all options together; without, the search alone decides
    seconds: float = inf  # for playing on
    options: int = 6  # that are played on at most,
    margin: float = 0.06  # if they are not worse than the best one by so much
    prior: int = 15  # what the search has found counts like so many worlds
    rounds: int = 1
    later_answers: int = 800
    rival_answers: int = 250
    rivals_by_net: bool = False


@dataclass
class Weighed:
    """An option, and the chance to win with it."""

    option: int
    searched: float  # by the search alone
    prior: int = 0
    worlds: int = 0
    total: float = 0.0
    squares: float = 0.0
    chunks: list[float] = field(default_factory=list)  # means of a few worlds each, the same for all options

    def add(self, total: int, squares: int, worlds: int) -> None:
        self.total += total / WIN
        self.squares += squares / WIN / WIN
        self.worlds += worlds

    def is_behind(self, best: "Weighed") -> bool:
        """Is it clear that this one is hardly better than the best, if at all, in the worlds that both have?"""
        ahead = [one - other for one, other in zip(best.chunks, self.chunks, strict=True)]
        return len(ahead) >= CHUNKS and fmean(ahead) + TRIFLE >= BEHIND * stdev(ahead) / sqrt(len(ahead))

    @property
    def chance(self) -> float:
        if not self.worlds:
            return self.searched
        return (self.total + self.prior * self.searched) / (self.worlds + self.prior)

    @property
    def error(self) -> float:
        """The standard error of what was played on."""
        if not self.worlds:
            return inf
        mean = self.total / self.worlds
        return sqrt(max(self.squares / self.worlds - mean * mean, 0.0) / self.worlds)


class Thinker:
    """Has a net, and what it needs to think. Only one thread may ask it at a time; it may itself use several."""

    def __init__(self, net: Net, effort: Effort, threads: int = 1) -> None:
        self.net, self.effort = net, effort
        self.is_eased = False  # was the last question played on in fewer worlds than `effort` has?
        self._searcher = Searcher()
        self._rollers = [self._roller() for _ in range(LANES if effort.worlds else 0)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def _roller(self) -> Roller:
        effort = self.effort
        return Roller(effort.rounds, effort.answers, effort.later_answers, effort.rival_answers, effort.rivals_by_net)

    def weigh(self, sight: Sight, random: Random, halvings: int = 0) -> list[Weighed]:
        """The options that are worth a thought, the best one first; with so many `halvings` of the worlds in which it is played
        on."""
        self.is_eased = False
        position = sight.imagine(random.getrandbits(60))
        values = self._searcher.values(self.net, position, sight.seat, self.effort.answers)
        state: Any = position.state
        is_last = any(player.rubies >= state.rubies_to_win for player in state.players)
        weighed = [Weighed(option, value / WIN, 0 if is_last else self.effort.prior) for option, value in values]
        weighed.sort(key=lambda option: -option.searched)
        if self.effort.worlds:
            self._play_on(weighed, position, sight.seat, random.getrandbits(60), halvings)
        return weighed

    def _play_on(self, weighed: list[Weighed], position: Position, seat: int, seed: int, halvings: int) -> None:
        """Sequential halving over common worlds: after each stage the worse half is left as it is. Whoever is clearly behind
        before, too: most questions are easy."""
        state: Any = position.state
        margin = self.effort.margin * (1 if state.question == ASK_MOVE else DETAIL)
        left = [option for option in weighed[: self.effort.options] if option.searched >= weighed[0].searched - margin]
        if len(left) <= 1:
            return
        for roller in self._rollers:
            roller.begin(position, seat, seed)
        worlds, self.is_eased = self.effort.worlds >> halvings, halvings > 0
        begun, stages, first = monotonic(), (len(left) - 1).bit_length(), 0
        for stage in range(stages):
            until = begun + self.effort.seconds * (stage + 1) / stages
            chunks = [*_chunks(worlds // (stages * len(left)))]
            while chunks:
                n = chunks.pop(0)
                for option in left:
                    self._add(option, first, n)
                first += n * LANES
                left = _not_behind(left)
                if len(left) == 1:
                    break
                if chunks and monotonic() > until:
                    self.is_eased = True
                    break
            left = left[: (len(left) + 1) // 2]
            if len(left) == 1:
                break
        weighed.sort(key=lambda option: (-option.worlds, -option.chance))

    def _add(self, option: Weighed, first: int, n: int) -> None:
        """Each lane has its worlds."""

        def played(lane: int) -> tuple[int, int]:
            return self._rollers[lane].worth(self.net, option.option, first + lane, n, LANES)

        lanes, before = range(LANES), option.total
        for total, squares in self._pool.map(played, lanes) if self._pool else map(played, lanes):
            option.add(total, squares, n)
        option.chunks.append((option.total - before) / (n * LANES))


def _not_behind(options: list[Weighed]) -> list[Weighed]:
    """The best one first."""
    best, *others = sorted(options, key=lambda option: -option.chance)
    return [best, *(option for option in others if not option.is_behind(best))]


def _chunks(worlds: int) -> Iterator[int]:
    """Worlds for each lane, some at a time; at least one."""
    left = max(1, worlds // LANES)
    while left > 0:
        yield min(CHUNK, left)
        left -= CHUNK


def rest_of_turn(searcher: Searcher, net: Net, position: Position, seat: int, first: int) -> Iterator[int]:
    """How a turn goes on that begins with an answer, up to where fate or somebody else answers."""
    twin = position.copy()
    state: Any = twin.state
    state.fate_is_open = True
    turn, choice = state.turns, first
    while True:
        yield choice
        twin.answer(choice)
        if twin.asked != seat or state.turns != turn:
            return
        values = searcher.values(net, twin, seat, ANSWERS)
        choice = max(values, key=lambda pair: pair[1])[0] if len(twin.options) > 1 else twin.options[0]
