"""Playing a block of games."""

from contextlib import ExitStack, suppress
from dataclasses import asdict, dataclass
from random import Random
from time import perf_counter, process_time
from typing import Any

from bedesten.bots.bot import Bot, Sight
from bedesten.bots.pipe import Fault
from bedesten.bots.program import PREFIX, ProgramBot
from bedesten.bots.roster import bot_named
from bedesten.bots.whole_game import play_out
from bedesten.engine.core import Position, Tally
from bedesten.engine.standing import standings
from bedesten.engine.start import start
from bedesten.research.arena.entrants import entrant
from bedesten.research.arena.match import Match, Seats

SUBSTITUTE = "greedy"  # plays a game on when a program cannot


@dataclass(frozen=True)
class Played:
    """A game. Lists are by seat."""

    bots: list[str]
    ranks: list[int]  # empty: it was stopped
    rounds: int
    turns: list[int]
    ms: list[float]  # that the bots thought: of the processor; for programs, by the clock
    faults: list[str]  # why a substitute had to play on; empty if none had to

    def won(self, bot: str) -> float:
        """What a bot has won of it, in all its seats; several winners share it. What a substitute wins is nobody's."""
        winners = [seat for seat, rank in enumerate(self.ranks) if rank == 1]
        return sum(self.bots[seat] == bot and not self.faults[seat] for seat in winners) / max(1, len(winners))


@dataclass(frozen=True)
class Block:
    number: int
    games: list[Played]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


class Sitter:
    """A bot in its seat for the games of a block, and what there is to be told of it."""

    def __init__(self, name: str, seconds: float) -> None:
        self.name = name
        self._seconds = seconds
        self._program = ProgramBot(name.removeprefix(PREFIX), seconds) if name.startswith(PREFIX) else None
        self._own: Bot = self._program or entrant(name)
        self._clock = perf_counter if self._program else process_time

    def sit_down(self, match: Match, seat: int, seed: int) -> None:
        self._bot, self._seat, self._random = self._own, seat, Random(f"{seed} {seat}")
        self.fault, self.spent = "", 0.0
        if self._program:
            try:
                self._program.begin(match.options, seat, seed)
            except Fault as fault:
                self._give_way(fault)

    def choose(self, position: Position) -> int:
        sight = Sight(position, self._seat, self._random.getrandbits(60))
        begun = self._clock()
        try:
            return self._bot.choose(sight, self._random)
        except Fault as fault:
            self._give_way(fault)
            return self._bot.choose(sight, self._random)
        finally:
            self.spent += self._clock() - begun

    def rise(self, ranks: dict[int, int]) -> None:
        if self._program and not self.fault:
            with suppress(Fault):  # the game is over: the next one will show whether it matters
                self._program.end(ranks)

    def close(self) -> None:
        if self._program:
            self._program.close()

    def _give_way(self, fault: Fault) -> None:
        self.fault = f"{self.name} {fault}"
        self._bot = bot_named(SUBSTITUTE)
        self.close()


def play_block(match: Match, number: int) -> Block:
    """Bots are new at its beginning, so it does not matter who plays it, and what was played before."""
    seatings, seed = match.seatings(number), match.seed_of(number)
    with ExitStack() as stack:
        crowd: dict[tuple[str, int], Sitter] = {}
        for key in _keys(seatings[0]):
            crowd[key] = Sitter(key[0], match.seconds)
            stack.callback(crowd[key].close)
        return Block(number, [_play(match, seed, [crowd[key] for key in _keys(seating)]) for seating in seatings])


def _keys(seating: Seats) -> list[tuple[str, int]]:
    """Whoever sits there several times does so as several."""
    return [(name, seating[:seat].count(name)) for seat, name in enumerate(seating)]


def _play(match: Match, seed: int, sitters: list[Sitter]) -> Played:
    position = start(match.options, seed)
    state: Any = position.state
    for seat, sitter in enumerate(sitters):
        sitter.sit_down(match, seat, seed)
    begun: dict[int, int] = {}  # whose each turn was

    def ask(position: Position) -> int:
        begun[state.turns] = state.turn_of
        return sitters[position.asked].choose(position)

    play_out(position, ask, match.rounds, Tally())
    ranks = {standing.seat: standing.rank for standing in standings(position)} if position.over else {}
    for sitter in sitters:
        sitter.rise(ranks)
    return Played(
        bots=[sitter.name for sitter in sitters],
        ranks=[ranks[seat] for seat in sorted(ranks)],
        rounds=state.round if position.over else match.rounds,
        turns=[list(begun.values()).count(seat) for seat in range(len(sitters))],
        ms=[round(1000 * sitter.spent, 3) for sitter in sitters],
        faults=[sitter.fault for sitter in sitters],
    )
