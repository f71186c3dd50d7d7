"""What came out of a match."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from bedesten.engine.core import COMPILED
from bedesten.research.arena.block import SUBSTITUTE, Block, Played
from bedesten.research.arena.elo import elos
from bedesten.research.arena.match import Match
from bedesten.research.arena.shares import Interval, share_of
from bedesten.research.arena.sprt import Verdict


@dataclass(frozen=True)
class Figures:
    """Of a bot. Its share is that of a single seat: 1/players is par."""

    share: float
    low: float  # 95 %: the wider of the two intervals below, at either end
    high: float
    elo: float | None  # above the last bot; None: the library for it is not installed
    mean_winning_round: float | None  # None: it has won nothing
    ms_per_turn: float | None
    wilson: Interval
    over_blocks: Interval | None  # from how much blocks differ; None: there is only one
    seats: int  # in a game
    games: int  # in which it sat
    wins: float  # in all its seats; shared ones are divided
    substituted: int  # how often somebody else had to play a game on for it; such a game is lost


@dataclass(frozen=True)
class Report:
    """Of a match, as far as it was played."""

    rules: str
    players: int
    layout: str
    variants: list[str]
    seed: int
    rounds_limit: int
    games: int
    blocks: int
    unfinished: int  # games that were stopped at the limit of rounds: nobody has won them
    compiled: bool
    bots: dict[str, Figures]
    sprt: Verdict | None
    substitute: str  # who plays on where a program cannot
    faults: dict[str, int]  # why, and how often

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @property
    def remarks(self) -> list[str]:
        """What must be said with the figures."""
        said = [f"{fault} ({times} times)" if times > 1 else fault for fault, times in self.faults.items()]
        if self.unfinished:
            said.append(
                f"{self.unfinished} of {self.games} games were stopped after {self.rounds_limit} rounds and have no winner. "
                "--rounds N lets them go on longer."
            )
        if any(figures.elo is None for figures in self.bots.values()):
            said.append("There is no Elo without the library choix: pip install 'bedesten[arena]'")
        return said


def report(match: Match, blocks: Sequence[Block], verdict: Verdict | None) -> Report:
    games = [game for block in blocks for game in block.games]
    options = match.options
    strengths = elos(match.names, [_ranking(match, block, game) for block in blocks for game in block.games if game.ranks])
    return Report(
        rules=options.rules,
        players=options.players,
        layout=options.layout,
        variants=list(options.variants),
        seed=match.seed,
        rounds_limit=match.rounds,
        games=len(games),
        blocks=len(blocks),
        unfinished=sum(not game.ranks for game in games),
        compiled=COMPILED,
        bots={name: _figures(name, blocks, strengths[name] if strengths else None) for name in match.names},
        sprt=verdict,
        substitute=SUBSTITUTE,
        faults=dict(Counter(fault for game in games for fault in game.faults if fault)),
    )


def _figures(bot: str, blocks: Sequence[Block], elo: float | None) -> Figures:
    sat_in = [block.games for block in blocks if bot in block.games[0].bots]
    games = [game for block in sat_in for game in block]
    seats = games[0].bots.count(bot)
    share = share_of([[game.won(bot) for game in block] for block in sat_in], seats)
    wins = sum(game.won(bot) for game in games)
    turns = sum(n for game in games for name, n in zip(game.bots, game.turns, strict=True) if name == bot)
    ms = sum(n for game in games for name, n in zip(game.bots, game.ms, strict=True) if name == bot)
    return Figures(
        share=round(share.share, 4),
        low=round(share.low, 4),
        high=round(share.high, 4),
        elo=None if elo is None else round(elo, 1),
        mean_winning_round=round(sum(game.rounds * game.won(bot) for game in games) / wins, 2) if wins else None,
        ms_per_turn=round(ms / turns, 3) if turns else None,
        wilson=share.wilson,
        over_blocks=share.over_blocks,
        seats=seats,
        games=len(games),
        wins=round(wins, 2),
        substituted=sum(
            bool(fault) and name == bot for game in games for name, fault in zip(game.bots, game.faults, strict=True)
        ),
    )


def _ranking(match: Match, block: Block, game: Played) -> list[str]:
    """The best first. Whoever was substituted is last; between equals a lot decides, which is always the same."""
    lots = Random(f"{match.seed_of(block.number)} {game.bots}")
    order = sorted(
        (bool(fault), rank, lots.random(), name) for name, rank, fault in zip(game.bots, game.ranks, game.faults, strict=True)
    )
    return [name for *_, name in order]
