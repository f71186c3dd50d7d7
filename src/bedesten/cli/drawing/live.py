"""What is to be had at a place now: a line for everybody, and one for whoever looks. Each is at most 14 columns wide, as long as
no card has a longer name: that is the room in the smallest box."""

from collections.abc import Callable

from rich.text import Text

from bedesten.cli.drawing.sentences import counted, drawn
from bedesten.cli.drawing.style import GOOD_INK, GOODS, INK, goods, ink, joined, ruby
from bedesten.cli.speech import spoken, t
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
from bedesten.engine.view import PlayerView, View

Lines = tuple[Text, Text]  # what it has; what that means for you (empty for a spectator)
_WAREHOUSES = {FABRIC_WAREHOUSE: "fabric", SPICE_WAREHOUSE: "spice", FRUIT_WAREHOUSE: "fruit"}
_MARKETS = {LARGE_MARKET: "large", SMALL_MARKET: "small"}
_MOSQUES = {SMALL_MOSQUE: ("red", "green"), GREAT_MOSQUE: ("yellow", "blue")}


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
    return _always(place)


def _always(place: int) -> Lines:
    """Where nothing changes."""
    said = t(f"terminal-place-{place}") if spoken().knows(f"terminal-place-{place}") else ""
    first, _, second = said.partition("\n")
    return ink(first), ink(second)


def _yours(me: PlayerView | None, what: Text) -> Text:
    """you: …"""
    return ink() if me is None else drawn("terminal-you", what=what)


def _wainwright(view: View, me: PlayerView | None) -> Lines:
    now = drawn("terminal-extension", lira=PRINTED["wheelbarrow"]["extension_price"], ruby=ruby())
    return now, ink() if me is None else ink(t("terminal-extensions", n=me.extensions))


def _warehouse(good: str, me: PlayerView | None) -> Lines:
    now = drawn("terminal-fill", good=ink(t(f"good-{good}"), GOOD_INK[GOODS[good]]))
    return now, ink() if me is None else ink(t("terminal-filled", n=me.capacity - me.goods[good], to=me.capacity))


def _post_office(view: View, me: PlayerView | None) -> Lines:
    letters = "".join(letter * n for letter, n in zip("RGYB", POST_GOODS[view.post_markers], strict=True))
    now = joined([ink("+"), goods(letters, " "), counted(POST_LIRA[view.post_markers], "lira")])
    if me is None:
        return now, ink()
    lost = [letter for good, letter in GOODS.items() if me.goods[good] + letters.count(letter) > me.capacity]
    return now, drawn("terminal-no-room", goods=goods("".join(lost), " ")) if lost else ink(t("terminal-all-fits"))


def _caravansary(view: View, me: PlayerView | None) -> Lines:
    top = t("terminal-card", card=view.discards[-1]) if view.discards else t("terminal-pile-empty")
    return ink(top), ink(t("terminal-deck", n=view.deck))


def _fountain(view: View, me: PlayerView | None) -> Lines:
    return ink(t("terminal-call-back")), _yours(me, ink(f"+{len(me.assistants)}" if me else ""))


def _black_market(view: View, me: PlayerView | None) -> Lines:
    steps = [("7", "B"), ("9", "BB"), ("11", "BBB")]
    return drawn("terminal-roll", goods=goods("RGY", "/")), joined([ink(roll) + goods(jewels) for roll, jewels in steps])


def _market(view: View, which: str, me: PlayerView | None) -> Lines:
    tile = view.demand[which][0] if view.demand[which] else ""
    prices = PRINTED["markets"][which]
    now = goods(tile, " ") + ink(f" → {prices[-1]}")
    if me is None:
        return now, ink()
    sold = sum(min(me.goods[good], tile.count(letter)) for good, letter in GOODS.items())
    return now, ink(t("terminal-sale", n=sold, lira=prices[sold - 1] if sold else 0))


def _police_station(view: View, me: PlayerView | None) -> Lines:
    away = me.family if me and me.family != POLICE_STATION else 0
    return ink(t("terminal-send-family")), ink() if me is None else ink(t("terminal-family-at", place=away))


def _palace(view: View, me: PlayerView | None) -> Lines:
    track = "".join(PRINTED["sultans_palace"]["track"][: view.palace_price])
    now = goods("".join(sorted(track, key="BRGY*".index))) + ink(" → ") + ruby()
    if me is None:
        return now, ink()
    price, owned = PALACE_GOODS[view.palace_price], [me.goods[good] for good in GOODS]
    lacking = "".join(letter * max(0, need - have) for letter, need, have in zip("RGYB", price, owned, strict=True))
    spare = sum(max(0, have - need) for need, have in zip(price, owned, strict=True))
    lacking += "*" * max(0, PALACE_ANY[view.palace_price] - spare)
    return now, drawn("terminal-lack-goods", goods=goods(lacking)) if lacking else ink(t("terminal-all-goods"))


def _mosque(view: View, place: int, me: PlayerView | None) -> Lines:
    tiles, yours = [], []
    for colour in _MOSQUES[place]:
        letter = colour[0].upper()
        shown = view.mosque_tiles[colour]
        tiles.append(goods(letter) + ink(f"≥{shown}" if shown else " –"))
        if me is not None:
            good = next(name for name, of in GOODS.items() if of == letter)
            yours.append(goods(letter) + ink(" ✓" if colour in me.tiles else f" {me.goods[good]}"))
    now = joined([*tiles, ruby(view.mosque_rubies[place - SMALL_MOSQUE])], "  ")
    return now, _yours(me, joined(yours, "  "))


def _gems(view: View, me: PlayerView | None) -> Lines:
    return _sold_for(view.gem_price, "lira", me.lira if me else None)


def _coffee_house(view: View, me: PlayerView | None) -> Lines:
    return _sold_for(view.coffee_price, "coffee", me.coffee if me else None)


def _sold_for(price: int, of: str, owned: int | None) -> Lines:
    """A ruby, for lira or for coffee."""
    now = counted(price, of) + ink(" → ") + ruby()
    if owned is None:
        return now, ink()
    return now, ink(t("terminal-enough") if owned >= price else t(f"terminal-lack-{of}", n=price - owned))


def _guild_hall(view: View, me: PlayerView | None) -> Lines:
    return ink(t("terminal-guild-hall")), ink(t("terminal-guild-deck", deck=view.guild_deck, used=len(view.guild_pile)))


def _tavern(view: View, me: PlayerView | None) -> Lines:
    tiles = " ".join(f"{name[0].upper()}{cost or '–'}" for name, cost in view.tavern.items())
    now = ink(f"#→ {PRINTED['barrier']['coffee']} {tiles}")
    return now, goods(view.baksheesh) + ink("+") + counted(PRINTED["baksheesh"]["coffee"], "coffee") + ink(" ") + ruby()


def guild_words(cards: tuple[int, ...]) -> str:
    return ", ".join(t("terminal-guild-card", number=card) for card in cards)


def _embassy(view: View, me: PlayerView | None) -> Lines:
    return counted(2, "letter"), ink() if me is None else ink(t("terminal-your-letters", n=len(me.letters)))


def _kiosk(view: View, me: PlayerView | None) -> Lines:
    if view.kiosk_tiles or view.kiosk_chosen:
        chosen = [ink(str(tile), INK[seat]) for seat, tile in view.kiosk_chosen.items()]
        return ink(" ".join(map(str, view.kiosk_tiles))), joined(chosen)
    return ink(t("terminal-kiosk")), ink()


def _auction(view: View, me: PlayerView | None) -> Lines:
    if view.bidder:
        return ink(t("terminal-bid", colour=view.bidder, bid=view.bid)), ink()
    return ink(t("terminal-auction")), _yours(me, counted(me.lira if me else 0, "lira"))


def _society(view: View, me: PlayerView | None) -> Lines:
    extra = SOCIETY_LIRA[view.society_uses]
    now = drawn("terminal-society", n=SOCIETY_SEALS[0], ruby=ruby() + ink(f"+{extra}" if extra else ""))
    return now, _yours(me, counted(me.seals if me else 0, "seal"))


def card_words(kinds: tuple[str, ...]) -> str:
    """“Long Walk”, “Full Purse” ×2"""
    order = [name for name in CARDS.values() if name in kinds]
    several = {kind: f" ×{kinds.count(kind)}" for kind in order if kinds.count(kind) > 1}
    return ", ".join(t("terminal-card", card=kind) + several.get(kind, "") for kind in order) or spoken().count(0, "card")


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
