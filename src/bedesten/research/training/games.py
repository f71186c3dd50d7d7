"""Games that searchers play with themselves, and what can be learnt from them."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from bedesten.bots.net_file import NetFile
from bedesten.engine.constants import PLAYERS
from bedesten.engine.core import Lesson, Net, Searcher, contest
from bedesten.engine.features import FEATURES
from bedesten.engine.state import Story
from bedesten.engine.structs import view_type
from bedesten.research.outcomes import win_shares

ROUNDS = 60  # a game that goes on for longer is stopped: who would be first then has won
INPUTS: Any = view_type(Story).inputs

Table = tuple[int, int]  # the number of players, and a seed
MatchTable = tuple[int, int, int]  # the number of players, the seats of the first net as bits, and a seed


@dataclass(frozen=True)
class Way:
    """How the players of a game choose."""

    rules: int
    by_net: bool = True
    answers: int = 2000  # that are tried at most before a question is answered
    noise: int = 0  # by so many millionths may a worse option seem better
    slips: int = 0  # so many of 1000 answers are given at random


@dataclass(frozen=True)
class Played:
    """A game: the features of every player at the end of each turn, and who won."""

    inputs: NDArray[np.uint8]  # by turn, player and feature
    shares: NDArray[np.float32]  # of the win, by player
    rounds: int


class Workers(Protocol):
    """Whoever plays the games. How many there are, and where, changes nothing but the time."""

    def play(self, way: Way, net: NetFile | None, tables: Sequence[Table]) -> Iterator[Played]:
        """Games with oneself, by a net or without one."""

    def match(self, way: Way, net: NetFile, against: NetFile | None, tables: Sequence[MatchTable]) -> Iterator[tuple[float, int]]:
        """Games against another net, or against `greedy`. What share of the win the first one had, and the rounds."""


class Threads:
    """Each has a searcher, and the engine plays without Python's lock."""

    def __init__(self, number: int) -> None:
        self.pool = ThreadPoolExecutor(number)
        self.free: SimpleQueue[tuple[Searcher, Searcher, Searcher, Lesson]] = SimpleQueue()
        for _ in range(number):
            self.free.put((Searcher(), Searcher(), Searcher(by_net=False, plain=True), Lesson()))

    def play(self, way: Way, net: NetFile | None, tables: Sequence[Table]) -> Iterator[Played]:
        judge = net.net() if net else Net()
        yield from self.pool.map(lambda table: self._played(way, judge, *table), tables)

    def _played(self, way: Way, net: Net, players: int, seed: int) -> Played:
        mine, other, hand, lesson = self.free.get()
        try:
            one = mine if way.by_net else hand
            position = contest(
                one, net, other, net, lesson, players, 31, seed, way.answers, ROUNDS, way.noise, way.slips, way.rules
            )
            return Played(_inputs(lesson, players), np.array(win_shares(position, players), np.float32), position.state.round)
        finally:
            self.free.put((mine, other, hand, lesson))

    def match(self, way: Way, net: NetFile, against: NetFile | None, tables: Sequence[MatchTable]) -> Iterator[tuple[float, int]]:
        judges = net.net(), against.net() if against else None
        yield from self.pool.map(lambda table: self._matched(way, *judges, *table), tables)

    def _matched(self, way: Way, net: Net, against: Net | None, players: int, seats: int, seed: int) -> tuple[float, int]:
        mine, other, hand, lesson = self.free.get()
        try:
            rival = hand if against is None else other
            position = contest(
                mine, net, rival, against or net, lesson, players, seats, seed, way.answers, ROUNDS, rules=way.rules
            )
            shares = win_shares(position, players)
            return sum(share for seat, share in enumerate(shares) if seats >> seat & 1), position.state.round
        finally:
            self.free.put((mine, other, hand, lesson))

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def _inputs(lesson: Lesson, players: int) -> NDArray[np.uint8]:
    memory = lesson.memory()
    turns = int.from_bytes(memory[:2], "little")
    found = np.frombuffer(memory, np.uint8, turns * PLAYERS * FEATURES, INPUTS.offset)
    return found.reshape(turns, PLAYERS, FEATURES)[:, :players].copy()
