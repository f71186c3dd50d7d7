"""The barrier of the Tavern: where one can walk while it stands. Sets of spots are a bit for each."""

from bedesten.engine.language import *


def is_barred(game: State, me: Player) -> bool:
    """MB-barrier. Does a barrier stand that is not the player's own?"""
    return game.barrier_owner > 0 and game.barrier_owner != 1 + me.seat


def spots_beside(game: State, me: Player, spot: int) -> int:
    """MB-barrier. Only the pieces of the player who placed the barrier can cross it; a piece that is set down ignores it."""
    near = BESIDE[game.rules][spot]
    if is_barred(game, me):
        for i in range(2):
            if spot == game.spot[game.barrier[i]]:
                near = near & ~(1 << game.spot[game.barrier[1 - i]])
    return near


def spots_after_step(game: State, me: Player, spots: int) -> int:
    """Where one step leads from any of them."""
    found = 0
    for spot in range(SPOTS):
        if spots >> spot & 1:
            found = found | spots_beside(game, me, spot)
    return found


def spots_by_walking(game: State, me: Player, place: int, steps: int) -> int:
    """TURN-1, CARD-far, MB-barrier. Where a walk of exactly this many steps or one more can end; it may double back."""
    here = 1 << game.spot[place]
    there = here
    for _ in range(steps):
        there = spots_after_step(game, me, there)
    return (there | spots_after_step(game, me, there)) & ~here


def spots_in_line(game: State, me: Player, place: int) -> int:
    """MB-tavern-move. Any number of steps in a straight line, up to the edge of the board or another player's barrier."""
    return (
        spots_straight_on(game, me, place, 1)
        | spots_straight_on(game, me, place, -1)
        | spots_straight_on(game, me, place, 5)
        | spots_straight_on(game, me, place, -5)
    )


def spots_straight_on(game: State, me: Player, place: int, step: int) -> int:
    """The spots are numbered row by row, five in each."""
    found = 0
    spot = game.spot[place]
    while can_step(game, me, spot, spot + step):
        spot += step
        found = found | 1 << spot
    return found


def can_step(game: State, me: Player, spot: int, onto: int) -> bool:
    return 0 <= onto < SPOTS and spots_beside(game, me, spot) >> onto & 1 > 0


def offer_places(game: State, spots: int) -> None:
    for spot in range(SPOTS):
        if spots >> spot & 1:
            offer(game, GO + game.place_at[spot])
