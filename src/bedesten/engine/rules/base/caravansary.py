"""6 Caravansary, and the caravan tile of the variant."""

from bedesten.engine.language import *
from bedesten.engine.rules.deck import *
from bedesten.engine.rules.layout import has_mocha

THINGS = [
    Place(
        CARAVANSARY,
        "Caravansary",
        "bonus cards to choose from",
        example="8: >caravansary leave act deck *{far} pile discard:good",
        glaze="service",
        picture="p6",
    ),
]


@place(CARAVANSARY)
def caravansary(game: State, me: Player) -> Steps:
    """P6-1, CL-1, CL-2, MB-P6. Take 2 bonus cards, then discard 1 from your hand. The caravan leader keeps them all.

    With Mocha & Baksheesh you also take 1 coffee.
    """
    game.caravan_earned = game.with_caravan
    if has_mocha(game):
        me.coffee += 1
    if not can_draw(game):
        return
    for _ in range(2):
        if can_draw(game):
            yield take_card(game)
    if game.caravan_owner != 1 + me.seat:
        card = yield ask_discard(game, me)
        discard(game, me, card)


@rule
def take_card(game: State, me: Player) -> Steps:
    """P6-2. From the deck, or from the top of the discard pile."""
    offer(game, DECK)
    if game.discards_n > 0:
        offer(game, PILE)
    if (yield ask(game, ASK_SOURCE)) == DECK:
        yield draw(game)
    else:
        take_from_pile(game, me)
