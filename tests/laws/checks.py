"""What is true in every position: nothing is lost or made, and somebody can always answer."""

from collections import Counter
from typing import Any

from bedesten.engine.constants import (
    CALLS,
    CARDS,
    DECLINES,
    GRAND,
    GUILD_CARDS,
    KEPT,
    KIOSK_TILES,
    LAST_BLOCK,
    LETTERS,
    LETTERS_IN_ALL,
    OWN_SUPPLY,
    PLAY_CARD,
    PLAYERS,
    SEEN,
    STUCK,
)
from bedesten.engine.tables import (
    BONUS_CARDS,
    CAPACITY,
    COFFEE_FIRST,
    COFFEE_LAST,
    GEM_FIRST,
    GEM_LAST,
    LETTER_PLACE,
    MOSQUE_RUBIES,
    PALACE_FIRST,
    PALACE_LAST,
)


def check_laws(position: Any) -> None:
    """All of them, between two answers."""
    state = position.state
    assert state.asked != STUCK, f"question {state.question} has no option"
    check_table(state)
    check_question(position)


def check_table(state: Any) -> None:
    check_cards(state)
    check_guild_cards(state)
    check_tavern(state)
    check_letters(state)
    check_pieces(state)
    check_rubies(state)
    assert state.depth <= CALLS and state.kept_n <= KEPT


def check_cards(state: Any) -> None:
    """HID, CARD-0. No card is lost or made; one that is being played is in nobody's hand."""
    played = [
        state.kept[call.kept] for call in state.calls[: state.depth] if call.rule == PLAY_CARD and call.block != LAST_BLOCK
    ]  # the yellow tile is not put on the pile
    deck, hands = list(state.deck), [list(player.hand) for player in state.players]
    piled = Counter(state.discards[: state.discards_n])
    held = [sum(n % SEEN for n in kind) for kind in zip(*hands, strict=True)]
    there = [held[kind] + deck[kind] + piled[kind] + played.count(kind) for kind in range(CARDS)]
    assert there == list(BONUS_CARDS[state.rules][state.letters_deck])
    assert sum(deck) == state.deck_n
    for player, hand in zip(state.players, hands, strict=True):
        assert sum(n % SEEN for n in hand) == player.hand_n
        assert all(n // SEEN <= n % SEEN for n in hand), "more cards seen than there are"


def check_guild_cards(state: Any) -> None:
    """MB-5. Each of the 20 is in one place; the one that is being played is in none."""
    masks = [state.guild_deck, state.guild_pile, *(player.guild for player in state.players)]
    there = [card for mask in masks for card in range(32) if mask >> card & 1]
    lacking = set(range(1, GUILD_CARDS + 1)) - set(there) if state.coffee_price else set()
    assert len(set(there)) == len(there) and lacking <= {state.guild_turn}
    assert all(player.guild.bit_count() == player.guild_n for player in state.players)


def check_tavern(state: Any) -> None:
    """MB-P19b, MB-barrier. Tiles come from their stacks; the barrier stands between neighbours."""
    for kind in range(2):
        owned = sum(player.tavern >> kind & 1 for player in state.players)
        assert state.next_tavern[kind] == (range(1, 5)[owned] if owned < 4 else 0) or not state.coffee_price
    assert (state.barrier_owner > 0) == (state.barrier[0] > 0)
    if state.barrier_owner:
        one, other = (state.spot[place] for place in state.barrier)
        assert abs(one // 5 - other // 5) + abs(one % 5 - other % 5) == 1
    assert state.barrier_owner <= state.players_n


def check_letters(state: Any) -> None:
    """LS-2, LS-3. Each letter and kiosk tile is in one place; no letter waits where a piece of its owner is."""
    masks = [state.letter_deck, state.letter_pile, *(player.letters for player in state.players)]
    assert sum(masks) == sum(1 << i for i in range(LETTERS_IN_ALL)) * (state.rules in (LETTERS, GRAND))
    assert sum(mask.bit_count() for mask in masks) == sum(masks).bit_count(), "a letter is in two places"
    tiles = [state.kiosk_deck, state.kiosk_up, state.kiosk_pile]
    assert sum(tiles).bit_count() == sum(mask.bit_count() for mask in tiles) == KIOSK_TILES * (state.rules in (LETTERS, GRAND))
    for player in state.players[: state.players_n]:
        assert player.delivered & player.letters == player.delivered
        waiting = {LETTER_PLACE[i] for i in range(LETTERS_IN_ALL) if (player.letters - player.delivered) >> i & 1}
        assert not waiting & {player.merchant, player.family, player.companion}
        assert player.companion in (0, OWN_SUPPLY) or state.spot[player.companion] < 25


def check_pieces(state: Any) -> None:
    neutrals = sum(place > 0 for place in state.neutral_assistants)
    for player in state.players[: state.players_n]:
        own = player.stack - player.neutral_stack.bit_count() + player.assistants.bit_count()
        assert own == 4 - state.with_neutrals + (player.tiles >> 3 & 1)
        assert player.neutral_stack < 1 << player.stack
        assert (
            player.lira >= 0
            and player.coffee >= 0
            and max(player.goods) <= CAPACITY[player.extensions]
            and player.extensions <= 3
        )
        assert state.spot[player.merchant] < 25 and state.spot[player.family] < 25
        neutrals += player.neutral_stack.bit_count()
    assert neutrals == (state.players_n if state.with_neutrals else 0)


def check_rubies(state: Any) -> None:
    """Every ruby came from a place; only the dearest spaces of 13, 16 and 20 are filled again."""
    players = state.players[: state.players_n]
    n, have = state.players_n, sum(player.rubies for player in players)
    taken = state.palace_price - PALACE_FIRST[n] + state.gem_price - GEM_FIRST[n]
    taken += 2 * MOSQUE_RUBIES[n] - sum(state.mosque_rubies) + sum(player.extensions == 3 for player in players)
    taken += max(0, state.coffee_price - COFFEE_FIRST[0])
    refilled = state.palace_price == PALACE_LAST[0] or state.gem_price == GEM_LAST[0] or state.coffee_price == COFFEE_LAST[0]
    assert have == taken or (refilled and have > taken)


def check_question(position: Any) -> None:
    """Somebody can always answer; whoever declines does so with the first option."""
    if position.over:
        return
    options = position.options or [outcome for outcome, _ in position.chances]
    assert options and len(set(options)) == len(options)
    if position.asked < PLAYERS:
        assert not any(DECLINES <= option < 0 for option in options[1:])
        assert position.asked == position.state.calls[position.state.depth - 1].player
    else:
        assert sum(weight for _, weight in position.chances) > 0
