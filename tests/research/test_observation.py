"""What a seat is shown: by names, the same compiled and uncompiled, and never what it cannot know."""

from typing import Any

import pytest

from bedesten.engine import batches, position, things
from bedesten.engine.core import Position
from bedesten.engine.errors import Refused
from bedesten.engine.options import RULE_SETS
from bedesten.research.observation import BOXES, Observer, features, schema_hash
from engine.searching import FAST, as_pure, deal_otherwise, questions

OBSERVERS = {rules: Observer(rules) for rules in BOXES}


def observed(game: Any, seat: int, rules: str = "all") -> bytes:
    row = bytearray(OBSERVERS[rules].size)
    OBSERVERS[rules].write(game, seat, row)
    return bytes(row)


def told(game: Any, seat: int, rules: str = "all") -> dict[str, int]:
    """What is not 0."""
    return {name: value for name, value in zip(OBSERVERS[rules].names, observed(game, seat, rules), strict=True) if value}


def rule_set(game: Any) -> str:
    return [*RULE_SETS][int(game.state.rules)]


def test_what_a_seat_cannot_know_never_changes_what_it_is_shown() -> None:
    """Hidden cards are exchanged for others of the deck, or all that is hidden is dealt anew; every seat, in every rule set."""
    exchanged = 0
    for number, game in enumerate(questions(30)):
        for seat in range(game.state.players_n):
            twin = game.copy()
            exchanged += deal_otherwise(twin, seat)
            twin.state.rng.state += 12345
            assert observed(twin, seat) == observed(game, seat)
            assert observed(game.imagined(seat, number), seat) == observed(game, seat)
    assert exchanged > 100


def test_one_who_knows_more_is_shown_more() -> None:
    """Whose cards are exchanged sees it: the test above would notice."""
    changes = 0
    for game in questions(30):
        twin = game.copy()
        if deal_otherwise(twin, game.asked):
            changes += any(observed(twin, seat) != observed(game, seat) for seat in range(game.state.players_n))
    assert changes > 30


def test_compiled_and_uncompiled_it_is_the_same() -> None:
    for game in questions(12, seed=5):
        boxes = BOXES[rule_set(game)]
        lookouts = [kind("mocha" in boxes, "letters" in boxes) for kind in (FAST.Lookout, batches.Lookout)]
        for seat in range(game.state.players_n):
            rows = [bytearray(lookout.size) for lookout in lookouts]
            lookouts[0].write(game, seat, rows[0])
            lookouts[1].write(as_pure(game), seat, rows[1])
            assert rows[0] == rows[1]


def test_the_schema_of_a_rule_set_is_a_part_of_the_one_for_all() -> None:
    """The same names have the same values; what a rule set does not have is 0."""
    for game in questions(10, seed=2):
        rules = rule_set(game)
        assert told(game, game.asked, rules) == told(game, game.asked)


def test_no_value_is_greater_than_the_schema_says() -> None:
    for rules in RULE_SETS:
        high = OBSERVERS[rules].high
        assert max(high) <= 127
        for game in questions(10, seed=7):
            if rule_set(game) == rules:
                assert all(value <= most for value, most in zip(observed(game, 0, rules), high, strict=True))


def test_some_of_it() -> None:
    game = Position(3, seed=1)
    seen = told(game, game.asked)
    assert seen["rules.base"] == seen["players.3"] == seen["question.move"] == seen["player.0.asked"] == 1
    assert "player.1.asked" not in seen and "player.3.present" not in seen
    state: Any = game.state
    for i in range(3):
        player = state.players[(game.asked + i) % 3]
        assert seen[f"player.{i}.lira"] == player.lira
    rows, columns = (abs(state.spot[7] // 5 - state.spot[9] // 5), abs(state.spot[7] % 5 - state.spot[9] % 5))
    assert seen["player.0.steps.tea-house"] == rows + columns
    assert sum(value for name, value in seen.items() if name.startswith("player.0.hand")) == state.players[game.asked].hand_n
    assert not any(name.startswith("player.1.hand") for name in seen)


def test_names_are_unique_and_hashes_pinned() -> None:
    """If one of these changes, whoever has learnt cannot go on: then raise the version of the environments."""
    for rules in BOXES:
        assert len({feature.name for feature in features(rules)}) == len(features(rules)) == OBSERVERS[rules].size
    assert {rules: (OBSERVERS[rules].size, schema_hash(rules)) for rules in BOXES} == {
        "base": (791, "ba04e0a9c13ae9bf"),
        "mocha": (1121, "c5e84832fce5d4eb"),
        "letters": (1556, "f88d95c46ee06db8"),
        "grand": (1886, "0ff2cef1f780471f"),
        "all": (1886, "0ff2cef1f780471f"),
    }


def test_bad_input_is_refused() -> None:
    game, row = Position(3, seed=1, rules=RULE_SETS["grand"]), bytearray(OBSERVERS["base"].size)
    with pytest.raises(Refused, match="take 'all'"):
        OBSERVERS["base"].write(game, 0, row)
    with pytest.raises(Refused, match="no seat 3"):
        OBSERVERS["grand"].write(game, 3, row)
    with pytest.raises(Refused, match="no schema"):
        Observer("chess")
    for engine, kind in ((FAST.Position, FAST.Lookout), (position.Position, batches.Lookout)):
        with pytest.raises(ValueError, match="room for 791 bytes"):
            kind(False, False).write(engine(3, 1), 0, bytearray(5))
        with pytest.raises(BufferError):
            kind(False, False).write(engine(3, 1), 0, bytes(791))
    assert not any(row)


def test_what_was_added_to_a_box_without_room_for_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    well = things.Place(len(things.PLACES) + 1, "Well", "water", instead_of=5, box="base")
    monkeypatch.setattr(things, "PLACES", (*things.PLACES, well))
    with pytest.raises(Refused, match="The schema 'base' does not tell of well: take 'all'"):
        features.__wrapped__("base")
    assert features.__wrapped__("all") == features("all")
