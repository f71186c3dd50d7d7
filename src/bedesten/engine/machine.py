"""The machine: carries out rules, and stops where somebody must answer.

A rule calls another one as a function calls a function; the calls are entered in the state as well. When somebody must
answer, all functions return (WAIT), and `run` goes on later from what is in the state. See lowering.
"""

from bedesten.engine.answers import FAMILY
from bedesten.engine.constants import (
    CARD_RULES,
    CARDS,
    DEMAND_TILES,
    DONE,
    FATE,
    FATE_CARD,
    FATE_DICE,
    FATE_DIE,
    FATE_GUILD,
    FATE_LARGE,
    FATE_LETTER,
    FATE_SMALL,
    FATE_START,
    GUILD_RULES,
    KIOSK_RULES,
    LAST_BLOCK,
    LETTERS_IN_ALL,
    MASK_BITS,
    NOBODY,
    PLAY,
    PLAY_CARD,
    PLAYED,
    ROLLS,
    STUCK,
    WAIT,
    Step,
)
from bedesten.engine.registry import called, carry_out, keeps
from bedesten.engine.rng import below
from bedesten.engine.state import Call, State
from bedesten.engine.tables import LETTER_PLACE


def push(game: State, rule: int, player: int, kept: int) -> Call:
    """Enter a rule that keeps so many numbers."""
    call = game.calls[game.depth]
    call.rule = rule
    call.player = player
    call.block = 0
    call.kept = game.kept_n
    game.kept_n += kept
    game.depth += 1
    return call


def pop(game: State) -> None:
    game.depth -= 1
    game.kept_n = game.calls[game.depth].kept


def perform(game: State, player: int, rule: int, number: int) -> Step:
    """Carry out the rule that has a number; whether it takes one itself is not known here."""
    call = push(game, rule, player, keeps(rule))
    if keeps(rule) > 0:
        game.kept[call.kept] = number
    if carry_out(game, game.players[player], call) == WAIT:
        return WAIT
    pop(game)
    return DONE


def run(game: State) -> None:
    """Go on with the topmost rule, then with the one below it, until somebody must answer or the game is over."""
    game.options_n = 0
    game.range_n = 0
    while game.depth > 0:
        call = game.calls[game.depth - 1]
        if call.block != LAST_BLOCK and carry_out(game, game.players[call.player], call) == WAIT:
            return
        pop(game)
    game.asked = NOBODY


@called
def action_of(game: State, player: int, place: int) -> Step:
    """yield action_of(game, place)"""
    return perform(game, player, place, place)


@called
def effect_of(game: State, player: int, card: int) -> Step:
    """yield effect_of(game, card)"""
    return perform(game, player, CARD_RULES + card, card)


@called
def tile_effect_of(game: State, player: int, tile: int) -> Step:
    """yield tile_effect_of(game, tile)"""
    return perform(game, player, KIOSK_RULES + tile, tile)


@called
def guild_effect_of(game: State, player: int, card: int) -> Step:
    """yield guild_effect_of(game, card)"""
    return perform(game, player, GUILD_RULES + card, card)


# -- questions and answers


def offer(game: State, answer: int) -> None:
    game.options[game.options_n] = answer
    game.options_n += 1


def offer_range(game: State, first: int, last: int) -> None:
    """All numbers from first to last: a question has one such range at most."""
    if last >= first:
        game.range_first = first
        game.range_n = last - first + 1


def ask(game: State, question: int) -> Step:
    """Let the player choose from what was offered. The answer is a word, or the number within the question's family."""
    n = game.options_n + game.range_n
    game.question = question
    if n == 1:  # no choice, no question
        understand(game, option(game, 0))
        return DONE
    return ask_always(game, question)


def ask_always(game: State, question: int) -> Step:
    """Ask even if there is a single option: where it depends on a hand, the others must not learn whether there was a choice."""
    game.question = question
    game.asked = game.calls[game.depth - 1].player if game.options_n + game.range_n > 0 else STUCK
    return WAIT


def option(game: State, i: int) -> int:
    if i < game.options_n:
        return game.options[i]
    return game.range_first + i - game.options_n


def understand(game: State, choice: int) -> None:
    game.answer = choice if choice < 0 else choice - FAMILY[game.question]
    game.options_n = 0
    game.range_n = 0


def ask_fate(game: State, what: int) -> Step:
    game.fate = what
    if game.fate_is_open:
        game.asked = FATE
        return WAIT
    game.answer = sample(game)
    return DONE


def answer(game: State, choice: int) -> None:
    """The player who was asked, or fate, answers. A card that is played interrupts the question."""
    call = game.calls[game.depth - 1]
    if game.asked == FATE:
        game.answer = choice
        call.block += 1
    elif PLAY <= choice < PLAYED:
        game.options_n = 0
        game.range_n = 0
        if perform(game, call.player, PLAY_CARD, choice - PLAY) == WAIT:
            return
    else:
        understand(game, choice)
        call.block += 1
    run(game)


# -- fate


def weight(game: State, outcome: int) -> int:
    """How many of fate's equally likely ways lead to an outcome."""
    if game.fate == FATE_DICE:
        return 1 if outcome < ROLLS else 0
    if game.fate == FATE_CARD:
        return game.deck[outcome] if outcome < CARDS else 0
    if game.fate == FATE_LARGE or game.fate == FATE_SMALL:
        return 1 if outcome < DEMAND_TILES and is_unseen(game, game.fate - FATE_LARGE, outcome) else 0
    if game.fate == FATE_START:
        return 1 if outcome < game.players_n else 0
    if game.fate == FATE_DIE:
        return 1 if 1 <= outcome <= 6 else 0
    if game.fate == FATE_LETTER:
        return letters_in_deck(game, outcome)
    return (game.guild_deck if game.fate == FATE_GUILD else game.kiosk_deck) >> outcome & 1 if outcome < MASK_BITS else 0


def ways(game: State) -> int:
    if game.fate == FATE_DICE:
        return ROLLS
    if game.fate == FATE_CARD:
        return game.deck_n
    if game.fate == FATE_LARGE or game.fate == FATE_SMALL:
        return DEMAND_TILES - game.demand_seen[game.fate - FATE_LARGE]
    if game.fate == FATE_START:
        return game.players_n
    if game.fate == FATE_DIE:
        return 6
    if game.fate == FATE_LETTER:
        return bits(game.letter_deck)
    return bits(game.guild_deck if game.fate == FATE_GUILD else game.kiosk_deck)


def bits(mask: int) -> int:
    """How many there are."""
    n = 0
    while mask > 0:
        mask = mask & mask - 1
        n += 1
    return n


def nth_of(mask: int, nth: int) -> int:
    """Which bit of a mask is the nth that is set, counted from 0."""
    bit = 0
    while nth > 0 or not mask >> bit & 1:
        nth -= mask >> bit & 1
        bit += 1
    return bit


def letters_in_deck(game: State, place: int) -> int:
    """Letters to the same place are alike."""
    n = 0
    for letter in range(LETTERS_IN_ALL):
        if LETTER_PLACE[letter] == place:
            n += game.letter_deck >> letter & 1
    return n


def is_unseen(game: State, market: int, tile: int) -> bool:
    """Has a demand tile never been on top?"""
    for i in range(game.demand_seen[market]):
        if game.demand_order[market][i] == tile:
            return False
    return True


def sample(game: State) -> int:
    """Answer for fate."""
    nth = below(game.rng, ways(game))
    if game.fate == FATE_DICE or game.fate == FATE_START:
        return nth
    if game.fate == FATE_LETTER:
        return LETTER_PLACE[nth_of(game.letter_deck, nth)]
    outcome = 0
    while nth >= weight(game, outcome):
        nth -= weight(game, outcome)
        outcome += 1
    return outcome
