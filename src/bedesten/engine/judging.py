"""What a position is worth for a player whose turn is over: by weights that were thought of, or by a net that has learnt.

By hand, everything is counted in thousandths of a point, of which a lira is a little less than one; by the net, in millionths of
a win. Whole numbers only: compiled or not, the same comes out. Compiled with the rules.
"""

from bedesten.engine.constants import (
    BY_HAND,
    CARDS,
    GOODS,
    HIDDEN,
    NOBODY,
    RIVALS_KNOWN,
    SEEN,
    SPOTS,
    STUCK,
    WIN,
)
from bedesten.engine.digests import digest_of_player, stirred
from bedesten.engine.encoding import encode
from bedesten.engine.names.cards import CARD_8LIRA, CARD_COFFEE2, CARD_FAMILY, CARD_GOOD, CARD_LIRA
from bedesten.engine.names.goods import JEWELLERY
from bedesten.engine.names.places import (
    COFFEE_HOUSE,
    GEMSTONE_DEALER,
    GREAT_MOSQUE,
    POLICE_STATION,
    SECRET_SOCIETY,
    SMALL_MOSQUE,
    SULTANS_PALACE,
    TAVERN,
)
from bedesten.engine.playing import standing
from bedesten.engine.rules.base.mosques import can_take_tile
from bedesten.engine.rules.layout import has_mocha
from bedesten.engine.rules.letters.letters import seals
from bedesten.engine.sources_of_rubies import can_pay_baksheesh, has_mosque_tile, missing_goods
from bedesten.engine.state import Inputs, Player, Search, State, Weights
from bedesten.engine.structs import Long
from bedesten.engine.tables import (
    BAKSHEESH_COFFEE,
    BAKSHEESH_GOODS,
    DECAY_FINE,
    DECAY_ROUGH,
    NEAR,
    PALACE_ANY,
    PALACE_GOODS,
    SOCIETY_SEALS,
    WORTH_EXTENSIONS,
    WORTH_STACK,
    WORTH_TAVERN,
    WORTH_TILES,
)
from bedesten.engine.worths import (
    WORTH_8LIRA,
    WORTH_CARD,
    WORTH_COFFEE,
    WORTH_COFFEE2,
    WORTH_COFFEES,
    WORTH_COMPANION,
    WORTH_ENOUGH,
    WORTH_FAMILY,
    WORTH_FAMILY_CARD,
    WORTH_FEES,
    WORTH_GOOD,
    WORTH_GOOD_CARD,
    WORTH_GUILD_CARD,
    WORTH_LIRA,
    WORTH_LIRA_CARD,
    WORTH_NEXT,
    WORTH_RUBY,
    WORTH_SEAL,
    WORTH_SPARE_COFFEE,
    WORTH_SPARE_GOOD,
    WORTH_SPARE_LIRA,
    WORTH_SPARE_SEAL,
    WORTH_USED_TILE,
)


def judged(search: Search, net: Weights, game: State) -> int:
    """For the one who searches."""
    if game.asked == NOBODY or game.asked == STUCK:
        return outcome(game, search.seat, search.judge == BY_HAND)
    if search.judge == BY_HAND:
        return worth_by_hand(game, game.players[search.seat])
    return chance_of_win(search, net, game)


def outcome(game: State, seat: int, is_by_hand: bool) -> int:
    """The game is over. By hand, whoever shares the first place has won; otherwise he has a part of it."""
    sharing = 1
    for other in range(game.players_n):
        if other != seat:
            if standing(game, other) > standing(game, seat):
                return -WIN if is_by_hand else 0
            sharing += standing(game, other) == standing(game, seat)
    return WIN if is_by_hand else WIN // sharing


# -- by hand: from what he has, and from what he could fetch in his next turn


def worth_by_hand(game: State, me: Player) -> int:
    points = WORTH_RUBY * me.rubies + WORTH_EXTENSIONS[me.extensions] + WORTH_STACK[min(me.stack, 4)]
    points += worth_of_lira(game, me.lira) + worth_of_cards(me)
    for good in range(GOODS):
        points += worth_of_goods(game, me, good, me.goods[good])
        if has_mosque_tile(me, good):
            points += WORTH_USED_TILE if has_mosque_tile(me, good ^ 1) else WORTH_TILES[good]
    useful = min(seals(me), SOCIETY_SEALS[0])
    points += WORTH_SEAL * useful + WORTH_SPARE_SEAL * (seals(me) - useful)
    if me.companion:
        points += WORTH_COMPANION
    if me.family == POLICE_STATION:
        points += WORTH_FAMILY
    if has_mocha(game):
        points += worth_of_coffee(game, me.coffee) + WORTH_GUILD_CARD * me.guild_n
        points += WORTH_TAVERN[0] * (me.tavern & 1) + WORTH_TAVERN[1] * (me.tavern >> 1 & 1)
    if me.rubies >= game.rubies_to_win:
        points += WORTH_ENOUGH
    return points + best_gain(game, me) * WORTH_NEXT // 1000


def worth_of_lira(game: State, lira: int) -> int:
    useful = min(lira, game.gem_price + WORTH_FEES)
    return WORTH_LIRA * useful + WORTH_SPARE_LIRA * (lira - useful)


def worth_of_coffee(game: State, coffee: int) -> int:
    useful = min(coffee, game.coffee_price + WORTH_COFFEES)
    return WORTH_COFFEE * useful + WORTH_SPARE_COFFEE * (coffee - useful)


def worth_of_goods(game: State, me: Player, good: int, n: int) -> int:
    """What the palace or a mosque wants, and what can only be sold; jewellery is harder to come by."""
    tile = 0 if has_mosque_tile(me, good) else game.next_tile[good]
    useful = min(n, max(PALACE_GOODS[game.palace_price][good], tile))
    points = WORTH_GOOD * useful + WORTH_SPARE_GOOD * (n - useful)
    return points * 8 // 5 if good == JEWELLERY else points


def worth_of_cards(me: Player) -> int:
    points = 0
    if me.hand_n > 0:
        for card in range(CARDS):
            if me.hand[card] > 0:
                points += me.hand[card] % SEEN * worth_of_card(card)
    return points


def worth_of_card(card: int) -> int:
    """Less than they bring: they are not for hoarding."""
    if card == CARD_LIRA:
        return WORTH_LIRA_CARD
    if card == CARD_GOOD:
        return WORTH_GOOD_CARD
    if card == CARD_FAMILY:
        return WORTH_FAMILY_CARD
    if card == CARD_COFFEE2:
        return WORTH_COFFEE2
    if card == CARD_8LIRA:
        return WORTH_8LIRA
    return WORTH_CARD


def best_gain(game: State, me: Player) -> int:
    """The best of what can be fetched where the merchant can go and has an assistant, or one waits."""
    best = 0
    is_first = True
    here = game.spot[me.merchant]
    for i in range(SPOTS):
        spot = NEAR[game.rules][here][i]
        if spot >= SPOTS:
            break
        place = game.place_at[spot]
        if me.stack > 0 or me.assistants >> place & 1:
            gain = gain_at(game, me, place)
            if is_first or gain > best:
                best = gain
                is_first = False
    return best


def gain_at(game: State, me: Player, place: int) -> int:
    """Of a ruby or a mosque tile that could be fetched at a place."""
    if place == GEMSTONE_DEALER and me.lira >= game.gem_price:
        return WORTH_RUBY - worth_of_lira(game, me.lira) + worth_of_lira(game, me.lira - game.gem_price)
    if place == SECRET_SOCIETY and seals(me) >= SOCIETY_SEALS[0]:
        return WORTH_RUBY - WORTH_SEAL * SOCIETY_SEALS[0]
    if place == SULTANS_PALACE and missing_goods(game, me) == 0:
        return WORTH_RUBY - worth_of_delivery(game, me)
    if place == SMALL_MOSQUE or place == GREAT_MOSQUE:
        colour = 2 * (place - SMALL_MOSQUE)
        return max(gain_by_tile(game, me, colour), gain_by_tile(game, me, colour + 1))
    if place == COFFEE_HOUSE and me.coffee >= game.coffee_price:
        return WORTH_RUBY - worth_of_coffee(game, me.coffee) + worth_of_coffee(game, me.coffee - game.coffee_price)
    if place == TAVERN and can_pay_baksheesh(game, me):
        return WORTH_RUBY - worth_of_baksheesh(game, me)
    return 0


def worth_of_delivery(game: State, me: Player) -> int:
    points = WORTH_SPARE_GOOD * PALACE_ANY[game.palace_price]
    for good in range(GOODS):
        points += worth_of_goods(game, me, good, PALACE_GOODS[game.palace_price][good])
    return points


def worth_of_baksheesh(game: State, me: Player) -> int:
    points = worth_of_coffee(game, me.coffee) - worth_of_coffee(game, me.coffee - BAKSHEESH_COFFEE[0])
    for good in range(GOODS):
        points += WORTH_SPARE_GOOD * BAKSHEESH_GOODS[game.baksheesh][good]
    return points


def gain_by_tile(game: State, me: Player, colour: int) -> int:
    if not can_take_tile(game, me, colour):
        return 0
    if not has_mosque_tile(me, colour ^ 1):
        return WORTH_TILES[colour] - WORTH_GOOD
    ruby = WORTH_RUBY if game.mosque_rubies[colour // 2] > 0 else 0
    return ruby + 2 * WORTH_USED_TILE - WORTH_TILES[colour ^ 1] - WORTH_GOOD


# -- by the net: each player has an output, and the chance to win goes by their exponentials


def chance_of_win(search: Search, net: Weights, game: State) -> int:
    """Of the one who searches, in millionths."""
    slot = find_rivals(search, net, game)
    ahead = output(search.inputs, net, game, search.seat, search.seat) - search.rivals_best[slot]
    mine: Long = decay(0)
    rivals: Long = search.rivals_sum[slot]
    if ahead >= 0:
        rivals = rivals * decay(ahead) >> 30
    else:
        mine = decay(-ahead)
    return mine * WIN // (mine + rivals)


def find_rivals(search: Search, net: Weights, game: State) -> int:
    """What the others' outputs come to: where it is remembered."""
    key = rivals_key(search, game)
    slot = key & RIVALS_KNOWN - 1
    if search.rivals_keys[slot] != key:
        search.rivals_keys[slot] = key
        remember_rivals(search, net, game, slot)
    return slot


def rivals_key(search: Search, game: State) -> Long:
    """Equal if nothing has changed that the others' features depend on."""
    me = game.players[search.seat]
    key: Long = search.generation
    for other in range(game.players_n):
        if other != search.seat:
            key = digest_of_player(key, game.players[other])
    key = stirred(key, me.rubies << 16 | me.merchant << 8 | game.in_round)
    key = stirred(key, game.gem_price << 24 | game.palace_price << 16 | game.post_markers << 8 | game.coffee_price)
    key = stirred(key, game.next_tile[0] << 24 | game.next_tile[1] << 16 | game.next_tile[2] << 8 | game.next_tile[3])
    key = stirred(key, game.mosque_rubies[0] << 24 | game.mosque_rubies[1] << 16 | game.society_uses << 8 | game.baksheesh)
    key = stirred(key, game.governor << 24 | game.smuggler << 16 | game.trader << 8 | game.courier)
    key = stirred(key, demand_on_top(game, 0) << 24 | demand_on_top(game, 1) << 16 | game.round)
    return key


def demand_on_top(game: State, market: int) -> int:
    return game.demand_order[market][game.demand_top[market]]


def remember_rivals(search: Search, net: Weights, game: State, slot: int) -> None:
    best = -(1 << 30)
    rivals: Long = 0
    for other in range(game.players_n):
        if other != search.seat:
            found = output(search.inputs, net, game, other, search.seat)
            if found > best:
                rivals = (rivals * decay(found - best) >> 30) + decay(0)
                best = found
            else:
                rivals = rivals + decay(best - found)
    search.rivals_best[slot] = best
    search.rivals_sum[slot] = rivals


def decay(x: int) -> Long:
    """e to the power of minus x / 1024, in units of 2 to the power of -30."""
    if x >= 12288:
        return 1
    rough: Long = DECAY_ROUGH[x >> 6]
    return rough * DECAY_FINE[x & 63] >> 30


def output(x: Inputs, net: Weights, game: State, seat: int, viewer: int) -> int:
    """What the net says of a player, in 1024ths."""
    encode(x, game, seat, viewer)
    for unit in range(HIDDEN):
        x.sums[unit] = net.bias[unit]
    for i in range(x.n):
        add_feature(x, net, x.feature[i] * HIDDEN, x.amount[i])
    total: Long = 0
    for unit in range(HIDDEN):
        total += min(max(x.sums[unit] >> 2, 0), 32767) * net.second[unit]
    return total >> 12


def add_feature(x: Inputs, net: Weights, first: int, amount: int) -> None:
    if amount == 1:
        for unit in range(HIDDEN):
            x.sums[unit] += net.first[first + unit]
    else:
        for unit in range(HIDDEN):
            x.sums[unit] += amount * net.first[first + unit]
