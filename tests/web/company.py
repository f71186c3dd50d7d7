"""Everybody at a table: they play, and do whatever else can be done there."""

from collections.abc import Callable
from random import Random
from typing import Any

from bedesten.bots.bot import Sight
from bedesten.bots.roster import bot_named
from bedesten.engine.constants import DECLINES, FATE
from bedesten.engine.notation import word
from bedesten.service import going_back
from bedesten.service.table import Table
from web.two_houses import Act, Side

WATCHING = "the secret of somebody who watches"
KEY = {"key": "the key of a personal link"}
EVERYTHING = {"look", "not allowed", "undo", "redo", "agree", "decline", "talk", "move", "away", "back", "resign"}


def device_of(seat: int) -> str:
    return f"the secret of the one in seat {seat}"


class People:
    """Everybody at a table in the first house: they play, and do whatever else can be done there."""

    def __init__(self, side: Side, rng: Random, audience: int) -> None:
        self.side, self.rng, self.audience = side, rng, audience
        self.devices = {i: device_of(i) for i, seat in enumerate(side.at.seats) if seat.kind == "person"}
        self.has_resigned = False
        self.done: set[str] = set()

    @property
    def at(self) -> Table:
        return self.side.at

    def path(self, rest: str = "") -> str:
        return f"/{self.at.id}{rest}"

    async def post(self, by: int, what: str, **content: Any) -> int:
        return await self.side.do(Act(self.devices[by], "POST", self.path(what), content))

    async def play(self, most: int | None = None) -> None:
        """To the end, or until so much has been entered in the log of the game."""
        besides: list[tuple[float, Callable[[], Any]]] = [
            (0.012, self.look),
            (0.012, self.try_what_is_not_allowed),
            (0.08, self.undo),
            (0.015, self.go_back),
            (0.02, self.talk),
            (0.006, self.move_to_another_device),
            (0.008, self.go_away),
            (0.2, self.come_back),
            (0.003, self.resign),
        ]
        while not self.at.game.over and (most is None or len(self.at.game.log) < most):
            for chance, act in besides:
                if self.rng.random() < chance and not self.at.game.over:
                    await act()
            await self.go_on()

    async def go_on(self) -> None:
        """Whoever is to act does so."""
        seat = self.at.to_act()
        if seat is None:
            return
        if self.at.held_by() == seat:
            assert await self.post(seat, "/confirm", seq=self.at.seq, seat=seat) == 200
        elif self.at.seats[seat].is_played_by_bot:
            await self.side.do(Act("", "", "", self.choice(seat)))
        else:
            assert await self.post(seat, "/answers", seq=self.at.seq, answers=[self.choice(seat)], seat=seat) == 200

    def choice(self, seat: int) -> str:
        """Mostly what leads to an end, now and then anything; cards are often kept, so that there is something to hide."""
        position = self.at.game.position
        if self.rng.random() < 0.95:
            chosen = word(bot_named("greedy").choose(Sight(position, seat, self.rng.getrandbits(60)), self.rng))
            if not chosen.startswith("play:") or self.rng.random() < 0.3:
                return chosen
        kept = [option for option in position.options if not word(option).startswith("play:")] or position.options
        willing = [option for option in kept if not DECLINES <= option < 0]
        return word(self.rng.choice(willing or kept))

    def others(self) -> list[int]:
        """People besides the audience who are there."""
        return [i for i in self.devices if i != self.audience and not self.at.seats[i].is_played_by_bot]

    async def look(self) -> None:
        self.done.add("look")
        hidden = next(i for i in range(len(self.at.seats)) if i != self.audience)
        for who in (self.devices[self.audience], WATCHING):
            for path in ("", "/record", f"?seat={hidden}", f"/record?seat={hidden}", f"?since={self.at.seq - 3}&heard=1"):
                await self.side.do(Act(who, "GET", self.path(path)))
            length = len(self.at.game.log)
            for path in ("/story", "/luck", "/analysis", f"/at/{length}", f"/at/{length // 2}", f"/at/{length}?seat={hidden}"):
                await self.side.do(Act(who, "GET", self.path(path)))
            for path in ("", "/mine", "/metrics"):
                await self.side.do(Act(who, "GET", path))

    async def try_what_is_not_allowed(self) -> None:
        """The audience answers for somebody else, and tries everything that might tell something by the way it is refused."""
        seat, seq = self.at.to_act(), self.at.seq
        if seat is None or seat == self.audience or self.at.game.asked == FATE:
            return
        self.done.add("not allowed")
        possible = [word(option) for option in self.at.game.position.options]
        for tried in (possible[0], "play:lira", "play:good", ">tea-house", "*{lira}", "nonsense"):
            for who, extra in ((self.devices[self.audience], {}), (WATCHING, {"seat": seat})):
                await self.side.do(Act(who, "POST", self.path("/answers"), {"seq": seq, "answers": [tried], **extra}))
        for who in (self.devices[self.audience], WATCHING):
            for what in ("confirm", "redo", "agree", "decline"):
                await self.side.do(Act(who, "POST", self.path(f"/{what}"), {"seq": seq, "seat": seat}))
            await self.side.do(Act(who, "POST", self.path("/undo"), {"seq": seq - 1, "seat": seat}))
            await self.side.do(Act(who, "POST", self.path(f"/seats/{seat}/link")))
            await self.side.do(Act(who, "POST", self.path("/move"), {"key": "a key that nobody has"}))
            await self.side.do(Act(who, "POST", self.path("/resign"), {"seat": seat}))
        await self.side.do(Act(WATCHING, "POST", self.path(f"/seats/{seat}"), {"bot": None}))

    async def undo(self) -> None:
        able = [
            seat
            for seat in self.devices
            if going_back.undo_to(self.at, seat) is not None and not self.at.seats[seat].is_played_by_bot
        ]
        for seat in able[:1]:
            self.done.add("undo")
            assert await self.post(seat, "/undo", seq=self.at.seq, seat=seat) == 200
            if going_back.may_redo(self.at, seat) and self.rng.random() < 0.6:
                self.done.add("redo")
                assert await self.post(seat, "/redo", seq=self.at.seq, seat=seat) == 200

    async def go_back(self) -> None:
        """Somebody proposes to go back; the others agree, or do not."""
        chosen = [i for i, entry in enumerate(self.at.game.log) if entry.seat != FATE][-25:]
        there = [i for i in self.devices if not self.at.seats[i].is_played_by_bot]
        if not chosen or not there:
            return
        seat, to = self.rng.choice(there), self.rng.choice([None, *chosen])
        assert await self.post(seat, "/propose", seq=self.at.seq, seat=seat, to=to) == 200
        agrees = self.rng.random() < 0.7
        for other in going_back.awaited(self.at):
            self.done.add("agree" if agrees else "decline")
            assert await self.post(other, "/agree" if agrees else "/decline", seq=self.at.seq, seat=other) == 200
            if not agrees:
                return

    async def talk(self) -> None:
        self.done.add("talk")
        who = self.rng.choice([*self.devices.values(), WATCHING])
        await self.side.do(Act(who, "POST", self.path("/chat"), {"text": f"I say {self.at.seq}", "name": "Eve"}))

    async def move_to_another_device(self) -> None:
        for seat in self.rng.sample(self.others(), min(1, len(self.others()))):
            self.done.add("move")
            old, new = self.devices[seat], f"the device {self.at.seq} of seat {seat}"
            assert await self.side.do(Act(old, "POST", self.path(f"/seats/{seat}/link"))) == 200
            assert await self.side.do(Act(new, "POST", self.path("/move"), KEY)) == 200
            self.devices[seat] = new

    async def go_away(self) -> None:
        for seat in self.rng.sample(self.others(), min(1, len(self.others()))):
            self.done.add("away")
            for other in self.devices:
                if other != seat and not self.at.seats[seat].bot:
                    assert await self.post(other, f"/seats/{seat}", bot="greedy") in (200, 400)
            assert await self.post(seat, f"/seats/{seat}", bot="greedy") == 200

    async def come_back(self) -> None:
        for seat, device in self.devices.items():
            if self.at.seats[seat].kind == "person" and self.at.seats[seat].bot:
                self.done.add("back")
                assert await self.side.do(Act(device, "POST", self.path(f"/seats/{seat}"), {"bot": None})) == 200

    async def resign(self) -> None:
        if len(self.others()) > 1 and not self.has_resigned:
            self.done.add("resign")
            self.has_resigned = True
            seat = self.rng.choice(self.others())
            assert await self.post(seat, "/resign", seat=seat) == 200
