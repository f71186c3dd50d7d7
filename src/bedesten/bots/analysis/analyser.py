"""The analysis of a game that is over. It follows from the game alone: whoever asks gets the same one."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import groupby
from math import inf, sqrt
from time import monotonic

from bedesten.bots.analysis.choices import DEPTHS, DOUBTFUL, MISTAKE, Judge, Judged, words
from bedesten.bots.analysis.course import Course
from bedesten.bots.analysis.report import FORMAT, Analysis, Better, Mark, Share, Shares, Turn
from bedesten.bots.bot import Sight
from bedesten.bots.levels import shipped_net
from bedesten.bots.net_file import SHIPPED
from bedesten.engine.constants import FATE, NOBODY
from bedesten.engine.core import Net
from bedesten.engine.errors import Refused, says
from bedesten.engine.game import Entry, Game
from bedesten.engine.options import RULES_VERSION

Told = Callable[[int, int], None]  # is told how many steps are done, of how many


@dataclass(frozen=True)
class Stretch:
    """The events of a turn."""

    turn: int
    seat: int
    first: int
    last: int


def analyse(game: Game, depth: str = "normal", told: Told | None = None, seconds: float = inf) -> Analysis:
    """Within so many seconds: those turns that could not be looked at closely have no cost then."""
    if not game.over:
        raise Refused(says("analysis-later"))
    return _Looking(game, depth, told or (lambda done, of: None), monotonic() + seconds).analysis()


def _net(rules: str) -> Net:
    try:
        return shipped_net(rules)
    except Refused as refused:
        missing = says("no-net", rules=rules)
        raise Refused(missing, said=(missing, *refused.said)) from None


def made_by(rules: str) -> str:
    """What an analysis of such games depends on, besides the game: another net finds something else."""
    _net(rules)
    return f"{FORMAT} {sha256((SHIPPED / f'{rules}.net').read_bytes()).hexdigest()[:16]}"


def digest_of(game: Game) -> str:
    """Of what was played, whoever played it, and whenever."""
    options = game.options
    head = (
        f"{options.rules} {RULES_VERSION} {options.players} {options.layout} {' '.join(options.variants)} {game.begun_from or ''}"
    )
    return sha256(f"{head}\n{' '.join(entry.word for entry in game.log)}".encode()).hexdigest()[:32]


def stretches(log: list[Entry]) -> list[Stretch]:
    """One for each turn; behind the last one, one for each player who still answers. The set-up is nobody's."""
    found = []
    numbered = [(n, entry) for n, entry in enumerate(log) if entry.turn]
    for (turn, seat), part in groupby(numbered, lambda pair: _whose(pair[1])):
        events = [n for n, _ in part]
        found.append(Stretch(turn, seat, events[0], events[-1]))
    return found


def _whose(entry: Entry) -> tuple[int, int]:
    return entry.turn, entry.seat if entry.turn_of == NOBODY else entry.turn_of


class _Looking:
    def __init__(self, game: Game, depth: str, told: Told, until: float) -> None:
        self.game, self.depth, self.told, self.until = game, depth, told, until
        net = _net(game.options.rules)
        self.course, self.judge = Course(net, DEPTHS[depth].course), Judge(net, DEPTHS[depth])
        self.digest = digest_of(game)
        self.stretches = stretches(game.log)
        self.choices = [n for part in self.stretches for n in self._choices_in(part)]
        self.steps, self.done = len(self.stretches) + len(self.choices), 0

    def _choices_in(self, part: Stretch) -> Iterator[int]:
        """What the one whose turn it is has chosen."""
        for n in range(part.first, part.last + 1):
            if self.game.log[n].seat == part.seat and not self.game.log[n].forced:
                yield n

    def analysis(self) -> Analysis:
        turns = self._course()
        looked_at = 0
        for i, part in enumerate(self.stretches):
            if monotonic() > self.until:
                break
            judged = {n: self._judged(n) for n in self._choices_in(part)}
            looked_at += len(judged)
            turns[i] = self._marked(turns[i], judged)
        options, result = self.game.options, self._result()
        shares = [_share(seat, turns, result) for seat in range(options.players)]
        names = list(self.game.names)
        return Analysis(
            options.rules, options.players, names, self.digest, self.depth, looked_at, len(self.choices), turns, result, shares
        )

    # -- how it went

    def _course(self) -> list[Turn]:
        begun = [self._begun(part) for part in self.stretches]
        turns = []
        for part, before, after in zip(self.stretches, begun, [*begun[1:], self._result()], strict=True):
            change = [late - early for early, late in zip(before, after, strict=True)]
            luck = self._luck(part)
            choices = [whole - lucky for whole, lucky in zip(change, luck, strict=True)]
            turns.append(Turn(part.turn, part.seat, part.first, part.last, before, change, luck, choices))
        return turns

    def _begun(self, part: Stretch) -> Shares:
        """In the same worlds for all turns: so they can be compared."""
        self._step()
        return self.course.chances(self.game.position_before(part.first), self._seed("chances"))

    def _luck(self, part: Stretch) -> Shares:
        found = [0] * self.game.options.players
        for n in range(part.first, part.last + 1):
            entry = self.game.log[n]
            if entry.seat == FATE:
                lucky = self.course.luck(self.game.position_before(n), entry.answer, self._seed(f"luck {n}"))
                found = [whole + more for whole, more in zip(found, lucky, strict=True)]
        return found

    def _result(self) -> Shares:
        return self.course.chances(self.game.position, 0)

    # -- what it cost

    def _judged(self, n: int) -> Judged:
        entry, position = self.game.log[n], self.game.position_before(n)
        sight = Sight(position, entry.seat, self._seed(f"sight {n}"))
        self._step()
        return self.judge.judged(sight, entry.answer, self._seed(f"choice {n}"))

    def _marked(self, turn: Turn, judged: dict[int, Judged]) -> Turn:
        cost = max(0, sum(one.cost for one in judged.values()))
        error = round(sqrt(sum(one.error**2 for one in judged.values())))
        mark: Mark = ""
        if cost > 2 * error and cost >= DOUBTFUL:
            mark = "mistake" if cost >= MISTAKE else "doubtful"
        elif cost < DOUBTFUL and any(one.gain for one in judged.values()):
            mark = "good"
        worst = max(judged, key=lambda n: judged[n].cost, default=None)
        if worst is None or cost <= 2 * error or judged[worst].cost <= 2 * judged[worst].error:
            return replace(turn, cost=cost, error=error, mark=mark)
        one = judged[worst]
        better = Better(worst, self.game.log[worst].word, words(one.line), one.cost, one.error)
        return replace(turn, cost=cost, error=error, mark=mark, better=better)

    def _seed(self, what: str) -> int:
        return int.from_bytes(sha256(f"{self.digest} {what}".encode()).digest()[:7])

    def _step(self) -> None:
        self.done += 1
        self.told(self.done, self.steps)


def _share(seat: int, turns: list[Turn], result: Shares) -> Share:
    own = [turn for turn in turns if turn.seat == seat]
    marks = {mark: sum(turn.mark == mark for turn in own) for mark in ("good", "doubtful", "mistake")}
    return Share(
        seat,
        turns[0].chances[seat] if turns else result[seat],
        result[seat],
        sum(turn.luck[seat] for turn in turns),
        sum(turn.choices[seat] for turn in own),
        sum(turn.choices[seat] for turn in turns if turn.seat != seat),
        sum(turn.cost or 0 for turn in own),
        marks,
    )
