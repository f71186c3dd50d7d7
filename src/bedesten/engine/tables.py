"""What is printed on the places, cards and tiles, as tables. Compiled, these become C arrays, constant where they are certain."""

from bedesten.engine.components import PRINTED as PRINTED
from bedesten.engine.constants import CARDS, KIOSK_TILES, PLACES, PLAYERS, SPOTS
from bedesten.engine.names import cards

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
    """For each of the 25 spots the others that are at most so many steps away on a board."""
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
    return [printed.get(name.removeprefix("CARD_").lower(), 0) for name in vars(cards) if name.isupper()]


def _again(kind: int) -> list[int]:
    """The places whose action a card repeats: one, or either mosque."""
    return [14, 15] if kind == cards.CARD_MOSQUE else [AGAIN_PLACE[kind]] if AGAIN_PLACE[kind] else []


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

PLACES_OF = [[*range(1, 17)], [*range(1, 21)], [*range(1, 17), *range(21, 25)], [*range(1, 26)]]
PLACES_OF = [row + [0] * (SPOTS - len(row)) for row in PLACES_OF]
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
AGAIN_PLACE = [0] * CARDS  # the place whose action a card repeats
AGAIN_PLACE[cards.CARD_SULTAN] = 13
AGAIN_PLACE[cards.CARD_POST] = 5
AGAIN_PLACE[cards.CARD_GEM] = 16
AGAIN_PLACE[cards.CARD_WAIN] = 1
AGAIN_PLACE[cards.CARD_HOUSE] = 20
AGAIN_PLACE[cards.CARD_SECRET] = 24
REPEATABLE = [  # by rule set and deck: the places for which there is such a card
    [[int(any(deck[kind] and place in _again(kind) for kind in range(CARDS))) for place in range(PLACES + 1)] for deck in decks]
    for decks in BONUS_CARDS
]
NEUTRAL_START = [14, 15, 16]  # where the neutral merchants stand at first

# Mocha & Baksheesh
COFFEE_FIRST: list[int] = [PRINTED["coffee_house"]["first_price"]]
COFFEE_LAST: list[int] = [PRINTED["coffee_house"]["last_price"]]
BARRIER_COFFEE: list[int] = [PRINTED["tavern"]["barrier_coffee"]]
NEXT_TAVERN = _next_tile(PRINTED["tavern"]["tile_coffee"])
BAKSHEESH_COFFEE: list[int] = [PRINTED["baksheesh"]["coffee"]]
BAKSHEESH_SIDES: tuple[str, str] = (PRINTED["baksheesh"]["front"], PRINTED["baksheesh_back"]["back"])
BAKSHEESH_GOODS = [_goods(side) for side in BAKSHEESH_SIDES]
DICE_MOCHA_LIRA = _by_roll(PRINTED["dice_mocha"]["lira"])
DICE_MOCHA_COFFEE = _by_roll(PRINTED["dice_mocha"]["coffee"])

GUILD_PLACE = [0, 1, 0, 0, 0, 0, 0, 0, 8, 9, 0, 0, 0, 13, 14, 15, 16, 0, 18, 19, 20]  # by guild card: the place it is about
GUILD_JEWELS = _by_roll(PRINTED["guild"]["jewellery"])

# Letters & Seals
LETTER_PLACE: list[int] = sorted(PRINTED["letters"]["places"])
SEALS: list[int] = [PRINTED["seals"]["undelivered"], PRINTED["seals"]["delivered"]]
DOUBLE_TURN_SEALS: list[int] = [PRINTED["seals"]["double_turn"]]
SOCIETY_SEALS: list[int] = [PRINTED["seals"]["secret_society"]]
SOCIETY_LIRA: list[int] = [*PRINTED["secret_society"]["lira_by_use"], 0]
DICE_LETTERS_LIRA = _by_roll(PRINTED["dice_letters"]["lira"])
DICE_LETTERS_LETTERS = _by_roll(PRINTED["dice_letters"]["letters"])
KIOSK_GOODS = [_goods(PRINTED["kiosk"]["goods"].get(str(tile), "")) for tile in range(KIOSK_TILES + 1)]  # by tile: what it brings
KIOSK_LIRA: list[int] = [PRINTED["kiosk"]["lira"].get(str(tile), 0) for tile in range(KIOSK_TILES + 1)]
KIOSK_PRICE: list[int] = [PRINTED["kiosk"]["price"].get(str(tile), 0) for tile in range(KIOSK_TILES + 1)]  # in lira

# Those that hold what is not certain: compiled, they are filled when a process begins, with what its user gives
REPLACEABLE = (
    "BONUS_CARDS",
    "REPEATABLE",
    "BARRIER_COFFEE",
    "NEXT_TAVERN",
    "BAKSHEESH_GOODS",
    "DICE_MOCHA_LIRA",
    "DICE_MOCHA_COFFEE",
    "LETTER_PLACE",
    "DICE_LETTERS_LIRA",
    "DICE_LETTERS_LETTERS",
)
