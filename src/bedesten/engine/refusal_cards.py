"""Why a card or a tile cannot be played now."""

from typing import Any

from bedesten.engine import things
from bedesten.engine.constants import MOVEMENT, MOVEMENT_TILE, OWN_SUPPLY, SEEN, SET_COMPANION, YELLOW_TILE
from bedesten.engine.names import cards
from bedesten.engine.names import questions as q
from bedesten.engine.names.colours import YELLOW
from bedesten.engine.notation import CARDS as CARD_WORDS
from bedesten.engine.notation import PLACES as PLACE_WORDS
from bedesten.engine.refusal_sentences import Reason, because
from bedesten.engine.tables import AGAIN_PLACE

_CHAPTERS = {"base": "CARD", "mocha": "MB-card", "letters": "LS-card"}
CARD_CLAUSES = {  # dice-letters: LS-card-dice
    card.number: f"{_CHAPTERS[card.box]}-{card.word.partition('-')[0]}" for card in things.CARDS
}


def card_refused(state: Any, me: Any, card: int) -> Reason:
    if card == YELLOW_TILE:
        return _yellow_tile(state, me)
    if card == SET_COMPANION:
        return because("LS-4", "companion-later" if me.companion == OWN_SUPPLY else "companion-not-at-hand")
    if card == MOVEMENT_TILE:
        owned = me.tavern >> MOVEMENT & 1
        return because("MB-tavern-move", "movement-later" if owned else "movement-not-owned")
    name = CARD_WORDS[card]
    if me.hand[card] % SEEN == 0:
        return because("HID-2", "card-not-held", card=name)
    if AGAIN_PLACE[card]:
        return because("CARD-again", "card-again", card=name, place=PLACE_WORDS[AGAIN_PLACE[card]])
    if card == cards.CARD_ANYWHERE:
        return because(CARD_CLAUSES[card], "card-anywhere", card=name, lira=me.lira)
    if card in (cards.CARD_GUILD, cards.CARD_8LIRA):
        price = 2 if card == cards.CARD_GUILD else 1
        return because(CARD_CLAUSES[card], "card-coffee", card=name, price=price, coffee=me.coffee)
    return because(CARD_CLAUSES[card], _WHEN.get(card, "card-free"), card=name)


_WHEN = {
    cards.CARD_FAR: "card-before-move",
    cards.CARD_STAY: "card-before-move",
    cards.CARD_ASSISTANT: "card-assistant",
    cards.CARD_FAMILY: "card-family",
    cards.CARD_MARKET: "card-market",
    cards.CARD_LIRA: "card-lira",
    cards.CARD_7LIRA: "card-7lira",
    cards.CARD_COPY: "card-copy",
    cards.CARD_WALK: "card-walk",
    cards.CARD_FOLLOW: "card-before-move",
    cards.CARD_COMPANION2: "card-companion",
    cards.CARD_MOSQUE: "card-mosque",
    cards.CARD_CORNER: "card-before-move",
    cards.CARD_SIX: "card-six",
    cards.CARD_SWAP: "card-swap",
}


def _yellow_tile(state: Any, me: Any) -> Reason:
    if not me.tiles >> YELLOW & 1:
        return because("MOS-4", "yellow-not-owned")
    if state.tiles_used >> YELLOW & 1:
        return because("MOS-4", "yellow-used")
    if me.lira < 2:
        return because("MOS-4", "yellow-price", lira=me.lira)
    return because("MOS-4", "yellow-later" if me.assistants else "no-assistant-out")


def guild_card_refused(state: Any, me: Any, card: int) -> Reason:
    if not me.guild >> card & 1:
        return because("HID-2", "guild-not-held", card_number=card)
    if state.question != q.ASK_MOVE or state.reach or state.move_card:
        return because("MB-3", "guild-too-late")
    return because("MB-4", "guild-impossible", card_number=card)
