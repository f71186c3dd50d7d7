"""Steps of the companion and of the family member."""

from bedesten.engine.language import *
from bedesten.engine.rules.barrier import *


def offer_companion_moves(game: State, me: Player, steps: int) -> None:
    """LS-5, LS-card-companion2, MB-barrier. Exactly 1 step, or 2 with the card; he can’t end where he started."""
    here = game.spot[me.companion]
    there = spots_beside(game, me, here)
    if steps == 2:
        there = spots_after_step(game, me, there) & ~(1 << here)
    for spot in range(SPOTS):
        if there >> spot & 1:
            offer(game, COMPANION + game.place_at[spot])


def offer_family_moves(game: State, me: Player) -> None:
    """LS-card-walk."""
    there = spots_for_family(game, me)
    for spot in range(SPOTS):
        if there >> spot & 1:
            offer(game, SEND + game.place_at[spot])


def spots_for_family(game: State, me: Player) -> int:
    """LS-card-walk, MB-barrier. The spots beside the family member; not from or to the Police Station."""
    if me.family == POLICE_STATION:
        return 0
    return spots_beside(game, me, game.spot[me.family]) & ~(1 << game.spot[POLICE_STATION])
