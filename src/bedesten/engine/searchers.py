"""Searchers as Python sees them: a net, one who searches with it, and whole games of two. Compiled like position.py."""

from collections.abc import Sequence

from bedesten.engine.constants import BASE, BY_HAND, BY_NET, HIDDEN, PLAYERS, SPOTS
from bedesten.engine.contests import play_contest
from bedesten.engine.encoding import encode_for
from bedesten.engine.features import FEATURES
from bedesten.engine.judging import judged
from bedesten.engine.playing import begin
from bedesten.engine.position import Position, nogil
from bedesten.engine.rollouts import begin_rolls, estimate_worlds, roll_worlds
from bedesten.engine.rules.layout import clear_board, lay_out_at_random, lay_place
from bedesten.engine.searching import begin_search, forget, search_options, value_after
from bedesten.engine.seeding import mixed
from bedesten.engine.state import Roll, Search, Story, Weights
from bedesten.engine.structs import Long, image


class Net:
    """Weights in whole numbers; all 0 at first."""

    __slots__ = ("state",)
    state: Weights

    def __new__(cls) -> "Net":
        net = super().__new__(cls)
        net.state = Weights()
        return net

    def fill(self, first: Sequence[int], bias: Sequence[int], second: Sequence[int]) -> None:
        """`first`: by feature, then by unit of the inner layer; features that come behind have no weight."""
        for i in range(FEATURES * HIDDEN):
            self.state.first[i] = first[i] if i < len(first) else 0
        for i in range(HIDDEN):
            self.state.bias[i] = bias[i]
            self.state.second[i] = second[i]


class Searcher:
    """Looks for the best rest of a turn: by hand, or with a net. Only one thread may use it at a time."""

    __slots__ = ("state",)
    state: Search

    def __new__(cls, *_: object, **__: object) -> "Searcher":
        searcher = super().__new__(cls)
        searcher.state = Search()
        return searcher

    def __init__(self, by_net: bool = True, plain: bool = False) -> None:
        """`plain`: as `greedy` searches."""
        self.state.judge = BY_NET if by_net else BY_HAND
        self.state.plain = plain

    def values(self, net: Net, position: Position, seat: int, answers: int) -> list[tuple[int, int]]:
        """The options that are worth a thought, and what they are worth: thousandths of a point, or millionths of a win. In the
        position, what is hidden from the seat must have been dealt anew."""
        with nogil():
            forget(self.state)
            begin_search(self.state, position.state, seat)
            search_options(self.state, net.state, answers)
        return [(self.state.options[i], self.state.found[i]) for i in range(self.state.options_n)]

    def value_after(self, net: Net, position: Position, seat: int, choice: int, answers: int, anew: bool = True) -> int:
        """What an answer is worth, also one of fate's. Not `anew`: what was found in this position before is remembered."""
        if anew:
            forget(self.state)
            begin_search(self.state, position.state, seat)
        self.state.left = answers
        found: int = value_after(self.state, net.state, 0, choice, 0)
        return found

    def judged(self, net: Net, position: Position, seat: int) -> int:
        """What the position is worth as it stands."""
        self.state.seat = seat
        forget(self.state)
        return judged(self.state, net.state, position.state)

    def features(self, position: Position, seat: int, viewer: int) -> list[int]:
        """What a net is told of a player, as somebody sees him."""
        found = [0] * FEATURES
        encode_for(self.state, position.state, seat, viewer)
        for i in range(self.state.inputs.n):
            found[self.state.inputs.feature[i]] = self.state.inputs.amount[i]
        return found

    @property
    def tried(self) -> int:
        """How many answers it has tried so far."""
        return self.state.tried


class Roller:
    """Plays on from a position, in worlds that have numbers. Only one thread may use it at a time."""

    __slots__ = ("state",)
    state: Roll

    def __new__(cls, *_: object, **__: object) -> "Roller":
        roller = super().__new__(cls)
        roller.state = Roll()
        return roller

    def __init__(
        self,
        rounds: int = 1,
        answers: int = 2000,
        later_answers: int = 800,
        rival_answers: int = 250,
        rivals_by_net: bool = False,
    ) -> None:
        """How many rounds until the net is asked; how many answers are tried in the own turn, in the next one, in the others'."""
        self.state.rounds = rounds
        self.state.own_answers = answers
        self.state.later_answers = later_answers
        self.state.rival_answers = rival_answers
        self.state.rival.judge = BY_NET if rivals_by_net else BY_HAND

    def begin(self, position: Position, seat: int, seed: int) -> None:
        """From a position in which what is hidden from the seat has been dealt anew. The seed decides what the worlds are."""
        start: Long = mixed(seed)
        begin_rolls(self.state, position.state, seat, start)

    def worth(self, net: Net, choice: int, first: int, n: int, step: int = 1) -> tuple[int, int]:
        """An answer in so many worlds, from the first one on: the sum of chances to win, in millionths, and of their squares."""
        self.state.total = 0
        self.state.squares = 0
        with nogil():
            roll_worlds(self.state, net.state, choice, first, n, step)
        return self.state.total, self.state.squares

    def estimate(self, net: Net, first: int, n: int, outcome: int = 0) -> list[tuple[int, int]]:
        """Who will win, in so many worlds, from the first one on: by seat, the sum of chances in millionths, and of their
        squares. Each world is played to the end of the turn. If fate is asked, `outcome` is what she answers."""
        for seat in range(PLAYERS):
            self.state.totals[seat] = 0
            self.state.totals_squared[seat] = 0
        with nogil():
            estimate_worlds(self.state, net.state, first, n, outcome)
        return [(self.state.totals[i], self.state.totals_squared[i]) for i in range(self.state.root.players_n)]


class Lesson:
    """What a net can learn from a game."""

    __slots__ = ("state",)
    state: Story

    def __new__(cls) -> "Lesson":
        lesson = super().__new__(cls)
        lesson.state = Story()
        return lesson

    def memory(self) -> bytes:
        return image(self.state, Story)


def contest(
    first: Searcher,
    first_net: Net,
    second: Searcher,
    second_net: Net,
    lesson: Lesson,
    players: int,
    seats: int,
    seed: int,
    answers: int = 2000,
    rounds: int = 60,
    noise: int = 0,
    slips: int = 0,
    rules: int = BASE,
    grid: Sequence[int] = (),
) -> Position:
    """A game in which the first one plays at some seats, a bit for each, and the second one at the others. Chance comes from the
    seed alone: that of the game, and that of the players."""
    game: Position = Position.__new__(Position)
    scratch: Position = Position.__new__(Position)
    game.state.rng.state = mixed(seed)
    game.state.players_n = players
    game.state.rules = rules
    first.state.rng.state = mixed(seed + 1)
    second.state.rng.state = mixed(seed + 2)
    if grid:
        clear_board(game.state)
        for spot in range(SPOTS):
            if grid[spot]:
                lay_place(game.state, grid[spot], spot)
    else:
        lay_out_at_random(game.state)
    with nogil():
        begin(game.state)
        play_contest(
            game.state,
            scratch.state,
            first.state,
            first_net.state,
            second.state,
            second_net.state,
            lesson.state,
            seats,
            answers,
            rounds,
            noise,
            slips,
        )
    return game
