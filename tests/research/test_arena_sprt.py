"""The sequential test."""

from random import Random

import pytest

from bedesten.engine.errors import Refused
from bedesten.research.arena.sprt import FEWEST, Claims, Verdict, expected, verdict


def test_what_is_expected() -> None:
    assert expected(0, 1, 4) == 0.25 and expected(0, 2, 4) == 0.5
    assert expected(400, 1, 2) == pytest.approx(10 / 11)
    assert expected(-400, 1, 4) == pytest.approx(1 / 31)


def judged(claims: Claims, elo: float, seed: int, most: int = 5000) -> Verdict:
    """Games of two by chance, until it is clear."""
    random, blocks = Random(seed), list[list[float]]()
    for _ in range(most):
        blocks.append([float(random.random() < expected(elo, 1, 2)) for _ in range(2)])
        if (found := verdict(claims, blocks, 1, 2)).holds:
            break
    return found


def test_it_finds_out_which_claim_holds() -> None:
    claims = Claims(0, 100)
    assert [judged(claims, elo, seed).holds for elo in (0, 100) for seed in range(5)] == ["elo0"] * 5 + ["elo1"] * 5


def test_the_bounds_are_those_of_wald() -> None:
    claims = Claims(alpha=0.05, beta=0.1)
    assert (claims.lower, claims.upper) == pytest.approx((-2.2513, 2.8904), abs=1e-4)


def test_it_needs_some_blocks_and_is_never_blindly_sure() -> None:
    sure = [[1.0, 1.0]] * (FEWEST - 1)
    assert verdict(Claims(), sure, 1, 2).holds is None
    assert verdict(Claims(), [*sure, [1.0, 1.0]], 1, 2).llr < 50
    assert verdict(Claims(), [[1.0, 0.0]] * 12, 1, 2).holds is None


@pytest.mark.parametrize(
    ("claims", "sentence"),
    [
        ({"elo0": 10, "elo1": 10}, r"--elo1 \(10\) must be greater than --elo0 \(10\)."),
        ({"alpha": 0}, "--alpha and --beta must lie between 0 and 0.5"),
        ({"beta": 0.5}, "--alpha and --beta must lie between 0 and 0.5"),
    ],
)
def test_claims_that_make_no_sense_are_refused(claims: dict[str, float], sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        Claims(**claims)
