"""The bots by name."""

from collections.abc import Callable
from functools import partial
from inspect import getdoc

from bedesten.bots.bot import Bot
from bedesten.bots.greedy import GreedyBot
from bedesten.bots.keen import KeenBot
from bedesten.bots.levels import LEVELS, LevelBot
from bedesten.bots.random_bot import RandomBot
from bedesten.engine.errors import Refused, says

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "keen": KeenBot, "greedy": GreedyBot}
DESCRIPTIONS = {name: (getdoc(bot) or "").splitlines()[0] for name, bot in BOTS.items()}
BOTS |= {name: partial(LevelBot, level) for name, level in LEVELS.items()}
DESCRIPTIONS |= {name: level.about for name, level in LEVELS.items()}


def played_by(name: str, rules: str) -> str:
    """Who plays when a bot is asked for by name: a level without a net for the rules has a substitute."""
    bot = bot_named(name)
    return (bot.substitute(rules) if isinstance(bot, LevelBot) else "") or name


def for_people(rules: str) -> list[str]:
    """The bots to play against, the weakest first: the levels, or where there is no net, those that plan at all."""
    levels = [name for name in LEVELS if played_by(name, rules) == name]
    return levels or ["keen", "greedy"]


def usual(rules: str) -> str:
    """Whom one plays against if one does not choose."""
    return "level-2" if "level-2" in for_people(rules) else "greedy"


def bot_named(name: str) -> Bot:
    """A new bot, which remembers nothing of others with the same name.

    >>> type(bot_named("greedy")).__name__
    'GreedyBot'
    """
    if name not in BOTS:
        raise Refused(says("no-bot", bot=name, known=list(BOTS)))
    return BOTS[name]()
