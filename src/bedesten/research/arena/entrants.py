"""Whether those who are named can play at all, before anybody does."""

from contextlib import closing
from dataclasses import replace
from math import inf
from pathlib import Path

from bedesten.bots.bot import Bot
from bedesten.bots.levels import LEVELS, LevelBot, NetBot
from bedesten.bots.net_file import read
from bedesten.bots.pipe import Fault
from bedesten.bots.program import PREFIX, ProgramBot
from bedesten.bots.roster import bot_named
from bedesten.engine.errors import Refused
from bedesten.research.arena.match import Match

NET = "net:"


def check_entrants(match: Match) -> None:
    for name in match.names:
        if name.startswith(PREFIX):
            _check_program(match, name)
        else:
            entrant(name)


def entrant(name: str) -> Bot:
    """A bot by its name, or one that plays as level 3 does with the net of a file. Levels count worlds, and look at no clock:
    a busy machine must not make them weaker than they are."""
    if name.startswith(NET):
        return NetBot(read(Path(name.removeprefix(NET))).net())
    if name in LEVELS:
        return LevelBot(replace(LEVELS[name], effort=replace(LEVELS[name].effort, seconds=inf)))
    return bot_named(name)


def _check_program(match: Match, name: str) -> None:
    with closing(ProgramBot(name.removeprefix(PREFIX), match.seconds)) as program:
        try:
            program.begin(match.options, 0, 0)
        except Fault as fault:
            raise Refused(f"{name} {fault} Try it by hand: it must answer 'bedesten-bot 1' with 'ready'.") from None
