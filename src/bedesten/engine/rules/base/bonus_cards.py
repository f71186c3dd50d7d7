"""The bonus cards of the base game, and the yellow mosque tile, which is used like one: when, and what they do."""

from bedesten.engine.language import *
from bedesten.engine.rules.assistants import *
from bedesten.engine.rules.deck import *
from bedesten.engine.rules.goods import *
from bedesten.engine.rules.moments import *
from bedesten.engine.rules.people import reward
from bedesten.engine.rules.pieces import put_family

THINGS = [
    Card(CARD_GOOD, "good", "g-any"),
    Card(CARD_LIRA, "lira", "lira"),
    Card(CARD_FAR, "far", "i-walk"),
    Card(CARD_STAY, "stay", "i-flag"),
    Card(CARD_ASSISTANT, "assistant", "i-turn"),
    Card(CARD_FAMILY, "family", "i-shield"),
    Card(CARD_MARKET, "market", "i-swap"),
    Card(CARD_SULTAN, "sultan", "p13", again=SULTANS_PALACE),
    Card(CARD_POST, "post", "i-letter", again=POST_OFFICE),
    Card(CARD_GEM, "gem", "ruby", again=GEMSTONE_DEALER),
]


@numbered(PLAY_CARD)
def play_card(game: State, me: Player, card: int) -> Steps:
    """CARD-0. A card that has been played goes on the pile once its effect is over."""
    if card >= CARDS:  # a tile
        yield effect_of(game, card)
        return
    take_from_hand(me, card)
    yield effect_of(game, card)
    put_on_pile(game, card)


@playable(CARD_GOOD)
def at_free_moments_and_last(game: State, me: Player, card: int, moment: int) -> bool:
    return is_free(moment) or moment == LAST


@card(CARD_GOOD)
def card_good(game: State, me: Player) -> Steps:
    """CARD-good. Take a good of your choice."""
    yield take_good(game)


@playable(CARD_LIRA)
def also_when_paying(game: State, me: Player, card: int, moment: int) -> bool:
    return is_free(moment) or needs_lira(moment) or moment == LAST


@card(CARD_LIRA)
def card_lira(game: State, me: Player) -> None:
    """CARD-lira. Take 5 lira; you can also play it when you have to pay lira."""
    me.lira += 5


@playable(CARD_FAR, CARD_STAY, CARD_CORNER)
def instead_of_moving(game: State, me: Player, card: int, moment: int) -> bool:
    return moment == MOVING and game.reach == 0


@card(CARD_FAR, CARD_STAY, CARD_CORNER)
def card_for_the_move(game: State, me: Player, card: int) -> None:
    """CARD-far, CARD-stay, MB-card-corner, TURN-8. Instead of 1 or 2 steps: go 3 or 4, stay where you are, or go to a corner of
    the board; one such card per turn.
    """
    game.reach = 1 + card


@playable(CARD_ASSISTANT)
def before_the_assistant_step(game: State, me: Player, card: int, moment: int) -> bool:
    return (moment == MOVING or moment == MOVED) and me.assistants > 0


@card(CARD_ASSISTANT)
def card_assistant(game: State, me: Player) -> Steps:
    """CARD-assistant. Call one of your assistants back from the board to your stack, before the assistant step."""
    game.move_card = 1
    place = yield ask_assistant(game, me)
    bring_back(me, place)


@playable(YELLOW_TILE)
def with_two_lira(game: State, me: Player, card: int, moment: int) -> bool:
    return is_free(moment) and me.lira >= 2 and me.assistants > 0


@card(YELLOW_TILE)
def yellow_tile(game: State, me: Player) -> Steps:
    """MOS-4. Once per turn: pay 2 lira to call one of your assistants back from the board to your stack."""
    use_tile(game, YELLOW)
    me.lira -= 2
    place = yield ask_assistant(game, me)
    bring_back(me, place)


@playable(CARD_FAMILY)
def while_family_is_away(game: State, me: Player, card: int, moment: int) -> bool:
    if game.reach == 1 + CARD_WALK:
        return False  # it is about to walk
    return me.family != POLICE_STATION and (is_free(moment) or moment == LAST)


@card(CARD_FAMILY)
def card_family(game: State, me: Player) -> Steps:
    """CARD-family, END-2. Your own family member returns to the Police Station for a reward; after the last turn, 3 lira."""
    put_family(me, POLICE_STATION)
    if game.turn_of == NOBODY:
        me.lira += 3
    else:
        yield reward(game)


@playable(CARD_MARKET)
def when_selling(game: State, me: Player, card: int, moment: int) -> bool:
    is_selling = moment == SELLING and game.acting == SMALL_MARKET and not game.guild_turn
    return is_selling and not game.any_goods and goods_in_all(me) > 0


@card(CARD_MARKET)
def card_market(game: State, me: Player) -> None:
    """CARD-market. At the Small Market, the goods you sell don’t have to be on the demand tile."""
    game.any_goods = 1


@playable(CARD_SULTAN, CARD_POST, CARD_GEM, CARD_WAIN, CARD_HOUSE)
def directly_after_the_action(game: State, me: Player, card: int, moment: int) -> bool:
    return is_after(moment, AGAIN_PLACE[card]) and is_possible(game, me, AGAIN_PLACE[card])


@card(CARD_SULTAN, CARD_POST, CARD_GEM, CARD_WAIN, CARD_HOUSE)
def card_again(game: State, me: Player, card: int) -> Steps:
    """CARD-sultan, CARD-post, CARD-gem, MB-card-wain, MB-card-house, CARD-again. Right after the
    place’s action: use it again.
    """
    game.acting = AGAIN_PLACE[card]
    yield action_of(game, AGAIN_PLACE[card])
