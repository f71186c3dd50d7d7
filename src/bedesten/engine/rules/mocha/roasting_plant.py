"""17 Roasting Plant."""

from bedesten.engine.language import *
from bedesten.engine.rules.deck import *
from bedesten.engine.rules.goods import *
from bedesten.engine.rules.guild import *
from bedesten.engine.rules.moments import *

THINGS = [
    Place(
        ROASTING_PLANT,
        "Roasting Plant",
        "coffee for lira, goods and cards",
        example="3: >roasting-plant leave act lira give:fruit enough",
        glaze="coffee",
        picture="p17",
        takes=(("2–6", "g-C"),),
    ),
]


@possible(ROASTING_PLANT)
def can_roast(game: State, me: Player) -> bool:
    return me.lira >= 2 or goods_in_all(me) > 0 or me.hand_n + me.guild_n > 0


@place(ROASTING_PLANT)
def roasting_plant(game: State, me: Player) -> Steps:
    """MB-P17, MB-2. Take 2 coffee for 2 lira, 2 for a good, and 2 for a bonus or guild card: at least one of these, each once."""
    done = 0
    while done != ROAST_ALL:
        price = yield ask_roast(game, me, done)
        if price == ENOUGH:
            return
        me.coffee += 2
        if price == LIRA:
            me.lira -= 2
            done += ROAST_LIRA
        elif price >= GUILD_AWAY:
            discard_guild(game, me, price - GUILD_AWAY)
            done += ROAST_CARD
        elif price >= DISCARD:
            discard(game, me, price - DISCARD)
            done += ROAST_CARD
        else:
            me.goods[price - GIVE] -= 1
            done += ROAST_GOOD


def ask_roast(game: State, me: Player, done: int) -> Step:
    """A guild card is given by name, even if its owner has nothing else: like a bonus card, it is hidden until then."""
    if done > 0:
        offer(game, ENOUGH)
    if not done & ROAST_LIRA and me.lira >= 2:
        offer(game, LIRA)
    if not done & ROAST_GOOD:
        offer_own_goods(game, me)
    if not done & ROAST_CARD:
        offer_hand(game, me)
        offer_guild_hand(game, me)
    offer_playable(game, me, PAYING)
    if me.hand_n == 0 and (me.guild_n == 0 or done & ROAST_CARD):
        return ask(game, ASK_ROAST)
    return ask_always(game, ASK_ROAST)
