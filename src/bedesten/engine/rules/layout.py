"""Where the places lie."""

from bedesten.engine.language import *


def has_mocha(game: State) -> bool:
    """OPT-1. Is Mocha & Baksheesh part of the game?"""
    return game.rules == MOCHA or game.rules == GRAND


def has_letters(game: State) -> bool:
    """OPT-1. Is Letters & Seals part of the game?"""
    return game.rules == LETTERS or game.rules == GRAND


def lay_place(game: State, place: int, spot: int) -> None:
    game.place_at[spot] = place
    game.spot[place] = spot


def is_on_board(game: State, place: int) -> bool:
    return game.spot[place] != NOWHERE


def clear_board(game: State) -> None:
    for place in range(PLACES + 1):
        game.spot[place] = NOWHERE


def lay_out_at_random(game: State) -> None:
    """LAY-3. All layouts that LAY-1 and LAY-2 allow are equally likely: draw until one is allowed."""
    shuffle_places(game)
    while not is_allowed(game):
        shuffle_places(game)


def shuffle_places(game: State) -> None:
    clear_board(game)
    spots = BOARD_ROWS[game.rules] * BOARD_COLUMNS[game.rules]
    for i in range(spots):
        lay_place(game, PLACES_OF[game.rules][i], spot_at(game, i))
    for i in range(spots - 1):
        swap_places(game, spot_at(game, i), spot_at(game, i + below(game.rng, spots - i)))


def spot_at(game: State, i: int) -> int:
    """The spots of the board row by row."""
    return 5 * (i // BOARD_COLUMNS[game.rules]) + i % BOARD_COLUMNS[game.rules]


def swap_places(game: State, one: int, other: int) -> None:
    place = game.place_at[one]
    lay_place(game, game.place_at[other], one)
    lay_place(game, place, other)


def is_allowed(game: State) -> bool:
    """LAY-1. The Fountain inside, LAY-2. Black Market and Tea House three steps apart, in different rows and columns."""
    rows = abs(game.spot[BLACK_MARKET] // 5 - game.spot[TEA_HOUSE] // 5)
    columns = abs(game.spot[BLACK_MARKET] % 5 - game.spot[TEA_HOUSE] % 5)
    return INNER[game.rules][game.spot[FOUNTAIN]] > 0 and rows > 0 and columns > 0 and rows + columns >= 3
