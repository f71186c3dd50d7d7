"""The bots by name."""
from bedesten.bots.bot import Bot
from bedesten.bots.greedy import GreedyBot
from bedesten.bots.keen import KeenBot
from bedesten.bots.random_bot import RandomBot
from bedesten.engine.errors import Refused

BOTS: dict[str, type[Bot]] = {"greedy": GreedyBot, "keen": KeenBot, "random": RandomBot}


def bot_names() -> list[str]:
    return list(BOTS)


def named_bot(name: str) -> Bot:
    if name not in BOTS:
        raise Refused(f"There is no bot '{name}'; there are {', '.join(bot_names())}.")
    return BOTS[name]()
