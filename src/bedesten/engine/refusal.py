"""Why an answer is not possible: one sentence with the numbers that stand in the way, and the clause."""

from typing import Any

from bedesten.engine.constants import (
    CARDS,
    FETCH,
    GIVE,
    GO,
    NAME,
    PLACES,
    PLAY,
    PLAYED,
    SEEN,
    SELL,
    SEND,
    TILE,
    YELLOW_TILE,
)
from bedesten.engine.core import Position
from bedesten.engine.errors import Refused
from bedesten.engine.names import cards, places
from bedesten.engine.names import questions as q
from bedesten.engine.names import words as w
from bedesten.engine.names.colours import YELLOW
from bedesten.engine.notation import GOODS, word
from bedesten.engine.tables import AGAIN_PLACE, EXTENSION_PRICE, PALACE_ANY, PALACE_GOODS
from bedesten.engine.texts import PLACE_NAMES, QUESTIONS, card_name, counted

Reason = tuple[str, str | None]
CARD_CLAUSES = {number: f"CARD-{name.removeprefix('CARD_').lower()}" for name, number in vars(cards).items() if name.isupper()}


def refusal(position: Position, answer: int) -> Refused:
    """Why the player who is asked may not give this answer now."""
    sentence, clause = reason(position, answer)
    offered = " ".join(word(option) for option in position.options)
    return Refused(f"{sentence} You may answer: {offered}.", clause)


def reason(position: Position, answer: int) -> Reason:
    state: Any = position.state
    me = state.players[state.asked]
    if PLAY <= answer < PLAYED:
        return _card(state, me, answer - PLAY)
    if state.question == q.ASK_MOVE and GO < answer <= GO + PLACES:
        return _move(state, me, answer - GO)
    if state.question == q.ASK_ACT and answer == w.ACT:
        return impossible(state, me, state.acting)
    if state.question == q.ASK_PAY and answer == w.PAY:
        return _fee(state, me)
    if state.question == q.ASK_ASSISTANT and answer in (w.LEAVE, w.JOIN, w.JOIN_NEUTRAL):
        return _assistant(state, me, answer)
    if state.question == q.ASK_MEET and answer in (w.END, w.CATCH, w.GOVERNOR, w.SMUGGLER):
        return _meeting(state, answer)
    if state.question == q.ASK_SELL and SELL <= answer < SELL + 4:
        return _sale(me, answer - SELL)
    if FETCH <= answer <= FETCH + PLACES:
        return f"None of your assistants waits at the {PLACE_NAMES.get(answer - FETCH, 'place')}.", "P7-1"
    if state.question == q.ASK_SEND and answer == SEND + places.POLICE_STATION:
        return "The family member goes to another place than the Police Station.", "P12-1"
    if GIVE <= answer < GIVE + 4:
        return f"There is no {GOODS[answer - GIVE]} on your wheelbarrow.", None
    if TILE <= answer < TILE + 4:
        return "You own too few goods of that colour, have the tile already, or it is not on this mosque.", "P14"
    if state.question == q.ASK_NUMBER and answer >= NAME:
        return "The number named lies between 3 and 12.", "P9"
    question = QUESTIONS[state.question].split("?")[0].split("{")[0].strip()
    return f"'{word(answer)}' does not answer the question “{question}…”.", None


def _move(state: Any, me: Any, place: int) -> Reason:
    if state.spot[place] >= 25:
        return f"The {PLACE_NAMES[place]} is not on this board.", "OPT-1"
    if place == me.merchant:
        return f"Your merchant is at the {PLACE_NAMES[place]} and must go to another place.", "TURN-1"
    here, there = state.spot[me.merchant], state.spot[place]
    steps = abs(here // 5 - there // 5) + abs(here % 5 - there % 5)
    far = state.reach == 1 + cards.CARD_FAR
    return (
        f"The {PLACE_NAMES[place]} is {counted(steps, 'step')} away; your merchant goes {'3 or 4' if far else '1 or 2'}.",
        "CARD-far" if far else "TURN-1",
    )


def _fee(state: Any, me: Any) -> Reason:
    merchants = sum(p.merchant == state.at for p in state.players[: state.players_n] if p.seat != me.seat)
    merchants += sum(place == state.at for place in state.neutral_merchants)
    here = counted(merchants, "merchant is", "merchants are")
    return f"{here} here: that is {2 * merchants} lira, and you have {me.lira}.", "TURN-4"


def _assistant(state: Any, me: Any, answer: int) -> Reason:
    here = PLACE_NAMES[state.at]
    if answer == w.JOIN:
        return f"None of your assistants waits at the {here}.", "TURN-2"
    if answer == w.JOIN_NEUTRAL:
        return f"No neutral assistant waits at the {here}.", "NA-2"
    if me.assistants >> state.at & 1:
        return f"Your assistant at the {here} joins the stack: two of yours never stand on one place.", "TURN-3"
    return "No assistant is left under your merchant.", "TURN-2"


def _meeting(state: Any, answer: int) -> Reason:
    if answer == w.END:
        return "The family members here must be caught first.", "TURN-7a"
    if answer == w.CATCH:
        return "No family member of another player is here.", "TURN-7a"
    who, where, bit = (("Governor", state.governor, 1), ("Smuggler", state.smuggler, 2))[answer == w.SMUGGLER]
    if state.met & bit:
        return f"You have met the {who} in this turn already.", "TURN-7"
    if where != state.at:
        return f"The {who} is at the {PLACE_NAMES[where]}, not here.", "TURN-7"
    return "There is no bonus card to draw, so the Governor has nothing for you.", "TURN-7b"


def _sale(me: Any, good: int) -> Reason:
    if me.goods[good] == 0:
        return f"There is no {GOODS[good]} on your wheelbarrow.", "P10"
    return f"The demand tile does not ask for any more {GOODS[good]}.", "P10"


def impossible(state: Any, me: Any, place: int) -> Reason:
    """ACT-1. What is missing for the action of a place."""
    if place == places.WAINWRIGHT and me.extensions == 3:
        return "Your wheelbarrow has all three extensions.", "P1-2"
    if place == places.WAINWRIGHT:
        return f"An extension costs {EXTENSION_PRICE[0]} lira, and you have {me.lira}.", "P1"
    if place == places.GEMSTONE_DEALER:
        return f"The ruby costs {state.gem_price} lira, and you have {me.lira}.", "P16"
    if place == places.POLICE_STATION:
        return f"Your family member is at the {PLACE_NAMES[me.family]}, not here.", "P12-1"
    if place in (places.LARGE_MARKET, places.SMALL_MARKET):
        return "None of your goods is on the demand tile.", "P10" if place == places.LARGE_MARKET else "P11"
    if place == places.SULTANS_PALACE:
        return _delivery(state, me), "P13"
    if place in (places.SMALL_MOSQUE, places.GREAT_MOSQUE):
        return _donation(state, me, place - places.SMALL_MOSQUE), "P14" if place == places.SMALL_MOSQUE else "P15"
    return f"The action of the {PLACE_NAMES[place]} is not possible now.", "ACT-1"


def _delivery(state: Any, me: Any) -> str:
    price = PALACE_GOODS[state.palace_price]
    missing = [
        counted(need - have, GOODS[good], GOODS[good])
        for good, (need, have) in enumerate(zip(price, me.goods, strict=True))
        if have < need
    ]
    if missing:
        return f"For the Sultan you still need {' and '.join(missing)}."
    return f"For the Sultan you need {PALACE_ANY[state.palace_price]} more of any good."


def _donation(state: Any, me: Any, which: int) -> str:
    parts = []
    for colour in (2 * which, 2 * which + 1):
        if me.tiles >> colour & 1:
            parts.append(f"you have the {GOODS[colour]} tile")
        elif not state.next_tile[colour]:
            parts.append(f"no {GOODS[colour]} tile is left")
        else:
            good, needed = GOODS[colour], state.next_tile[colour]
            parts.append(f"the {good} tile needs {needed} {good} and you have {me.goods[colour]}")
    sentence = "; ".join(parts)
    return sentence[0].upper() + sentence[1:] + "."


def _card(state: Any, me: Any, card: int) -> Reason:
    if card == YELLOW_TILE:
        return _yellow_tile(state, me), "MOS-4"
    if card >= CARDS or me.hand[card] % SEEN == 0:
        return f"You do not hold “{card_name(card)}”." if card < CARDS else "There is no such card.", "HID-2"
    name = f"“{card_name(card)}”"
    if AGAIN_PLACE[card]:
        return (
            f"{name} is played directly after the action of the {PLACE_NAMES[AGAIN_PLACE[card]]}, if it can be done again.",
            "CARD-again",
        )
    when = {
        cards.CARD_FAR: "before the move, if nothing else replaces it",
        cards.CARD_STAY: "before the move, if nothing else replaces it",
        cards.CARD_ASSISTANT: "before the assistant step, if an assistant is on the board",
        cards.CARD_FAMILY: "at a free moment, while your family member is away from the Police Station",
        cards.CARD_MARKET: "while you sell at the Small Market",
        cards.CARD_LIRA: "at a free moment or when lira must be paid",
    }.get(card, "at a free moment")
    return f"{name} is played {when}.", CARD_CLAUSES[card]


def _yellow_tile(state: Any, me: Any) -> str:
    if not me.tiles >> YELLOW & 1:
        return "You do not have the yellow mosque tile."
    if state.tiles_used >> YELLOW & 1:
        return "You have used the yellow tile in this turn already."
    if me.lira < 2:
        return f"The yellow tile costs 2 lira, and you have {me.lira}."
    if me.assistants == 0:
        return "All your assistants are under your merchant."
    return "The yellow tile is used at a free moment of your turn, not while something else goes on."
