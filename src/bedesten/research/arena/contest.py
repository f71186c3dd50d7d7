"""Playing a match: what is not in the log yet, until all is played, or the test is sure."""

from collections.abc import Callable
from contextlib import closing

from bedesten.engine.errors import Refused
from bedesten.research.arena.block import Block
from bedesten.research.arena.crew import Crew, alone
from bedesten.research.arena.log import Log
from bedesten.research.arena.match import Match
from bedesten.research.arena.report import Report, report
from bedesten.research.arena.sprt import Claims, Verdict, verdict
from bedesten.research.loss import Told

Progress = Callable[[int], None]  # is told how many games have been played


def contest(
    match: Match,
    games: int,
    crew: Crew = alone,
    log: Log | None = None,
    claims: Claims | None = None,
    progress: Progress = lambda _: None,
    told: Told = lambda _: None,
) -> Report:
    """So many games, in whole blocks; fewer, if one of two claims is clear before.

    >>> from bedesten.engine.options import Options
    >>> contest(Match(Options(2), ("keen", "random")), games=6).bots["keen"].share
    1.0
    """
    if claims and len(match.names) != 2:
        raise Refused(f"A sequential test is between two bots, the new one and the old one, not {len(match.names)}.")
    wanted = range(match.blocks_for(games))
    played = {number: block for number, block in log.blocks.items() if number in wanted} if log else {}
    judge = Judge(match, claims)
    missing = (number for number in wanted if number not in played)
    with closing(crew(match, missing, told)) as playing:
        while not judge.is_sure(played) and (block := next(playing, None)):
            if log:
                log.add(block)
            played[block.number] = block
            progress(len(played) * match.games_in_block)
    return report(match, [played[number] for number in sorted(played)[: judge.needed]], judge.verdict)


class Judge:
    """Looks at the blocks in their order, however they come in: the test ends where it would end with a single worker."""

    def __init__(self, match: Match, claims: Claims | None) -> None:
        self._match, self._claims = match, claims
        self._seen: list[list[float]] = []
        self.verdict: Verdict | None = None
        self.needed: int | None = None  # blocks; None: all

    def is_sure(self, played: dict[int, Block]) -> bool:
        while self._claims and self.needed is None and len(self._seen) in played:
            block, new = played[len(self._seen)], self._match.names[0]
            self._seen.append([game.won(new) for game in block.games])
            self.verdict = verdict(self._claims, self._seen, block.games[0].bots.count(new), self._match.options.players)
            if self.verdict.holds:
                self.needed = len(self._seen)
        return self.needed is not None
