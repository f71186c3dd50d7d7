"""Shares and their intervals."""

from statistics import NormalDist

import pytest

from bedesten.research.arena.shares import over_blocks, share_of, wilson


def test_wilson() -> None:
    """As published: 98.1 % of 104 games."""
    assert wilson(102, 104) == pytest.approx((0.9326, 0.9947), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)


def test_over_blocks() -> None:
    """Student's t for 9 degrees of freedom is 2.262, for many it is that of the normal distribution."""
    low, high = over_blocks([0.4, 0.6] * 5) or (0, 0)
    assert (high - low) / 2 == pytest.approx(2.262 * 0.1054 / 10**0.5, rel=0.02)
    many = over_blocks([0.4, 0.6] * 5000) or (0, 0)
    assert (many[1] - many[0]) / 2 == pytest.approx(NormalDist().inv_cdf(0.975) * 0.1 / 100, rel=0.001)
    assert over_blocks([0.3]) is None


def test_blocks_that_all_agree_are_not_taken_for_certainty() -> None:
    share = share_of([[1.0, 0.0]] * 8, seats=1)
    assert share.over_blocks == (0.5, 0.5)
    assert (share.low, share.high) == share.wilson == wilson(8, 16)


def test_blocks_that_differ_more_than_games_widen_it() -> None:
    share = share_of([[1.0] * 4, [0.0] * 4] * 5, seats=1)
    assert share.over_blocks and share.low == share.over_blocks[0] < share.wilson[0]


def test_a_share_is_that_of_one_seat() -> None:
    share = share_of([[1.0, 1.0, 1.0, 0.0]] * 25, seats=3)
    assert share.share == 0.25 and share.wilson == pytest.approx([end / 3 for end in wilson(75, 100)])
