"""14 Small Mosque, 15 Great Mosque."""

from bedesten.engine.language import *
from bedesten.engine.rules.assistants import *

THINGS = [
    Place(
        SMALL_MOSQUE,
        "Small Mosque",
        "tiles that help you all game long",
        example="3: >small-mosque leave act tile:red",
        glaze="ruby",
        picture="p14",
    ),
    Place(
        GREAT_MOSQUE,
        "Great Mosque",
        "tiles that help you all game long",
        example="4: >great-mosque leave act tile:blue",
        glaze="ruby",
        picture="p15",
    ),
    MosqueTile(RED, "once a turn, at the Tea House or Black Market: turn a die to 4 or roll again", "roll_at_place"),
    MosqueTile(GREEN, "once a turn, at a warehouse: one more good for 2 lira", "green_tile"),
    MosqueTile(YELLOW, "once a turn: call an assistant back for 2 lira", "yellow_tile"),
    MosqueTile(BLUE, "the fifth assistant", "take_tile"),
]


@possible(SMALL_MOSQUE)
def can_take_small_tile(game: State, me: Player) -> bool:
    return can_take_tile(game, me, RED) or can_take_tile(game, me, GREEN)


@possible(GREAT_MOSQUE)
def can_take_great_tile(game: State, me: Player) -> bool:
    return can_take_tile(game, me, YELLOW) or can_take_tile(game, me, BLUE)


@place(SMALL_MOSQUE, GREAT_MOSQUE)
def mosque(game: State, me: Player, place: int) -> Steps:
    """P14, P15. Have as many goods as the top tile of their colour shows, pay 1 and take the tile. A pair earns you a ruby.

    Red and green are at the Small Mosque, yellow and blue at the Great Mosque.
    """
    which = place - SMALL_MOSQUE
    for colour in range(2 * which, 2 * which + 2):
        if can_take_tile(game, me, colour):
            offer(game, TILE + colour)
    colour = yield ask(game, ASK_TILE)
    take_tile(game, me, colour)


def can_take_tile(game: State, me: Player, colour: int) -> bool:
    shown = game.next_tile[colour]
    return shown > 0 and me.goods[colour] >= shown and not me.tiles >> colour & 1


def take_tile(game: State, me: Player, colour: int) -> None:
    """MOS-2. The blue tile: the fifth assistant joins the bottom of the stack at once. A pair of tiles: a ruby, if one is left.

    You pay 1 good of that colour.
    """
    me.goods[colour] -= 1
    game.next_tile[colour] = NEXT_TILE[game.players_n][game.next_tile[colour]]
    me.tiles += 1 << colour
    if colour == BLUE:
        put_under(me, 0)
    which = colour // 2
    if me.tiles >> 2 * which & 3 == 3 and game.mosque_rubies[which] > 0:
        game.mosque_rubies[which] -= 1
        me.rubies += 1
