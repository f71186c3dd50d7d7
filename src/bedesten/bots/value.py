"""What a player's situation is worth: a plain guess from what he has, and from what he could fetch in his next turn.

Everything is counted in points, of which a lira is a little less than one.
"""

from typing import Any

from bedesten.engine.constants import GOODS, SEEN
from bedesten.engine.core import Position
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
from bedesten.engine.tables import BAKSHEESH_COFFEE, BAKSHEESH_GOODS, NEAR, PALACE_ANY, PALACE_GOODS, SOCIETY_SEALS

WON = 1000.0  # when the game is over, nothing else counts
ENOUGH = 60.0  # the rubies that end the game: it ends with this round, and most likely well
RUBY = 22.0  # about what the first ones cost, and the turns for it
LIRA = 0.85  # as long as it helps to buy the next ruby
SPARE_LIRA = 0.3  # beyond the price of a ruby and some fees
FEES = 4  # lira that are good to have beside the price of a ruby
GOOD = 1.3  # one that the palace or a mosque wants
SPARE_GOOD = 0.6  # one that can only be sold
JEWEL = 1.6  # jewellery is so much harder to come by than other goods
EXTENSIONS = (0.0, 7.0, 14.0, 14.0)  # of the wheelbarrow: about what they cost; the third one brings a ruby
TILES = (10.0, 9.0, 9.0, 10.0)  # red, green, yellow, blue: each is half a ruby, and useful
USED_TILE = 4.0  # one of a pair, which has brought its ruby: the use that is left
STACK = (-6.0, -2.0, 0.0, 1.0, 1.5)  # by assistants under the merchant: without one, little can be done
SEAL = 1.2  # of letters: six of them are a ruby, three another turn
SPARE_SEAL = 0.1  # beyond those six
COMPANION = 3.0  # on the board or at hand: a second piece to act with
FAMILY = 3.0  # at the Police Station it is good for another action
CARD = 2.0  # held for the right moment
CARDS = {
    CARD_LIRA: 3.8,
    CARD_GOOD: 1.8,
    CARD_FAMILY: 1.5,
    CARD_COFFEE2: 3.5,
    CARD_8LIRA: 3.8,
}  # less than they bring: they are not for hoarding
COFFEE = 1.6  # as long as it helps to pay for the next ruby of the Coffee House
SPARE_COFFEE = 0.6
COFFEES = 2  # that are good to have beside the price of a ruby, for the Tavern
GUILD_CARD = 2.5  # held for the right moment; not for hoarding
TAVERN_TILES = (4.0, 5.0)  # Movement, Encounter
NEXT = 0.7  # what can be fetched in the next turn counts so much of its gain: others may come first


def value(position: Position, seat: int) -> float:
    """What a position is worth for the player at a seat, whose turn is over."""
    state: Any = position.state
    if position.over:
        rivals = [position.standing(other) for other in range(state.players_n) if other != seat]
        return WON if position.standing(seat) >= max(rivals) else -WON
    return Situation(state, seat).value()


class Situation:
    """A player's situation, read once: reading a field of a position takes longer than reckoning with it."""

    def __init__(self, state: Any, seat: int) -> None:
        self.state, self.me = state, state.players[seat]
        self.lira: int = self.me.lira
        self.goods: list[int] = self.me.goods[:]
        self.tiles: int = self.me.tiles
        self.seals: int = self.me.letters.bit_count() + self.me.delivered.bit_count()
        self.gem_price: int = state.gem_price
        self.coffee: int = self.me.coffee
        self.coffee_price: int = state.coffee_price  # 0: there is no coffee in this game
        self.delivery: list[int] = PALACE_GOODS[state.palace_price]
        self.shown: list[int] = state.next_tile[:]
        self.wanted = [max(self.delivery[good], 0 if self.has_tile(good) else self.shown[good]) for good in range(GOODS)]

    def has_tile(self, colour: int) -> int:
        return self.tiles >> colour & 1

    def value(self) -> float:
        me = self.me
        worth: float = RUBY * me.rubies + EXTENSIONS[me.extensions] + STACK[min(me.stack, 4)] + self.of_lira(self.lira)
        worth += sum(self.of_goods(good, self.goods[good]) + self.of_tile(good) for good in range(GOODS))
        useful = min(self.seals, SOCIETY_SEALS[0])
        worth += SEAL * useful + SPARE_SEAL * (self.seals - useful)
        if me.companion:
            worth += COMPANION
        if me.family == POLICE_STATION:
            worth += FAMILY
        if me.hand_n:
            worth += sum(held % SEEN * CARDS.get(card, CARD) for card, held in enumerate(me.hand[:]) if held)
        if self.coffee_price:
            worth += self.of_coffee(self.coffee) + GUILD_CARD * me.guild_n
            worth += sum(TAVERN_TILES[kind] for kind in range(2) if me.tavern >> kind & 1)
        if me.rubies >= self.state.rubies_to_win:
            worth += ENOUGH
        return worth + NEXT * max(map(self.gain_at, self.places_in_reach()), default=0.0)

    # -- what he has

    def of_lira(self, lira: int) -> float:
        useful = min(lira, self.gem_price + FEES)
        return LIRA * useful + SPARE_LIRA * (lira - useful)

    def of_coffee(self, coffee: int) -> float:
        useful = min(coffee, self.coffee_price + COFFEES)
        return COFFEE * useful + SPARE_COFFEE * (coffee - useful)

    def of_goods(self, good: int, n: int) -> float:
        useful = min(n, self.wanted[good])
        worth = GOOD * useful + SPARE_GOOD * (n - useful)
        return JEWEL * worth if good == JEWELLERY else worth

    def of_tile(self, colour: int) -> float:
        """A mosque tile, if he has it; `colour ^ 1` is the other one of the same mosque."""
        if not self.has_tile(colour):
            return 0.0
        return USED_TILE if self.has_tile(colour ^ 1) else TILES[colour]

    # -- what he could fetch next

    def places_in_reach(self) -> list[int]:
        """Where the merchant can go and has an assistant, or one waits."""
        me, place_at = self.me, self.state.place_at
        near = (place_at[spot] for spot in NEAR[self.state.rules][self.state.spot[me.merchant]] if spot < len(place_at))
        return [place for place in near if me.stack or me.assistants >> place & 1]

    def gain_at(self, place: int) -> float:
        """Of a ruby or a mosque tile that could be fetched at a place."""
        if place == GEMSTONE_DEALER and self.lira >= self.gem_price:
            return RUBY - self.of_lira(self.lira) + self.of_lira(self.lira - self.gem_price)
        if place == SECRET_SOCIETY and self.seals >= SOCIETY_SEALS[0]:
            return RUBY - SEAL * SOCIETY_SEALS[0]
        if place == SULTANS_PALACE:
            return self.gain_by_delivery()
        if place in (SMALL_MOSQUE, GREAT_MOSQUE):
            first = 2 * (place - SMALL_MOSQUE)
            return max(self.gain_by_tile(first), self.gain_by_tile(first + 1))
        if place == COFFEE_HOUSE and self.coffee >= self.coffee_price:
            return RUBY - self.of_coffee(self.coffee) + self.of_coffee(self.coffee - self.coffee_price)
        if place == TAVERN:
            return self.gain_by_baksheesh()
        return 0.0

    def gain_by_baksheesh(self) -> float:
        wanted: list[int] = BAKSHEESH_GOODS[self.state.baksheesh]
        left = self.coffee - BAKSHEESH_COFFEE[0]
        if left < 0 or any(self.goods[good] < wanted[good] for good in range(GOODS)):
            return 0.0
        return RUBY - self.of_coffee(self.coffee) + self.of_coffee(left) - SPARE_GOOD * sum(wanted)

    def gain_by_delivery(self) -> float:
        left = [self.goods[good] - self.delivery[good] for good in range(GOODS)]
        of_any_kind: int = PALACE_ANY[self.state.palace_price]
        if min(left) < 0 or sum(left) < of_any_kind:
            return 0.0
        return RUBY - sum(self.of_goods(good, self.delivery[good]) for good in range(GOODS)) - SPARE_GOOD * of_any_kind

    def gain_by_tile(self, colour: int) -> float:
        if self.has_tile(colour) or not 0 < self.shown[colour] <= self.goods[colour]:
            return 0.0
        if not self.has_tile(colour ^ 1):
            return TILES[colour] - GOOD
        ruby = RUBY if self.state.mosque_rubies[colour // 2] else 0.0
        return ruby + 2 * USED_TILE - TILES[colour ^ 1] - GOOD
