"""Thousands of games in one call: each is stepped by an action, and what is asked next stands in arrays of numpy.

Forced answers and chance follow by themselves, and a game that is over is followed by the next one. The arrays are written in
place. Needs numpy: `pip install bedesten[gym]`.
"""

import os
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from operator import index
from random import Random
from threading import Lock
from typing import Any, NoReturn

import numpy as np
from numpy.typing import NDArray

from bedesten.engine.constants import BATCH, PLAYERS
from bedesten.engine.core import Batch, Position, Room, impossible
from bedesten.engine.errors import Refused
from bedesten.engine.options import Options, variants_of
from bedesten.research.actions import WORDS, N
from bedesten.research.observation import BOXES, Observer
from bedesten.research.outcomes import ROUNDS, checked_rounds

ARRAYS = ("actions", "observations", "masks", "rewards", "movers", "ended", "truncated", "finals")
REWARDS = ("win", "margin")
OPPONENTS = ("", "random", "keen")


class VectorGame:
    """`n` games side by side. Row i of every array is game i:

    | | | |
    |---|---|---|
    | `observations` | int8 (n, size) | what the one is shown who is asked: `research.observation` |
    | `masks` | bool (n, N) | the possible actions: `research.actions` |
    | `movers` | uint8 (n) | the seat that is asked |
    | `rewards` | float32 (n, 5) | what the last step brought to each seat |
    | `ended`, `truncated` | bool (n) | the last step ended the game, or its rounds were used up: the next one is shown |
    | `finals` | int8 (n, size) | of such a game the end, as whoever acted last is shown it |
    | `actions` | int32 (n) | what `step` carries out; `choose` fills it at random |

    `reward`: "win", 1 for whoever wins, divided if several do; or "margin", with each ruby, by how much of the rubies that are
    needed one is now further ahead of the best of the others: all steps together are the margin at the end.
    `opponents`: "random" or "keen" play at all seats but 0, which is then the only one that is asked.

    The arrays are read, and only `actions` is written to: of the others, a step writes what has changed. One thread at a time may
    use the games; `threads` are its own.

    >>> games = VectorGame(4, players=3, seed=7)
    >>> for _ in range(100):
    ...     games.step(games.choose())
    >>> games.observations.shape, int(games.masks.any(axis=1).sum())
    ((4, 791), 4)
    """

    def __init__(
        self,
        n: int,
        *,
        rules: str = "base",
        players: int = 3,
        layout: str = "",
        variants: Iterable[str] = (),
        reward: str = "win",
        opponents: str = "",
        rounds: int = ROUNDS,
        seed: int | None = 0,
        threads: int = 1,
        schema: str = "",
        observations: NDArray[np.int8] | None = None,
    ) -> None:
        """`layout`: as `bedesten.Options` takes it; `schema`: that of the rule set, if it is not "all"; `rounds`: after so many a
        game is broken off; `observations`: an array of somebody else's that takes their place."""
        n, threads, rounds = index(n), index(threads), checked_rounds(rounds)
        self.options = Options(index(players), rules, layout, **variants_of(variants))
        for what, wish, known in (
            ("reward", reward, REWARDS),
            ("opponents", opponents, OPPONENTS),
            ("schema", schema, ("", rules, "all")),
        ):
            if wish not in known:
                raise Refused(f"There is no {what} {wish!r}; there are {', '.join(repr(name) for name in known)}.")
        if n < 1 or threads < 1:
            raise Refused(f"At least one game and one thread are needed, not {n} and {threads}.")
        self.n, self.players, self.threads = n, players, min(threads, -(-n // BATCH))
        self.observer = Observer(schema or rules)
        self.observations = np.zeros((n, self.observer.size), np.int8) if observations is None else observations
        if np.shape(self.observations) != (n, self.observer.size) or np.asarray(self.observations).dtype != np.int8:
            raise ValueError(f"observations are int8 of the shape {(n, self.observer.size)}")
        self.finals = np.zeros((n, self.observer.size), np.int8)
        self.masks = np.zeros((n, N), np.bool_)
        self.rewards = np.zeros((n, PLAYERS), np.float32)
        self.movers = np.zeros(n, np.uint8)
        self.ended = np.zeros(n, np.bool_)
        self.truncated = np.zeros(n, np.bool_)
        self.actions = np.zeros(n, np.int32)
        boxes, others = BOXES[self.observer.rules], (1 << players) - 2
        agreed: dict[str, Any] = {
            "players": players,
            "rules": self.options.rule_set,
            "grid": self.options.spots(),
            "neutrals": self.options.neutral_assistants,
            "caravan": self.options.caravan_leader,
            "letters_deck": self.options.letters_deck,
            "rounds": rounds,
            "by_margin": reward == "margin",
            "alone": others if opponents else 0,
            "keen": others if opponents == "keen" else 0,
            "mocha": "mocha" in boxes,
            "letters": "letters" in boxes,
        }
        self._batches = [(first, Batch(min(BATCH, n - first), **agreed)) for first in range(0, n, BATCH)]
        self._lock, self._seeds = Lock(), Random()
        self._hire()
        self._take_rooms()
        self.reset(seed)

    def __setattr__(self, name: str, value: Any) -> None:
        if name in ARRAYS and self.__dict__.get(name, value) is not value:
            raise AttributeError(f"the engine knows the array {name} as it is: write into it, games.{name}[:] = …")
        super().__setattr__(name, value)

    def __reduce__(self) -> NoReturn:
        raise TypeError("a VectorGame cannot be pickled or copied; make another one, with the same seed for the same games")

    def _hire(self) -> None:
        self._workers = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self._process = os.getpid()

    def _take_rooms(self) -> None:
        """The engine writes into the arrays as they are now."""
        (
            self._actions,
            self._observations,
            self._masks,
            self._rewards,
            self._movers,
            self._ended,
            self._truncated,
            self._finals,
        ) = (Room(array, array.nbytes) for array in map(self.__dict__.__getitem__, ARRAYS))

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew. The same seed and the same actions bring the same games; without a seed, the next games of the
        seed that was given last."""
        with self._alone():
            if seed is not None:
                if index(seed) < 0:
                    raise ValueError(f"a seed is a whole number from 0 on, and not {seed}")
                self._seeds = Random(index(seed))
            number = self._seeds.getrandbits(60)  # games are numbered from there on: those of another seed are others
            self.rewards[:] = 0
            self.ended[:] = False
            self.truncated[:] = False
            for first, batch in self._batches:
                batch.begin(number, first, self._observations, self._masks, self._movers)

    def step(self, actions: Any = None) -> None:
        """Carry out an action in each game, those of `self.actions` if none are given. If one of them is not possible, nothing is
        done, and a sentence says which."""
        with self._alone():
            if actions is not None and actions is not self.actions:
                given = np.asarray(actions)
                if given.shape != (self.n,) or given.dtype.kind not in "iu":
                    raise ValueError(f"{self.n} whole numbers are needed, and not {given.dtype} of the shape {given.shape}")
                self._refuse_outside(given)
                self.actions[:] = given
            self._refuse(impossible(self.n, self._actions, self._masks))
            for wrong in self._with_all(self._step_one):
                self._refuse(wrong)

    def choose(self) -> NDArray[np.int32]:
        """A possible action for each game at random, in `self.actions`. This takes nothing from the chance of the games."""
        with self._alone():
            for first, batch in self._batches:
                batch.choose(first, self._actions)
        return self.actions

    def fractions(self, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """The observations as float32, each feature as a part of its greatest value."""
        return np.multiply(self.observations, self._scale, out=out, dtype=np.float32)

    @property
    def _scale(self) -> NDArray[np.float32]:
        return np.float32(1) / np.asarray(self.observer.high, np.float32)

    def observe(self, times: int = 1) -> None:
        """Write all observations anew: for measuring what that takes."""
        with self._alone():
            for first, batch in self._batches:
                batch.observe(first, self._observations, times)

    def position(self, i: int) -> Position:
        """A copy of game i as it stands, for a bot to look at, or to be drawn."""
        with self._alone():
            if not 0 <= i < self.n:
                raise IndexError(f"there is no game {i}; there are 0 to {self.n - 1}")
            first, batch = self._batches[i // BATCH]
            return batch.position(i - first)

    def close(self) -> None:
        """End the threads. Whatever is called afterwards says that it is closed."""
        if self._workers and self._process == os.getpid():
            self._workers.shutdown()
        self._batches = []

    # -- inside

    def _step_one(self, first: int, batch: Batch) -> int:
        return batch.step(
            first,
            self._actions,
            self._observations,
            self._masks,
            self._rewards,
            self._movers,
            self._ended,
            self._truncated,
            self._finals,
        )

    def _with_all(self, work: Any) -> Iterable[int]:
        if self._process != os.getpid():  # a fork takes no threads along
            self._hire()
        if self._workers is None:
            return [work(first, batch) for first, batch in self._batches]
        shares = [self._batches[i :: self.threads] for i in range(self.threads)]
        return [wrong for share in self._workers.map(lambda share: [work(*one) for one in share], shares) for wrong in share]

    def _refuse_outside(self, given: NDArray[Any]) -> None:
        """Before they become numbers of 32 bits, of which some would be possible."""
        for row in np.flatnonzero((given < 0) | (given >= N))[:1]:
            raise ValueError(_impossible(row, given[row]))

    def _refuse(self, wrong: int) -> None:
        if wrong:
            raise ValueError(_impossible(wrong - 1, self.actions[wrong - 1]))

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """The engine lets other threads of Python go on while it plays: they must not come in."""
        if not self._lock.acquire(blocking=False):
            raise RuntimeError("another thread is using this VectorGame: let each have its own")
        try:
            if not self._batches:
                raise RuntimeError("this VectorGame is closed")
            yield
        finally:
            self._lock.release()


def _impossible(row: int, action: int) -> str:
    return f"game {row}: action {action} ({WORDS.get(int(action), 'no word')}) is not possible"
