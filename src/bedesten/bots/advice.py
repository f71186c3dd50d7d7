"""Hints: the best answers in somebody's place, the chance to win after each, and what this turn and the next one would bring. And
warnings: the answers that would be mistakes."""

from dataclasses import dataclass, field
from random import Random
from time import process_time
from typing import Any

from bedesten.bots.analysis.choices import Depth, Judge
from bedesten.bots.bot import Bot, Sight
from bedesten.bots.estimate import estimate
from bedesten.bots.greedy import GreedyBot
from bedesten.bots.levels import LEVELS, LevelBot, rules_of, shipped_net
from bedesten.bots.thinking import Thinker, Weighed
from bedesten.engine.constants import WIN
from bedesten.engine.core import Position
from bedesten.engine.effects import effect
from bedesten.engine.errors import Refused
from bedesten.engine.notation import SEATS

HINTS = 3
ADVISER, PLAYER = "level-4", "level-3"  # who weighs the answers, and who plays them on
FUTURES = 3  # in which the next turn is looked at: what is told happens in most of them
LONGEST = 1.0  # seconds of the processor for looking at next turns,
LONGEST_LOOK = 2.0  # and for looking for mistakes:
LOOK = Depth(course=0, chosen=0, compared=16, confirmed=32)  # at each answer so closely
QUESTIONS = 400  # until the next turn, at most


@dataclass(frozen=True)
class Hint:
    """An answer, and what speaks for it."""

    option: int
    chance: float  # to win
    gains: dict[str, int] = field(default_factory=dict)  # and paid, up to the end of the turn or to where chance decides
    then: int = 0  # the place where the next turn brings a ruby; 0 if it does not


@dataclass(frozen=True)
class Advice:
    best: list[Hint]  # the best one first
    mistakes: dict[int, float] = field(default_factory=dict)  # answers, and how much of the chance to win they would cost


def advise(sight: Sight, random: Random, warns: bool = False) -> Advice:
    """It is played on in positions as they may be: nothing else is known here. Mistakes are looked for if one `warns`."""
    rules = rules_of(sight)
    try:
        net = shipped_net(rules)
    except Refused:
        return Advice(_without_net(sight, random))
    weighed = Thinker(net, LEVELS[ADVISER].effort_for(rules)).weigh(sight, random)
    if not warns:
        return Advice(_hints(weighed, sight, random))
    costs = Judge(net, LOOK).mistakes(sight, weighed[0].option, random.getrandbits(60), LONGEST_LOOK)
    return Advice(_hints(weighed, sight, random), {option: cost / WIN for option, cost in costs.items()})


def cost_of_line(sight: Sight, answers: list[int], random: Random) -> float:
    """What answers that are given at once, as in a sale, would surely cost of the chance to win: each is compared with the best
    one at its own question, and the first mistake counts. The look ends where they are not asked for, or chance decides."""
    try:
        net = shipped_net(rules_of(sight))
    except Refused:
        return 0.0
    thinker, judge, until = Thinker(net, LEVELS[ADVISER].effort), Judge(net, LOOK), process_time() + LONGEST_LOOK
    seen: Sight | None = sight
    for answer in answers:
        if seen is None or answer not in seen.options or process_time() > until:
            break
        best = thinker.weigh(seen, random)[0].option
        cost = 0 if best == answer else judge.cost_of_mistake(seen, best, answer, random.getrandbits(60))
        if cost:
            return cost / WIN
        seen = _asked_next(seen, answer, random)
    return 0.0


def _asked_next(sight: Sight, answer: int, random: Random) -> Sight | None:
    """What the seat sees when it is asked again at once; None if chance or somebody else comes first."""
    position = sight.imagine(random.getrandbits(60))
    state: Any = position.state
    state.fate_is_open = True
    position.answer(answer)
    return Sight(position, sight.seat, random.getrandbits(60)) if position.asked == sight.seat else None


def _hints(weighed: list[Weighed], sight: Sight, random: Random) -> list[Hint]:
    first, *others = weighed[:HINTS]
    best = [first, *sorted(others, key=lambda one: -one.chance)]
    bot, until = LevelBot(LEVELS[PLAYER]), process_time() + LONGEST
    found = [(one, *_turn(bot, sight, one.option, random)) for one in best]
    return [
        Hint(one.option, one.chance, gains, 0 if "rubies" in gains else _ruby_next(bot, after, sight.seat, random, until))
        for one, after, gains in found
    ]


def _without_net(sight: Sight, random: Random) -> list[Hint]:
    """As `greedy` sees it."""
    bot = GreedyBot()
    best = sorted(bot.values(sight, random), key=lambda found: -found[1])[:HINTS]
    turns = [(option, *_turn(bot, sight, option, random)) for option, _ in best]
    seat = sight.seat
    return [
        Hint(option, estimate(Sight(after, seat, random.getrandbits(60)), random).chances[seat], gains)
        for option, after, gains in turns
    ]


def _turn(bot: Bot, sight: Sight, choice: int, random: Random) -> tuple[Position, dict[str, int]]:
    """To its end, or to where chance decides: what is there then, and what was gained and paid."""
    position, seat = sight.imagine(random.getrandbits(60)), sight.seat
    state: Any = position.state
    state.fate_is_open = True
    before, turn = position.copy(), state.turns
    position.answer(choice)
    while position.asked == seat and state.turns == turn:
        position.answer(_choice(bot, position, random))
    return position, effect(before, position).gains.get(SEATS[seat], {})


def _ruby_next(bot: Bot, after: Position, seat: int, random: Random, until: float) -> int:
    """The place where one's next turn brings a ruby in most of some futures."""
    places = [_next_place(bot, after, seat, random) for _ in range(FUTURES) if process_time() < until]
    return next((place for place in places if place and 2 * places.count(place) > FUTURES), 0)


def _next_place(bot: Bot, after: Position, seat: int, random: Random) -> int:
    position = after.imagined(seat, random.getrandbits(60))
    state: Any = position.state
    own = [state.turns] if state.turn_of == seat and position.asked == seat else []  # the turn that is not over yet
    left, before = QUESTIONS, None
    while not position.over and left:
        is_next = state.turn_of == seat and state.turns not in own
        if is_next and before is None:
            before, own_next = position.copy(), state.turns
        if before is not None and state.turns != own_next:
            break
        position.answer(_choice(bot, position, random))
        left -= 1
    gains = effect(before, position).gains.get(SEATS[seat], {}) if before else {}
    return state.players[seat].merchant if gains.get("rubies", 0) > 0 else 0


def _choice(bot: Bot, position: Position, random: Random) -> int:
    options = position.options
    return options[0] if len(options) == 1 else bot.choose(Sight(position, position.asked, random.getrandbits(60)), random)
