"""What a seat knows, as OpenSpiel asks for it: as a tensor and as a string, public, private or both, with or without memory."""

from typing import Any

import numpy as np
import pyspiel

from bedesten.engine.notation import SEATS
from bedesten.engine.options import Options
from bedesten.engine.view import SPECTATOR
from bedesten.research import actions
from bedesten.research.observation import Observer
from bedesten.research.table_text import table_text

REMEMBERED = 32  # answers that stand in the tensor of an information state; its string has all


class BedestenObserver:
    """`dict` are parts of `tensor`: features as fractions of their greatest values, and with memory the last answers. Only what
    is public and private together has a tensor."""

    def __init__(self, options: Options, kind: Any) -> None:
        self._kind = kind
        self._is_whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._observer = Observer(options.rules)
        self.tensor, self.dict = None, dict[str, Any]()
        self._row = np.empty(self._observer.size, np.int8)
        self._high = np.array(self._observer.high, np.float32)
        if self._is_whole:
            size = self._observer.size
            self.tensor = np.zeros(size + (2 * REMEMBERED if kind.perfect_recall else 0), np.float32)
            self.dict = {"observation": self.tensor[:size]}
            if kind.perfect_recall:
                self.dict["answers"] = self.tensor[size:].reshape(REMEMBERED, 2)

    def set_from(self, state: Any, player: int) -> None:
        if self.tensor is not None:
            self._observer.write(state.seen.position, player, self._row)
            np.divide(self._row, self._high, out=self.dict["observation"])
            if self._kind.perfect_recall:
                self._write_answers(state, player)

    def _write_answers(self, state: Any, player: int) -> None:
        """The last ones, the latest first: who gave it, from the player on, counted from 1; and the action, from 1."""
        rows, players = self.dict["answers"], state.num_players()
        rows[:] = 0
        given = [one for one in state.seen.told[-4 * REMEMBERED :] if one.by < players]
        for row, one in zip(rows, reversed(given[-REMEMBERED:]), strict=False):
            row[:] = 1 + (one.by - player) % players, 1 + actions.action(one.answer)

    def string_from(self, state: Any, player: int) -> str:
        kind, parts = self._kind, list[str]()
        seen = state.seen
        if kind.public_info:
            parts.append(
                seen.story(player if self._is_whole else SPECTATOR) if kind.perfect_recall else table_text(seen.position)
            )
        if kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            parts.append(f"{SEATS[player]} holds {seen.hand(player) or 'no card'}")
        elif kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            parts += [f"{SEATS[seat]} holds {seen.hand(seat) or 'no card'}" for seat in range(state.num_players())]
        return "\n".join(parts)
