"""The search through the rest of a turn: the best of what the player may answer, the mean of what fate may. Compiled with the
rules; it changes nothing but its own `Search`, so many can search at once.

A budget limits how many answers are tried. Where it ends in the middle of a turn, that turn is finished by declining before it is
judged: otherwise whatever lies before a long turn would seem good. `plain` leaves that out, and the order of encounters.
"""

from bedesten.engine.constants import (
    BID_OF_OTHERS,
    CHOICES,
    DECLINES,
    FATE,
    FATE_DICE,
    KNOWN,
    LINE,
    NO_PLAN,
    OUTCOMES,
    PLAY,
    PLAYED,
    PLAYERS,
    RIVALS_KNOWN,
    ROLLS,
    WIN,
    YELLOW_TILE,
)
from bedesten.engine.digests import digest_of, stirred
from bedesten.engine.judging import judged
from bedesten.engine.machine import answer, option, sample, weight
from bedesten.engine.names.cards import (
    CARD_8LIRA,
    CARD_ASSISTANT,
    CARD_COFFEE2,
    CARD_DICE_MOCHA,
    CARD_FAMILY,
    CARD_GOOD,
    CARD_GUILD,
    CARD_LIRA,
    CARD_SWAP,
)
from bedesten.engine.names.questions import (
    ASK_ACT,
    ASK_ASSISTANT,
    ASK_BID,
    ASK_KIOSK_TILE,
    ASK_LAST_CARDS,
    ASK_MEET,
    ASK_MOVE,
    ASK_PAY,
    ASK_PAY_COURIER,
    ASK_PAY_GOVERNOR,
    ASK_PAY_SMUGGLER,
    ASK_PAY_TRADER,
    ASK_USE_TILE,
)
from bedesten.engine.names.words import CATCH, COURIER, GOVERNOR
from bedesten.engine.playing import random_choice
from bedesten.engine.state import Search, State, Weights
from bedesten.engine.structs import Long, copy


def forget(search: Search) -> None:
    """So that what is found depends on nothing that was searched before."""
    search.generation = 0
    for i in range(KNOWN):
        search.keys[i] = 0
    for i in range(RIVALS_KNOWN):
        search.rivals_keys[i] = 0


def begin_search(search: Search, game: State, seat: int) -> None:
    """From a position in which what is hidden from the seat has been dealt anew. What was found before counts no more."""
    copy(search.line[0], game)
    search.line[0].fate_is_open = 1  # what fate will answer is weighed, not foreseen
    search.seat = seat
    search.turn = game.turns
    search.generation += 1


def search_options(search: Search, net: Weights, answers: int) -> None:
    """Find what the options of the question are worth. So many answers are tried at most, shared evenly by the options."""
    game = search.line[0]
    search.options_n = 0
    is_any_card = search.plain > 0 or is_any_card_thought_of(game)
    for i in range(min(game.options_n + game.range_n, CHOICES)):
        if is_looked_at(search, game, option(game, i), is_any_card):
            search.options[search.options_n] = option(game, i)
            search.options_n += 1
    for i in range(search.options_n):
        search.left = answers // search.options_n
        search.found[i] = value_after(search, net, 0, search.options[i], 0)


def best_option(search: Search) -> int:
    """And what it is worth is the `highest`."""
    best = 0
    for i in range(1, search.options_n):
        if search.found[i] > search.found[best]:
            best = i
    search.highest = search.found[best]
    return search.options[best]


def key_of(search: Search, game: State, weighed: int) -> Long:
    """By which a position is known again."""
    return stirred(digest_of(game), 2 * search.generation + (0 if search.plain else weighed))


def value_after(search: Search, net: Weights, depth: int, choice: int, weighed: int) -> int:
    """Of an answer. `weighed`: fate was asked before in this line. Then one answer of hers must do."""
    search.left -= 1
    search.tried += 1
    game = search.line[depth + 1]
    copy(game, search.line[depth])
    answer(game, choice)
    key = key_of(search, game, weighed)
    slot = key & KNOWN - 1
    if search.keys[slot] == key:
        return search.values[slot]
    cuts = search.cuts
    found = value_of(search, net, depth + 1, weighed)
    if search.cuts == cuts and (search.left > 0 or not search.plain):  # otherwise not all was looked at
        search.keys[slot] = key
        search.values[slot] = found
        search.plans[slot] = search.best
    return found


def value_of(search: Search, net: Weights, depth: int, weighed: int) -> int:
    game = search.line[depth]
    if not search.plain:
        let_others_answer(search, game)
    is_cut = search.left <= 0 or depth == LINE - 1
    if is_cut and (game.asked == FATE or game.asked == search.seat):
        search.cuts += 1
    if game.asked == FATE and depth < LINE - 1:
        return mean_value(search, net, depth, weighed or is_cut)
    if game.asked == search.seat and not is_cut:
        return best_value(search, net, depth, weighed)
    search.best = NO_PLAN
    if not search.plain:
        finish_turn(search, game)
    return judged(search, net, game)


def best_value(search: Search, net: Weights, depth: int, weighed: int) -> int:
    game = search.line[depth]
    best = -2 * WIN
    plan = NO_PLAN
    is_any_card = is_any_card_thought_of(game)
    shares = 0
    for i in range(game.options_n + game.range_n):
        shares += is_looked_at(search, game, option(game, i), is_any_card)
    for i in range(game.options_n + game.range_n):
        choice = option(game, i)
        if is_looked_at(search, game, choice, is_any_card):
            found = shared_value(search, net, depth, choice, weighed, shares)
            shares -= 1
            if found > best:
                best = found
                plan = choice
    search.best = plan
    return best


def shared_value(search: Search, net: Weights, depth: int, choice: int, weighed: int, shares: int) -> int:
    """Of an answer that may use one of so many equal shares of what is left: the first one must not use it all."""
    if search.plain:
        return value_after(search, net, depth, choice, weighed)
    others = search.left - search.left // shares
    search.left -= others
    found = value_after(search, net, depth, choice, weighed)
    search.left += others
    return found


def mean_value(search: Search, net: Weights, depth: int, is_one_enough: int) -> int:
    """Over what fate may answer. Behind some questions the dice only tell where somebody goes: one roll is enough."""
    game = search.line[depth]
    is_roll = game.fate == FATE_DICE
    is_walk = is_roll and moves_somebody(game.question) and not (search.plain and game.question == ASK_PAY_COURIER)
    if is_one_enough or is_walk:
        only = value_after(search, net, depth, sample(game), 1)
        search.best = NO_PLAN
        return only
    total: Long = 0
    ways = 0
    if is_roll:
        for rolled in range(2, 13):
            total += (6 - abs(7 - rolled)) * shared_value(search, net, depth, middle_roll(rolled), 1, 13 - rolled)
        ways = ROLLS
    else:
        shares = 0
        for outcome in range(OUTCOMES):
            shares += weight(game, outcome) > 0
        for outcome in range(OUTCOMES):
            n = weight(game, outcome)
            if n > 0:
                total += n * shared_value(search, net, depth, outcome, 1, shares)
                shares -= 1
                ways += n
    search.best = NO_PLAN
    return total // ways


def middle_roll(total: int) -> int:
    """Of all rolls with a sum, one in the middle between equal and unequal dice."""
    first = (max(1, total - 6) + total // 2) // 2
    return 6 * (first - 1) + total - first - 1


def moves_somebody(question: int) -> bool:
    return (
        question == ASK_PAY
        or question == ASK_MEET
        or question == ASK_PAY_GOVERNOR
        or question == ASK_PAY_SMUGGLER
        or question == ASK_PAY_TRADER
        or question == ASK_PAY_COURIER
    )


# -- the rest of a turn, where it is not searched


def finish_turn(search: Search, game: State) -> None:
    """Decline whatever can be declined, until the turn is over."""
    for _ in range(200):
        if game.asked == FATE:
            answer(game, sample(game))
        elif game.asked >= PLAYERS or not is_going_on(search, game):
            return
        elif game.asked != search.seat:
            answer(game, answer_of_another(game))
        elif game.question == ASK_MOVE and game.turns != search.turn:
            return  # a double turn that has just begun
        else:
            answer(game, option(game, 0))  # declining is always offered first


def is_going_on(search: Search, game: State) -> bool:
    """The turn that is searched, or a double turn behind it; or the last cards are played."""
    return game.turns == search.turn or game.turn_of == search.seat or game.turn_of >= PLAYERS


def let_others_answer(search: Search, game: State) -> None:
    """In the middle of a turn: otherwise a turn with an auction or the kiosk in it would be judged before it is over."""
    while game.asked < PLAYERS and game.asked != search.seat and is_going_on(search, game):
        answer(game, answer_of_another(game))


def answer_of_another(game: State) -> int:
    """Nothing deep: he bids up to what two cards are worth, chooses some tile and uses it, and plays the last of his cards."""
    last = option(game, game.options_n + game.range_n - 1)
    if game.question == ASK_BID:
        return option(game, min(1, game.range_n)) if game.highest_bid < BID_OF_OTHERS else option(game, 0)
    if game.question == ASK_KIOSK_TILE:
        return random_choice(game, 1)
    if game.question == ASK_USE_TILE or game.question == ASK_LAST_CARDS:
        return last
    return option(game, 0)


# -- which options are looked at


def is_looked_at(search: Search, game: State, choice: int, is_any_card: bool) -> bool:
    return (is_any_card or is_thought_of(game, choice)) and (search.plain > 0 or is_in_order(game, choice))


def is_any_card_thought_of(game: State) -> bool:
    """If nothing but to decline would be left, cards are thought of that otherwise need not be."""
    for i in range(game.options_n + game.range_n):
        choice = option(game, i)
        if not DECLINES <= choice < 0 and is_thought_of(game, choice):
            return False
    return True


def is_in_order(game: State, choice: int) -> bool:
    """It is of no importance in which order one meets people: families first, then one after the other."""
    if game.question != ASK_MEET or PLAY <= choice < PLAYED:
        return True
    if option(game, 0) == CATCH:
        return choice == CATCH
    return not COURIER <= choice <= GOVERNOR or game.met < 1 << GOVERNOR - choice


def is_thought_of(game: State, choice: int) -> bool:
    """Cards that may be played nearly always are thought of at one question of a turn only: when is rarely of importance."""
    if not PLAY <= choice < PLAYED:
        return True
    question = thought_of_at(choice - PLAY)
    return question < 0 or question == game.question


def thought_of_at(card: int) -> int:
    """The question, or -1 for those cards that are thought of whenever they may be played."""
    if card == CARD_ASSISTANT or card == YELLOW_TILE:
        return ASK_ASSISTANT
    if card == CARD_GOOD or card == CARD_LIRA or card == CARD_FAMILY or card == CARD_COFFEE2 or card == CARD_GUILD:
        return ASK_ACT
    if card == CARD_8LIRA or card == CARD_SWAP or card == CARD_DICE_MOCHA:
        return ASK_ACT
    return -1
