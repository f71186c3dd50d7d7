"""24 Secret Society."""

from bedesten.engine.language import *
from bedesten.engine.rules.layout import has_mocha
from bedesten.engine.rules.letters.letters import *
from bedesten.engine.rules.rubies import take_ruby

THINGS = [
    Place(
        SECRET_SOCIETY,
        "Secret Society",
        "a ruby for seals",
        example="8: >secret-society leave act letter:9! letter:13! at:gemstone-dealer",
        glaze="letters",
        picture="p24",
    ),
]


@possible(SECRET_SOCIETY)
def can_pay_society(game: State, me: Player) -> bool:
    return seals(me) >= SOCIETY_SEALS[0]


@place(SECRET_SOCIETY)
def secret_society(game: State, me: Player) -> Steps:
    """LS-P24, LS-9, P13-2. Discard letters worth 6 seals for the next ruby of the Sultan’s Palace or the Gemstone Dealer.

    With Mocha & Baksheesh, it can also be a ruby of the Coffee House. The first three uses in a game also bring 3, 2 and 1 lira.
    """
    yield pay_seals(game, SOCIETY_SEALS[0])
    offer(game, AT + SULTANS_PALACE)
    offer(game, AT + GEMSTONE_DEALER)
    if has_mocha(game):
        offer(game, AT + COFFEE_HOUSE)
    where = yield ask(game, ASK_RUBY)
    take_ruby(game, me, where)
    me.lira += SOCIETY_LIRA[game.society_uses]
    game.society_uses = min(game.society_uses + 1, 3)
