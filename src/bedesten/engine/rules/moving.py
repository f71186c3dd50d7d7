"""Phases 1 and 2: where the merchant or the companion goes, and whom he pays there."""

from bedesten.engine.language import *
from bedesten.engine.rules.barrier import *
from bedesten.engine.rules.dice import roll
from bedesten.engine.rules.guild import offer_guild_cards
from bedesten.engine.rules.layout import is_on_board
from bedesten.engine.rules.letters.walking import offer_companion_moves, offer_family_moves
from bedesten.engine.rules.moments import *
from bedesten.engine.rules.pieces import *


@rule
def move(game: State, me: Player) -> Steps:
    """TURN-1, MB-3, LS-5. The merchant moves his stack 1 or 2 steps, to another place, unless a card says otherwise.

    The companion, if he is on the board, may go 1 step instead; a guild card may be played instead of the whole turn.
    """
    offer_destinations(game, me)
    if me.guild_n > 0 and game.reach == 0 and not game.move_card:
        offer_guild_cards(game, me)
    there = yield ask_destination(game, me)
    if there >= GUILD:
        game.guild_turn = there - GUILD
    elif there >= COMPANION:
        game.piece = BY_COMPANION
        game.at = there - COMPANION
        put_companion(me, game.at)
    elif there >= SEND:
        put_family(me, there - SEND)
    else:
        game.at = there
        put_merchant(me, there)
        if game.reach == 1 + CARD_FOLLOW:
            yield choose_whom_to_follow(game)


def offer_destinations(game: State, me: Player) -> None:
    """CARD-far, CARD-stay, TURN-1, MB-card-corner."""
    if 1 + CARD_WALK <= game.reach <= 1 + CARD_ANYWHERE:
        offer_by_letters_card(game, me)
        return
    if game.reach == 1 + CARD_STAY:
        offer(game, GO + me.merchant)
        return
    if game.reach == 1 + CARD_CORNER:
        for i in range(4):
            if game.place_at[CORNERS[game.rules][i]] != me.merchant:
                offer(game, GO + game.place_at[CORNERS[game.rules][i]])
        return
    if game.reach == 1 + MOVEMENT_TILE:
        offer_places(game, spots_in_line(game, me, me.merchant))
        return
    if is_barred(game, me):
        offer_places(game, spots_by_walking(game, me, me.merchant, 3 if game.reach == 1 + CARD_FAR else 1))
    else:
        offer_steps(game, me)
    if game.reach == 0 and is_companion_out(me):
        offer_companion_moves(game, me, 1)


def offer_steps(game: State, me: Player) -> None:
    here = game.spot[me.merchant]
    for i in range(SPOTS):
        spot = FAR[game.rules][here][i] if game.reach == 1 + CARD_FAR else NEAR[game.rules][here][i]
        if spot >= SPOTS:
            return
        offer(game, GO + game.place_at[spot])


def offer_by_letters_card(game: State, me: Player) -> None:
    """LS-card-companion2, LS-card-walk, LS-card-follow, LS-card-anywhere."""
    if game.reach == 1 + CARD_COMPANION2:
        offer_companion_moves(game, me, 2)
        return
    if game.reach == 1 + CARD_WALK:
        offer_family_moves(game, me)
        return
    for place in range(1, PLACES + 1):
        is_open = is_merchant_at(game, me, place) if game.reach == 1 + CARD_FOLLOW else is_on_board(game, place)
        if is_open and place != me.merchant:
            offer(game, GO + place)


def ask_destination(game: State, me: Player) -> Step:
    """A player who has decided to stay isn’t asked where."""
    if game.reach == 1 + CARD_STAY:
        return ask(game, ASK_MOVE)
    if game.reach == 1 + CARD_WALK:
        return ask_or_play(game, me, ASK_MOVE, FREE)  # there will be no move
    if me.companion == OWN_SUPPLY:
        offer(game, PLAY + SET_COMPANION)
    if me.tavern >> MOVEMENT & 1 and is_playable(game, me, MOVEMENT_TILE, MOVING):
        offer(game, PLAY + MOVEMENT_TILE)
    return ask_or_play(game, me, ASK_MOVE, MOVING)


@rule
def choose_whom_to_follow(game: State, me: Player) -> Steps:
    """LS-card-follow. If several merchants are there, say which of them you followed: you don’t pay that one."""
    for seat in range(game.players_n):
        if seat != me.seat and game.players[seat].merchant == game.at:
            offer(game, FOLLOW_RED - seat)
    whom = yield ask(game, ASK_FOLLOW)
    game.followed = 1 + FOLLOW_RED - whom


@rule
def pay_merchants(game: State, me: Player) -> Result:
    """TURN-4, TURN-5, P7-2, LS-6. Pay 2 lira for each other merchant here, or the turn ends; not at the Fountain.

    You also pay for the others’ companions. For a neutral merchant you pay the supply, and the dice move him on.
    """
    price = 2 * (paid_pieces(game, me) + neutral_merchants_here(game))
    if price == 0 or game.at == FOUNTAIN:
        return SKIP
    offer(game, STOP)
    if me.lira >= price:
        offer(game, PAY)
    if (yield ask_or_play(game, me, ASK_PAY, FREE)) == STOP:
        return STOP
    me.lira -= price
    for seat in range(game.players_n):
        if seat != me.seat:
            game.players[seat].lira += 2 * paid_pieces_of(game, game.players[seat])
    for i in range(NEUTRALS):
        if game.neutral_merchants[i] == game.at:
            game.neutral_merchants[i] = yield roll(game)
    return PAY


def paid_pieces(game: State, me: Player) -> int:
    """LS-6. Other players’ merchants and companions where the acting piece is."""
    n = 0
    for seat in range(game.players_n):
        if seat != me.seat:
            n += paid_pieces_of(game, game.players[seat])
    return n


def paid_pieces_of(game: State, other: Player) -> int:
    """LS-card-follow. You don’t pay the merchant you followed."""
    n = 0
    if other.merchant == game.at and game.followed != 1 + other.seat:
        n += 1
    if other.companion == game.at:
        n += 1
    return n


def is_merchant_at(game: State, me: Player, place: int) -> bool:
    for seat in range(game.players_n):
        if seat != me.seat and game.players[seat].merchant == place:
            return True
    return False


def neutral_merchants_here(game: State) -> int:
    n = 0
    for i in range(NEUTRALS):
        if game.neutral_merchants[i] == game.at:
            n += 1
    return n
