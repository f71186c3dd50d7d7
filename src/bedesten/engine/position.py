"""A position as Python sees it. These classes run as they stand over plain structs, and are compiled over C structs."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from bedesten.engine.constants import BASE, FATE, NOBODY, OUTCOMES, PLAYERS, SPOTS, STUCK, WEIGHT
from bedesten.engine.machine import answer, option, run, sample, weight
from bedesten.engine.names.words import ACT, KEEP, ROLL, SKIP, TURN_FIRST, TURN_SECOND
from bedesten.engine.playing import (
    begin,
    copy_often,
    count_game,
    counted_answer,
    play_games,
    play_on,
    random_choice,
    resume,
    roll_out,
    standing,
    tidy,
)
from bedesten.engine.rules.hidden import resample
from bedesten.engine.rules.layout import clear_board, lay_out_at_random, lay_place
from bedesten.engine.seeding import mixed
from bedesten.engine.state import Brought, Counts, State
from bedesten.engine.structs import Long, copy, image
from bedesten.engine.trying import (
    count_amounts,
    gained_in_all,
    is_offered,
    is_way,
    leads_to_action,
    may_roll_again,
    times_thrown,
    try_answer,
    try_choice,
    try_roll,
    try_way,
)


@contextmanager
def nogil() -> Iterator[None]:
    """Compiled: other threads may run meanwhile."""
    yield


class Tally:
    """Counts what happens in many games."""

    __slots__ = ("state",)
    state: Counts

    def __new__(cls) -> "Tally":
        tally = super().__new__(cls)
        tally.state = Counts()
        return tally


class Trial:
    """What an answer would bring."""

    __slots__ = ("state",)
    state: Brought

    def __new__(cls) -> "Trial":
        trial = super().__new__(cls)
        trial.state = Brought()
        return trial

    def memory(self) -> bytes:
        return image(self.state, Brought)

    def weighed(self, memory: bytes, ways: int) -> bytes:
        """An image of another one, as what so many `ways` lead to."""
        self.state.ways = ways
        return self.memory()[:WEIGHT] + memory[WEIGHT:]


class Position:
    """Somebody is `asked`; choose from `options` and give an `answer`, until the game is `over`."""

    __slots__ = ("state",)
    state: State  # compiled: a view of the struct; fields can be read and written

    def __new__(cls, *_: object, **__: object) -> "Position":
        position = super().__new__(cls)
        position.state = State()
        return position

    def __init__(
        self,
        players: int = 3,
        seed: int = 0,
        rules: int = BASE,
        grid: Sequence[int] = (),
        neutrals: bool = False,
        caravan: bool = False,
        open_fate: bool = False,
        letters_deck: bool = False,
    ) -> None:
        """`grid`: the places on the spots, 0 where there is none; without it they are laid at random."""
        if not 2 <= players <= 5 or (neutrals and players == 5):
            raise ValueError("2 to 5 players, and neutral assistants only for 2 to 4")
        self.state.rng.state = mixed(seed)
        self.state.players_n = players
        self.state.rules = rules
        self.state.with_neutrals = neutrals
        self.state.with_caravan = caravan
        self.state.letters_deck = letters_deck
        self.state.fate_is_open = open_fate
        if grid:
            clear_board(self.state)
            for spot in range(SPOTS):
                if grid[spot]:
                    lay_place(self.state, grid[spot], spot)
        else:
            lay_out_at_random(self.state)
        begin(self.state)

    @property
    def asked(self) -> int:
        """The seat of the player who is asked, FATE, or NOBODY when the game is over."""
        return self.state.asked

    @property
    def over(self) -> bool:
        return self.state.asked == NOBODY

    @property
    def question(self) -> int:
        return self.state.question

    @property
    def options(self) -> list[int]:
        """What the player who is asked may answer; nothing if fate is asked."""
        if self.state.asked >= PLAYERS:
            return []
        return [option(self.state, i) for i in range(self.state.options_n + self.state.range_n)]

    @property
    def chances(self) -> list[tuple[int, int]]:
        """What fate may answer, and how many equally likely ways lead there."""
        if self.state.asked != FATE:
            return []
        return [(i, weight(self.state, i)) for i in range(OUTCOMES) if weight(self.state, i) > 0]

    def answer(self, choice: int) -> None:
        """Give an answer, which must be an option, or an outcome if fate is asked."""
        if self.state.asked == FATE:
            if not 0 <= choice < OUTCOMES or weight(self.state, choice) == 0:
                raise ValueError(f"{choice} is no outcome here")
        elif choice not in self.options:
            raise ValueError(f"{choice} is not among {self.options}")
        self.push(choice)

    def push(self, choice: int) -> None:
        """Answer unchecked: the choice must be an option or an outcome."""
        answer(self.state, choice)
        if self.state.asked == STUCK:
            raise RuntimeError(f"question {self.state.question} has no option: a mistake in a rule")

    def resume(self) -> None:
        """Go on from the beginning of a turn, after the table was laid by hand."""
        self.state.depth = 0
        self.state.kept_n = 0
        resume(self.state)

    def proceed(self) -> None:
        """Put the question again, after the state was changed by hand."""
        run(self.state)

    def sampled(self) -> int:
        """What fate answers, by the position's own generator."""
        return sample(self.state)

    def random_choice(self, keen: bool) -> int:
        """An option by the position's own generator; a keen player never declines what can be done."""
        return random_choice(self.state, keen)

    def copy(self) -> "Position":
        twin: Position = Position.__new__(Position)
        copy(twin.state, self.state)
        return twin

    def imagined(self, seat: int, seed: int, open_fate: bool = False) -> "Position":
        """A copy in which all that is hidden from a seat has been dealt anew; seat 5 sees no hand at all."""
        twin: Position = Position.__new__(Position)
        copy(twin.state, self.state)
        resample(twin.state, seat, mixed(seed))
        twin.state.fate_is_open = open_fate
        if self.state.asked != seat:
            run(twin.state)  # what another player may answer depends on a hand dealt anew
        return twin

    def reseed(self, seed: int) -> None:
        """Give the position another chance to come."""
        self.state.rng.state = mixed(seed)

    def standing(self, seat: int) -> int:
        """END-3 as one number: the greatest wins."""
        return standing(self.state, seat)

    def key(self) -> bytes:
        """Equal for equal positions, however they came about; the generator does not count."""
        twin: Position = Position.__new__(Position)
        copy(twin.state, self.state)
        tidy(twin.state)
        return twin.memory()

    def memory(self) -> bytes:
        return image(self.state, State)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    # -- trying

    def tried(self, choice: int) -> bytes:
        """What an option would bring: the image of a `Brought` for each way it could go. If a piece goes somewhere by it, or a
        tile is chosen, the first is that, and the others are what the action would bring."""
        twin: Position = Position.__new__(Position)
        trial: Trial = Trial.__new__(Trial)
        copy(twin.state, self.state)
        if is_way(self.state, choice):
            can_act: bool = try_way(twin.state, trial.state, self.state.asked, choice)
            return trial.memory() + twin.tried(ACT) if can_act else trial.memory()
        if leads_to_action(self.state):
            can_use: bool = try_choice(twin.state, trial.state, self.state.asked, choice)
            if can_use:
                trial.state.idle = twin.is_idle()
            return trial.memory() + twin.tried(ACT) if can_use else trial.memory()
        has_roll: bool = try_answer(twin.state, trial.state, self.state.asked, choice)
        return twin.rolled(self.state.asked, trial) if has_roll else trial.memory()

    def is_idle(self) -> bool:
        """Does it make no difference whether one acts?"""
        acted: Position = Position.__new__(Position)
        skipped: Position = Position.__new__(Position)
        copy(acted.state, self.state)
        copy(skipped.state, self.state)
        answer(acted.state, ACT)
        answer(skipped.state, SKIP)
        return acted == skipped

    def rolled(self, seat: int, trial: Trial) -> bytes:
        """The same where there is a roll; those that bring the same are one. Whoever may change the dice does what is best on
        the mean, and some are rolled twice: then pairs of rolls are counted."""
        twin: Position = Position.__new__(Position)
        found: dict[bytes, int] = {}
        again: list[tuple[bytes, int, int]] = []  # what a second roll brings, worked out once
        rolls: int = len(self.chances)
        trial.state.ways = 0
        trial.state.of = 0
        for outcome, ways in self.chances:
            copy(twin.state, self.state)
            answer(twin.state, outcome)
            times: int = 1
            if may_roll_again(twin.state, seat):
                best = twin.best_dice(seat, trial, again, rolls)
            else:
                times = times_thrown(self.state, outcome)
                if times == 0:
                    continue
                copy(twin.state, self.state)
                best = [(*twin.brought_by(seat, trial, outcome), rolls)]
            for image_found, _, n in best:
                found[image_found] = found.get(image_found, 0) + times * ways * n
        divided: int = rolls if all([n % rolls == 0 for n in found.values()]) else 1
        trial.state.of = rolls * rolls // divided
        return b"".join([trial.weighed(image_found, n // divided) for image_found, n in found.items()])

    def best_dice(self, seat: int, trial: Trial, again: list[tuple[bytes, int, int]], rolls: int) -> list[tuple[bytes, int, int]]:
        """Keep the dice, change one, or roll again, whichever is best on the mean: what that brings, what it is worth, and in
        how many of `rolls`."""
        twin: Position = Position.__new__(Position)
        if not again:
            rolling: Position = Position.__new__(Position)
            copy(rolling.state, self.state)
            answer(rolling.state, ROLL)
            thrown: dict[tuple[bytes, int], int] = {}
            for outcome, ways in rolling.chances:
                times: int = times_thrown(rolling.state, outcome)
                if times:
                    copy(twin.state, rolling.state)
                    found = twin.brought_by(seat, trial, outcome)
                    thrown[found] = thrown.get(found, 0) + times * ways
            again.extend([(*found, ways) for found, ways in thrown.items()])
        best, most = again, sum([value * ways for _, value, ways in again])
        for choice in (TURN_FIRST, TURN_SECOND, KEEP):
            if is_offered(self.state, choice):
                copy(twin.state, self.state)
                image_found, value = twin.brought_by(seat, trial, choice)
                if value * rolls >= most:
                    best, most = [(image_found, value, rolls)], value * rolls
        return best

    def brought_by(self, seat: int, trial: Trial, choice: int) -> tuple[bytes, int]:
        """What an answer to a roll, or a roll itself, brings, and what that is worth."""
        try_roll(self.state, trial.state, seat, choice)
        found = trial.memory(), gained_in_all(trial.state, seat)
        count_amounts(self.state, trial.state, -1)
        return found

    def gained(self, before: "Position") -> bytes:
        """What the players have gained since another position, as the image of a `Brought`."""
        trial: Trial = Trial.__new__(Trial)
        count_amounts(before.state, trial.state, -1)
        count_amounts(self.state, trial.state, 1)
        return trial.memory()

    # -- many games

    def play_on(self, tally: Tally, keen: int = 0, rounds: int = 200) -> None:
        """Answer at random to the end, or until so many rounds are over. `keen`: a bit for each seat that is."""
        with nogil():
            play_on(self.state, tally.state, keen, rounds)
        if self.state.asked == STUCK:
            raise RuntimeError(f"question {self.state.question} has no option: a mistake in a rule")

    def counted_answer(self, tally: Tally, choice: int) -> None:
        """Answer unchecked, and count it."""
        counted_answer(self.state, tally.state, choice)

    def count(self, tally: Tally) -> None:
        """The game is over, or has been stopped: count it."""
        count_game(self.state, tally.state)

    def roll_out(self, tally: Tally, games: int, seed: int, keen: int = 0, rounds: int = 200) -> None:
        """Play on at random from copies of this position."""
        twin: Position = Position.__new__(Position)
        start: Long = mixed(seed)
        with nogil():
            roll_out(self.state, twin.state, tally.state, start, games, keen, rounds)

    def copy_often(self, n: int) -> None:
        """For measuring."""
        twin: Position = Position.__new__(Position)
        with nogil():
            copy_often(self.state, twin.state, n)


def play_games_at_random(
    tally: Tally,
    players: int,
    games: int,
    seed: int,
    keen: int = 0,
    rounds: int = 200,
    rules: int = BASE,
    grid: Sequence[int] = (),
    neutrals: bool = False,
    caravan: bool = False,
    letters_deck: bool = False,
) -> None:
    """Play whole games; `keen`: a bit for each seat that never declines."""
    blank: Position = Position.__new__(Position)
    game: Position = Position.__new__(Position)
    start: Long = mixed(seed)
    at_random: bool = not grid
    blank.state.players_n = players
    blank.state.rules = rules
    blank.state.with_neutrals = neutrals
    blank.state.with_caravan = caravan
    blank.state.letters_deck = letters_deck
    if grid:
        clear_board(blank.state)
        for spot in range(SPOTS):
            if grid[spot]:
                lay_place(blank.state, grid[spot], spot)
    with nogil():
        play_games(game.state, blank.state, tally.state, start, games, keen, rounds, at_random)
    if game.state.asked == STUCK:
        raise RuntimeError(f"question {game.state.question} has no option: a mistake in a rule")
