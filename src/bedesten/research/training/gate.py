"""Is a net better than another one? A sequential test over pairs of games: the same seed, with the seats exchanged."""

from dataclasses import dataclass
from statistics import fmean, stdev

from bedesten.bots.net_file import NetFile
from bedesten.research.arena.sprt import Claims, verdict
from bedesten.research.training.games import Way, Workers

CHUNK = 10  # pairs that are played at once
PAIRS = 100  # at most
CLAIMS = Claims(elo0=0, elo1=20)


@dataclass(frozen=True)
class Passage:
    """What came out: its part of the wins, where one half is equal."""

    share: float
    error: float  # a standard error
    pairs: int
    is_better: bool


def seats_of(players: int, turned: int) -> int:
    """Every other seat; turned by one, the others."""
    return sum(1 << seat for seat in range(players) if (seat + turned) % 2 == 0)


def passage(workers: Workers, way: Way, net: NetFile, against: NetFile, players: tuple[int, ...], seed: int) -> Passage:
    """Play until it is clear, or for so many pairs; then the one with more wins is taken for better."""
    blocks: list[list[float]] = []
    holds = None
    while holds is None and len(blocks) < PAIRS:
        counts = [players[(len(blocks) + i) % len(players)] for i in range(CHUNK)]
        tables = [(n, seats_of(n, turned), seed + 10 * (len(blocks) + i)) for i, n in enumerate(counts) for turned in range(2)]
        won = [share for share, _ in workers.match(way, net, against, tables)]
        blocks += [won[i : i + 2] for i in range(0, len(won), 2)]
        holds = verdict(CLAIMS, blocks, seats=1, players=2).holds
    shares = [fmean(block) for block in blocks]
    share = fmean(shares)
    return Passage(share, stdev(shares) / len(shares) ** 0.5, len(shares), holds == "elo1" or (holds is None and share > 0.5))
