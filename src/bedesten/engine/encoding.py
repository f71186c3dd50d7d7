"""What a net is told: the features of a player at the end of a turn, as far as the one who looks may know them.

Nothing depends on cards that the one who looks has not seen. Of the others' features, none depends on what he himself holds,
except his rubies and his place: while he searches through his turn they stay nearly always the same, and need not be found again.
Compiled with the rules.
"""

from bedesten.engine.constants import CARDS, GOODS, PLACES, SEEN
from bedesten.engine.encoding_expansions import put_expansions
from bedesten.engine.features import (
    CARDS_TOLD,
    GUILD_CARDS_TOLD,
    MORE_CARDS_TOLD,
    PLACES_TOLD,
    X_AHEAD,
    X_ASSISTANT_AT,
    X_ASSISTANTS_NEAR,
    X_ASSISTANTS_OUT,
    X_BAKSHEESH,
    X_BEST_RIVAL,
    X_BETTER,
    X_CARDS,
    X_COFFEE_PRICE,
    X_COMPANION,
    X_ENOUGH_MOVED,
    X_EXTENSION,
    X_EXTENSIONS,
    X_FAMILY_AT,
    X_FAMILY_HOME,
    X_FULL,
    X_GEM_PRICE,
    X_GEM_RIVALS,
    X_GOODS,
    X_GOODS_IN_ALL,
    X_GUILD,
    X_GUILD_CARDS,
    X_HAND,
    X_HAS_GEM,
    X_HAS_GEM_AND_FEE,
    X_HAS_TWO_GEMS,
    X_LAST_NEXT,
    X_LAST_PAID,
    X_LAST_TWO,
    X_LATER,
    X_LIRA,
    X_LIRA_FOR_GEM,
    X_LIRA_FROM,
    X_LIRA_MISSING,
    X_LOOKS,
    X_LOST,
    X_MARKETS,
    X_MERCHANT_AT,
    X_MERCHANTS_NEAR,
    X_MISSING,
    X_MORE_CARDS,
    X_MOSQUES,
    X_MOVED,
    X_NEED,
    X_NEXT_TILE,
    X_PALACE_PRICE,
    X_PEOPLE_NEAR,
    X_PLACE_IN_ROUND,
    X_PLAYERS,
    X_POST,
    X_RIVAL_HAS_ENOUGH,
    X_RIVAL_NEEDS_ONE,
    X_RIVALS_RUBIES,
    X_ROUND,
    X_RUBIES,
    X_RUBIES_NEXT,
    X_RUBIES_PAID,
    X_RUBY_NEXT,
    X_RULES,
    X_SECOND_RIVAL,
    X_SOCIETY_USES,
    X_STACK,
    X_TILE_NEXT,
    X_TILE_RIVALS,
    X_TILES,
    X_TO_MOVE,
    X_TOO_SMALL,
    X_UNKNOWN_CARDS,
    X_UNTIL_TURN,
    X_USABLE,
    X_USABLE_PLACES,
)
from bedesten.engine.inputs import find_ways, is_usable, put, put_one_of
from bedesten.engine.machine import bits
from bedesten.engine.names.places import (
    LARGE_MARKET,
    POLICE_STATION,
    SMALL_MOSQUE,
    WAINWRIGHT,
)
from bedesten.engine.playing import standing
from bedesten.engine.rules.base.mosques import can_take_tile
from bedesten.engine.rules.goods import capacity, goods_in_all
from bedesten.engine.sources_of_rubies import can_pay_ruby, has_mosque_tile, missing_goods, place_of_ruby
from bedesten.engine.state import Inputs, Player, Search, State
from bedesten.engine.tables import (
    DEMAND,
    EXTENSION_PRICE,
    PALACE_GOODS,
    SALE,
)


def encode(x: Inputs, game: State, seat: int, viewer: int) -> None:
    """The features of the player at a seat, as somebody sees them."""
    me = game.players[seat]
    x.n = 0
    find_ways(x, game, me)
    put_purse(x, game, me)
    put_goods(x, game, me)
    put_pieces(x, me)
    put_hand(x, me, seat == viewer)
    put_expansions(x, game, me)
    put_places(x, game, me)
    put_rubies(x, game, me)
    put_near(x, game, me)
    put_table(x, game)
    put_race(x, game, me)
    if seat == viewer:
        put_own(x, game, me)


def encode_for(search: Search, game: State, seat: int, viewer: int) -> None:
    encode(search.inputs, game, seat, viewer)


def put_purse(x: Inputs, game: State, me: Player) -> None:
    price = game.gem_price
    put_one_of(x, X_NEED, 7, game.rubies_to_win - me.rubies)
    put(x, X_LIRA, min(me.lira, 60))
    put(x, X_LIRA_FOR_GEM, min(me.lira, price))
    put(x, X_LIRA_MISSING, price - me.lira)
    put(x, X_HAS_GEM, me.lira >= price)
    put(x, X_HAS_TWO_GEMS, me.lira > 2 * price)
    put(x, X_HAS_GEM_AND_FEE, me.lira >= price + 2)
    put(x, X_LIRA_FROM, me.lira >= 1)
    put(x, X_LIRA_FROM + 1, me.lira >= 2)
    put(x, X_LIRA_FROM + 2, me.lira >= 4)
    put(x, X_LIRA_FROM + 3, me.lira >= 7)
    put(x, X_LIRA_FROM + 4, me.lira >= 10)
    put(x, X_LIRA_FROM + 5, me.lira >= 14)
    put(x, X_LIRA_FROM + 6, me.lira >= 18)
    put(x, X_LIRA_FROM + 7, me.lira >= 24)


def put_goods(x: Inputs, game: State, me: Player) -> None:
    full = 0
    too_small = 0
    for good in range(GOODS):
        put_good(x, game, me, good)
        full += me.goods[good] >= capacity(me)
        if PALACE_GOODS[game.palace_price][good] > capacity(me):
            too_small = 1
    put_one_of(x, X_MISSING, 9, missing_goods(game, me))
    put(x, X_TOO_SMALL, too_small)
    put(x, X_GOODS_IN_ALL, goods_in_all(me))
    put(x, X_FULL, full)
    put_one_of(x, X_EXTENSIONS, 4, me.extensions)
    for mosque in range(2):
        put_mosque(x, game, me, mosque)
    put(x, X_TILES, bits(me.tiles))


def put_good(x: Inputs, game: State, me: Player, good: int) -> None:
    """How many; is there one, are there two; the tile of its colour: has it, can take it, goods that are missing to it, the
    wheelbarrow is too small for it, there is none left; goods missing to the next delivery, or the wheelbarrow is too small."""
    first = X_GOODS + 10 * good
    n = me.goods[good]
    shown = game.next_tile[good]
    delivery = PALACE_GOODS[game.palace_price][good]
    put(x, first, n)
    put(x, first + 1, n >= 1)
    put(x, first + 2, n >= 2)
    if has_mosque_tile(me, good):
        put(x, first + 3, 1)
    else:
        put(x, first + 4, 0 < shown <= n)
        put(x, first + 5, shown - n)
        put(x, first + 6, shown > capacity(me))
        put(x, first + 7, shown == 0)
    put(x, first + 8, delivery - n)
    put(x, first + 9, delivery > capacity(me))


def put_mosque(x: Inputs, game: State, me: Player, mosque: int) -> None:
    """Has he both tiles, or one of them; rubies that are left; can the pair still be had, and is one tile missing to it?"""
    first = X_MOSQUES + 5 * mosque
    tiles = me.tiles >> 2 * mosque & 3
    has_one = tiles == 1 or tiles == 2
    put(x, first, tiles == 3)
    put(x, first + 1, has_one)
    put(x, first + 2, game.mosque_rubies[mosque])
    if tiles < 3 and game.mosque_rubies[mosque] > 0:
        other = tiles & 1 or game.next_tile[2 * mosque] > 0
        another = tiles & 2 or game.next_tile[2 * mosque + 1] > 0
        if other and another:
            put(x, first + 3, 1)
            put(x, first + 4, has_one)


def put_pieces(x: Inputs, me: Player) -> None:
    put_one_of(x, X_STACK, 6, me.stack)
    put(x, X_ASSISTANTS_OUT, bits(me.assistants))
    near = 0
    for place in range(1, PLACES + 1):
        if x.way[place] == 1:
            near += me.assistants >> place & 1
    put(x, X_ASSISTANTS_NEAR, near)
    put(x, X_FAMILY_HOME, me.family == POLICE_STATION)
    put(x, X_COMPANION, me.companion > 0)


def put_hand(x: Inputs, me: Player, is_own: bool) -> None:
    """Of the others' cards only those that everybody has seen, and how many there are."""
    unknown = 0
    if me.hand_n > 0:
        for card in range(CARDS):
            known = me.hand[card] % SEEN if is_own else me.hand[card] // SEEN
            if card < CARDS_TOLD:
                put(x, X_HAND + card, known)
            elif card < CARDS_TOLD + MORE_CARDS_TOLD:
                put(x, X_MORE_CARDS + card - CARDS_TOLD, known)
            unknown += me.hand[card] % SEEN - known
    put(x, X_UNKNOWN_CARDS, unknown)
    put(x, X_CARDS, me.hand_n)
    if is_own and me.guild_n > 0:
        for card in range(1, GUILD_CARDS_TOLD + 1):
            put(x, X_GUILD + card, me.guild >> card & 1)
    put(x, X_GUILD_CARDS, me.guild_n)


def put_places(x: Inputs, game: State, me: Player) -> None:
    places = 0
    for place in range(1, PLACES + 1):
        if x.way[place] > 0 and place <= PLACES_TOLD:
            if is_usable(x, me, place):
                put(x, X_USABLE + place, 1)
                places += 1
            put(x, X_LATER + place, x.way[place] == 2 and me.stack > 0)
            put(x, X_ASSISTANT_AT + place, me.assistants >> place & 1)
    if me.merchant <= PLACES_TOLD:
        put(x, X_MERCHANT_AT + me.merchant, 1)
    if me.family != POLICE_STATION and me.family <= PLACES_TOLD:
        put(x, X_FAMILY_AT + me.family, 1)
    put(x, X_USABLE_PLACES, places)


def put_rubies(x: Inputs, game: State, me: Player) -> None:
    need = game.rubies_to_win - me.rubies
    paid = 0
    ready = 0
    for source in range(8):
        place = place_of_ruby(source)
        if x.way[place] > 0 and can_pay_ruby(game, me, source):
            paid += 1
            put(x, X_RUBIES + 3 * source, 1)
            if is_usable(x, me, place):
                ready += 1
                put(x, X_RUBIES + 3 * source + 1, 1)
            elif x.way[place] == 2 and me.stack > 0:
                put(x, X_RUBIES + 3 * source + 2, 1)
    put(x, X_RUBY_NEXT, ready > 0)
    put(x, X_RUBIES_NEXT, ready)
    put(x, X_RUBIES_PAID, paid)
    put(x, X_LAST_NEXT, need == 1 and ready > 0)
    put(x, X_LAST_TWO, need == 2 and paid > 1)
    put(x, X_LAST_PAID, need == 1 and paid > 0)


def put_near(x: Inputs, game: State, me: Player) -> None:
    for mosque in range(2):
        if is_usable(x, me, SMALL_MOSQUE + mosque):
            put(x, X_TILE_NEXT + mosque, can_take_tile(game, me, 2 * mosque) or can_take_tile(game, me, 2 * mosque + 1))
    if me.lira >= EXTENSION_PRICE[0] and me.extensions < 3:
        put(x, X_EXTENSION, 1)
        put(x, X_EXTENSION + 1, is_usable(x, me, WAINWRIGHT))
    if me.stack > 0:
        put(x, X_PEOPLE_NEAR, x.way[game.governor] == 1)
        put(x, X_PEOPLE_NEAR + 1, x.way[game.smuggler] == 1)
        put(x, X_PEOPLE_NEAR + 2, game.trader > 0 and x.way[game.trader] == 1)
        put(x, X_PEOPLE_NEAR + 3, game.courier > 0 and x.way[game.courier] == 1)
    merchants = 0
    for other in range(game.players_n):
        if other != me.seat and x.way[game.players[other].merchant] == 1:
            merchants += 1
    put(x, X_MERCHANTS_NEAR, merchants)
    for market in range(2):
        put_market(x, game, me, market)


def put_market(x: Inputs, game: State, me: Player, market: int) -> None:
    tile = game.demand_order[market][game.demand_top[market]]
    sold = 0
    for good in range(GOODS):
        sold += min(me.goods[good], DEMAND[market][tile][good])
    lira = SALE[market][sold]
    put(x, X_MARKETS + 3 * market, lira)
    if is_usable(x, me, LARGE_MARKET + market):
        put(x, X_MARKETS + 3 * market + 1, lira)
        put(x, X_MARKETS + 3 * market + 2, me.lira < game.gem_price <= me.lira + lira)


def put_table(x: Inputs, game: State) -> None:
    put(x, X_GEM_PRICE, game.gem_price)
    put(x, X_PALACE_PRICE, game.palace_price)
    put(x, X_COFFEE_PRICE, game.coffee_price)
    put(x, X_SOCIETY_USES, game.society_uses)
    put(x, X_BAKSHEESH, game.baksheesh)
    for good in range(GOODS):
        put(x, X_NEXT_TILE + good, game.next_tile[good])
    put_one_of(x, X_POST, 5, game.post_markers)
    put(x, X_ROUND, min(game.round, 60))
    put_one_of(x, X_PLAYERS, 4, game.players_n - 2)
    put_one_of(x, X_RULES, 4, game.rules)


def put_race(x: Inputs, game: State, me: Player) -> None:
    best = 0
    second = 0
    rubies = 0
    for other in range(game.players_n):
        if other != me.seat:
            has = game.players[other].rubies
            rubies += has
            second = max(second, min(best, has))
            best = max(best, has)
    place_in_round = (me.seat - game.start + game.players_n) % game.players_n
    moved = place_in_round < game.in_round
    put(x, X_BEST_RIVAL, best)
    put(x, X_SECOND_RIVAL, second)
    put(x, X_RIVALS_RUBIES, rubies)
    put_one_of(x, X_AHEAD, 7, 3 + me.rubies - best)
    put(x, X_RIVAL_HAS_ENOUGH, best >= game.rubies_to_win)
    put(x, X_RIVAL_NEEDS_ONE, best + 1 == game.rubies_to_win)
    put(x, X_MOVED, moved)
    put(x, X_TO_MOVE, game.players_n - game.in_round)
    put(x, X_LOST, best >= game.rubies_to_win and moved and me.rubies < best)
    put(x, X_ENOUGH_MOVED, me.rubies >= game.rubies_to_win and moved)
    put_one_of(x, X_PLACE_IN_ROUND, 5, place_in_round)
    put_one_of(x, X_UNTIL_TURN, 5, (place_in_round - game.in_round + game.players_n) % game.players_n)


def put_own(x: Inputs, game: State, me: Player) -> None:
    better = 0
    gems = 0
    for other in range(game.players_n):
        if other != me.seat:
            better += standing(game, other) > standing(game, me.seat)
            gems += game.players[other].lira >= game.gem_price
    put(x, X_LOOKS, 1)
    put_one_of(x, X_BETTER, 5, better)
    for good in range(GOODS):
        rivals = 0
        for other in range(game.players_n):
            if other != me.seat and can_take_tile(game, game.players[other], good):
                rivals += 1
        put(x, X_TILE_RIVALS + good, rivals)
    put(x, X_GEM_RIVALS, gems)
