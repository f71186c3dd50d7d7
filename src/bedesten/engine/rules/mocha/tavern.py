"""19 Tavern: the barrier, two kinds of tiles, and baksheesh for a ruby."""

from bedesten.engine.language import *
from bedesten.engine.rules.action import action
from bedesten.engine.rules.barrier import *
from bedesten.engine.rules.layout import is_on_board
from bedesten.engine.rules.rubies import take_ruby

THINGS = [
    Place(
        TAVERN,
        "Tavern",
        "the barrier, a tile or a ruby for coffee",
        example="1: >tavern leave act take-movement",
        glaze="coffee",
        picture="p19",
    ),
    TavernTile(0, "movement", "go straight on as far as you like, instead of 1 or 2 steps", "movement_tile"),
    TavernTile(1, "encounter", "nobody you meet charges you anything", "meets_for_nothing"),
]


@possible(TAVERN)
def can_use_tavern(game: State, me: Player) -> bool:
    return can_order(game, me, me.coffee + game.cheaper)


def can_order(game: State, me: Player, coffee: int) -> bool:
    """Is so much coffee enough for anything?"""
    for kind in range(2):
        if can_take_tavern_tile(game, me, kind, coffee):
            return True
    return coffee >= BARRIER_COFFEE[0] or can_bribe(game, me, coffee)


def can_take_tavern_tile(game: State, me: Player, kind: int, coffee: int) -> bool:
    return 0 < game.next_tavern[kind] <= coffee and not me.tavern >> kind & 1


def can_bribe(game: State, me: Player, coffee: int) -> bool:
    for good in range(GOODS):
        if me.goods[good] < BAKSHEESH_GOODS[game.baksheesh][good]:
            return False
    return coffee >= BAKSHEESH_COFFEE[0]


@place(TAVERN)
def tavern(game: State, me: Player) -> Steps:
    """MB-P19a, MB-P19b, MB-P19c. Pay coffee for the barrier and an action beside it, for a tavern tile, or for a ruby."""
    offer_tavern(game, me, me.coffee + game.cheaper)
    choice = yield ask(game, ASK_TAVERN)
    if choice == SET_BARRIER:
        yield set_barrier(game)
    elif choice == BRIBE:
        yield bribe(game)
    else:
        take_tavern_tile(game, me, MOVEMENT if choice == TAKE_MOVEMENT else ENCOUNTER)


def offer_tavern(game: State, me: Player, coffee: int) -> None:
    if coffee >= BARRIER_COFFEE[0]:
        offer(game, SET_BARRIER)
    if can_take_tavern_tile(game, me, MOVEMENT, coffee):
        offer(game, TAKE_MOVEMENT)
    if can_take_tavern_tile(game, me, ENCOUNTER, coffee):
        offer(game, TAKE_ENCOUNTER)
    if can_bribe(game, me, coffee):
        offer(game, BRIBE)


def pay_coffee(game: State, me: Player, price: int) -> None:
    """MB-guild-19. The guild card makes one thing cheaper."""
    me.coffee -= price - game.cheaper
    game.cheaper = 0


@rule
def set_barrier(game: State, me: Player) -> Steps:
    """MB-P19a, MB-barrier, TURN-10, ACT-3. For 2 coffee, put the barrier between two neighbouring places, in a new spot.

    You may use the action of one of them, but not the Tavern’s. From now on, only your pieces can cross the barrier.
    """
    pay_coffee(game, me, BARRIER_COFFEE[0])
    for place in range(1, PLACES + 1):
        if place != TAVERN and is_on_board(game, place):
            offer(game, BARRIER + place)
    here = yield ask(game, ASK_BARRIER)
    for place in range(1, PLACES + 1):
        if is_on_board(game, place) and are_neighbours(game, here, place) and not stands_between(game, here, place):
            offer(game, BARRIER + place)
    there = yield ask(game, ASK_BARRIER_TO)
    game.barrier[0] = min(here, there)
    game.barrier[1] = max(here, there)
    game.barrier_owner = 1 + me.seat
    yield action(game, here, BY_TAVERN)


def are_neighbours(game: State, here: int, there: int) -> bool:
    return BESIDE[game.rules][game.spot[here]] >> game.spot[there] & 1 > 0


def stands_between(game: State, here: int, there: int) -> bool:
    return game.barrier[0] == min(here, there) and game.barrier[1] == max(here, there)


def take_tavern_tile(game: State, me: Player, kind: int) -> None:
    """MB-P19b. Take the top tile of a stack for the coffee it shows; you can have one of each kind."""
    pay_coffee(game, me, game.next_tavern[kind])
    me.tavern += 1 << kind
    taken = 0  # tiles may cost the same, but nobody has two of a kind
    for seat in range(game.players_n):
        taken += game.players[seat].tavern >> kind & 1
    game.next_tavern[kind] = TAVERN_COFFEE[taken]


@rule
def bribe(game: State, me: Player) -> Steps:
    """MB-P19c. Baksheesh: pay 4 coffee and the goods on the tile for the next ruby of one of three places; turn the tile over.

    The places are the Sultan's Palace, the Gemstone Dealer and the Coffee House.
    """
    pay_coffee(game, me, BAKSHEESH_COFFEE[0])
    for good in range(GOODS):
        me.goods[good] -= BAKSHEESH_GOODS[game.baksheesh][good]
    game.baksheesh = 1 - game.baksheesh
    offer(game, AT + SULTANS_PALACE)
    offer(game, AT + GEMSTONE_DEALER)
    offer(game, AT + COFFEE_HOUSE)
    place = yield ask(game, ASK_RUBY)
    take_ruby(game, me, place)
