"""Thousands of games in one call: each is stepped by an action, and what is asked next stands in arrays of numpy.

Forced answers and chance follow by themselves, and a game that is over is followed by the next one. The arrays are written in
place. Needs numpy: `pip install bedesten[gym]`.
"""

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bedesten.engine.constants import BATCH, PLAYERS
from bedesten.engine.core import Batch, Position, Room, impossible
from bedesten.engine.errors import Refused
from bedesten.engine.options import Options, variants_of
from bedesten.research.actions import WORDS, N
from bedesten.research.observation import BOXES, Observer

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
        players: int = 4,
        layout: str = "random",
        variants: Iterable[str] = (),
        reward: str = "win",
        opponents: str = "",
        rounds: int = 200,
        seed: int = 0,
        threads: int = 1,
        schema: str = "",
        observations: NDArray[np.int8] | None = None,
    ) -> None:
        """`layout`: as `bedesten.Options` takes it; `schema`: that of the rule set, if it is not "all"; `rounds`: after so many a
        game is broken off; `observations`: an array of somebody else's that takes their place."""
        self.options = Options(players, rules, layout, **variants_of(variants))
        for what, wish, known in (
            ("reward", reward, REWARDS),
            ("opponents", opponents, OPPONENTS),
            ("schema", schema, ("", rules, "all")),
        ):
            if wish not in known:
                raise Refused(f"There is no {what} {wish!r}; there are {', '.join(repr(name) for name in known)}.")
        if n < 1 or threads < 1 or not 1 <= rounds <= 30_000:
            raise Refused("At least one game, one thread, and from 1 to 30,000 rounds.")
        self.n, self.players, self.threads = n, players, min(threads, -(-n // BATCH))
        self.observer = Observer(schema or rules)
        self.observations = np.zeros((n, self.observer.size), np.int8) if observations is None else observations
        if self.observations.shape != (n, self.observer.size) or self.observations.dtype != np.int8:
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
        self._workers = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self._take_rooms()
        self.reset(seed)

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
        ) = (
            Room(array, array.nbytes)
            for array in (
                self.actions,
                self.observations,
                self.masks,
                self.rewards,
                self.movers,
                self.ended,
                self.truncated,
                self.finals,
            )
        )

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew. The same seed and the same actions bring the same games."""
        self._check_open()
        number = index(seed)
        self.rewards[:] = 0
        self.ended[:] = False
        self.truncated[:] = False
        for first, batch in self._batches:
            batch.begin(number, first, self._observations, self._masks, self._movers)

    def step(self, actions: Any = None) -> None:
        """Carry out an action in each game, those of `self.actions` if none are given. If one of them is not possible, nothing is
        done, and a sentence says which."""
        self._check_open()
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
        self._check_open()
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
        self._check_open()
        for first, batch in self._batches:
            batch.observe(first, self._observations, times)

    def position(self, i: int) -> Position:
        """A copy of game i as it stands, for a bot to look at, or to be drawn."""
        self._check_open()
        if not 0 <= i < self.n:
            raise IndexError(f"there is no game {i}; there are 0 to {self.n - 1}")
        first, batch = self._batches[i // BATCH]
        return batch.position(i - first)

    def close(self) -> None:
        """End the threads. Whatever is called afterwards says that it is closed."""
        if self._workers:
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

    def _check_open(self) -> None:
        if not self._batches:
            raise RuntimeError("this VectorGame is closed")


def _impossible(row: int, action: int) -> str:
    return f"game {row}: action {action} ({WORDS.get(int(action), 'no word')}) is not possible"
