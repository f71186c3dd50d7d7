"""What is to be had at a place now: a line for everybody, and one for whoever looks. Each is at most 14 columns wide, as long as
no card has a longer name: that is the room in the smallest box."""

from collections.abc import Callable

from rich.text import Text

from bedesten.cli.drawing.style import GOOD_INK, GOODS, INK, goods, ink, joined, ruby
from bedesten.engine import things
from bedesten.engine.names.places import (
    AUCTION_HOUSE,
    BLACK_MARKET,
    CARAVANSARY,
    COFFEE_HOUSE,
    EMBASSY,
    FABRIC_WAREHOUSE,
    FOUNTAIN,
    FRUIT_WAREHOUSE,
    GEMSTONE_DEALER,
    GREAT_MOSQUE,
    GUILD_HALL,
    KIOSK,
    LARGE_MARKET,
    POLICE_STATION,
    POST_OFFICE,
    SECRET_SOCIETY,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SPICE_WAREHOUSE,
    SULTANS_PALACE,
    TAVERN,
    WAINWRIGHT,
)
from bedesten.engine.notation import CARDS
from bedesten.engine.tables import PALACE_ANY, PALACE_GOODS, POST_GOODS, POST_LIRA, PRINTED, SOCIETY_LIRA, SOCIETY_SEALS
from bedesten.engine.texts import CARD_NAMES, GUILD_NAMES, counted
from bedesten.engine.view import PlayerView, View

Lines = tuple[Text, Text]  # what it has; what that means for you (empty for a spectator)
_WAREHOUSES = {FABRIC_WAREHOUSE: "fabric", SPICE_WAREHOUSE: "spice", FRUIT_WAREHOUSE: "fruit"}
_MARKETS = {LARGE_MARKET: "large", SMALL_MARKET: "small"}
_MOSQUES = {SMALL_MOSQUE: ("red", "green"), GREAT_MOSQUE: ("yellow", "blue")}
_ALWAYS = {place.number: place.lines for place in things.PLACES}  # where nothing changes


def live(view: View, place: int) -> Lines:
    me = next((player for player in view.players if player.seat == view.seat), None)
    if place in _WAREHOUSES:
        return _warehouse(_WAREHOUSES[place], me)
    if place in _MARKETS:
        return _market(view, _MARKETS[place], me)
    if place in _MOSQUES:
        return _mosque(view, place, me)
    if place in _CHANGING:
        return _CHANGING[place](view, me)
    first, second = (*_ALWAYS[place], "", "")[:2]
    return ink(first), ink(second)


def _wainwright(view: View, me: PlayerView | None) -> Lines:
    price = PRINTED["wheelbarrow"]["extension_price"]
    yours = ink() if me is None else ink("you have all 3" if me.extensions == 3 else f"you: {me.extensions} of 3")
    return ink(f"{price} lira · 3rd ") + ruby(), yours


def _warehouse(good: str, me: PlayerView | None) -> Lines:
    now = ink("fill ") + ink(good, GOOD_INK[GOODS[good]])
    return now, ink() if me is None else ink(f"you: +{me.capacity - me.goods[good]}, to {me.capacity}")


def _post_office(view: View, me: PlayerView | None) -> Lines:
    letters = "".join(letter * n for letter, n in zip("RGYB", POST_GOODS[view.post_markers], strict=True))
    now = joined([ink("+"), goods(letters, " "), ink(f"{POST_LIRA[view.post_markers]} lira")])
    if me is None:
        return now, ink()
    lost = [letter for good, letter in GOODS.items() if me.goods[good] + letters.count(letter) > me.capacity]
    return now, ink("no room ") + goods("".join(lost), " ") if lost else ink("you: all fits")


def _caravansary(view: View, me: PlayerView | None) -> Lines:
    top = f"“{CARD_NAMES.get(view.discards[-1], view.discards[-1])}”" if view.discards else "pile empty"
    return ink(top), ink(f"deck {view.deck}")


def _fountain(view: View, me: PlayerView | None) -> Lines:
    return ink("call them back"), ink() if me is None else ink(f"you: +{len(me.assistants)}")


def _black_market(view: View, me: PlayerView | None) -> Lines:
    now = goods("RGY", "/") + ink(" + dice")
    steps = [("7", "B"), ("9", "BB"), ("11", "BBB")]
    return now, joined([ink(roll) + goods(jewels) for roll, jewels in steps])


def _market(view: View, which: str, me: PlayerView | None) -> Lines:
    tile = view.demand[which][0] if view.demand[which] else ""
    prices = PRINTED["markets"][which]
    now = goods(tile, " ") + ink(f" → {prices[-1]}")
    if me is None:
        return now, ink()
    sold = sum(min(me.goods[good], tile.count(letter)) for good, letter in GOODS.items())
    return now, ink(f"you: {sold} for {prices[sold - 1]}" if sold else "you: nothing")


def _police_station(view: View, me: PlayerView | None) -> Lines:
    if me is None:
        return ink("send family"), ink()
    where = "at home" if me.family == POLICE_STATION else f"at {me.family}"
    return ink("send family"), ink(f"yours: {where}")


def _palace(view: View, me: PlayerView | None) -> Lines:
    track = "".join(PRINTED["sultans_palace"]["track"][: view.palace_price])
    now = goods("".join(sorted(track, key="BRGY*".index))) + ink(" → ") + ruby()
    if me is None:
        return now, ink()
    price, owned = PALACE_GOODS[view.palace_price], [me.goods[good] for good in GOODS]
    lacking = "".join(letter * max(0, need - have) for letter, need, have in zip("RGYB", price, owned, strict=True))
    spare = sum(max(0, have - need) for need, have in zip(price, owned, strict=True))
    lacking += "*" * max(0, PALACE_ANY[view.palace_price] - spare)
    return now, ink("you lack ") + goods(lacking) if lacking else ink("you have all")


def _mosque(view: View, place: int, me: PlayerView | None) -> Lines:
    tiles, yours = [], []
    for colour in _MOSQUES[place]:
        letter = colour[0].upper()
        shown = view.mosque_tiles[colour]
        tiles.append(goods(letter) + ink(f"≥{shown}" if shown else " gone"))
        if me is not None:
            good = next(name for name, of in GOODS.items() if of == letter)
            yours.append(goods(letter) + ink(" ✓" if colour in me.tiles else f" {me.goods[good]}"))
    now = joined([*tiles, ruby(view.mosque_rubies[place - SMALL_MOSQUE])], "  ")
    return now, ink("you: ") + joined(yours, "  ") if me is not None else ink()


def _gems(view: View, me: PlayerView | None) -> Lines:
    now = ink(f"{view.gem_price} lira → ") + ruby()
    if me is None:
        return now, ink()
    return now, ink("you can" if me.lira >= view.gem_price else f"lack {view.gem_price - me.lira} lira")


def _guild_hall(view: View, me: PlayerView | None) -> Lines:
    return ink("coffee+2 guild"), ink(f"deck {view.guild_deck} used {len(view.guild_pile)}")


def _tavern(view: View, me: PlayerView | None) -> Lines:
    tiles = " ".join(f"{name[0].upper()}{cost or '–'}" for name, cost in view.tavern.items())
    now = ink(f"#→ {PRINTED['barrier']['coffee']} {tiles}")
    return now, goods(view.baksheesh) + ink(f"+{PRINTED['baksheesh']['coffee']} coffee ") + ruby()


def _coffee_house(view: View, me: PlayerView | None) -> Lines:
    now = ink(f"{view.coffee_price} coffee → ") + ruby()
    if me is None:
        return now, ink()
    lacking = view.coffee_price - me.coffee
    return now, ink("you can" if lacking <= 0 else f"lack {lacking} coffee")


def guild_words(cards: tuple[int, ...]) -> str:
    return ", ".join(f"{card} “{GUILD_NAMES[card]}”" for card in cards)


def _embassy(view: View, me: PlayerView | None) -> Lines:
    return ink("2 letters"), ink() if me is None else ink(f"yours: {len(me.letters)}")


def _kiosk(view: View, me: PlayerView | None) -> Lines:
    if view.kiosk_tiles or view.kiosk_chosen:
        chosen = [ink(str(tile), INK[seat]) for seat, tile in view.kiosk_chosen.items()]
        return ink(" ".join(map(str, view.kiosk_tiles))), joined(chosen)
    return ink("letter + tiles"), ink()


def _auction(view: View, me: PlayerView | None) -> Lines:
    if view.bidder:
        return ink(f"{view.bidder} bids {view.bid}"), ink()
    return ink("1 good, bids"), ink() if me is None else ink(f"you: {me.lira} lira")


def _society(view: View, me: PlayerView | None) -> Lines:
    extra = SOCIETY_LIRA[view.society_uses]
    now = ink(f"{SOCIETY_SEALS[0]} seals → ") + ruby() + ink(f" +{extra}" if extra else "")
    return now, ink() if me is None else ink(f"you: {counted(me.seals, 'seal')}")


def card_words(kinds: tuple[str, ...]) -> str:
    """“Long Walk”, twice “Full Purse”"""
    order = [name for name in CARDS.values() if name in kinds]
    return ", ".join(
        f"“{CARD_NAMES.get(kind, kind)}”" + (f" ×{kinds.count(kind)}" if kinds.count(kind) > 1 else "") for kind in order
    ) or counted(0, "card")


_CHANGING: dict[int, Callable[[View, PlayerView | None], Lines]] = {
    WAINWRIGHT: _wainwright,
    POST_OFFICE: _post_office,
    CARAVANSARY: _caravansary,
    FOUNTAIN: _fountain,
    BLACK_MARKET: _black_market,
    POLICE_STATION: _police_station,
    SULTANS_PALACE: _palace,
    GEMSTONE_DEALER: _gems,
    GUILD_HALL: _guild_hall,
    TAVERN: _tavern,
    COFFEE_HOUSE: _coffee_house,
    EMBASSY: _embassy,
    KIOSK: _kiosk,
    AUCTION_HOUSE: _auction,
    SECRET_SOCIETY: _society,
}
