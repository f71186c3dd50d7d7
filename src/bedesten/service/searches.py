"""Positions that somebody looks at, searched ever more closely for as long as he does. Each look is short, is asked for anew, and
comes after the bots: so nobody waits behind it, and whoever has gone away is not searched for."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256

from bedesten.bots.analysis.refining import Looked, look
from bedesten.bots.bot import Sight
from bedesten.bots.levels import shipped_net
from bedesten.engine.errors import Refused, says
from bedesten.engine.position_text import write_position
from bedesten.service.imports import game_of
from bedesten.service.thinking_queue import ThinkingQueue

SEARCHES_KEPT = 500  # positions
SHARED_TURN = "positions"  # all who search have the turns of one table, each person in his


@dataclass
class Search:
    """Of a position, through the eyes of the seat that is asked."""

    sight: Sight
    seed: int
    found: Looked | None = None
    looking: asyncio.Task[None] | None = None


class Searches:
    def __init__(self, turns: ThinkingQueue) -> None:
        self._turns = turns
        self._kept: OrderedDict[bytes, Search] = OrderedDict()  # by the digest of what was sent

    def knows(self, text: str) -> bool:
        """Has it been read already?"""
        return _digest(text) in self._kept

    async def look(self, text: str, worlds: int, person: str) -> tuple[int, Looked]:
        """The seat that is asked, and what is known: if there is more than was found in so many worlds, at once, otherwise after
        one more look. The same for everybody: what comes out follows from the position alone."""
        search = await self._search(text)
        if search.found is None or (search.found.worlds <= worlds and not search.found.is_done):
            if search.looking is None:
                search.looking = asyncio.create_task(self._look(search, person))
            await asyncio.shield(search.looking)
        assert search.found is not None
        return search.sight.seat, search.found

    async def _search(self, text: str) -> Search:
        which = _digest(text)
        if which not in self._kept:
            begun = await asyncio.to_thread(_begun, text)
            search = self._kept.setdefault(which, begun)
            while len(self._kept) > SEARCHES_KEPT:
                self._kept.popitem(last=False)
            return search
        self._kept.move_to_end(which)
        return self._kept[which]

    async def _look(self, search: Search, person: str) -> None:
        try:
            search.found = await self._turns.for_person(SHARED_TURN, person, look, search.sight, search.seed, search.found)
        finally:
            search.looking = None


def _digest(text: str) -> bytes:
    return sha256(text.encode(errors="replace")).digest()


def _begun(text: str) -> Search:
    game, _ = game_of(text)
    game.wording()  # refused, if the game is over
    try:
        shipped_net(game.options.rules)
    except Refused:
        raise Refused(says("analysis-no-net")) from None
    seed = int.from_bytes(sha256(write_position(game).encode()).digest()[:7])
    return Search(Sight(game.position, game.asked, seed), seed)
