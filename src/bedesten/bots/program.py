"""Bots from outside: programs that are shown what their seat may know, and answer, line by line. See docs/bot-protocol.md."""

import json
from dataclasses import asdict
from random import Random
from time import monotonic

from bedesten.bots.bot import Sight
from bedesten.bots.pipe import UNREAD, Fault, Pipe, quoted
from bedesten.engine.notation import SEATS, word
from bedesten.engine.options import Options

PREFIX = "program:"
STARTING = 60.0  # seconds until a program must be ready, however quickly it must answer


class ProgramBot:
    """Asks a program. It runs from the first game until `close`; whatever it does wrong is a `Fault`."""

    def __init__(self, command: str, seconds: float) -> None:
        self.command = command
        self.seconds = seconds  # for an answer
        self._pipe: Pipe | None = None

    def begin(self, options: Options, seat: int, seed: int) -> None:
        """A game begins. A program that takes all its chance from the seed plays the same game again."""
        variants = f" variants={','.join(options.variants)}" if options.variants else ""
        game = f"game rules={options.rules} players={options.players}{variants} seat={SEATS[seat]} seed={seed}"
        self._ready().send(game, self.seconds)

    def choose(self, sight: Sight, random: Random) -> int:
        view, words = sight.view(), {word(option): option for option in sight.options}
        pipe = self._ready()
        pipe.send(f"view {json.dumps(asdict(view))}\nask {view.question} {' '.join(words)}", self.seconds)
        said = _said(pipe, self.seconds)
        answer = said.removeprefix("answer ")
        if answer not in words:
            raise Fault(f"wrote {quoted(said)}, which answers none of {quoted(' '.join(words))}.")
        return words[answer]

    def end(self, ranks: dict[int, int]) -> None:
        """A game is over, with the ranks by seat; there are none if it was stopped."""
        self._ready().send(" ".join(["over", *(f"{SEATS[seat]}={rank}" for seat, rank in ranks.items())]), self.seconds)

    def close(self) -> None:
        if self._pipe:
            self._pipe.close("quit")
        self._pipe = None

    def _ready(self) -> Pipe:
        if not self._pipe:
            self._pipe = Pipe(self.command)
            self._pipe.send("bedesten-bot 1", STARTING)
            if (said := _said(self._pipe, STARTING)) != "ready":
                raise Fault(f"wrote {quoted(said)} instead of 'ready'.")
        return self._pipe


def _said(pipe: Pipe, seconds: float) -> str:
    """What it answers: the next line but for those that only inform."""
    until = monotonic() + seconds
    for _ in range(UNREAD):
        line = pipe.line(until - monotonic())
        if line is None:
            raise Fault(f"did not answer within {seconds:g} s.")
        if line.partition(" ")[0] != "info":
            return line
    raise Fault("writes too much.")
