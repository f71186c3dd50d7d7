"""A position that is looked at ever more closely. What was found so far goes in, what is known now comes out: so it can be
looked at in short pieces, for as long as somebody wants to know."""

from dataclasses import dataclass, replace
from functools import cache
from random import Random
from time import process_time

from bedesten.bots.bot import Sight
from bedesten.bots.estimate import estimate
from bedesten.bots.levels import rules_of, shipped_net
from bedesten.bots.thinking import Effort, Thinker, Weighed, rest_of_turn
from bedesten.engine.core import Roller, Searcher

OPTIONS = 5  # that are compared
WORLDS = 1024  # in which each of them is played on: then it is known well enough
AT_A_LOOK, STEP = 32, 4  # worlds for each: of one look, and between two looks at the clock
LONGEST = 0.25  # seconds of the processor for a look: others wait for no longer


@dataclass(frozen=True)
class Looked:
    """The chances of all seats, and the best answers, the best one first, each with the rest of its turn."""

    worlds: int
    looks: int
    chances: list[float]
    best: list[Weighed]
    lines: dict[int, tuple[int, ...]]

    @property
    def is_done(self) -> bool:
        return self.worlds >= WORLDS


def look(sight: Sight, seed: int, so_far: Looked | None = None) -> Looked:
    """At first the search alone, then the same options in more and more worlds. Refused, if there is no net for these rules."""
    net = shipped_net(rules_of(sight))
    chances = estimate(sight, Random(seed + so_far.looks if so_far else seed)).chances
    position = sight.imagine(seed)
    if so_far is None:
        best = Thinker(net, Effort()).weigh(sight, Random(seed))[:OPTIONS]
        searcher = Searcher()
        lines = {one.option: tuple(rest_of_turn(searcher, net, position, sight.seat, one.option)) for one in best}
        return Looked(0, 1, chances, best, lines)
    best, worlds, until = [replace(one) for one in so_far.best], so_far.worlds, process_time() + LONGEST
    roller = _roller()
    roller.begin(position, sight.seat, seed)
    while worlds < so_far.worlds + AT_A_LOOK and (worlds == so_far.worlds or process_time() < until):
        for one in best:
            one.add(*roller.worth(net, one.option, worlds, STEP), STEP)
        worlds += STEP
    best.sort(key=lambda one: -one.chance)
    looks = so_far.looks
    mean = [(before * looks + now) / (looks + 1) for before, now in zip(so_far.chances, chances, strict=True)]
    return replace(so_far, worlds=worlds, looks=looks + 1, chances=mean, best=best)


@cache
def _roller() -> Roller:
    """One for each process: it is large."""
    effort = Effort()
    return Roller(effort.rounds, effort.answers, effort.later_answers, effort.rival_answers, effort.rivals_by_net)
