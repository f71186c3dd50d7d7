"""Why an answer is not possible: a sentence with the numbers that stand in the way, and the clause."""

from collections.abc import Callable, Container, Sequence
from functools import lru_cache
from sys import maxsize
from typing import Any, NamedTuple

from bedesten.engine.constants import (
    BARRIER,
    BID,
    COMPANION,
    FETCH,
    GIVE,
    GO,
    GUILD,
    GUILD_CARDS,
    KIOSK_TILE,
    KIOSK_TILES,
    LETTER,
    LETTERS_IN_ALL,
    MET_COURIER,
    MET_GOVERNOR,
    MET_SMUGGLER,
    MET_TRADER,
    MOVEMENT_TILE,
    PLACES,
    PLAY,
    PLAYED,
    SELL,
    SEND,
    SPOTS,
    TILE,
)
from bedesten.engine.constants import GOODS as GOOD_KINDS
from bedesten.engine.core import Position
from bedesten.engine.errors import Refused, says
from bedesten.engine.names import cards, places
from bedesten.engine.names import questions as q
from bedesten.engine.names import words as w
from bedesten.engine.names.goods import COFFEE
from bedesten.engine.notation import GOODS, word
from bedesten.engine.notation import PLACES as PLACE_WORDS
from bedesten.engine.refusal_actions import action_refused, order_refused
from bedesten.engine.refusal_boxes import box_refused
from bedesten.engine.refusal_cards import card_refused, guild_card_refused
from bedesten.engine.refusal_sentences import Reason, because
from bedesten.engine.tables import LETTER_PLACE


def refusal(position: Position, answer: int) -> Refused:
    """Why the player who is asked may not give this answer now."""
    why = reason(position.state, answer)
    offered = " ".join(word(option) for option in position.options)
    return Refused(why.said[0], why.clause, why.said, [says("may-answer", options=offered)])


def reason(state: Any, answer: int) -> Reason:
    if beside := box_refused(state, answer):
        return beside
    if case := _case_of(answer, state.question):
        return case.why(state, state.players[state.asked], answer - case.family)
    return because(None, "no-answer", word=word(answer))


@lru_cache(4096)
def _case_of(answer: int, question: int) -> "_Case | None":
    return next((case for case in _CASES if answer in case.answers and (not case.questions or question in case.questions)), None)


def _move(state: Any, me: Any, place: int) -> Reason:
    return _out_of_reach(bytes(state.spot), state.reach, me.merchant, place)


@lru_cache(4096)
def _out_of_reach(spot: bytes, reach: int, merchant: int, place: int) -> Reason:
    """Whoever is asked for a move is told it of every place where he cannot go."""
    there = PLACE_WORDS[place]
    if spot[place] >= SPOTS:
        return because("OPT-1", "not-on-board", place=there)
    if reach == 1 + cards.CARD_COMPANION2:
        return because("LS-card-companion2", "companion-moves")
    if reach == 1 + cards.CARD_WALK:
        return because("LS-card-walk", "family-moves")
    if place == merchant:
        return because("TURN-1", "must-move", place=there)
    if reach in _BY_CARD:
        return because(*_BY_CARD[reach], place=there)
    steps, is_far = _steps(spot, merchant, place), reach == 1 + cards.CARD_FAR
    if steps <= (4 if is_far else 2):
        return because("MB-barrier", "behind-barrier", place=there)
    if is_far:
        return because("CARD-far", "out-of-far-reach", place=there, steps=steps)
    return because("TURN-1", "out-of-reach", place=there, steps=steps)


_BY_CARD = {  # reach: where the merchant may not go, if a card or a tile has been played for the move
    1 + cards.CARD_CORNER: ("MB-card-corner", "no-corner"),
    1 + cards.CARD_FOLLOW: ("LS-card-follow", "nobody-to-follow"),
    1 + MOVEMENT_TILE: ("MB-tavern-move", "out-of-line"),
}


def _steps(spot: Sequence[int], start: int, goal: int) -> int:
    """Between two places, as if there were no barrier."""
    here, there = spot[start], spot[goal]
    return abs(here // 5 - there // 5) + abs(here % 5 - there % 5)


def _companion_move(state: Any, me: Any, place: int) -> Reason:
    there = PLACE_WORDS[place]
    if state.spot[place] >= SPOTS:
        return because("OPT-1", "not-on-board", place=there)
    if not 0 < me.companion <= PLACES:
        return because("LS-5", "companion-supply")
    steps = _steps(state.spot, me.companion, place)
    by_card = state.reach == 1 + cards.CARD_COMPANION2
    clause = "LS-card-companion2" if by_card else "LS-5"
    return because(clause, "companion-reach", place=there, steps=steps, reach=2 if by_card else 1)


def _fee(state: Any, me: Any, _: int) -> Reason:
    others = [p for p in state.players[: state.players_n] if p.seat != me.seat]
    merchants = sum(p.merchant == state.at and state.followed != 1 + p.seat for p in others)
    merchants += sum(place == state.at for place in state.neutral_merchants)
    companions = sum(p.companion == state.at for p in others)
    paid = {"merchants": merchants + companions, "price": 2 * (merchants + companions), "lira": me.lira}
    return because("LS-6", "fee-of-pieces", **paid) if companions else because("TURN-4", "fee", **paid)


def _assistant(state: Any, me: Any, answer: int) -> Reason:
    here = PLACE_WORDS[state.at]
    if answer == w.JOIN:
        return because("TURN-2", "not-waiting", place=here)
    if answer == w.JOIN_NEUTRAL:
        return because("NA-2", "neutral-not-waiting", place=here)
    if me.assistants >> state.at & 1:
        return because("TURN-3", "two-assistants", place=here)
    return because("TURN-2", "no-assistant")


def _meeting(state: Any, _: Any, answer: int) -> Reason:
    if answer == w.END:
        return because("TURN-7a", "catch-first")
    if answer == w.CATCH:
        return because("TURN-7a", "nobody-to-catch")
    who, where, bit = {
        w.GOVERNOR: ("governor", state.governor, MET_GOVERNOR),
        w.SMUGGLER: ("smuggler", state.smuggler, MET_SMUGGLER),
        w.COURIER: ("courier", state.courier, MET_COURIER),
        w.COFFEE_TRADER: ("coffee-trader", state.trader, MET_TRADER),
    }[answer]
    if not where:
        return because("OPT-1", f"no-{who}")
    if state.met & bit:
        return because("TURN-7", f"met-{who}")
    if where != state.at:
        return because("TURN-7", f"{who}-elsewhere", place=PLACE_WORDS[where])
    nothing = {w.COFFEE_TRADER: ("MB-6", "trader-price"), w.COURIER: ("LS-7", "no-letter-to-take")}
    return because(*nothing.get(answer, ("TURN-7b", "no-card-to-draw")))


def _letter(_: Any, me: Any, kind: int) -> Reason:
    held = [LETTER_PLACE[i] for i in range(LETTERS_IN_ALL) if (me.delivered if kind % 2 else me.letters - me.delivered) >> i & 1]
    return because("LS-8", "letter-not-needed" if kind // 2 in held else "no-such-letter")


def _bid(state: Any, me: Any, lira: int) -> Reason:
    if lira > me.lira:
        return because("LS-P23", "bid-too-high", lira=me.lira)
    return because("LS-P23", "bid-too-low", price=state.highest_bid) if state.bidder else because("LS-P23", "bid-at-least")


class _Case(NamedTuple):
    """Why none of these answers is possible, to one of these questions or, if none is named, to any."""

    answers: Container[int]
    why: Callable[[Any, Any, int], Reason]  # of the state, of the player, and of the answer's number in its family
    family: int = 0
    questions: Container[int] = ()


def _at_places(family: int) -> range:
    return range(family + 1, family + PLACES + 1)


def _sale(state: Any, me: Any, good: int) -> Reason:
    clause = "P11" if state.acting == places.SMALL_MARKET else "P10"
    return because(clause, "no-demand" if me.goods[good] else "no-good", good=GOODS[good])


_PEOPLE = {w.END, w.CATCH, w.GOVERNOR, w.SMUGGLER, w.COFFEE_TRADER, w.COURIER}
_ORDERS = {w.SET_BARRIER, w.TAKE_MOVEMENT, w.TAKE_ENCOUNTER, w.BRIBE}
_CASES = (  # the first that fits
    _Case(range(PLAY, PLAYED), card_refused, PLAY),
    _Case(_at_places(GO), _move, GO, {q.ASK_MOVE}),
    _Case(_at_places(COMPANION), _companion_move, COMPANION, {q.ASK_MOVE}),
    _Case({w.ACT}, lambda state, me, _: action_refused(state, me, state.acting), questions={q.ASK_ACT}),
    _Case({w.PAY}, _fee, questions={q.ASK_PAY}),
    _Case({w.LEAVE, w.JOIN, w.JOIN_NEUTRAL}, _assistant, questions={q.ASK_ASSISTANT}),
    _Case(range(GUILD + 1, GUILD + GUILD_CARDS + 1), guild_card_refused, GUILD),
    _Case(_PEOPLE, _meeting, questions={q.ASK_MEET}),
    _Case(_ORDERS, order_refused, questions={q.ASK_TAVERN}),
    _Case(_at_places(BARRIER), lambda *_: because("MB-barrier", "barrier-place"), questions={q.ASK_BARRIER, q.ASK_BARRIER_TO}),
    _Case(range(SELL, SELL + GOOD_KINDS), _sale, SELL, {q.ASK_SELL}),
    _Case(range(KIOSK_TILE + 1, KIOSK_TILE + KIOSK_TILES + 1), lambda *_: because("LS-P22", "tile-not-up")),
    _Case(
        {w.ACT},
        lambda state, me, _: because("LS-P22", "tile-impossible", tile=state.kiosk_chosen[me.seat]),
        questions={q.ASK_USE_TILE},
    ),
    _Case(range(LETTER, LETTER + 2 * (PLACES + 1)), _letter, LETTER),
    _Case(range(BID, maxsize), _bid, BID, {q.ASK_BID}),
    _Case(_at_places(FETCH), lambda *given: because("P7-1", "not-waiting", place=PLACE_WORDS[given[-1]]), FETCH),
    _Case({SEND + places.POLICE_STATION}, lambda *_: because("P12-1", "family-elsewhere"), questions={q.ASK_SEND}),
    _Case({GIVE + COFFEE}, lambda *_: because("MB-2", "no-coffee")),
    _Case(range(GIVE, GIVE + GOOD_KINDS), lambda *given: because(None, "no-good", good=GOODS[given[-1]]), GIVE),
    _Case(range(TILE, TILE + GOOD_KINDS), lambda *_: because("P14", "no-tile")),
)
