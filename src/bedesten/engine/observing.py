"""Writes what a player is shown of the table at a question, and which actions are possible. Compiled with the rules.

Nothing depends on what the one who looks cannot know. Rows are bytes of somebody else's; nothing is allocated.
"""

from bedesten.engine.constants import (
    ACTIONS,
    BY_COMPANION,
    CARDS,
    DEMAND_TILES,
    GENERAL_SUPPLY,
    GOODS,
    MET_COURIER,
    MET_TRADER,
    MOVEMENT_TILE,
    NEUTRALS,
    OWN_SUPPLY,
    PLACES,
    PLAYERS,
    SEEN,
    SEEN_BITS,
    WORD_ROOM,
)
from bedesten.engine.observation import *
from bedesten.engine.rooms import clear, copy_row, count_of, lowest_of
from bedesten.engine.rules.goods import capacity
from bedesten.engine.rules.layout import is_on_board
from bedesten.engine.rules.letters.letters import seals
from bedesten.engine.state import Outlook, Player, State
from bedesten.engine.tables import BAKSHEESH_GOODS, DEMAND, LETTER_PLACE, PALACE_ANY, PALACE_GOODS

# -- actions


def put_mask(row: list[int], at: int, game: State, possible: int) -> None:
    """Enter the options of the question as possible, 1, or take them out again, 0."""
    for i in range(game.options_n):
        row[at + WORD_ROOM + game.options[i]] = possible
    first = WORD_ROOM + game.range_first
    for action in range(first, min(first + game.range_n, ACTIONS)):
        row[at + action] = possible


def is_option(game: State, choice: int) -> bool:
    if game.range_first <= choice < game.range_first + game.range_n:
        return True
    for i in range(game.options_n):
        if game.options[i] == choice:
            return True
    return False


def options_told(game: State) -> int:
    """How many of the options are actions."""
    last = game.range_first + game.range_n + WORD_ROOM
    return game.options_n + game.range_n - max(0, min(game.range_n, last - ACTIONS))


# -- the whole observation


def choose_sections(outlook: Outlook, mocha: bool, letters: bool) -> None:
    """Where each of them begins; if there is none of a box, behind the end: nothing is ever written there."""
    outlook.mocha = BASE_SECTION
    outlook.letters = BASE_SECTION + (MOCHA_SECTION if mocha else 0)
    outlook.size = outlook.letters + (LETTERS_SECTION if letters else 0)
    outlook.has_mocha = mocha
    outlook.has_letters = letters


def measure_board(outlook: Outlook, game: State) -> None:
    """How many steps each place is away from each other."""
    for here in range(1, PLACES + 1):
        for there in range(1, PLACES + 1):
            outlook.steps[here][there] = 0
            if is_on_board(game, here) and is_on_board(game, there):
                a = game.spot[here]
                b = game.spot[there]
                outlook.steps[here][there] = abs(a // 5 - b // 5) + abs(a % 5 - b % 5)


def observe_anew(row: list[int], at: int, game: State, seat: int, outlook: Outlook) -> None:
    """The whole row, of a game that was not observed before."""
    measure_board(outlook, game)
    clear(row, at, outlook.size)
    show_board(row, at, game, outlook)
    observe(row, at, game, seat, outlook)


def observe(row: list[int], at: int, game: State, seat: int, outlook: Outlook) -> None:
    """What may change in a game, as a seat sees it."""
    mocha = at + outlook.mocha
    letters = at + outlook.letters
    clear(row, at + B_CHANGES, outlook.mocha - B_CHANGES)
    if outlook.has_mocha:
        clear(row, mocha + M_CHANGES, outlook.letters - outlook.mocha - M_CHANGES)
    if outlook.has_letters:
        clear(row, letters + L_CHANGES, outlook.size - outlook.letters - L_CHANGES)
    show_question(row, at, game)
    show_pieces_of_table(row, at, mocha, letters, game)
    show_prices(row, at, game)
    show_cards_of_table(row, at, mocha, letters, game, outlook)
    copy_row(row, at + B_WANTED, game.wanted, 0, GOODS)
    copy_row(row, at + B_USED, BITS_OF[game.tiles_used], 0, GOODS)
    if game.rules > 0:
        show_expansions_of_table(row, mocha, letters, game, seat, outlook)
    other = seat
    for i in range(game.players_n):
        show_player(row, at + BASE_TABLE + i * BASE_PLAYER, game, other, seat, mocha, letters, i, outlook)
        other = other + 1 if other + 1 < game.players_n else 0


def show_board(row: list[int], at: int, game: State, outlook: Outlook) -> None:
    """What stays the same throughout a game."""
    row[at + B_RULES + game.rules] = 1
    row[at + B_PLAYERS + game.players_n - 2] = 1
    row[at + B_NEUTRALS] = game.with_neutrals
    row[at + B_CARAVAN] = game.with_caravan
    if outlook.has_letters:
        row[at + outlook.letters + L_DECK_OF_LETTERS] = game.letters_deck
    for place in range(1, PLACES + 1):
        if is_on_board(game, place):
            a = at_place(at + B_BOARD, at + outlook.mocha + M_BOARD, at + outlook.letters + L_BOARD, 0, place)
            b = at_place(at + B_BOARD, at + outlook.mocha + M_BOARD, at + outlook.letters + L_BOARD, 1, place)
            row[a] = 1 + game.spot[place] // 5
            row[b] = 1 + game.spot[place] % 5


def at_place(base: int, mocha: int, letters: int, group: int, place: int) -> int:
    """Where a place stands in a group of features that are there for each place."""
    if place < FIRST_MOCHA_PLACE:
        return base + group * BASE_PLACES_N + place - 1
    if place < FIRST_LETTERS_PLACE:
        return mocha + group * MOCHA_PLACES_N + place - FIRST_MOCHA_PLACE
    return letters + group * LETTERS_PLACES_N + place - FIRST_LETTERS_PLACE


def at_card(base: int, mocha: int, letters: int, card: int) -> int:
    if card < FIRST_MOCHA_CARD:
        return base + card
    if card < FIRST_LETTERS_CARD:
        return mocha + card - FIRST_MOCHA_CARD
    return letters + card - FIRST_LETTERS_CARD


# -- the table


def show_question(row: list[int], at: int, game: State) -> None:
    if game.asked < PLAYERS:
        row[at + B_QUESTION + QUESTION_AT[game.question]] = 1
    row[at + B_ROUND] = min(game.round, MOST)
    row[at + B_DICE] = game.first_die
    row[at + B_DICE + 1] = game.second_die
    row[at + B_ANY_GOODS] = game.any_goods
    row[at + B_MET] = game.met & 1
    row[at + B_MET + 1] = game.met >> 1 & 1
    row[at + B_MOVE_CARD] = game.move_card
    row[at + B_EXTRA_TURN] = game.extra_turn
    row[at + B_CARAVAN_EARNED] = game.caravan_earned


def show_pieces_of_table(row: list[int], at: int, mocha: int, letters: int, game: State) -> None:
    base = at + B_AT
    mocha += M_AT
    letters += L_AT
    if game.at > 0:
        row[at_place(base, mocha, letters, AT_HERE, game.at)] = 1
    if game.acting > 0:
        row[at_place(base, mocha, letters, AT_ACTING, game.acting)] = 1
    if game.governor > 0:
        row[at_place(base, mocha, letters, AT_GOVERNOR, game.governor)] = 1
        row[at_place(base, mocha, letters, AT_SMUGGLER, game.smuggler)] = 1
    if game.players_n == 2:
        for i in range(NEUTRALS):
            if game.neutral_merchants[i] > 0:
                row[at_place(base, mocha, letters, AT_NEUTRAL_MERCHANT, game.neutral_merchants[i])] += 1
    if game.with_neutrals:
        for i in range(PLAYERS - 1):
            if game.neutral_assistants[i] > 0:
                row[at_place(base, mocha, letters, AT_NEUTRAL_ASSISTANT, game.neutral_assistants[i])] += 1


def show_prices(row: list[int], at: int, game: State) -> None:
    row[at + B_GEM] = game.gem_price
    row[at + B_PALACE_ANY] = PALACE_ANY[game.palace_price]
    row[at + B_POST] = game.post_markers
    copy_row(row, at + B_PALACE, PALACE_GOODS[game.palace_price], 0, GOODS)
    copy_row(row, at + B_NEXT_TILE, game.next_tile, 0, GOODS)
    copy_row(row, at + B_MOSQUE_RUBIES, game.mosque_rubies, 0, 2)
    for market in range(2):
        show_demand(row, at, game, market)


def show_demand(row: list[int], at: int, game: State, market: int) -> None:
    """The tile on top; those below it that have been seen, behind those that nobody has."""
    seen = game.demand_seen[market]
    unseen = DEMAND_TILES - seen
    row[at + B_UNSEEN_TILES + market] = unseen
    if seen == 0:
        return
    top = game.demand_top[market]
    tile = game.demand_order[market][top]
    copy_row(row, at + B_DEMAND + GOODS * market, DEMAND[market][tile], 0, GOODS)
    first = at + B_THEN + THEN_TOLD * market + unseen - 1
    for i in range(1, seen):
        top = top + 1 if top + 1 < seen else 0
        row[first + i] = 1 + game.demand_order[market][top]


def show_cards_of_table(row: list[int], at: int, mocha: int, letters: int, game: State, outlook: Outlook) -> None:
    row[at + B_DECK] = min(game.deck_n, MOST)
    row[at + B_DISCARDS] = min(game.discards_n, MOST)
    if game.discards_n > 0:
        row[at_card(at + B_TOP, mocha + M_TOP, letters + L_TOP, game.discards[game.discards_n - 1])] = 1
    if 0 < game.reach <= CARDS:
        row[at_card(at + B_REACH, mocha + M_REACH, letters + L_REACH, game.reach - 1)] = 1
    copy_row(row, at + B_UNSEEN, game.deck, 0, BASE_CARDS_N)
    if outlook.has_mocha:
        copy_row(row, mocha + M_UNSEEN, game.deck, FIRST_MOCHA_CARD, MOCHA_CARDS_N)
    if outlook.has_letters:
        copy_row(row, letters + L_UNSEEN, game.deck, FIRST_LETTERS_CARD, LETTERS_CARDS_N)


def show_expansions_of_table(row: list[int], mocha: int, letters: int, game: State, seat: int, outlook: Outlook) -> None:
    if outlook.has_mocha and game.trader > 0:
        show_mocha(row, mocha, game, seat)
    if outlook.has_letters and game.courier > 0:
        show_letters(row, letters, game)


def show_mocha(row: list[int], at: int, game: State, seat: int) -> None:
    row[at + M_TRADER + game.trader - 1] = 1
    for i in range(2):
        if game.barrier[i] > 0:
            row[at + M_BARRIER + game.barrier[i] - 1] = 1
        row[at + M_TAVERN + i] = game.next_tavern[i]
    row[at + M_COFFEE] = min(game.coffee_price, MOST)
    copy_row(row, at + M_BAKSHEESH, BAKSHEESH_GOODS[game.baksheesh], 0, GOODS)
    show_bits(row, at + M_GUILD_PILE - 1, game.guild_pile)
    if seat < game.players_n:
        show_bits(row, at + M_GUILD - 1, game.players[seat].guild)
    row[at + M_GUILD_DECK] = count_of(game.guild_deck)
    if game.guild_turn > 0:
        row[at + M_GUILD_TURN + game.guild_turn - 1] = 1
    row[at + M_CHEAPER] = game.cheaper
    row[at + M_MET] = 1 if game.met & MET_TRADER else 0
    row[at + M_REACH_TILE] = 1 if game.reach == 1 + MOVEMENT_TILE else 0


def show_letters(row: list[int], at: int, game: State) -> None:
    row[at + L_COURIER + game.courier - 1] = 1
    row[at + L_SOCIETY] = game.society_uses
    row[at + L_LETTER_DECK] = count_of(game.letter_deck)
    show_letters_by_place(row, at + L_LETTER_PILE - 1, game.letter_pile)
    row[at + L_KIOSK_DECK] = count_of(game.kiosk_deck)
    show_bits(row, at + L_KIOSK_UP - 1, game.kiosk_up)
    show_bits(row, at + L_KIOSK_PILE - 1, game.kiosk_pile)
    row[at + L_BID] = min(game.highest_bid, MOST)
    row[at + L_COMPANION] = 1 if game.piece == BY_COMPANION else 0
    row[at + L_MET] = 1 if game.met & MET_COURIER else 0


def show_bits(row: list[int], at: int, mask: int) -> None:
    """A 1 for each bit that is set."""
    while mask > 0:
        row[at + lowest_of(mask)] = 1
        mask = mask & mask - 1


def show_letters_by_place(row: list[int], at: int, mask: int) -> None:
    while mask > 0:
        row[at + LETTER_PLACE[lowest_of(mask)]] += 1
        mask = mask & mask - 1


# -- the players


def show_player(
    row: list[int], at: int, game: State, other: int, seat: int, mocha: int, letters: int, i: int, outlook: Outlook
) -> None:
    """The player at a seat, as another one sees him, or he himself; he stands at the ith place of the observation."""
    me = game.players[other]
    mocha_at = mocha + MOCHA_TABLE + i * MOCHA_PLAYER
    letters_at = letters + LETTERS_TABLE + i * LETTERS_PLAYER
    show_purse(row, at, game, me)
    show_places_of(row, at + BP_AT, mocha_at + MP_AT, letters_at + LP_AT, game, me, outlook)
    row[at + BP_CARDS] = min(me.hand_n, MOST)
    if me.hand_n > 0:
        show_hand_of(row, at, mocha, letters, game, me, i, outlook, other == seat)
    if outlook.has_mocha and game.trader > 0:
        row[mocha_at + MP_COFFEE] = min(me.coffee, MOST)
        row[mocha_at + MP_TAVERN] = me.tavern & 1
        row[mocha_at + MP_TAVERN + 1] = me.tavern >> 1 & 1
        row[mocha_at + MP_GUILD_CARDS] = me.guild_n
        row[mocha_at + MP_BARRIER] = game.barrier_owner == 1 + me.seat
    if outlook.has_letters and game.courier > 0:
        show_letters_of(row, letters_at, game, me)


def show_purse(row: list[int], at: int, game: State, me: Player) -> None:
    row[at + BP_PRESENT] = 1
    row[at + BP_ASKED] = game.asked == me.seat
    row[at + BP_TURN] = game.turn_of == me.seat and game.turns > 0
    row[at + BP_START] = game.start == me.seat
    place_in_round = me.seat - game.start
    row[at + BP_MOVED] = (place_in_round if place_in_round >= 0 else place_in_round + game.players_n) < game.in_round
    row[at + BP_CARAVAN] = game.caravan_owner == 1 + me.seat
    row[at + BP_RUBIES] = min(me.rubies, 15)
    row[at + BP_MISSING] = max(0, game.rubies_to_win - me.rubies)
    row[at + BP_LIRA] = min(me.lira, MOST)
    row[at + BP_STACK] = me.stack
    if me.neutral_stack > 0:
        show_bits(row, at + BP_NEUTRAL, me.neutral_stack)
    row[at + BP_EXTENSIONS] = me.extensions
    row[at + BP_CAPACITY] = capacity(me)
    copy_row(row, at + BP_GOODS, me.goods, 0, GOODS)
    copy_row(row, at + BP_TILES, BITS_OF[me.tiles], 0, GOODS)


def show_places_of(row: list[int], base: int, mocha: int, letters: int, game: State, me: Player, outlook: Outlook) -> None:
    row[at_place(base, mocha, letters, AT_MERCHANT, me.merchant)] = 1
    row[at_place(base, mocha, letters, AT_FAMILY, me.family)] = 1
    left = me.assistants
    while left > 0:
        row[at_place(base, mocha, letters, AT_ASSISTANT, lowest_of(left))] = 1
        left = left & left - 1
    steps = outlook.steps[me.merchant]
    copy_row(row, base + AT_STEPS * BASE_PLACES_N, steps, 1, BASE_PLACES_N)
    if outlook.has_mocha:
        copy_row(row, mocha + AT_STEPS * MOCHA_PLACES_N, steps, FIRST_MOCHA_PLACE, MOCHA_PLACES_N)
    if outlook.has_letters:
        copy_row(row, letters + AT_STEPS * LETTERS_PLACES_N, steps, FIRST_LETTERS_PLACE, LETTERS_PLACES_N)


def show_hand_of(
    row: list[int], at: int, mocha: int, letters: int, game: State, me: Player, i: int, outlook: Outlook, is_own: bool
) -> None:
    """One's own cards; of the others' those that everybody has seen. Those that nobody has seen but they might as well be in
    the deck."""
    first = mocha + MOCHA_TABLE + i * MOCHA_PLAYER + MP_HAND
    second = letters + LETTERS_TABLE + i * LETTERS_PLAYER + LP_HAND
    left = me.hand_n
    unknown = 0
    card = 0
    while left > 0 and card < CARDS:
        held = me.hand[card]
        if held > 0:
            number = held & SEEN - 1
            known = number if is_own else held >> SEEN_BITS
            row[at_card(at + BP_HAND, first, second, card)] = known
            if not is_own:
                base = at - i * BASE_PLAYER - BASE_TABLE
                row[at_card(base + B_UNSEEN, mocha + M_UNSEEN, letters + L_UNSEEN, card)] += number - known
            unknown += number - known
            left -= number
        card += 1
    row[at + BP_UNKNOWN] = unknown


def show_letters_of(row: list[int], at: int, game: State, me: Player) -> None:
    show_letters_by_place(row, at + LP_LETTERS - 1, me.letters - me.delivered)
    row[at + LP_DELIVERED] = count_of(me.delivered)
    row[at + LP_SEALS] = min(seals(me), MOST)
    if me.companion == OWN_SUPPLY:
        row[at + LP_HAS_COMPANION] = 1
    elif me.companion != GENERAL_SUPPLY:
        row[at + LP_COMPANION + me.companion - 1] = 1
    row[at + LP_DOUBLED] = game.doubled >> me.seat & 1
    row[at + LP_FOLLOWED] = game.followed == 1 + me.seat
    row[at + LP_BIDDER] = game.bidder == 1 + me.seat
    if game.kiosk_chosen[me.seat] > 0:
        row[at + LP_CHOSEN + game.kiosk_chosen[me.seat] - 1] = 1
