"""25 Catacombs."""

from bedesten.engine.language import *
from bedesten.engine.rules.goods import *
from bedesten.engine.rules.layout import is_on_board
from bedesten.engine.rules.pieces import *

THINGS = [
    Place(
        CATACOMBS,
        "Catacombs",
        "a good, and a way to anywhere",
        example="21: >catacombs leave act take:coffee >gemstone-dealer",
        glaze="letters",
        picture="p25",
        note="anywhere",
        also_needs="mocha",
    ),
]


@place(CATACOMBS)
def catacombs(game: State, me: Player) -> Steps:
    """LS-P25. Take a good or coffee. Then your merchant or your companion goes to any other place, but nothing happens there.

    You don’t act, pay, meet anybody or pick anybody up; but letters are delivered.
    """
    yield take_good_or_coffee(game)
    for place in range(1, PLACES + 1):
        if place != me.merchant and is_on_board(game, place):
            offer(game, GO + place)
    if is_companion_out(me):
        for place in range(1, PLACES + 1):
            if place != me.companion and is_on_board(game, place):
                offer(game, COMPANION + place)
    there = yield ask(game, ASK_CATACOMBS)
    if there >= COMPANION:
        put_companion(me, there - COMPANION)
    else:
        put_merchant(me, there - GO)
