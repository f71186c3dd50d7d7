"""Searchers over both engines, and positions for them."""

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

from bedesten.engine import position, searchers
from bedesten.engine.constants import HIDDEN, SEEN
from bedesten.engine.features import FEATURES
from bedesten.engine.options import RULE_SETS

FAST: Any = import_module("bedesten.engine._fast")
PURE: Any = searchers


def random_net(engine: Any, seed: int = 1) -> Any:
    """Knows nothing, but has opinions."""
    random = Random(seed)
    net = engine.Net()
    net.fill(
        [random.randint(-900, 900) for _ in range(FEATURES * HIDDEN)],
        [random.randint(-900, 900) for _ in range(HIDDEN)],
        [random.randint(-900, 900) for _ in range(HIDDEN)],
    )
    return net


def questions(n: int, apart: int = 17, seed: int = 1) -> Iterator[Any]:
    """So many moments of keen games in each rule set, at which there is a choice; every so many answers."""
    for number, rules in enumerate(RULE_SETS.values()):
        game, found, answers = FAST.Position(2 + number, seed + number, rules), 0, 0
        while found < n:
            if game.over:
                game = FAST.Position(2 + number, seed + 100 + found, rules)
            answers += 1
            if answers >= apart and len(game.options) > 1:
                yield game.copy()
                found, answers = found + 1, 0
            game.push(game.random_choice(True))


def as_pure(fast: Any) -> Any:
    """The same position for the uncompiled engine."""
    twin = position.Position.__new__(position.Position)
    fill(twin.state, fast.state)
    assert twin.memory() == fast.memory()
    return twin


def fill(to: Any, source: Any) -> None:
    for name in type(to).__slots__:
        value = getattr(source, name)
        if isinstance(value, int):
            setattr(to, name, value)
        elif hasattr(value, "_fields_"):
            fill(getattr(to, name), value)
        else:
            row = getattr(to, name)
            for i in range(len(row)):
                if isinstance(row[i], int):
                    row[i] = value[i]
                elif isinstance(row[i], list):
                    row[i][:] = value[i]
                else:
                    fill(row[i], value[i])


def deal_otherwise(game: Any, seat: int) -> int:
    """Exchange a hidden card of every other player for one of the deck, and a guild card; how many were exchanged."""
    state, exchanged = game.state, 0
    for player in (state.players[other] for other in range(state.players_n) if other != seat):
        unseen = [card for card, held in enumerate(player.hand) if held % SEEN > held // SEEN]
        others = [card for card, n in enumerate(state.deck) if n and card not in unseen]
        if unseen and others:
            player.hand[unseen[0]] -= 1
            player.hand[others[-1]] += 1
            state.deck[unseen[0]] += 1
            state.deck[others[-1]] -= 1
            exchanged += 1
        if player.guild and state.guild_deck:
            given, taken = player.guild & -player.guild, state.guild_deck & -state.guild_deck
            player.guild += taken - given
            state.guild_deck += given - taken
            exchanged += 1
    return exchanged
