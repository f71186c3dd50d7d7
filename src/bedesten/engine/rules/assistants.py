"""The assistants: on the board, under the merchant, and in his way."""

from bedesten.engine.language import *
from bedesten.engine.rules.moments import *


def is_waiting(me: Player, place: int) -> bool:
    """Is one of the player’s own assistants waiting at the place?"""
    return me.assistants >> place & 1 > 0


def put_under(me: Player, is_neutral: int) -> None:
    """TURN-3. An assistant who joins the stack goes to the bottom."""
    me.neutral_stack = me.neutral_stack << 1 | is_neutral
    me.stack += 1


def bring_back(me: Player, place: int) -> None:
    me.assistants -= 1 << place
    put_under(me, 0)


def leave_bottom(game: State, me: Player, place: int) -> None:
    """TURN-2 (b), TURN-3. The one who stays behind is taken from the bottom of the stack."""
    if me.neutral_stack & 1:
        move_neutral(game, 0, place)
    else:
        me.assistants += 1 << place
    me.neutral_stack = me.neutral_stack >> 1
    me.stack -= 1


def offer_assistants(game: State, me: Player) -> None:
    for place in range(1, PLACES + 1):
        if is_waiting(me, place):
            offer(game, FETCH + place)


def ask_assistant(game: State, me: Player) -> Step:
    offer_assistants(game, me)
    return ask(game, ASK_FETCH)


@rule
def fetch_assistants(game: State, me: Player, companion: int) -> Steps:
    """P7-1, NA-4, LS-4. Call any number of your own assistants back from the board to your stack, one by one.

    `companion`: you may also take him into your supply.
    """
    while me.assistants > 0 or (companion and me.companion != OWN_SUPPLY):
        offer(game, ENOUGH)
        offer_assistants(game, me)
        if companion and me.companion != OWN_SUPPLY:
            offer(game, HOME)
        place = yield ask(game, ASK_FETCH)
        if place == ENOUGH:
            return
        if place == HOME:
            me.companion = OWN_SUPPLY
        else:
            bring_back(me, place)


# -- variant: neutral assistants


def is_neutral_waiting(game: State, place: int) -> bool:
    for i in range(PLAYERS - 1):
        if game.neutral_assistants[i] == place:
            return True
    return False


def move_neutral(game: State, here: int, there: int) -> None:
    """One neutral assistant goes from a place to another; under a merchant is place 0."""
    for i in range(PLAYERS - 1):
        if game.neutral_assistants[i] == here:
            game.neutral_assistants[i] = there
            return


# -- the assistant step


@rule
def use_assistant(game: State, me: Player) -> Result:
    """TURN-2, NA-2, NA-3, P7-2, LS-5. Your assistant here joins the stack, or else the bottom one stays, or the turn ends.

    You may pick up a neutral assistant instead. At the Fountain you don’t need one, and the companion never does.
    """
    if game.at == FOUNTAIN or game.piece == BY_COMPANION:
        return SKIP
    offer(game, STOP)
    if is_waiting(me, game.at):
        offer(game, JOIN)
    elif me.stack > 0:
        offer(game, LEAVE)
    if is_neutral_waiting(game, game.at):
        offer(game, JOIN_NEUTRAL)
    choice = yield ask_or_play(game, me, ASK_ASSISTANT, MOVED)
    if choice == JOIN:
        bring_back(me, game.at)
    elif choice == LEAVE:
        leave_bottom(game, me, game.at)
    elif choice == JOIN_NEUTRAL:
        move_neutral(game, game.at, 0)
        put_under(me, 1)
    return choice
