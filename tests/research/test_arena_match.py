"""Who sits where."""

from collections import Counter
from itertools import chain

import pytest

from bedesten.engine.errors import Refused
from bedesten.engine.options import Options
from bedesten.research.arena.match import Match


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_a_block_everybody_sits_in_every_seat(players: int) -> None:
    match = Match(Options(players), tuple("abcde")[:players])
    for block in range(30):
        for seat in zip(*match.seatings(block), strict=True):
            assert sorted(seat) == sorted(match.bots)


def test_the_last_bot_takes_the_empty_seats() -> None:
    match = Match(Options(4), ("a", "b"))
    assert {"".join(seats) for seats in match.seatings(0)} == {"abbb", "babb", "bbab", "bbba"}
    assert match.names == ("a", "b") and match.games_in_block == 4 and match.blocks_for(401) == 101


def test_a_bot_among_its_like_needs_no_rotation() -> None:
    match = Match(Options(4), ("a",))
    assert match.seatings(5) == [("a",) * 4] and match.blocks_for(10) == 10


def test_every_order_around_the_table_has_its_turn() -> None:
    match = Match(Options(4), tuple("abcd"))
    assert len({match.seatings(block)[0] for block in range(6)}) == 6
    assert match.seatings(6) == match.seatings(0)


def test_more_bots_than_seats_meet_each_other_evenly() -> None:
    match = Match(Options(3), tuple("abcd"))
    company = [frozenset(match.seatings(block)[0]) for block in range(8)]
    assert set(Counter(company).values()) == {2} and len(set(company)) == 4
    assert set(Counter(chain(*company)).values()) == {6}


def test_seeds_follow_from_the_seed_and_the_block() -> None:
    one, same, other = (Match(Options(2), ("a",), seed) for seed in (1, 1, 2))
    assert one.seed_of(3) == same.seed_of(3) != other.seed_of(3)
    assert len({one.seed_of(block) for block in range(1000)}) == 1000


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [((), "An arena needs a bot"), (("a", "b", "a"), "3 bots for 2 seats: then each can be named only once.")],
)
def test_what_cannot_be_seated_is_refused(bots: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        Match(Options(2), bots)
