"""The bots by name."""

from collections.abc import Callable
from inspect import getdoc

from bedesten.bots.bot import Bot
from bedesten.bots.greedy import GreedyBot
from bedesten.bots.keen import KeenBot
from bedesten.bots.random_bot import RandomBot
from bedesten.engine.errors import Refused
from bedesten.engine.sentences import Catalogue

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "keen": KeenBot, "greedy": GreedyBot}
DESCRIPTIONS = {name: (getdoc(bot) or "").splitlines()[0] for name, bot in BOTS.items()}
SENTENCES = {"no-bot": "There is no bot '{bot}'; there is {known}."}
says = Catalogue(SENTENCES)


def bot_named(name: str) -> Bot:
    """A new bot, which remembers nothing of others with the same name.

    >>> type(bot_named("greedy")).__name__
    'GreedyBot'
    """
    if name not in BOTS:
        raise Refused(says("no-bot", bot=name, known=list(BOTS)))
    return BOTS[name]()
