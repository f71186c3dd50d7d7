"""What is printed on the places, cards and tiles, as tables. Compiled, these become C arrays, constant where they are certain."""

from math import exp

from bedesten.engine import ranges, things
from bedesten.engine.boards import BASE_PLACES, GRAND_PLACES, LETTERS_PLACES, MOCHA_PLACES
from bedesten.engine.components import PRINTED as PRINTED
from bedesten.engine.constants import CARDS, KIOSK_TILES, PLACES, PLAYERS, SPOTS
from bedesten.engine.names import cards, places

assert ranges
_GOODS = "RGYB"  # in the order of names/goods.py
_BOXES = ("base", "mocha", "letters")
_NONE = 255  # behind the last entry of a row


def _by_players(table: dict[str, int]) -> list[int]:
    return [table.get(str(n), 0) for n in range(PLAYERS + 1)]


def _goods(letters: str | list[str]) -> list[int]:
    return [list(letters).count(good) for good in _GOODS]


def _distance(a: int, b: int) -> int:
    return abs(a // 5 - b // 5) + abs(a % 5 - b % 5)


def _within(farthest: int, rows: int, columns: int) -> list[list[int]]:
    """For each of the spots the others that are at most so many steps away on a board."""
    there = [5 * row + column for row in range(rows) for column in range(columns)]
    near = [[b for b in there if 1 <= _distance(a, b) <= farthest] for a in range(SPOTS)]
    return [row + [_NONE] * (SPOTS - len(row)) for row in near]


def _uncovered(markers_down: int) -> list[str]:
    post = PRINTED["post_office"]
    return [*post["upper"][:markers_down], *post["lower"][markers_down:]]


def _lira(spaces: list[str]) -> int:
    return sum(int(space.split()[0]) for space in spaces if space.endswith("lira"))


def _next_tile(stack: list[int]) -> list[int]:
    """Which mosque tile comes to the top behind one that shows so many goods; behind 0 the first one."""
    behind = dict(zip([0, *stack], [*stack, 0], strict=True))
    return [behind.get(n, 0) for n in range(6)]


def _deck(*boxes: str) -> list[int]:
    printed = {name: number for box in boxes for name, number in PRINTED["bonus_cards"][box].items()}
    return [printed.get(card.word.replace("-", "_"), 0) for card in things.CARDS]


def cards_of(box: str) -> list[int]:
    """The kinds of bonus cards of a box, also those of which our copy has none."""
    return [card.number for card in things.CARDS if card.box == box]


def _again(kind: int) -> list[int]:
    """The places whose action a card repeats: one, or either mosque."""
    if kind == cards.CARD_MOSQUE:
        return [places.SMALL_MOSQUE, places.GREAT_MOSQUE]
    return [AGAIN_PLACE[kind]] if AGAIN_PLACE[kind] else []


def _by_roll(table: dict[str, int]) -> list[int]:
    return [table.get(str(rolled), 0) for rolled in range(13)]


# Boards by rule set (base, mocha, letters, grand): the spots 1 or 2 steps away, and those that a walk of exactly 3 or 4 steps
# reaches, which may turn back on its way
BOARD_ROWS = [4, 4, 4, 5]
BOARD_COLUMNS = [4, 5, 5, 5]
NEAR = [_within(2, rows, columns) for rows, columns in zip(BOARD_ROWS, BOARD_COLUMNS, strict=True)]
FAR = [_within(4, rows, columns) for rows, columns in zip(BOARD_ROWS, BOARD_COLUMNS, strict=True)]

BESIDE = [  # the same one step away, as a bit for each spot
    [sum(1 << b for b in row if b != _NONE) for row in _within(1, rows, columns)]
    for rows, columns in zip(BOARD_ROWS, BOARD_COLUMNS, strict=True)
]
CORNERS = [
    [0, columns - 1, 5 * (rows - 1), 5 * (rows - 1) + columns - 1]
    for rows, columns in zip(BOARD_ROWS, BOARD_COLUMNS, strict=True)
]

_boards = (BASE_PLACES, MOCHA_PLACES, LETTERS_PLACES, GRAND_PLACES)
PLACES_OF = [[*board] + [0] * (SPOTS - len(board)) for board in _boards]
INNER = [
    [int(0 < spot // 5 < rows - 1 and 0 < spot % 5 < columns - 1) for spot in range(SPOTS)]
    for rows, columns in zip(BOARD_ROWS[:3], BOARD_COLUMNS[:3], strict=True)
] + [[int(spot == 12) for spot in range(SPOTS)]]

CAPACITY: list[int] = PRINTED["wheelbarrow"]["capacity"]
EXTENSION_PRICE: list[int] = [PRINTED["wheelbarrow"]["extension_price"]]
START_LIRA: list[int] = [PRINTED["start"]["lira_of_start_player"]]
START_STACK: list[int] = [PRINTED["start"]["assistants_in_stack"]]
RUBIES_TO_WIN = _by_players(PRINTED["end"]["rubies"])
RUBIES_WITH_EXPANSION: list[int] = [PRINTED["end"]["rubies_with_expansion"]]

POST_GOODS = [_goods(_uncovered(n)) for n in range(5)]  # by markers that are down
POST_LIRA = [_lira(_uncovered(n)) for n in range(5)]

_track: list[str] = PRINTED["sultans_palace"]["track"]
PALACE_GOODS = [_goods(_track[:n]) for n in range(len(_track) + 1)]  # by open spaces
PALACE_ANY = [_track[:n].count("*") for n in range(len(_track) + 1)]
PALACE_FIRST = _by_players(PRINTED["sultans_palace"]["first_price"])
PALACE_LAST = [len(_track)]

GEM_FIRST = _by_players(PRINTED["gemstone_dealer"]["first_price"])
GEM_LAST: list[int] = [PRINTED["gemstone_dealer"]["last_price"]]

SALE: list[list[int]] = [[0, *PRINTED["markets"][size]] for size in ("large", "small")]
DEMAND = [[_goods(tile) for tile in PRINTED["markets"][f"{size}_demand"]] for size in ("large", "small")]
JEWELS = _by_roll(PRINTED["black_market"]["jewellery"])

NEXT_TILE = [_next_tile(PRINTED["mosques"]["stack"].get(str(n), [])) for n in range(PLAYERS + 1)]
MOSQUE_RUBIES = _by_players(PRINTED["mosques"]["rubies_each"])

# OPT-7. How many bonus cards of each kind: by rule set, and by whether they are those of Letters & Seals alone
BONUS_CARDS = [[_deck(*boxes), _deck("letters")] for boxes in (("base",), ("base", "mocha"), ("base", "letters"), _BOXES)]
AGAIN_PLACE = [card.again for card in things.CARDS]  # the place whose action a card repeats
REPEATABLE = [  # by rule set and deck: the places for which there is such a card
    [[int(any(deck[kind] and place in _again(kind) for kind in range(CARDS))) for place in range(PLACES + 1)] for deck in decks]
    for decks in BONUS_CARDS
]
NEUTRAL_START = [places.SMALL_MOSQUE, places.GREAT_MOSQUE, places.GEMSTONE_DEALER]  # where the neutral merchants stand at first

# Mocha & Baksheesh
COFFEE_FIRST: list[int] = [PRINTED["coffee_house"]["first_price"]]
COFFEE_LAST: list[int] = [PRINTED["coffee_house"]["last_price"]]
BARRIER_COFFEE: list[int] = [PRINTED["barrier"]["coffee"]]
TAVERN_COFFEE = [*PRINTED["tavern"]["tile_coffee"], *[0] * PLAYERS][: PLAYERS + 1]  # of the top tile, by how many are taken
BAKSHEESH_COFFEE: list[int] = [PRINTED["baksheesh"]["coffee"]]
BAKSHEESH_SIDES: tuple[str, str] = (PRINTED["baksheesh"]["front"], PRINTED["baksheesh_back"]["back"])
BAKSHEESH_GOODS = [_goods(side) for side in BAKSHEESH_SIDES]

GUILD_PLACE = [0, *(card.about for card in things.GUILD_CARDS)]  # by guild card: the place it is about
GUILD_JEWELS = _by_roll(PRINTED["guild"]["jewellery"])

# Letters & Seals
LETTER_PLACE: list[int] = sorted(PRINTED["letters"]["places"])
SEALS: list[int] = [PRINTED["seals"]["undelivered"], PRINTED["seals"]["delivered"]]
DOUBLE_TURN_SEALS: list[int] = [PRINTED["seals"]["double_turn"]]
SOCIETY_SEALS: list[int] = [PRINTED["seals"]["secret_society"]]
SOCIETY_LIRA: list[int] = [*PRINTED["secret_society"]["lira_by_use"], 0]
KIOSK_GOODS = [_goods(PRINTED["kiosk"]["goods"].get(str(tile), "")) for tile in range(KIOSK_TILES + 1)]  # by tile: what it brings
KIOSK_LIRA: list[int] = [PRINTED["kiosk"]["lira"].get(str(tile), 0) for tile in range(KIOSK_TILES + 1)]
KIOSK_PRICE: list[int] = [PRINTED["kiosk"]["price"].get(str(tile), 0) for tile in range(KIOSK_TILES + 1)]  # in lira

# What the two dice cards bring, that of Mocha & Baksheesh and that of Letters & Seals, by the roll
_dice_cards = [PRINTED["dice_mocha"], PRINTED["dice_letters"]]
DICE_LIRA = [_by_roll(table["lira"]) for table in _dice_cards]
DICE_COFFEE = [_by_roll(table["coffee"]) for table in _dice_cards]
DICE_LETTERS = [_by_roll(table["letters"]) for table in _dice_cards]
DICE_CARDS = [_by_roll(table["cards"]) for table in _dice_cards]
DICE_GOODS = [[_goods(table["goods"].get(str(rolled), "")) for rolled in range(13)] for table in _dice_cards]
DICE_ANY = [[table["goods"].get(str(rolled), "").count("*") for rolled in range(13)] for table in _dice_cards]

# What `greedy` thinks things are worth, in thousandths of a point (more in worths.py)
WORTH_EXTENSIONS = [0, 7000, 14000, 14000]  # about what they cost; the third one brings a ruby
WORTH_TILES = [10000, 9000, 9000, 10000]  # red, green, yellow, blue: each is half a ruby, and useful
WORTH_STACK = [-6000, -2000, 0, 1000, 1500]  # by assistants under the merchant: without one, little can be done
WORTH_TAVERN = [4000, 5000]  # Movement, Encounter

# e to the power of -x in units of 2**-30, by sixteenths and by 1024ths: a net's outputs become chances
DECAY_ROUGH = [round(2**30 * exp(-i / 16)) for i in range(192)]
DECAY_FINE = [round(2**30 * exp(-i / 1024)) for i in range(64)]

# Those that hold what is not certain: compiled, they are filled when a process begins, with what its user gives
REPLACEABLE = (
    "BONUS_CARDS",
    "REPEATABLE",
    "TAVERN_COFFEE",
    "BAKSHEESH_GOODS",
    "LETTER_PLACE",
    "DICE_LIRA",
    "DICE_COFFEE",
    "DICE_LETTERS",
    "DICE_CARDS",
    "DICE_GOODS",
    "DICE_ANY",
)
