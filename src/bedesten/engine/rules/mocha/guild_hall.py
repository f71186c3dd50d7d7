"""18 Guild Hall."""

from bedesten.engine.language import *
from bedesten.engine.rules.guild import *


@place(GUILD_HALL)
def guild_hall(game: State, me: Player) -> Steps:
    """MB-P18. Take 1 coffee and two guild cards, then discard one guild card from your hand."""
    me.coffee += 1
    if not can_draw_guild(game):
        return
    for _ in range(2):
        yield draw_guild(game)
    card = yield ask_discard_guild(game, me)
    discard_guild(game, me, card)
