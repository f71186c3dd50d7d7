"""What a net is told of coffee, letters, seals and the companion. Compiled with the rules."""

from bedesten.engine.constants import LETTERS_IN_ALL, OWN_SUPPLY, SPOTS
from bedesten.engine.features import (
    PLACES_TOLD,
    X_COFFEE,
    X_COFFEE_FROM,
    X_COFFEE_MISSING,
    X_COMPANION_HOME,
    X_COMPANION_LAST,
    X_COMPANION_NEAR,
    X_COMPANION_OUT,
    X_COMPANION_RUBIES,
    X_COMPANION_RUBY,
    X_DOUBLE_TURN,
    X_LETTERS_LATER,
    X_LETTERS_NEAR,
    X_SEALS,
    X_SEALS_FOR_RUBY,
    X_SEALS_FROM,
    X_TAVERN,
    X_TAVERN_PAID,
    X_UNDELIVERED,
)
from bedesten.engine.inputs import put
from bedesten.engine.machine import bits
from bedesten.engine.rules.barrier import spots_beside
from bedesten.engine.rules.layout import has_letters, has_mocha
from bedesten.engine.rules.letters.letters import seals
from bedesten.engine.rules.pieces import is_companion_out
from bedesten.engine.sources_of_rubies import can_pay_ruby, place_of_ruby
from bedesten.engine.state import Inputs, Player, State
from bedesten.engine.tables import DOUBLE_TURN_SEALS, LETTER_PLACE, SOCIETY_SEALS


def put_expansions(x: Inputs, game: State, me: Player) -> None:
    if has_mocha(game):
        put_coffee(x, game, me)
    if has_letters(game):
        put_letters(x, game, me, spots_of_companion(game, me))


def put_coffee(x: Inputs, game: State, me: Player) -> None:
    put(x, X_COFFEE, me.coffee)
    put(x, X_COFFEE_MISSING, game.coffee_price - me.coffee)
    put(x, X_COFFEE_FROM, me.coffee >= 1)
    put(x, X_COFFEE_FROM + 1, me.coffee >= 2)
    put(x, X_COFFEE_FROM + 2, me.coffee >= 4)
    put(x, X_COFFEE_FROM + 3, me.coffee >= 6)
    put(x, X_COFFEE_FROM + 4, me.coffee >= 9)
    for kind in range(2):
        put(x, X_TAVERN + kind, me.tavern >> kind & 1)
        put(x, X_TAVERN_PAID + kind, 0 < game.next_tavern[kind] <= me.coffee and me.tavern >> kind & 1 == 0)


def put_letters(x: Inputs, game: State, me: Player, near: int) -> None:
    """`near`: where the companion can act next turn."""
    has = seals(me)
    put(x, X_SEALS, has)
    put(x, X_SEALS_FOR_RUBY, min(has, SOCIETY_SEALS[0]))
    put(x, X_UNDELIVERED, bits(me.letters) - bits(me.delivered))
    put(x, X_SEALS_FROM, has >= 2)
    put(x, X_SEALS_FROM + 1, has >= 3)
    put(x, X_SEALS_FROM + 2, has >= 5)
    put(x, X_SEALS_FROM + 3, has >= 6)
    put(x, X_SEALS_FROM + 4, has >= 8)
    put(x, X_SEALS_FROM + 5, has >= 9)
    put(x, X_DOUBLE_TURN, has >= DOUBLE_TURN_SEALS[0] and game.doubled >> me.seat & 1 == 0)
    put_deliveries(x, game, me, near)
    put_companions_ways(x, game, me, near)


def spots_of_companion(game: State, me: Player) -> int:
    """Beside him; if he is in the supply, he comes to the merchant first."""
    if is_companion_out(me):
        return spots_beside(game, me, game.spot[me.companion])
    if me.companion == OWN_SUPPLY:
        return spots_beside(game, me, game.spot[me.merchant])
    return 0


def put_deliveries(x: Inputs, game: State, me: Player, near: int) -> None:
    soon = 0
    later = 0
    waiting = me.letters - me.delivered
    if waiting > 0:
        for letter in range(LETTERS_IN_ALL):
            if waiting >> letter & 1:
                place = LETTER_PLACE[letter]
                if x.way[place] == 1 or near >> game.spot[place] & 1:
                    soon += 1
                elif x.way[place] == 2:
                    later += 1
    put(x, X_LETTERS_NEAR, soon)
    put(x, X_LETTERS_LATER, later)


def put_companions_ways(x: Inputs, game: State, me: Player, near: int) -> None:
    put(x, X_COMPANION_HOME, me.companion == OWN_SUPPLY)
    put(x, X_COMPANION_OUT, is_companion_out(me))
    if near == 0:
        return
    for spot in range(SPOTS):
        if near >> spot & 1 and game.place_at[spot] <= PLACES_TOLD:
            put(x, X_COMPANION_NEAR + game.place_at[spot], 1)
    rubies = 0
    for source in range(8):
        place = place_of_ruby(source)
        if x.way[place] > 0 and near >> game.spot[place] & 1 and can_pay_ruby(game, me, source):
            put(x, X_COMPANION_RUBIES + source, 1)
            rubies += 1
    put(x, X_COMPANION_RUBY, rubies > 0)
    put(x, X_COMPANION_LAST, rubies > 0 and game.rubies_to_win - me.rubies == 1)
