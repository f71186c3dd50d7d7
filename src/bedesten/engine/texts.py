"""The engine's own English: what things are called in sentences, what is asked, what an answer means."""

from bedesten.engine import things
from bedesten.engine.constants import (
    AT,
    BARRIER,
    BID,
    COMPANION,
    DISCARD,
    FETCH,
    GIVE,
    GO,
    GUILD,
    GUILD_AWAY,
    KIOSK_TILE,
    LETTER,
    MOVEMENT_TILE,
    NAME,
    PLAY,
    SELL,
    SEND,
    SET_COMPANION,
    TAKE,
    TILE,
    YELLOW_TILE,
)
from bedesten.engine.names import questions as q
from bedesten.engine.names import words as w
from bedesten.engine.notation import CARDS, COLOURS, GOODS, SEATS, named

PLACE_NAMES = {place.number: place.name for place in things.PLACES}
GOOD_NAMES = GOODS
SEAT_NAMES = {n: name.title() for n, name in SEATS.items()}
CARD_NAMES = {card.word: card.name for card in things.CARDS}
GUILD_NAMES = {card.number: card.name for card in things.GUILD_CARDS}
KIOSK_TILES = {tile.number: tile.caption for tile in things.KIOSK_TILES}  # what they do, in a few words
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
    q.ASK_DICE: "You rolled {dice}. Change the dice?",
    q.ASK_SELL: "Which good do you sell?",
    q.ASK_SEND: "Where do you send your family member?",
    q.ASK_ANY_GOOD: "Which good of your choice do you deliver?",
    q.ASK_TILE: "Which mosque tile do you take?",
    q.ASK_REWARD: "What is your reward?",
    q.ASK_PAY_GOVERNOR: "How do you pay the Governor?",
    q.ASK_PAY_SMUGGLER: "How do you pay the Smuggler?",
    q.ASK_RUBY: "Whose ruby do you take?",
    q.ASK_LETTER: "Which letter do you discard?",
    q.ASK_PAY_COURIER: "How do you pay the courier?",
    q.ASK_KIOSK_TILE: "Which kiosk tile do you choose?",
    q.ASK_USE_TILE: "Carry out kiosk tile {tile}?",
    q.ASK_EXCHANGE: "Kiosk tile {tile}: what do you give?",
    q.ASK_BID: "How much do you bid for two bonus cards?",
    q.ASK_GIVE: "Which good do you give?",
    q.ASK_CATACOMBS: "Who goes through the Catacombs, and where to?",
    q.ASK_DOUBLE_TURN: "Discard letters worth 3 seals for another turn?",
    q.ASK_PERSON: "Whose help do you want, wherever he is?",
    q.ASK_FOLLOW: "Whose merchant have you followed?",
    q.ASK_END: "Anything more before your turn ends?",
    q.ASK_TILE_REWARD: "What do you take for the kiosk tile?",
    q.ASK_LAST_CARDS: "The game is over. Which cards still bring you goods or lira?",
    q.ASK_ROAST: "What do you give for 2 coffee?",
    q.ASK_DISCARD_GUILD: "Which guild card do you discard?",
    q.ASK_TAVERN: "What do you order at the Tavern?",
    q.ASK_BARRIER: "Beside which place do you set the barrier, to act there?",
    q.ASK_BARRIER_TO: "Towards which neighbour does the barrier stand?",
    q.ASK_TAVERN_AGAIN: "Order once more at the Tavern?",
    q.ASK_PAY_TRADER: "How do you pay the coffee trader?",
    q.ASK_SIX: "You rolled {dice}. Which die do you turn to 6?",
    q.ASK_SWAP_AWAY: "What do you give away?",
    q.ASK_SWAP_FOR: "What do you take for it?",
    q.ASK_UP_TO: "Which good do you take? All must be different.",
    q.ASK_PLACE: "Of which place do you carry out the action?",
    q.ASK_AFTER_GUILD: "The guild card is done. Anything more?",
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
    w.COURIER: "meet the courier",
    w.HOME: "take your companion into your supply",
    w.LIRA: "lira",
    w.CARD: "a bonus card",
    w.DECK: "the deck",
    w.PILE: "the top of the discard pile",
    w.TURN_FIRST: "turn the first die to 4",
    w.TURN_SECOND: "turn the second die to 4",
    w.ROLL: "roll both dice again",
    w.COFFEE_TRADER: "meet the coffee trader",
    w.FIRST_TO_SIX: "turn the first die to 6",
    w.SECOND_TO_SIX: "turn the second die to 6",
    w.SET_BARRIER: "set the barrier",
    w.TAKE_MOVEMENT: "take a Movement tile",
    w.TAKE_ENCOUNTER: "take an Encounter tile",
    w.BRIBE: "baksheesh for a ruby",
}
GUILD_TITLES = {card: f"{card} “{name}”" for card, name in GUILD_NAMES.items()}
_WORDS |= {w.FOLLOW_RED - seat: f"{name}’s merchant" for seat, name in SEAT_NAMES.items()}
LETTER_NAMES = {
    2 * place + delivered: f"the {'delivered letter' if delivered else 'letter'} to the {name}"
    for place, name in PLACE_NAMES.items()
    for delivered in (0, 1)
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
    (BARRIER, "the {}", PLACE_NAMES),
    (GUILD, "play guild card {}", GUILD_TITLES),
    (GUILD_AWAY, "discard guild card {}", GUILD_TITLES),
    (COMPANION, "companion to the {}", PLACE_NAMES),
    (KIOSK_TILE, "{}", {tile: f"{tile}: {effect}" for tile, effect in KIOSK_TILES.items()}),
    (LETTER, "{}", LETTER_NAMES),
    (AT, "the {}", PLACE_NAMES),
]


def card_name(kind: int) -> str:
    return CARD_NAMES.get(CARDS[kind], CARDS[kind])


def answer_text(answer: int) -> str:
    """What an answer means, in a few words."""
    if answer == PLAY + YELLOW_TILE:
        return "use the yellow tile: pay 2 lira, an assistant returns"
    if answer == PLAY + MOVEMENT_TILE:
        return "use the Movement tile: go straight on, as far as you like"
    if answer == PLAY + SET_COMPANION:
        return "set your companion beside your merchant"
    if answer < 0:
        return _WORDS[answer]
    if answer >= BID:
        return f"bid {answer - BID} lira"
    base, form, names = max((family for family in _FAMILIES if family[0] <= answer), key=lambda family: family[0])
    name = card_name(answer - base) if names is CARDS else names[answer - base]
    return form.format(f"“{name}”" if names is CARDS else name)


def counted(n: int, one: str, many: str | None = None) -> str:
    return f"{n} {one if n == 1 else many or one + 's'}"
