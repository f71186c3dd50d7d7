"""Why an answer is not possible: a sentence with the numbers that stand in the way, and the clause."""

from dataclasses import dataclass
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
from bedesten.engine.errors import Refused, Sentence
from bedesten.engine.names import cards, places
from bedesten.engine.names import questions as q
from bedesten.engine.names import words as w
from bedesten.engine.names.colours import YELLOW
from bedesten.engine.notation import CARDS as CARD_WORDS
from bedesten.engine.notation import GOODS, word
from bedesten.engine.notation import PLACES as PLACE_WORDS
from bedesten.engine.sentences import Catalogue
from bedesten.engine.tables import AGAIN_PLACE, EXTENSION_PRICE, PALACE_ANY, PALACE_GOODS
from bedesten.engine.texts import QUESTIONS

CARD_CLAUSES = {number: f"CARD-{name.removeprefix('CARD_').lower()}" for name, number in vars(cards).items() if name.isupper()}
SENTENCES = {  # `{steps:step}` is counted: 1 step, 2 steps
    "not-waiting": "None of your assistants waits at the {place}.",
    "neutral-not-waiting": "No neutral assistant waits at the {place}.",
    "two-assistants": "Your assistant at the {place} joins the stack: two of yours never stand on one place.",
    "no-assistant": "No assistant is left under your merchant.",
    "family-elsewhere": "The family member goes to another place than the Police Station.",
    "no-good": "There is no {good} on your wheelbarrow.",
    "no-tile": "You own too few goods of that colour, have the tile already, or it is not on this mosque.",
    "number": "The number named lies between 3 and 12.",
    "no-answer": "'{word}' does not answer the question “{question}…”.",
    "not-on-board": "The {place} is not on this board.",
    "must-move": "Your merchant is at the {place} and must go to another place.",
    "out-of-reach": "The {place} is {steps:step} away; your merchant goes 1 or 2.",
    "out-of-far-reach": "The {place} is {steps:step} away; your merchant goes 3 or 4.",
    "fee": "{merchants:merchant is:merchants are} here: that is {price} lira, and you have {lira}.",
    "catch-first": "The family members here must be caught first.",
    "nobody-to-catch": "No family member of another player is here.",
    "met-governor": "You have met the Governor in this turn already.",
    "met-smuggler": "You have met the Smuggler in this turn already.",
    "governor-elsewhere": "The Governor is at the {place}, not here.",
    "smuggler-elsewhere": "The Smuggler is at the {place}, not here.",
    "no-card-to-draw": "There is no bonus card to draw, so the Governor has nothing for you.",
    "no-demand": "The demand tile does not ask for any more {good}.",
    "all-extensions": "Your wheelbarrow has all three extensions.",
    "extension-price": "An extension costs {price} lira, and you have {lira}.",
    "ruby-price": "The ruby costs {price} lira, and you have {lira}.",
    "family-away": "Your family member is at the {place}, not here.",
    "no-good-in-demand": "None of your goods is on the demand tile.",
    "sultan-needs": "For the Sultan you still need {goods}.",
    "sultan-needs-any": "For the Sultan you need {number} more of any good.",
    "tile-owned": "You have the {good} tile.",
    "tile-gone": "No {good} tile is left.",
    "tile-price": "The {good} tile needs {price} {good} and you have {number}.",
    "impossible": "The action of the {place} is not possible now.",
    "card-not-held": "You do not hold “{card}”.",
    "no-such-card": "There is no such card.",
    "card-again": "“{card}” is played directly after the action of the {place}, if it can be done again.",
    "card-before-move": "“{card}” is played before the move, if nothing else replaces it.",
    "card-assistant": "“{card}” is played before the assistant step, if an assistant is on the board.",
    "card-family": "“{card}” is played at a free moment, while your family member is away from the Police Station.",
    "card-market": "“{card}” is played while you sell at the Small Market.",
    "card-lira": "“{card}” is played at a free moment or when lira must be paid.",
    "card-free": "“{card}” is played at a free moment.",
    "yellow-not-owned": "You do not have the yellow mosque tile.",
    "yellow-used": "You have used the yellow tile in this turn already.",
    "yellow-price": "The yellow tile costs 2 lira, and you have {lira}.",
    "no-assistant-out": "All your assistants are under your merchant.",
    "yellow-later": "The yellow tile is used at a free moment of your turn, not while something else goes on.",
}

sentence = Catalogue(SENTENCES)


@dataclass(frozen=True)
class Reason:
    """One sentence or two, and the clause that says so."""

    said: tuple[Sentence, ...]
    clause: str | None = None

    @property
    def sentence(self) -> str:
        return " ".join(sentence.text for sentence in self.said)


def refusal(position: Position, answer: int) -> Refused:
    """Why the player who is asked may not give this answer now."""
    why = reason(position, answer)
    offered = " ".join(word(option) for option in position.options)
    return Refused(f"{why.sentence} You may answer: {offered}.", why.clause, why.said)


def because(clause: str | None, key: str, **args: Any) -> Reason:
    return Reason((sentence(key, **args),), clause)


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
        return because("P10", "no-demand" if me.goods[answer - SELL] else "no-good", good=GOODS[answer - SELL])
    if FETCH < answer <= FETCH + PLACES:
        return because("P7-1", "not-waiting", place=PLACE_WORDS[answer - FETCH])
    if state.question == q.ASK_SEND and answer == SEND + places.POLICE_STATION:
        return because("P12-1", "family-elsewhere")
    if GIVE <= answer < GIVE + 4:
        return because(None, "no-good", good=GOODS[answer - GIVE])
    if TILE <= answer < TILE + 4:
        return because("P14", "no-tile")
    if state.question == q.ASK_NUMBER and answer >= NAME:
        return because("P9", "number")
    question = QUESTIONS[state.question].split("?")[0].split("{")[0].strip()
    return because(None, "no-answer", word=word(answer), question=question)


def _move(state: Any, me: Any, place: int) -> Reason:
    there = PLACE_WORDS[place]
    if state.spot[place] >= 25:
        return because("OPT-1", "not-on-board", place=there)
    if place == me.merchant:
        return because("TURN-1", "must-move", place=there)
    start, goal = state.spot[me.merchant], state.spot[place]
    steps = abs(start // 5 - goal // 5) + abs(start % 5 - goal % 5)
    if state.reach == 1 + cards.CARD_FAR:
        return because("CARD-far", "out-of-far-reach", place=there, steps=steps)
    return because("TURN-1", "out-of-reach", place=there, steps=steps)


def _fee(state: Any, me: Any) -> Reason:
    merchants = sum(p.merchant == state.at for p in state.players[: state.players_n] if p.seat != me.seat)
    merchants += sum(place == state.at for place in state.neutral_merchants)
    return because("TURN-4", "fee", merchants=merchants, price=2 * merchants, lira=me.lira)


def _assistant(state: Any, me: Any, answer: int) -> Reason:
    here = PLACE_WORDS[state.at]
    if answer == w.JOIN:
        return because("TURN-2", "not-waiting", place=here)
    if answer == w.JOIN_NEUTRAL:
        return because("NA-2", "neutral-not-waiting", place=here)
    if me.assistants >> state.at & 1:
        return because("TURN-3", "two-assistants", place=here)
    return because("TURN-2", "no-assistant")


def _meeting(state: Any, answer: int) -> Reason:
    if answer == w.END:
        return because("TURN-7a", "catch-first")
    if answer == w.CATCH:
        return because("TURN-7a", "nobody-to-catch")
    who, where, bit = (("governor", state.governor, 1), ("smuggler", state.smuggler, 2))[answer == w.SMUGGLER]
    if state.met & bit:
        return because("TURN-7", f"met-{who}")
    if where != state.at:
        return because("TURN-7", f"{who}-elsewhere", place=PLACE_WORDS[where])
    return because("TURN-7b", "no-card-to-draw")


def impossible(state: Any, me: Any, place: int) -> Reason:
    """ACT-1. What is missing for the action of a place."""
    if place == places.WAINWRIGHT and me.extensions == 3:
        return because("P1-2", "all-extensions")
    if place == places.WAINWRIGHT:
        return because("P1", "extension-price", price=EXTENSION_PRICE[0], lira=me.lira)
    if place == places.GEMSTONE_DEALER:
        return because("P16", "ruby-price", price=state.gem_price, lira=me.lira)
    if place == places.POLICE_STATION:
        return because("P12-1", "family-away", place=PLACE_WORDS[me.family])
    if place in (places.LARGE_MARKET, places.SMALL_MARKET):
        return because("P10" if place == places.LARGE_MARKET else "P11", "no-good-in-demand")
    if place == places.SULTANS_PALACE:
        return _delivery(state, me)
    if place in (places.SMALL_MOSQUE, places.GREAT_MOSQUE):
        which = place - places.SMALL_MOSQUE
        return Reason(tuple(_donation(state, me, colour) for colour in (2 * which, 2 * which + 1)), f"P{place}")
    return because("ACT-1", "impossible", place=PLACE_WORDS[place])


def _delivery(state: Any, me: Any) -> Reason:
    price = PALACE_GOODS[state.palace_price]
    missing = {GOODS[good]: price[good] - me.goods[good] for good in range(4) if me.goods[good] < price[good]}
    if missing:
        return because("P13", "sultan-needs", goods=missing)
    return because("P13", "sultan-needs-any", number=PALACE_ANY[state.palace_price])


def _donation(state: Any, me: Any, colour: int) -> Sentence:
    good, price = GOODS[colour], state.next_tile[colour]
    if me.tiles >> colour & 1:
        return sentence("tile-owned", good=good)
    if not price:
        return sentence("tile-gone", good=good)
    return sentence("tile-price", good=good, price=price, number=me.goods[colour])


def _card(state: Any, me: Any, card: int) -> Reason:
    if card == YELLOW_TILE:
        return _yellow_tile(state, me)
    if card >= CARDS:
        return because("HID-2", "no-such-card")
    name = CARD_WORDS[card]
    if me.hand[card] % SEEN == 0:
        return because("HID-2", "card-not-held", card=name)
    if AGAIN_PLACE[card]:
        return because("CARD-again", "card-again", card=name, place=PLACE_WORDS[AGAIN_PLACE[card]])
    return because(CARD_CLAUSES[card], _WHEN.get(card, "card-free"), card=name)


_WHEN = {
    cards.CARD_FAR: "card-before-move",
    cards.CARD_STAY: "card-before-move",
    cards.CARD_ASSISTANT: "card-assistant",
    cards.CARD_FAMILY: "card-family",
    cards.CARD_MARKET: "card-market",
    cards.CARD_LIRA: "card-lira",
}


def _yellow_tile(state: Any, me: Any) -> Reason:
    if not me.tiles >> YELLOW & 1:
        return because("MOS-4", "yellow-not-owned")
    if state.tiles_used >> YELLOW & 1:
        return because("MOS-4", "yellow-used")
    if me.lira < 2:
        return because("MOS-4", "yellow-price", lira=me.lira)
    return because("MOS-4", "yellow-later" if me.assistants else "no-assistant-out")
