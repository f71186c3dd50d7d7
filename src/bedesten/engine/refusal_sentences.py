"""What stands in the way of an answer, in sentences by keys."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from bedesten.engine.errors import Sentence
from bedesten.engine.sentences import Catalogue

SENTENCES = {  # `{steps:step}` is counted: 1 step, 2 steps
    "not-waiting": "None of your assistants waits at the {place}.",
    "neutral-not-waiting": "No neutral assistant waits at the {place}.",
    "two-assistants": "Your assistant at the {place} joins the stack: two of yours never stand on one place.",
    "no-assistant": "No assistant is left under your merchant.",
    "family-elsewhere": "The family member goes to another place than the Police Station.",
    "no-good": "There is no {good} on your wheelbarrow.",
    "no-tile": "You own too few goods of that colour, have the tile already, or it is not on this mosque.",
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
    "fee-of-pieces": "{merchants:piece of another is:pieces of others are} here: that is {price} lira, and you have {lira}.",
    "companion-supply": "Your companion is not on the board.",
    "companion-moves": "By the card played your companion moves, not your merchant.",
    "family-moves": "By the card played your family member moves, not your merchant.",
    "nobody-to-follow": "No merchant of another player is at the {place}.",
    "companion-reach": "The {place} is {steps:step} away; your companion goes exactly {reach}.",
    "companion-not-at-hand": "Your companion is not in your supply: an action of the Fountain brings him there.",
    "companion-later": "Your companion is set on your merchant’s place at the start of your turn.",
    "met-courier": "You have met the courier in this turn already.",
    "courier-elsewhere": "The courier is at the {place}, not here.",
    "no-letter-to-take": "There is no letter to take, so the courier has nothing for you.",
    "no-such-letter": "You have no such letter.",
    "letter-not-needed": "Without that letter the seals would be enough: none may be added that the sum does not need.",
    "tile-not-up": "That kiosk tile is not turned up.",
    "tile-impossible": "Kiosk tile {tile} cannot be carried out now.",
    "bid-too-low": "The highest bid is {price} lira: bid more, or pass.",
    "bid-at-least": "Bid at least 1 lira.",
    "bid-too-high": "Nobody bids more than he has, and you have {lira} lira.",
    "auction-price": "An auction is opened with at least 1 lira, and you have none.",
    "society-price": "The Secret Society wants {price} seals, and your letters have {number}.",
    "card-mosque": "“{card}” is played directly after the action of a mosque, if it can be done again.",
    "card-copy": "“{card}” is played when the card on top of the pile could be; a copy cannot be copied.",
    "card-walk": "“{card}” is played before the move, while your family member is away from the Police Station.",
    "card-companion": "“{card}” is played before the move, while your companion is on the board.",
    "card-anywhere": "“{card}” is played before the move; it costs 3 lira, and you have {lira}.",
    "card-7lira": "“{card}” is played at a free moment or when lira must be paid, if you have a good to give.",
    "no-assistant-out": "All your assistants are under your merchant.",
    "yellow-later": "The yellow tile is used at a free moment of your turn, not while something else goes on.",
    "out-of-line": "The {place} does not lie on a straight line with your merchant, or a barrier stands in between.",
    "no-corner": "The {place} is not in a corner of the board.",
    "behind-barrier": "A barrier of another player stands in the way to the {place}.",
    "met-coffee-trader": "You have met the coffee trader in this turn already.",
    "coffee-trader-elsewhere": "The coffee trader is at the {place}, not here.",
    "no-coffee-trader": "There is no coffee trader in this game.",
    "no-courier": "There is no courier in this game.",
    "without-mocha": "'{word}' belongs to Mocha & Baksheesh, and this game is played without it.",
    "without-letters": "'{word}' belongs to Letters & Seals, and this game is played without it.",
    "trader-price": "The coffee trader wants 2 lira or a good for his coffee, and you have neither.",
    "roast-price": "Coffee costs 2 lira, a good or a card here, and you have none of them.",
    "house-price": "The ruby costs {price} coffee, and you have {coffee}.",
    "tavern-price": "Your {coffee} coffee is not enough for anything at the Tavern.",
    "tavern-tile-owned": "You have that tile of the Tavern already.",
    "tavern-tile-gone": "No such tile is left at the Tavern.",
    "tavern-tile-price": "That tile costs {price} coffee, and you have {coffee}.",
    "barrier-price": "The barrier costs {price} coffee, and you have {coffee}.",
    "bribe-price": "Baksheesh costs {price} coffee and {goods}; you have {coffee} coffee and {have} of these goods.",
    "barrier-place": "The barrier stands between two neighbouring places, another pair than before; the Tavern is not acted at.",
    "no-coffee": "You have no coffee to give.",
    "guild-not-held": "You do not hold guild card {card_number}.",
    "guild-too-late": "A guild card replaces the whole turn: it is played before the move, and before any card for the move.",
    "guild-impossible": "Not everything on guild card {card_number} can be done now.",
    "movement-not-owned": "You do not have a Movement tile.",
    "movement-later": "The Movement tile is used before the move, if nothing else replaces it.",
    "card-six": "“{card}” is played after a roll of yours that moves nobody.",
    "card-coffee": "“{card}” is played at a free moment, and costs {price} coffee; you have {coffee}.",
    "card-swap": "“{card}” is played at a free moment, with a good or coffee to give.",
}

sentence = Catalogue(SENTENCES)


@dataclass(frozen=True)
class Reason:
    """One sentence or two, and the clause that says so."""

    said: tuple[Sentence, ...]
    clause: str | None = None

    def __hash__(self) -> int:
        return hash(self.said[0].text)  # which Python keeps

    @property
    def sentence(self) -> str:
        return " ".join(sentence.text for sentence in self.said)


def because(clause: str | None, key: str, **args: Any) -> Reason:
    try:
        return _because(clause, key, **args)
    except TypeError:  # goods stand in it
        return Reason((sentence(key, **args),), clause)


@lru_cache(4096)
def _because(clause: str | None, key: str, **args: Any) -> Reason:
    """The same is said again and again."""
    return Reason((sentence(key, **args),), clause)
