"""18 Guild Hall."""

from bedesten.engine.language import *
from bedesten.engine.rules.guild import *

THINGS = [
    Place(
        GUILD_HALL,
        "Guild Hall",
        "coffee, and guild cards to choose from",
        example="3: >guild-hall leave act *{guild:7} *{guild:12} discard-guild:12",
        glaze="coffee",
        picture="p18",
        takes=((1, "g-C"), (2, "i-guild")),
    ),
]


@place(GUILD_HALL)
def guild_hall(game: State, me: Player) -> Steps:
    """MB-P18. Take 1 coffee and 2 guild cards, then discard 1 guild card from your hand."""
    me.coffee += 1
    if not can_draw_guild(game):
        return
    for _ in range(2):
        yield draw_guild(game)
    card = yield ask_discard_guild(game, me)
    discard_guild(game, me, card)
