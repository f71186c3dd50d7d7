"""The engine's own English: what things are called in sentences, what is asked, what an answer means."""

from bedesten.engine.constants import (
    BID,
    DISCARD,
    FETCH,
    GIVE,
    GO,
    NAME,
    PLAY,
    SELL,
    SEND,
    TAKE,
    TILE,
    YELLOW_TILE,
)
from bedesten.engine.names import questions as q
from bedesten.engine.names import words as w
from bedesten.engine.notation import CARDS, COLOURS, GOODS, PLACES, SEATS, named

PLACE_NAMES = {n: name.replace("-", " ").title().replace("Sultans", "Sultan’s") for n, name in PLACES.items()}
GOOD_NAMES = GOODS
SEAT_NAMES = {n: name.title() for n, name in SEATS.items()}
CARD_NAMES = {
    "good": "Lucky Find",
    "lira": "Full Purse",
    "far": "Long Walk",
    "stay": "Stay Put",
    "assistant": "Quick Whistle",
    "family": "Tip-Off",
    "market": "Silver Tongue",
    "sultan": "Sultan’s Favour",
    "post": "Double Post",
    "gem": "Second Gem",
}
QUESTIONS = {
    q.ASK_MOVE: "Where does your merchant go?",
    q.ASK_ASSISTANT: "Which assistant do you use at the {place}?",
    q.ASK_PAY: "Pay the other merchants at the {place}?",
    q.ASK_ACT: "Carry out the action of the {place}?",
    q.ASK_AGAIN: "Do it once more at the {place}, or go on?",
    q.ASK_MEET: "Whom do you meet at the {place}?",
    q.ASK_GOOD: "Which good do you take?",
    q.ASK_EXTRA_GOOD: "Buy one more good for 2 lira with the green tile?",
    q.ASK_SOURCE: "Where do you take the bonus card from?",
    q.ASK_DISCARD: "Which bonus card do you discard?",
    q.ASK_FETCH: "Which assistant returns to your stack?",
    q.ASK_NUMBER: "Which number do you name?",
    q.ASK_DICE: "You rolled {dice}. Use the red tile?",
    q.ASK_SELL: "Which good do you sell?",
    q.ASK_SEND: "Where do you send your family member?",
    q.ASK_ANY_GOOD: "Which good of your choice do you deliver?",
    q.ASK_TILE: "Which mosque tile do you take?",
    q.ASK_REWARD: "What is your reward?",
    q.ASK_PAY_GOVERNOR: "How do you pay the Governor?",
    q.ASK_PAY_SMUGGLER: "How do you pay the Smuggler?",
    q.ASK_LAST_CARDS: "The game is over. Which cards still bring you goods or lira?",
}
KINDS = {number: name.removeprefix("ask-") for number, name in named(q).items()}  # ASK_PAY_GOVERNOR -> pay-governor
_WORDS = {
    w.STOP: "end the turn at once",
    w.SKIP: "go on without it",
    w.ENOUGH: "that is enough",
    w.END: "nothing more",
    w.KEEP: "keep the dice",
    w.PASS: "pass",
    w.LEAVE: "leave an assistant here",
    w.JOIN: "pick up your assistant",
    w.JOIN_NEUTRAL: "pick up a neutral assistant",
    w.PAY: "pay them",
    w.ACT: "carry it out",
    w.CATCH: "catch a family member",
    w.GOVERNOR: "meet the Governor",
    w.SMUGGLER: "meet the Smuggler",
    w.LIRA: "lira",
    w.CARD: "a bonus card",
    w.DECK: "the deck",
    w.PILE: "the top of the discard pile",
    w.TURN_FIRST: "turn the first die to 4",
    w.TURN_SECOND: "turn the second die to 4",
    w.ROLL: "roll both dice again",
}
_FAMILIES = [
    (GO, "go to the {}", PLACE_NAMES),
    (FETCH, "the one at the {}", PLACE_NAMES),
    (SEND, "to the {}", PLACE_NAMES),
    (TAKE, "take {}", GOOD_NAMES),
    (GIVE, "give {}", GOOD_NAMES),
    (SELL, "sell {}", GOOD_NAMES),
    (TILE, "the {} tile", COLOURS),
    (DISCARD, "discard {}", CARDS),
    (PLAY, "play {}", CARDS),
    (NAME, "{}", {n: str(n) for n in range(3, 13)}),
]


def card_name(kind: int) -> str:
    return CARD_NAMES.get(CARDS[kind], CARDS[kind])


def answer_text(answer: int) -> str:
    """What an answer means, in a few words."""
    if answer == PLAY + YELLOW_TILE:
        return "use the yellow tile: pay 2 lira, an assistant returns"
    if answer < 0:
        return _WORDS[answer]
    if answer >= BID:
        return f"bid {answer - BID} lira"
    base, form, names = max((family for family in _FAMILIES if family[0] <= answer), key=lambda family: family[0])
    name = card_name(answer - base) if names is CARDS else names[answer - base]
    return form.format(f"“{name}”" if names is CARDS else name)


def counted(n: int, one: str, many: str | None = None) -> str:
    return f"{n} {one if n == 1 else many or one + 's'}"
