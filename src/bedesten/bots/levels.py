"""Five levels to play against: the lower ones look less far and choose more softly among what seems good. None of them plays what
it finds bad."""

import warnings
from dataclasses import dataclass, replace
from functools import cache
from math import exp, inf, log
from random import Random
from typing import Any, NamedTuple

from bedesten.bots.bot import Bot, Sight
from bedesten.bots.greedy import GreedyBot
from bedesten.bots.net_file import SHIPPED, read
from bedesten.bots.thinking import Effort, Thinker, Weighed
from bedesten.engine.core import Net
from bedesten.engine.errors import Refused
from bedesten.engine.options import RULE_SETS

DEARER = {"mocha": 2, "letters": 4, "grand": 4}  # so many times as long a world takes: there are fewer of them
NOT_BAD = 2.5  # softness: what is worse than the best by more than so many times of it is never chosen
SUBSTITUTE = "greedy"  # plays where there is no net


@dataclass(frozen=True)
class Level:
    about: str
    effort: Effort
    softness: float = 0.0  # options whose log odds of a win are lower by so much are chosen with 1/e of the weight

    def effort_for(self, rules: str) -> Effort:
        return replace(self.effort, worlds=self.effort.worlds // DEARER.get(rules, 1))


LEVELS = {
    "level-1": Level("Is learning: looks a few steps ahead, and is happy with what seems good.", Effort(answers=60), 0.3),
    "level-2": Level("Plays along well, and overlooks something now and then.", Effort(answers=200), 0.08),
    "level-3": Level("Knows what a turn is worth.", Effort()),
    "level-4": Level(
        "Thinks of the next round, too.", Effort(worlds=512, seconds=1.0, options=8, margin=0.15, rivals_by_net=True)
    ),
    "level-5": Level(
        "Takes its time, and misses little.",
        Effort(worlds=2000, seconds=5.0, options=10, margin=0.2, rounds=2, rivals_by_net=True),
    ),
}


@cache
def shipped_net(rules: str) -> Net:
    """The net that comes with Bedesten."""
    return read(SHIPPED / f"{rules}.net").net()


def rules_of(sight: Sight) -> str:
    state: Any = sight.imagine(0).state
    return next(name for name, number in RULE_SETS.items() if number == state.rules)


class Thought(NamedTuple):
    """An answer; has the bot thought less about it than its level would have it; and the chance to win that it saw in it, if it
    has searched."""

    choice: int
    is_eased: bool = False
    chance: float | None = None


class LevelBot:
    """Thinks with a net, as far as its level goes. Where there is none that it can use, `greedy` plays for it."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self._players: dict[str, Thinker | Bot] = {}  # by rule set

    def choose(self, sight: Sight, random: Random) -> int:
        return self.think(sight, random).choice

    def think(self, sight: Sight, random: Random, halvings: int = 0) -> Thought:
        """With so many halvings of the worlds of its level: in a busy house, for example."""
        player = self._player(sight)
        if not isinstance(player, Thinker):
            return Thought(player.choose(sight, random))
        weighed = player.weigh(sight, random, halvings)
        choice = chosen(weighed, self.level.softness, random)
        return Thought(choice, player.is_eased, next(option.chance for option in weighed if option.option == choice))

    def untimed(self) -> "LevelBot":
        """One that thinks as far as its level goes, however long it takes."""
        return LevelBot(replace(self.level, effort=replace(self.level.effort, seconds=inf)))

    def substitute(self, rules: str) -> str:
        """Who plays for it with these rules; nobody if it can play itself."""
        try:
            shipped_net(rules)
        except Refused:
            return SUBSTITUTE
        return ""

    def _player(self, sight: Sight) -> "Thinker | Bot":
        rules = rules_of(sight)
        if rules not in self._players:
            try:
                self._players[rules] = Thinker(shipped_net(rules), self.level.effort_for(rules))
            except Refused as refused:
                warnings.warn(f"{refused} {SUBSTITUTE} plays instead.", stacklevel=2)
                self._players[rules] = GreedyBot()
        return self._players[rules]


class NetBot:
    """Searches through its turn with a net of one's own."""

    def __init__(self, net: Net) -> None:
        self._thinker = Thinker(net, Effort())

    def choose(self, sight: Sight, random: Random) -> int:
        return self._thinker.weigh(sight, random)[0].option


def chosen(weighed: list[Weighed], softness: float, random: Random) -> int:
    """The best one; or softly, one of those that are nearly as good."""
    if not softness:
        return weighed[0].option
    odds = {option.option: log_odds(option.chance) for option in weighed}
    best = max(odds.values())
    good = [option for option, found in odds.items() if found >= best - NOT_BAD * softness]
    return random.choices(good, [exp((odds[option] - best) / softness) for option in good])[0]


def log_odds(chance: float) -> float:
    """Whoever is nearly sure to win must still see which turn is better: by their chances all would be alike."""
    chance = min(max(chance, 1e-6), 1 - 1e-6)
    return log(chance / (1 - chance))
