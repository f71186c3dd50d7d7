"""Whole games at random, counted; who is ahead; and what makes two positions the same. Compiled with the rules."""

from bedesten.engine.constants import (
    AT,
    CALLS,
    CARDS_IN_ALL,
    DECLINES,
    DEMAND_TILES,
    FATE,
    GUILD,
    GUILD_CARDS,
    KEPT,
    LETTERS_IN_ALL,
    NEUTRALS,
    NOBODY,
    OPTIONS,
    PLAY,
    PLAY_THE_GAME,
    PLAYED,
    PLAYERS,
)
from bedesten.engine.machine import answer, option, push, run, sample
from bedesten.engine.names.questions import ASK_PLACE
from bedesten.engine.names.words import ACT
from bedesten.engine.registry import keeps
from bedesten.engine.rng import below, fresh
from bedesten.engine.rules.goods import goods_in_all
from bedesten.engine.rules.layout import has_letters, lay_out_at_random
from bedesten.engine.rules.setup import lay_table
from bedesten.engine.state import Counts, State
from bedesten.engine.structs import Long, copy
from bedesten.engine.tables import GUILD_PLACE, LETTER_PLACE


def begin(game: State) -> None:
    """The players, variants and places are known: lay the table and go on to the first question."""
    lay_table(game)
    resume(game)


def resume(game: State) -> None:
    """Play on from the beginning of a turn, or from the set-up."""
    push(game, PLAY_THE_GAME, 0, keeps(PLAY_THE_GAME))
    run(game)


def standing(game: State, seat: int) -> Long:
    """END-3. Rubies, then lira, then goods, then cards, as one number."""
    player = game.players[seat]
    lira: Long = 32768 * player.rubies + player.lira
    return (32 * lira + goods_in_all(player)) * 128 + player.hand_n


def best_standing(game: State) -> Long:
    best: Long = 0
    for seat in range(game.players_n):
        best = max(best, standing(game, seat))
    return best


def winners(game: State) -> int:
    """END-3. How many players share the first place."""
    n = 0
    for seat in range(game.players_n):
        if standing(game, seat) == best_standing(game):
            n += 1
    return n


def rubies_in_all(game: State) -> int:
    n = 0
    for seat in range(game.players_n):
        n += game.players[seat].rubies
    return n


# -- playing at random


def play_on(game: State, counts: Counts, keen: int, rounds: int) -> None:
    """Answer at random until the game is over or has gone on for so many rounds. `keen`: a bit for each seat that is."""
    while game.asked < NOBODY and game.round <= rounds:
        if game.asked == FATE:
            answer(game, sample(game))
        else:
            counted_answer(game, counts, random_choice(game, keen >> game.asked & 1))


def random_choice(game: State, keen: int) -> int:
    """Any option; a keen player never declines what can be done. Declining is always offered first."""
    n = game.options_n + game.range_n
    first = 1 if keen and n > 1 and DECLINES <= option(game, 0) < 0 else 0
    return option(game, first if n - first == 1 else first + below(game.rng, n - first))


def counted_answer(game: State, counts: Counts, choice: int) -> None:
    if game.options_n + game.range_n > 1:
        counts.decisions += 1
    if choice == ACT:
        counts.actions[game.acting] += 1
    elif PLAY <= choice < PLAYED:
        counts.cards[choice - PLAY] += 1
    place = game.acting
    if GUILD < choice <= GUILD + GUILD_CARDS:
        counts.guild[choice - GUILD] += 1
        place = GUILD_PLACE[choice - GUILD]
    elif game.question == ASK_PLACE:
        place = choice - AT
        counts.actions[place] += 1
    rubies = rubies_in_all(game)
    answer(game, choice)
    counts.rubies[place] += rubies_in_all(game) - rubies


def count_game(game: State, counts: Counts) -> None:
    """A game is over, or was stopped."""
    counts.games += 1
    counts.rounds += game.round
    if game.asked != NOBODY:
        counts.unfinished += 1
        return
    for seat in range(game.players_n):
        if standing(game, seat) == best_standing(game):
            counts.wins[seat] += 60 // winners(game)


def play_games(
    game: State, blank: State, counts: Counts, start: Long, games: int, keen: int, rounds: int, at_random: bool
) -> None:
    """`blank` has its players, variants and, unless they are to be laid at random, its places."""
    for _ in range(games):
        copy(game, blank)
        game.rng.state = start
        if at_random:
            lay_out_at_random(game)
        begin(game)
        play_on(game, counts, keen, rounds)
        count_game(game, counts)
        start = fresh(game.rng)


def roll_out(game: State, scratch: State, counts: Counts, start: Long, games: int, keen: int, rounds: int) -> None:
    """Play on from copies of a game."""
    for _ in range(games):
        copy(scratch, game)
        scratch.rng.state = start
        play_on(scratch, counts, keen, rounds)
        count_game(scratch, counts)
        start = fresh(scratch.rng)


def copy_often(game: State, scratch: State, n: int) -> None:
    """For measuring."""
    for _ in range(n):
        copy(scratch, game)
        game.rng.state += 1


# -- the same position


def tidy(game: State) -> None:
    """Forget what has no meaning any more, and the generator; put in order what has none: what is left is the position."""
    game.rng.state = 0
    game.answer = 0
    game.fate_is_open = 0
    if game.asked != FATE:
        game.fate = 0
    tidy_calls(game)
    tidy_options(game)
    for i in range(game.discards_n, CARDS_IN_ALL):
        game.discards[i] = 0
    for market in range(2):
        if game.demand_seen[market] == DEMAND_TILES:
            while game.demand_top[market] > 0:
                put_under_stack(game, market)
    put_in_order(game.neutral_assistants, PLAYERS - 1)
    put_in_order(game.neutral_merchants, NEUTRALS)
    if has_letters(game):
        tidy_letters(game)


def put_in_order(places: list[int], n: int) -> None:
    """Neutral pieces are all alike."""
    for i in range(n - 1):
        for j in range(i + 1, n):
            if places[j] < places[i]:
                lower = places[j]
                places[j] = places[i]
                places[i] = lower


def tidy_letters(game: State) -> None:
    """Letters to the same place are alike: the first of them lie in the deck, then on the pile, then with the first player."""
    for i in range(LETTERS_IN_ALL - 1):
        for j in range(i + 1, LETTERS_IN_ALL):
            if LETTER_PLACE[i] == LETTER_PLACE[j] and keeper(game, j) < keeper(game, i):
                swap_letters(game, i, j)


def keeper(game: State, letter: int) -> int:
    """Where a letter is, as a number."""
    if game.letter_deck >> letter & 1:
        return 0
    for seat in range(game.players_n):
        if game.players[seat].letters >> letter & 1:
            return 2 + 2 * seat + (game.players[seat].delivered >> letter & 1)
    return 1


def swap_letters(game: State, i: int, j: int) -> None:
    game.letter_deck = swapped(game.letter_deck, i, j)
    game.letter_pile = swapped(game.letter_pile, i, j)
    for seat in range(game.players_n):
        game.players[seat].letters = swapped(game.players[seat].letters, i, j)
        game.players[seat].delivered = swapped(game.players[seat].delivered, i, j)


def swapped(mask: int, i: int, j: int) -> int:
    differs = (mask >> i ^ mask >> j) & 1
    return mask ^ (differs << i | differs << j)


def tidy_calls(game: State) -> None:
    for i in range(game.depth, CALLS):
        game.calls[i].rule = 0
        game.calls[i].player = 0
        game.calls[i].block = 0
        game.calls[i].kept = 0
    for i in range(game.kept_n, KEPT):
        game.kept[i] = 0


def tidy_options(game: State) -> None:
    for i in range(game.options_n, OPTIONS):
        game.options[i] = 0
    if game.range_n == 0:
        game.range_first = 0


def put_under_stack(game: State, market: int) -> None:
    """The same order of demand tiles, written from the next one on."""
    first = game.demand_order[market][0]
    for i in range(DEMAND_TILES - 1):
        game.demand_order[market][i] = game.demand_order[market][i + 1]
    game.demand_order[market][DEMAND_TILES - 1] = first
    game.demand_top[market] -= 1
