"""What a bot is shown: all that its seat may know, and no more (HID-1, HID-2)."""

from collections import Counter

import pytest

from bedesten.bots.bot import Sight
from bedesten.engine.core import Position
from bots.tables import exchange_hidden_cards, known_hand, mid_game, questions, seen_hand


def test_the_own_hand_is_kept() -> None:
    for position in questions(4, seed=3, n=200):
        seat = position.asked
        sight = Sight(position, seat, 5)
        assert known_hand(sight.imagine(6), seat) == known_hand(position, seat)
        assert sight.options == position.options == sight.imagine(6).options


@pytest.mark.rule("HID-2")
def test_the_other_hands_are_dealt_anew() -> None:
    position = mid_game()
    seat = position.asked
    other = next(other for other in range(4) if other != seat and sum(known_hand(position, other)) > 0)
    dealt = Counter[tuple[int, ...]]()
    for seed in range(50):
        imagined = Sight(position, seat, seed).imagine(seed)
        hand = known_hand(imagined, other)
        assert sum(hand) == sum(known_hand(position, other))
        assert all(held >= seen for held, seen in zip(hand, seen_hand(position, other), strict=True))
        dealt[tuple(hand)] += 1
    assert len(dealt) > 1


@pytest.mark.rule("HID-1")
def test_the_chance_to_come_is_not_the_true_one() -> None:
    position = mid_game()
    sight = Sight(position, position.asked, 1)
    assert len({sight.imagine(seed).memory() for seed in range(20)}) == 20
    assert sight.imagine(1).memory() == sight.imagine(1).memory()


def test_the_real_position_cannot_be_reached() -> None:
    position = mid_game()
    sight = Sight(position, position.asked, 1)
    before = position.memory()
    held = [value for value in vars(sight).values() if isinstance(value, Position)]
    assert held and all(value is not position and value.memory() != before for value in held)
    assert not any(callable(value) for value in vars(sight).values())
    sight.imagine(2).push(sight.options[0])
    for value in held:
        value.push(sight.options[0])
    assert position.memory() == before


@pytest.mark.rule("HID-2")
def test_what_is_hidden_makes_no_difference() -> None:
    """Two positions that look the same from a seat give the same sight."""
    changed = 0
    for position in questions(4, seed=9, n=100):
        seat, other = position.asked, position.copy()
        changed += exchange_hidden_cards(other, seat)
        other.reseed(77)
        assert Sight(position, seat, 5).imagine(6).memory() == Sight(other, seat, 5).imagine(6).memory()
        assert Sight(position, seat, 5).view() == Sight(other, seat, 5).view()
    assert changed > 50
