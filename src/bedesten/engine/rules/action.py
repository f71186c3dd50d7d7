"""Phase 3: the action of a place, and doing it again."""

from bedesten.engine.language import *
from bedesten.engine.rules.moments import *


@rule
def action(game: State, me: Player, place: int, cause: int) -> Steps:  # cause: what it is part of
    """TURN-6, ACT-1, ACT-2, ACT-3, P12-2, CARD-again, MB-3. You may use the place’s action; cards repeat it.

    If it is part of another action, cards for free moments have to wait; but they may be played between what the family
    member did and its repetition. Nothing is repeated in a guild turn.
    """
    game.acting = place
    offer(game, SKIP)
    if is_possible(game, me, place):
        offer(game, ACT)
    if (yield ask_or_play(game, me, ASK_ACT, before_action(place, cause))) == SKIP:
        return
    yield action_of(game, place)
    if REPEATABLE[game.rules][game.letters_deck][place] and not game.guild_turn:
        offer(game, ENOUGH)
        yield ask_or_play(game, me, ASK_AGAIN, after_action(place, cause))


def before_action(place: int, cause: int) -> int:
    """CARD-time. The moment before an action."""
    if cause == BY_TURN:
        return FREE
    return PAYING if costs_lira(place) else CLOSED


def after_action(place: int, cause: int) -> int:
    """CARD-time, P12-2. The moment between an action and its repetition."""
    return AFTER_INSIDE + place if cause == BY_TAVERN else AFTER + place
