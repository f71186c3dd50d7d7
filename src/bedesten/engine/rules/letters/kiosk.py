"""22 Kiosk."""

from bedesten.engine.language import *
from bedesten.engine.rules.letters.letters import take_letter
from bedesten.engine.rules.moments import *

THINGS = [
    Place(
        KIOSK,
        "Kiosk",
        "a letter, and a tile for everybody",
        example=(
            "3: >kiosk leave act *letter:4 *kiosk:4 *kiosk:10 *kiosk:11 *kiosk:16 "
            "kiosk:10 act green.kiosk:16 green.act *die:5 blue.kiosk:4 blue.act act *{far}"
        ),
        glaze="letters",
        picture="p22",
    ),
]


@place(KIOSK)
def kiosk(game: State, me: Player) -> Steps:
    """LS-P22, ACT-4. Take a letter. Turn up one more kiosk tile than there are players; clockwise from you, everybody takes one.

    Everybody may use the tile they chose. Finally, you may use the last one, too.
    """
    yield take_letter(game)
    for _ in range(game.players_n + 1):
        yield turn_up_tile(game)
    for i in range(game.players_n):
        yield let(game, (me.seat + i) % game.players_n, choose_tile(game))
    yield use_kiosk_tile(game, nth_of(game.kiosk_up, 0))
    for seat in range(game.players_n):
        game.kiosk_chosen[seat] = 0


@rule
def turn_up_tile(game: State, me: Player) -> Steps:
    """LS-P22. Turn up a kiosk tile from the deck; when that is empty, the used tiles are shuffled into a new one."""
    if game.kiosk_deck == 0:
        game.kiosk_deck = game.kiosk_pile
        game.kiosk_pile = 0
    tile = yield ask_fate(game, FATE_KIOSK)
    game.kiosk_deck -= 1 << tile
    game.kiosk_up += 1 << tile


@rule
def choose_tile(game: State, me: Player) -> Steps:
    """LS-P22. You must choose one of the tiles, even if you can’t use it."""
    for tile in range(1, KIOSK_TILES + 1):
        if game.kiosk_up >> tile & 1:
            offer(game, KIOSK_TILE + tile)
    tile = yield ask(game, ASK_KIOSK_TILE)
    yield use_kiosk_tile(game, tile)


@rule
def use_kiosk_tile(game: State, me: Player, tile: int) -> Steps:
    """LS-P22. Use the tile or don’t; it is turned over either way."""
    game.kiosk_up -= 1 << tile
    game.kiosk_pile += 1 << tile
    game.kiosk_chosen[me.seat] = tile
    offer(game, SKIP)
    if is_tile_possible(game, me, tile):
        offer(game, ACT)
    if (yield ask_about_tile(game, me, tile)) == ACT:
        yield tile_effect_of(game, tile)


def ask_about_tile(game: State, me: Player, tile: int) -> Step:
    """CARD-time. If the tile costs lira, the player whose turn it is may play a card that brings some; nobody else can."""
    if KIOSK_PRICE[tile] > 0 and me.seat == game.turn_of:
        return ask_or_play(game, me, ASK_USE_TILE, PAYING)
    return ask(game, ASK_USE_TILE)
