"""Observations and many games side by side, as Python sees them. Compiled like position.py.

Whoever calls these gives rooms of the right size: they are written to unchecked.
"""

from collections.abc import Sequence

from bedesten.engine.constants import ACTIONS, BASE, BATCH, SPOTS
from bedesten.engine.observing import choose_sections, observe_anew, put_mask
from bedesten.engine.position import Position, nogil
from bedesten.engine.rooms import Room, clear
from bedesten.engine.seeding import mixed
from bedesten.engine.state import Outlook, Stepping
from bedesten.engine.stepping import (
    begin_games,
    choose_at_random,
    copy_game,
    first_impossible,
    lay_place_in_batch,
    observe_games,
    prepare_games,
    step_games,
)


class Lookout:
    """From where a game is observed: with which sections. Only one thread may use it at a time."""

    __slots__ = ("state",)
    state: Outlook

    def __new__(cls, *_: object, **__: object) -> "Lookout":
        lookout = super().__new__(cls)
        lookout.state = Outlook()
        return lookout

    def __init__(self, mocha: bool, letters: bool) -> None:
        choose_sections(self.state, mocha, letters)

    @property
    def size(self) -> int:
        return self.state.size

    def write(self, position: Position, seat: int, out: object) -> None:
        """What a seat is shown, into so many bytes."""
        room: Room = Room(out, self.state.size)
        observe_anew(room.bytes, 0, position.state, seat, self.state)


def write_mask(position: Position, out: object) -> None:
    """The possible actions, 1 each, into as many bytes as there are actions; none, if no player is asked."""
    room: Room = Room(out, ACTIONS)
    clear(room.bytes, 0, ACTIONS)
    if position.options:
        put_mask(room.bytes, 0, position.state, 1)


def impossible(n: int, actions: Room, masks: Room) -> int:
    """1 + the first of so many rows whose action is not possible by the masks, or 0."""
    return first_impossible(n, actions.bytes, masks.bytes)


class Batch:
    """Up to 256 games side by side. Only one thread may use it at a time."""

    __slots__ = ("state",)
    state: Stepping

    def __new__(cls, *_: object, **__: object) -> "Batch":
        batch = super().__new__(cls)
        batch.state = Stepping()
        return batch

    def __init__(
        self,
        n: int,
        players: int,
        rules: int = BASE,
        grid: Sequence[int] = (),
        neutrals: bool = False,
        caravan: bool = False,
        letters_deck: bool = False,
        rounds: int = 200,
        by_margin: bool = False,
        alone: int = 0,
        keen: int = 0,
        mocha: bool = False,
        letters: bool = False,
    ) -> None:
        """`alone`: a bit for each seat that answers by itself, at random, and `keen` for those that never decline what can be
        done; `mocha`, `letters`: with these sections is observed."""
        if not 1 <= n <= BATCH:
            raise ValueError(f"1 to {BATCH} games")
        self.state.n = n
        self.state.rounds = rounds
        self.state.by_margin = by_margin
        self.state.alone = alone
        self.state.keen = keen
        self.state.at_random = not grid
        self.state.blank.players_n = players
        self.state.blank.rules = rules
        self.state.blank.with_neutrals = neutrals
        self.state.blank.with_caravan = caravan
        self.state.blank.letters_deck = letters_deck
        prepare_games(self.state, mocha, letters)
        if grid:
            for spot in range(SPOTS):
                if grid[spot]:
                    lay_place_in_batch(self.state, grid[spot], spot)

    def begin(self, seed: int, first: int, observations: Room, masks: Room, movers: Room) -> None:
        """Begin all games; `first` is the number of the first one among all, and its row."""
        for i in range(self.state.n):
            self.state.games[i].later.state = mixed(seed + 2 * (first + i))
            self.state.games[i].choices.state = mixed(seed + 2 * (first + i) + 1)
        with nogil():
            begin_games(self.state, first, observations.bytes, masks.bytes, movers.bytes)

    def step(
        self,
        first: int,
        actions: Room,
        observations: Room,
        masks: Room,
        rewards: Room,
        movers: Room,
        ended: Room,
        broken_off: Room,
        finals: Room,
    ) -> int:
        """Carry out an action in each game. Returns 1 + the row of the first game for which it was not possible, or 0; that game
        stands as it was."""
        wrong: int = 0
        with nogil():
            wrong = step_games(
                self.state,
                first,
                actions.bytes,
                observations.bytes,
                masks.bytes,
                rewards.bytes,
                movers.bytes,
                ended.bytes,
                broken_off.bytes,
                finals.bytes,
            )
        return wrong

    def choose(self, first: int, actions: Room) -> None:
        """A possible action for each game, at random."""
        with nogil():
            choose_at_random(self.state, first, actions.bytes)

    def observe(self, first: int, observations: Room, times: int) -> None:
        """Write the observations anew, so many times: for measuring."""
        with nogil():
            observe_games(self.state, first, observations.bytes, times)

    def position(self, i: int) -> Position:
        """A copy of one of the games as it stands."""
        twin: Position = Position.__new__(Position)
        copy_game(twin.state, self.state, i)
        return twin
