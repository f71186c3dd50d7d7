"""What a player is shown of the table at a question, feature by feature: names, greatest values, and where each stands.

An observation has a section for the base game, one for Mocha & Baksheesh and one for Letters & Seals; a rule set has those that
it plays with, one behind the other. Each begins with the table, and goes on with five players alike: the one who looks first, the
others clockwise, empty seats last. Every feature is a whole number from 0 up to its `high`; what is greater counts as that.

Here is the only list: the compiled engine knows these numbers, and names, digests and documents are made of it.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from bedesten.engine import things as _things
from bedesten.engine.constants import DEMAND_TILES, GUILD_CARDS, KIOSK_TILES, PLAYERS, QUESTION_ROOM, SPOTS
from bedesten.engine.names import questions
from bedesten.engine.notation import CARDS as _CARDS
from bedesten.engine.notation import COLOURS as _COLOURS
from bedesten.engine.notation import GOODS as _GOODS
from bedesten.engine.notation import PLACES as _PLACES
from bedesten.engine.notation import TAVERN_TILES as _TAVERN_TILES
from bedesten.engine.notation import named


class Feature(NamedTuple):
    name: str
    high: int
    about: str


class Groups(list[tuple[str, int, str]]):
    """Features that there are for each place: name, greatest value and meaning."""

    def put(self, name: str, high: int, about: str) -> int:
        """One more; its number."""
        self.append((name, high, about))
        return len(self) - 1


class Part(list[Feature]):
    """Of a section: the table, or one player."""

    def put(self, name: str, about: str, high: int = 1, of: tuple[str, ...] = ()) -> int:
        """Features at the end, one or one for each of several things; the number of the first."""
        first = len(self)
        self += [Feature(f"{name}.{thing}", high, about) for thing in of] or [Feature(name, high, about)]
        return first

    def put_places(self, places: tuple[str, ...], groups: Iterable[tuple[str, int, str]]) -> int:
        """The same places again and again: what is where."""
        first = len(self)
        for name, high, about in groups:
            self.put(name, about, high, places)
        return first


def _by_box(names: list[str], mocha: int, letters: int) -> tuple[tuple[str, ...], ...]:
    """Those of the base game, of Mocha & Baksheesh, and of Letters & Seals."""
    return tuple(names[:mocha]), tuple(names[mocha:letters]), tuple(names[letters:])


def _numbers(last: int, first: int = 1) -> tuple[str, ...]:
    return tuple(str(n) for n in range(first, last + 1))


_places = [name for _, name in sorted(_PLACES.items())]
_cards = [name for _, name in sorted(_CARDS.items())]
_questions = {number: name.removeprefix("ask-") for number, name in sorted(named(questions).items())}
_goods = tuple(name for good, name in sorted(_GOODS.items()) if good < 4)
_colours = tuple(name for _, name in sorted(_COLOURS.items()))

MOST: Final = 127  # the greatest value of all: a signed byte
FIRST_MOCHA_PLACE: Final = 17
FIRST_LETTERS_PLACE: Final = 21
FIRST_MOCHA_CARD: Final = 10
FIRST_LETTERS_CARD: Final = 19
_places_of = _by_box(_places, FIRST_MOCHA_PLACE - 1, FIRST_LETTERS_PLACE - 1)  # places are counted from 1
_cards_of = _by_box(_cards, FIRST_MOCHA_CARD, FIRST_LETTERS_CARD)
BASE_PLACES_N: Final = len(_places_of[0])
MOCHA_PLACES_N: Final = len(_places_of[1])
LETTERS_PLACES_N: Final = len(_places_of[2])
BASE_CARDS_N: Final = len(_cards_of[0])
MOCHA_CARDS_N: Final = len(_cards_of[1])
LETTERS_CARDS_N: Final = len(_cards_of[2])
STACK_TOLD: Final = 9  # assistants under a merchant: five of one's own, four neutral ones
THEN_TOLD: Final = DEMAND_TILES - 1

# What is at which place of the board, for the table and for a player: these groups of features stand in all three sections
_of_table = Groups()
AT_HERE: Final = _of_table.put("here", 1, "the piece whose turn it is has gone there")
AT_ACTING: Final = _of_table.put("acting", 1, "whose action was begun last")
AT_GOVERNOR: Final = _of_table.put("governor", 1, "the Governor is there")
AT_SMUGGLER: Final = _of_table.put("smuggler", 1, "the Smuggler is there")
AT_NEUTRAL_MERCHANT: Final = _of_table.put("neutral-merchants", 3, "neutral merchants there")
AT_NEUTRAL_ASSISTANT: Final = _of_table.put("neutral-assistants", 4, "neutral assistants who wait there")
_of_player = Groups()
AT_MERCHANT: Final = _of_player.put("merchant", 1, "the merchant is there")
AT_FAMILY: Final = _of_player.put("family", 1, "the family member is there")
AT_ASSISTANT: Final = _of_player.put("assistant", 1, "an assistant waits there")
AT_STEPS: Final = _of_player.put("steps", 8, "how many steps the merchant is away from there")
_of_board = (("row", 5, "in which row the place lies, from 1; 0: not on this board"), ("column", 5, "and in which column"))
_unseen = "bonus cards of the kind that the one who looks has not seen: they are in the deck, or in others' hands"
_top = "the card on top of the discard pile"
_reach = "the card or tile that replaces the move of this turn"
_hand = "bonus cards of the kind in the hand: one's own, and of the others' those that everybody has seen"

# -- the base game: the table

_base = Part()
B_RULES: Final = _base.put("rules", "the rule set", of=("base", "mocha", "letters", "grand"))
B_PLAYERS: Final = _base.put("players", "how many play", of=_numbers(PLAYERS, 2))
B_NEUTRALS: Final = _base.put("variant.neutral-assistants", "played with neutral assistants")
B_CARAVAN: Final = _base.put("variant.caravan-leader", "played with the caravan leader")
B_BOARD: Final = _base.put_places(_places_of[0], _of_board)
B_CHANGES: Final = len(_base)  # what stands before it stays the same throughout a game
B_QUESTION: Final = _base.put("question", "what is asked", of=tuple(_questions.values()))
B_ROUND: Final = _base.put("round", "the round", MOST)
B_AT: Final = _base.put_places(_places_of[0], _of_table)
B_GEM: Final = _base.put("gem-price", "lira for the next ruby of the Gemstone Dealer", MOST)
B_PALACE: Final = _base.put("palace", "goods for the next ruby of the Sultan", 10, _goods)
B_PALACE_ANY: Final = _base.put("palace.any", "and goods of any kind", 10)
B_POST: Final = _base.put("post-markers", "markers of the Post Office that are down", 4)
B_NEXT_TILE: Final = _base.put("mosque-tile", "goods that the top mosque tile of the colour shows; 0: none left", 5, _colours)
B_MOSQUE_RUBIES: Final = _base.put("mosque-rubies", "rubies for pairs that are left", 5, ("small", "great"))
B_DEMAND: Final = _base.put("demand.large", "goods that the Large Market wants", 5, _goods)
_base.put("demand.small", "goods that the Small Market wants", 5, _goods)
B_THEN: Final = _base.put(
    "then.large", "the demand tile that lies so far below, counted from 1; 0: not seen yet", 5, _numbers(THEN_TOLD)
)
_base.put("then.small", "the same of the Small Market", 5, _numbers(THEN_TOLD))
B_UNSEEN_TILES: Final = _base.put("demand-unseen", "demand tiles that nobody has seen", 5, ("large", "small"))
B_DECK: Final = _base.put("deck", "bonus cards in the deck", MOST)
B_DISCARDS: Final = _base.put("discards", "bonus cards on the discard pile", MOST)
B_TOP: Final = _base.put("top-discard", _top, 1, _cards_of[0])
B_UNSEEN: Final = _base.put("unseen", _unseen, 15, _cards_of[0])
B_REACH: Final = _base.put("reach", _reach, 1, _cards_of[0])
B_DICE: Final = _base.put("dice", "the last roll of this turn", 6, ("first", "second"))
B_WANTED: Final = _base.put("wanted", "goods that the market still buys in this sale", 5, _goods)
B_ANY_GOODS: Final = _base.put("any-goods", "the market takes any goods in this turn")
B_USED: Final = _base.put("tile-used", "the mosque tile was used in this turn", of=_colours)
B_MET: Final = _base.put("met", "met in this turn already", of=("governor", "smuggler"))
B_MOVE_CARD: Final = _base.put("move-card", "a card for the move was played in this turn")
B_EXTRA_TURN: Final = _base.put("extra-turn", "the same player has another turn behind this one")
B_CARAVAN_EARNED: Final = _base.put("caravan-earned", "the caravan tile will be taken at the end of this turn")
BASE_TABLE: Final = len(_base)

# -- the base game: each player

_base_player = Part()
BP_PRESENT: Final = _base_player.put("present", "somebody sits there")
BP_ASKED: Final = _base_player.put("asked", "is asked")
BP_TURN: Final = _base_player.put("turn", "has the turn")
BP_START: Final = _base_player.put("start", "is the start player")
BP_MOVED: Final = _base_player.put("moved", "has had the turn in this round")
BP_CARAVAN: Final = _base_player.put("caravan-leader", "has the caravan tile")
BP_RUBIES: Final = _base_player.put("rubies", "rubies", 15)
BP_MISSING: Final = _base_player.put("rubies-missing", "rubies that are missing to the end of the game", 15)
BP_LIRA: Final = _base_player.put("lira", "lira", MOST)
BP_STACK: Final = _base_player.put("stack", "assistants under the merchant", STACK_TOLD)
BP_NEUTRAL: Final = _base_player.put(
    "neutral", "the assistant of the stack is neutral, from the bottom up", 1, _numbers(STACK_TOLD)
)
BP_EXTENSIONS: Final = _base_player.put("extensions", "of the wheelbarrow", 3)
BP_CAPACITY: Final = _base_player.put("capacity", "goods of a kind for which there is room", 5)
BP_GOODS: Final = _base_player.put("goods", "goods in the wheelbarrow", 5, _goods)
BP_TILES: Final = _base_player.put("tile", "owns the mosque tile", 1, _colours)
BP_CARDS: Final = _base_player.put("cards", "bonus cards in the hand", MOST)
BP_UNKNOWN: Final = _base_player.put("unknown-cards", "those of them that the one who looks does not know", MOST)
BP_HAND: Final = _base_player.put("hand", _hand, 15, _cards_of[0])
BP_AT: Final = _base_player.put_places(_places_of[0], _of_player)
BASE_PLAYER: Final = len(_base_player)
BASE_SECTION: Final = BASE_TABLE + PLAYERS * BASE_PLAYER

# -- Mocha & Baksheesh

_mocha = Part()
M_BOARD: Final = _mocha.put_places(_places_of[1], _of_board)
M_CHANGES: Final = len(_mocha)
M_AT: Final = _mocha.put_places(_places_of[1], _of_table)
M_TRADER: Final = _mocha.put("coffee-trader", "the coffee trader is there", of=tuple(_places))
M_BARRIER: Final = _mocha.put("barrier", "the barrier stands beside it", of=tuple(_places))
M_COFFEE: Final = _mocha.put("coffee-price", "coffee for the next ruby of the Coffee House", MOST)
M_TAVERN: Final = _mocha.put("tavern-tile", "coffee that the top tile shows; 0: none left", 15, tuple(_TAVERN_TILES.values()))
M_BAKSHEESH: Final = _mocha.put("baksheesh", "goods that the baksheesh asks for", 5, _goods)
M_GUILD_DECK: Final = _mocha.put("guild-deck", "guild cards in their deck", MOST)
M_GUILD_PILE: Final = _mocha.put("guild-pile", "the guild card lies face up on the pile", of=_numbers(GUILD_CARDS))
M_GUILD: Final = _mocha.put("guild", "one's own guild cards", of=_numbers(GUILD_CARDS))
M_GUILD_TURN: Final = _mocha.put("guild-turn", "the guild card that replaces this turn", of=_numbers(GUILD_CARDS))
M_CHEAPER: Final = _mocha.put("cheaper", "coffee that the next thing at the Tavern costs less", 15)
M_MET: Final = _mocha.put("met.coffee-trader", "met in this turn already")
M_TOP: Final = _mocha.put("top-discard", _top, 1, _cards_of[1])
M_UNSEEN: Final = _mocha.put("unseen", _unseen, 15, _cards_of[1])
M_REACH: Final = _mocha.put("reach", _reach, 1, _cards_of[1])
M_REACH_TILE: Final = _mocha.put("reach.movement-tile", _reach)
MOCHA_TABLE: Final = len(_mocha)

_mocha_player = Part()
MP_COFFEE: Final = _mocha_player.put("coffee", "coffee", MOST)
MP_TAVERN: Final = _mocha_player.put("tavern-tile", "owns the tavern tile", 1, tuple(_TAVERN_TILES.values()))
MP_GUILD_CARDS: Final = _mocha_player.put("guild-cards", "guild cards in the hand", MOST)
MP_BARRIER: Final = _mocha_player.put("barrier", "has the tile of the barrier")
MP_HAND: Final = _mocha_player.put("hand", _hand, 15, _cards_of[1])
MP_AT: Final = _mocha_player.put_places(_places_of[1], _of_player)
MOCHA_PLAYER: Final = len(_mocha_player)
MOCHA_SECTION: Final = MOCHA_TABLE + PLAYERS * MOCHA_PLAYER

# -- Letters & Seals

_letters = Part()
L_DECK_OF_LETTERS: Final = _letters.put("variant.letters-deck", "only the bonus cards of Letters & Seals")
L_BOARD: Final = _letters.put_places(_places_of[2], _of_board)
L_CHANGES: Final = len(_letters)
L_AT: Final = _letters.put_places(_places_of[2], _of_table)
L_COURIER: Final = _letters.put("courier", "the courier is there", of=tuple(_places))
L_SOCIETY: Final = _letters.put("society-uses", "of the Secret Society, as long as they bring lira", 15)
L_LETTER_DECK: Final = _letters.put("letter-deck", "letters in their deck", MOST)
L_LETTER_PILE: Final = _letters.put("letter-pile", "letters to the place on their pile", 15, tuple(_places))
L_KIOSK_DECK: Final = _letters.put("kiosk-deck", "kiosk tiles in their deck", MOST)
L_KIOSK_UP: Final = _letters.put("kiosk", "the tile is turned up, and not yet chosen", of=_numbers(KIOSK_TILES))
L_KIOSK_PILE: Final = _letters.put("kiosk-pile", "the tile lies on the pile", of=_numbers(KIOSK_TILES))
L_BID: Final = _letters.put("bid", "the highest bid of the auction that runs", MOST)
L_COMPANION: Final = _letters.put("by-companion", "it is the companion who moves in this turn")
L_MET: Final = _letters.put("met.courier", "met in this turn already")
L_TOP: Final = _letters.put("top-discard", _top, 1, _cards_of[2])
L_UNSEEN: Final = _letters.put("unseen", _unseen, 15, _cards_of[2])
L_REACH: Final = _letters.put("reach", _reach, 1, _cards_of[2])
LETTERS_TABLE: Final = len(_letters)

_letters_player = Part()
LP_LETTERS: Final = _letters_player.put("letter", "letters to the place that are not delivered yet", 15, tuple(_places))
LP_DELIVERED: Final = _letters_player.put("delivered", "letters that are", MOST)
LP_SEALS: Final = _letters_player.put("seals", "on all these letters", MOST)
LP_HAS_COMPANION: Final = _letters_player.put("has-companion", "the companion is in the own supply")
LP_COMPANION: Final = _letters_player.put("companion", "the companion is there", of=tuple(_places))
LP_DOUBLED: Final = _letters_player.put("doubled", "has had a double turn in this round")
LP_FOLLOWED: Final = _letters_player.put("followed", "whose merchant was followed in this turn, and is not paid")
LP_BIDDER: Final = _letters_player.put("bidder", "has made the highest bid")
LP_CHOSEN: Final = _letters_player.put("kiosk-chosen", "the tile chosen last while that action runs", 1, _numbers(KIOSK_TILES))
LP_HAND: Final = _letters_player.put("hand", _hand, 15, _cards_of[2])
LP_AT: Final = _letters_player.put_places(_places_of[2], _of_player)
LETTERS_PLAYER: Final = len(_letters_player)
LETTERS_SECTION: Final = LETTERS_TABLE + PLAYERS * LETTERS_PLAYER

OBSERVED: Final = BASE_SECTION + MOCHA_SECTION + LETTERS_SECTION  # with everything

# Tables for the compiled engine: where a question stands, by its number; and the bits of numbers up to 15, from the lowest
QUESTION_AT = [list(_questions).index(number) if number in _questions else 0 for number in range(QUESTION_ROOM)]
BITS_OF = [[number >> bit & 1 for bit in range(4)] for number in range(16)]
sections = {"base": (_base, _base_player), "mocha": (_mocha, _mocha_player), "letters": (_letters, _letters_player)}


def features_of(*boxes: str) -> list[Feature]:
    """The whole schema of a rule set, by the boxes that it plays with."""
    found: list[Feature] = []
    for box in boxes:
        table, player = sections[box]
        found += table
        for seat in range(PLAYERS):
            found += [Feature(f"player.{seat}.{name}", high, about) for name, high, about in player]
    return found


def told_with_letters(*boxes: str) -> list[str]:
    """What was added to these boxes behind the things of Letters & Seals, in whose section it is told."""
    others = {*boxes} - {"letters"}
    places = [place.word for place in _things.PLACES if place.number >= FIRST_LETTERS_PLACE and place.box in others]
    cards = [card.word for card in _things.CARDS if card.number >= FIRST_LETTERS_CARD and card.box in others]
    return places + cards


assert len(_places) >= SPOTS and len(features_of("base", "mocha", "letters")) == OBSERVED
