"""Whole games between two searchers, or of one with itself, without leaving the engine; and what a net can learn from them."""

from bedesten.engine.constants import PLAYERS, STORY_TURNS
from bedesten.engine.encoding import encode
from bedesten.engine.features import FEATURES
from bedesten.engine.machine import answer, option
from bedesten.engine.playing import random_choice
from bedesten.engine.rng import below, fresh
from bedesten.engine.rules.hidden import resample
from bedesten.engine.searching import begin_search, best_option, forget, search_options
from bedesten.engine.state import Search, State, Story, Weights
from bedesten.engine.structs import copy


def choose(search: Search, net: Weights, game: State, scratch: State, answers: int, noise: int) -> int:
    """What a searcher answers who sees what his seat may know. `noise`: so much may a worse option seem better."""
    copy(scratch, game)
    resample(scratch, game.asked, fresh(search.rng))
    begin_search(search, scratch, game.asked)
    search_options(search, net, answers)
    if noise > 0:
        for i in range(search.options_n):
            search.found[i] += below(search.rng, noise)
    return best_option(search)


def play_contest(
    game: State,
    scratch: State,
    first: Search,
    first_net: Weights,
    second: Search,
    second_net: Weights,
    story: Story,
    seats: int,
    answers: int,
    rounds: int,
    noise: int,
    slips: int,
) -> None:
    """Play a game to its end. `seats`: a bit for each seat at which the first one plays. `slips`: so many of 1000 answers are
    given at random."""
    forget(first)
    forget(second)
    story.turns = 0
    turn = game.turns
    mover = game.turn_of
    while game.asked < PLAYERS and game.round <= rounds:
        if game.turns != turn:
            tell_turn(story, game, first, mover)
            turn = game.turns
            mover = game.turn_of
        if game.options_n + game.range_n == 1:
            answer(game, option(game, 0))
        elif slips > 0 and below(first.rng, 1000) < slips:
            answer(game, random_choice(game, 1))
        elif seats >> game.asked & 1:
            answer(game, choose(first, first_net, game, scratch, answers, noise))
        else:
            answer(game, choose(second, second_net, game, scratch, answers, noise))


def tell_turn(story: Story, game: State, search: Search, mover: int) -> None:
    """A turn is over: what does whose it was see of everybody?"""
    if story.turns == STORY_TURNS or mover >= game.players_n:
        return
    first = story.turns * PLAYERS * FEATURES
    for i in range(first, first + PLAYERS * FEATURES):
        story.inputs[i] = 0
    for seat in range(game.players_n):
        encode(search.inputs, game, seat, mover)
        for i in range(search.inputs.n):
            story.inputs[first + seat * FEATURES + search.inputs.feature[i]] = search.inputs.amount[i]
    story.looks[story.turns] = mover
    story.turns += 1
