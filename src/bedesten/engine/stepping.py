"""Many games side by side, each a step further: an action is carried out, forced answers and chance follow by themselves, and the
next question is written down. Compiled with the rules.

Of a mask only the options of the last question and of this one are touched; of an observation, what stays the same in a game is
written once.
"""

from bedesten.engine.constants import ACTIONS, NOBODY, PLAYERS, WORD_ROOM
from bedesten.engine.machine import answer, option
from bedesten.engine.observing import choose_sections, is_option, observe, observe_anew, options_told, put_mask
from bedesten.engine.playing import begin, best_standing, random_choice, standing, winners
from bedesten.engine.rng import below, fresh
from bedesten.engine.rooms import clear, number_at, put_fraction, put_number
from bedesten.engine.rules.layout import clear_board, lay_out_at_random, lay_place
from bedesten.engine.state import Seated, State, Stepping
from bedesten.engine.structs import copy


def prepare_games(batch: Stepping, mocha: bool, letters: bool) -> None:
    """How they are observed."""
    clear_board(batch.blank)
    for i in range(batch.n):
        choose_sections(batch.games[i].outlook, mocha, letters)


def lay_place_in_batch(batch: Stepping, place: int, spot: int) -> None:
    lay_place(batch.blank, place, spot)


def copy_game(to: State, batch: Stepping, i: int) -> None:
    copy(to, batch.games[i].game)


def begin_games(batch: Stepping, first: int, observations: list[int], masks: list[int], movers: list[int]) -> None:
    """`first`: the row of the first game. What was in the rows is lost."""
    for i in range(batch.n):
        seated = batch.games[i]
        at = (first + i) * ACTIONS
        clear(masks, at, ACTIONS)
        begin_anew(batch, seated)
        put_mask(masks, at, seated.game, 1)
        movers[first + i] = seated.game.asked
        observe_anew(observations, (first + i) * seated.outlook.size, seated.game, seated.game.asked, seated.outlook)


def begin_anew(batch: Stepping, seated: Seated) -> None:
    game = seated.game
    copy(game, batch.blank)
    game.rng.state = fresh(seated.later)
    if batch.at_random:
        lay_out_at_random(game)
    begin(game)
    go_on(batch, game)


def go_on(batch: Stepping, game: State) -> None:
    """Until somebody has a choice who does not answer by himself."""
    while game.asked < PLAYERS and game.round <= batch.rounds:
        if game.options_n + game.range_n == 1:
            answer(game, option(game, 0))
        elif batch.alone >> game.asked & 1:
            answer(game, random_choice(game, batch.keen >> game.asked & 1))
        else:
            return


def step_games(
    batch: Stepping,
    first: int,
    actions: list[int],
    observations: list[int],
    masks: list[int],
    rewards: list[int],
    movers: list[int],
    ended: list[int],
    broken_off: list[int],
    finals: list[int],
) -> int:
    """Returns 1 + the row of the first game that was given what is no option, which then stands as it was; or 0."""
    wrong = 0
    for i in range(batch.n):
        row = first + i
        action = number_at(actions, row)
        choice = action - WORD_ROOM
        seated = batch.games[i]
        if not 0 <= action < ACTIONS or not is_option(seated.game, choice):
            if wrong == 0:
                wrong = 1 + row
        else:
            put_mask(masks, row * ACTIONS, seated.game, 0)
            step(batch, seated, choice, row, observations, rewards, ended, broken_off, finals)
            put_mask(masks, row * ACTIONS, seated.game, 1)
            movers[row] = seated.game.asked
    return wrong


def step(
    batch: Stepping,
    seated: Seated,
    choice: int,
    row: int,
    observations: list[int],
    rewards: list[int],
    ended: list[int],
    broken_off: list[int],
    finals: list[int],
) -> None:
    """One game. If it is over, or broken off, its end is shown to the one who was asked last, and the next one begins at once."""
    game = seated.game
    if ended[row] or broken_off[row] or batch.by_margin:
        for seat in range(PLAYERS):
            put_fraction(rewards, PLAYERS * row + seat, 0, 1)
    ended[row] = 0
    broken_off[row] = 0
    if batch.by_margin:
        for seat in range(game.players_n):
            seated.rubies[seat] = game.players[seat].rubies
    mover = game.asked
    answer(game, choice)
    go_on(batch, game)
    if batch.by_margin:
        reward_margins(game, seated, row, rewards)
    if game.asked >= PLAYERS or game.round > batch.rounds:
        ended[row] = game.asked == NOBODY
        broken_off[row] = game.asked != NOBODY
        if game.asked == NOBODY and not batch.by_margin:
            reward_winners(game, row, rewards)
        observe_anew(finals, row * seated.outlook.size, game, mover, seated.outlook)
        begin_anew(batch, seated)
        observe_anew(observations, row * seated.outlook.size, game, game.asked, seated.outlook)
    else:
        observe(observations, row * seated.outlook.size, game, game.asked, seated.outlook)


def reward_winners(game: State, row: int, rewards: list[int]) -> None:
    """Whoever wins gets 1; a shared win is divided."""
    for seat in range(game.players_n):
        if standing(game, seat) == best_standing(game):
            put_fraction(rewards, PLAYERS * row + seat, 1, winners(game))


def reward_margins(game: State, seated: Seated, row: int, rewards: list[int]) -> None:
    """By how many rubies, of those that are needed, everybody is now further ahead of the best of the others."""
    for seat in range(game.players_n):
        before = 0
        now = 0
        for other in range(game.players_n):
            if other != seat:
                before = max(before, seated.rubies[other])
                now = max(now, game.players[other].rubies)
        margin = game.players[seat].rubies - now - seated.rubies[seat] + before
        if margin != 0:
            put_fraction(rewards, PLAYERS * row + seat, margin, game.rubies_to_win)


def observe_games(batch: Stepping, first: int, observations: list[int], times: int) -> None:
    """Write what may have changed in all games, so many times: for measuring."""
    for _ in range(times):
        for i in range(batch.n):
            seated = batch.games[i]
            observe(observations, (first + i) * seated.outlook.size, seated.game, seated.game.asked, seated.outlook)


def first_impossible(n: int, actions: list[int], masks: list[int]) -> int:
    """1 + the row of the first game for which the action is not possible, or 0."""
    for row in range(n):
        action = number_at(actions, row)
        if action < 0 or action >= ACTIONS or masks[row * ACTIONS + action] == 0:
            return 1 + row
    return 0


def choose_at_random(batch: Stepping, first: int, actions: list[int]) -> None:
    """For each game any of its possible actions."""
    for i in range(batch.n):
        seated = batch.games[i]
        chosen = option(seated.game, below(seated.choices, options_told(seated.game)))
        put_number(actions, first + i, WORD_ROOM + chosen)
