"""Bots in their seats: they think on what their seat may know, in processes of their own, so that a slow one blocks nobody.

A person who has no choice is asked all the same, because the others would see by a missing question which cards he does not hold
(decision 3). If he does not answer, the house does it for him after a moment.
"""

import asyncio
import logging
from contextlib import suppress
from random import Random

from bedesten.bots.advice import Advice, advise, cost_of_line
from bedesten.bots.bot import Sight
from bedesten.bots.levels import LevelBot, Thought
from bedesten.bots.roster import bot_named
from bedesten.engine.errors import Refused, says
from bedesten.engine.game import Game
from bedesten.engine.notation import number, word
from bedesten.service import follow_ups
from bedesten.service.changes import ANSWERS_AT_ONCE
from bedesten.service.estimates import Estimates
from bedesten.service.house import House
from bedesten.service.minds import Minds
from bedesten.service.randomness import moment, new_seed
from bedesten.service.searches import Searches
from bedesten.service.store import Unavailable
from bedesten.service.table import Stale, Table
from bedesten.service.thinking_queue import ThinkingQueue

PRETENDED_THOUGHT = 0.8, 2.5  # seconds, as if somebody had thought
LONGEST_RETRY_PAUSE = 60.0  # seconds until a bot that cannot answer is asked again, at most

log = logging.getLogger(__name__)


def _waits_for_house(table: Table) -> bool:
    """Is a bot to act, or somebody who has no choice?"""
    seat = table.to_act() if table.stage == "playing" else None
    return seat is not None and (table.seats[seat].is_played_by_bot or follow_ups.has_no_choice(table, seat))


def _seen(table: Table, seat: int) -> tuple[Sight, int]:
    """What a seat may know, and a seed for whoever thinks about it."""
    asked = f"{table.id} {table.seq} {seat}"
    return Sight(table.game.position, seat, new_seed("sight", asked)), new_seed("thought", asked)


def _must_be_asked(table: Table, seat: int) -> None:
    if table.stage != "playing" or table.to_act() != seat or table.game.asked != seat:
        raise Refused(says("nothing-to-advise"))


def _answers(game: Game, words: list[str]) -> list[int]:
    """The first must be an answer to what is asked; the others are taken as far as they are asked for."""
    if not 0 < len(words) <= ANSWERS_AT_ONCE:
        raise Refused(says("answers-at-once", most=ANSWERS_AT_ONCE, given=len(words)))
    answers = [(text, number(text)) for text in words]
    for text, answer in answers:
        if answer is None or (text == words[0] and answer not in game.position.options):
            game.copy().choose(text)  # says why not
    return [answer for _, answer in answers if answer is not None]


def think(name: str, sight: Sight, seed: int, halvings: int) -> Thought:
    """In a worker process: a bot chooses. Those that play on in many worlds take fewer in a busy house."""
    bot, random = bot_named(name), Random(seed)
    return bot.think(sight, random, halvings) if isinstance(bot, LevelBot) else Thought(bot.choose(sight, random))


def think_alike(name: str, sight: Sight, seed: int, _halvings: int = 0) -> Thought:
    """In a worker process: the same, however busy the house is, and by no clock. For games that are compared."""
    bot, random = bot_named(name), Random(seed)
    return bot.untimed().think(sight, random) if isinstance(bot, LevelBot) else Thought(bot.choose(sight, random))


def think_ahead(sight: Sight, seed: int, warns: bool) -> Advice:
    """In a worker process: a strong bot weighs what can be answered."""
    return advise(sight, Random(seed), warns)


def look_at_line(sight: Sight, seed: int, answers: list[int]) -> float:
    """In a worker process: would answers that are given at once be a mistake?"""
    return cost_of_line(sight, answers, Random(seed))


class Runner:
    """`async with Runner(house)`: wherever a bot is asked, it answers; also at tables that waited through a restart. And
    wherever a person has no choice."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.minds = Minds()
        self.turns = ThinkingQueue(self.minds)
        self.estimates = Estimates(self.turns)
        self.searches = Searches(self.turns)
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._bots: set[str] = set()  # tables at which a bot has been asked

    async def __aenter__(self) -> "Runner":
        self.house.subscribers.listeners.append(self.wake)
        try:
            await self.house.announcements.look_around()
        except BaseException:
            self.minds.shutdown()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        self.house.subscribers.listeners.remove(self.wake)
        for task in self._thinking.values():
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*self._thinking.values(), return_exceptions=True)
        self.minds.shutdown()

    @property
    def queue(self) -> int:
        """Tables at which a bot thinks or waits to think. Where a person has no choice is nobody's business."""
        return len(self._bots)

    def wake(self, table: Table) -> None:
        """A table has gone on: if a bot is to act and none is thinking there, let it think."""
        if self._is_ours(table) and (table.id not in self._thinking or self._thinking[table.id].done()):
            self._thinking[table.id] = asyncio.create_task(self._play(table.id))

    def _is_ours(self, table: Table) -> bool:
        """Several processes do not think about the same."""
        return _waits_for_house(table) and self.house.attendance.attends_to(table.id)

    async def _play(self, table_id: str) -> None:
        pause = 1.0
        while True:
            try:
                table = await self.house.tables.find(table_id)
                seat = table.to_act()
                if seat is None or not self._is_ours(table):
                    self._thinking.pop(table_id, None)
                    return
                if table.seats[seat].is_played_by_bot:
                    await self._answer(table, seat)
                else:
                    await self._answer_after_a_moment(table, seat)
                pause = 1.0
            except Stale:
                continue
            except (Refused, Unavailable):
                await asyncio.sleep(1)
            except Exception as error:  # of a bot: the others at the table wait for it
                log.error("table %s: a bot can't answer; it will be asked again later", table_id, exc_info=error)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_RETRY_PAUSE)

    async def _answer(self, table: Table, seat: int) -> None:
        seq, name = table.seq, table.seats[seat].bot or ""
        self._bots.add(table.id)
        try:
            thought = await self._thought(table, seat, name)
            await self.house.moves.answer_for_bot(table.id, seat, seq, [word(thought.choice)], thought.is_eased)
        finally:
            self._bots.discard(table.id)

    async def advise(self, table: Table, seat: int) -> Advice:
        """What a strong bot would answer in place of the player who is asked, and what speaks for it: it sees no more than he
        does. Whoever plays to learn is also told what would be a mistake."""
        _must_be_asked(table, seat)
        person = table.seats[seat].token or ""
        return await self.turns.for_person(table.id, person, think_ahead, *_seen(table, seat), table.settings.learning)

    async def cost_of_line(self, table: Table, seat: int, words: list[str]) -> float:
        """What answers that are given at once would surely cost whoever plays to learn; 0 where nobody is warned."""
        _must_be_asked(table, seat)
        answers = _answers(table.game, words)
        if not table.settings.learning:
            return 0.0
        person = table.seats[seat].token or ""
        return await self.turns.for_person(table.id, person, look_at_line, *_seen(table, seat), answers)

    async def _thought(self, table: Table, seat: int, bot: str) -> Thought:
        """The same after the same course of the game: whoever goes back and answers as before meets the same bots, unless the
        house is busy."""
        sight = Sight(table.game.position, seat, table.seed_of_thought(seat, "sight"))
        about = bot, sight, table.seed_of_thought(seat, "choice")
        if table.deal and not any(one.is_person for one in table.seats):
            return await self.turns.for_nobody(think_alike, *about)
        return await self.turns.for_bot(think_alike if table.deal or table.settings.rated else think, *about)

    async def _answer_after_a_moment(self, table: Table, seat: int) -> None:
        """For a person, unless something else happens before."""
        seq, only = table.seq, word(table.game.position.options[0])
        async with self.house.subscribers.noticing(table.id) as changed:
            with suppress(TimeoutError):
                async with asyncio.timeout(moment(*PRETENDED_THOUGHT)):
                    while table.seq == seq:
                        await changed.wait()
                        changed.clear()
        await self.house.moves.answer_for_bot(table.id, seat, seq, [only])
