"""Who may play in an arena: bots by name, and nets from files."""

from itertools import count
from pathlib import Path
from random import Random

import pytest

from bedesten.bots import thinking
from bedesten.bots.bot import Sight
from bedesten.bots.levels import LevelBot
from bedesten.bots.net_file import SHIPPED
from bedesten.engine.errors import Refused
from bedesten.research.arena.entrants import entrant
from engine.searching import questions


def test_a_net_of_ones_own_can_play(tmp_path: Path) -> None:
    game = next(questions(1))
    assert entrant(f"net:{SHIPPED / 'base.net'}").choose(Sight(game, game.asked, 1), Random(1)) in game.options
    with pytest.raises(Refused, match="can’t be read"):
        entrant(f"net:{tmp_path / 'none.net'}")
    with pytest.raises(Refused, match="There is no bot"):
        entrant("nobody")


def test_levels_look_at_no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a world takes, they think as much as their level says: the same seed gives the same games."""
    clock = count(0, 1000)
    monkeypatch.setattr(thinking, "monotonic", lambda: float(next(clock)))
    game = next(questions(1))
    bot = entrant("level-4")
    assert isinstance(bot, LevelBot) and not bot.think(Sight(game, game.asked, 1), Random(1)).is_eased
