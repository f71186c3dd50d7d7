"""The chance of a deal: bound to what is drawn, and not to when."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bedesten import Game, Options, read_record, write_record
from bedesten.engine.constants import FATE, FATE_CARD, FATE_DICE
from bedesten.engine.options import RULE_SETS
from bedesten.service.dealt_chance import DealtChance, what_is_drawn
from bedesten.service.fairness import Seal, layout_of, seal_of, verify
from bedesten.service.sealed_chance import Epoch
from laws.play import chosen

SECRET, NAME, TEXTS = bytes(range(32)), "2026-11-18", ("ada", "bob", "eve")


def chance() -> DealtChance:
    return DealtChance(SECRET, NAME, TEXTS)


def game_of(seeds: list[int], rules: str = "base") -> Game:
    """A whole game in which each seat plays keenly by a seed of its own."""
    drawing = chance()
    options = Options(len(seeds), rules, "random")
    game = Game(replace(options, layout=layout_of(drawing, options)), chance=drawing)
    people = [Random(seed) for seed in seeds]
    while not game.over:
        game.play(chosen(game.position, people[game.asked], True))
    game.sealed = Seal("k3x9", seal_of(SECRET), TEXTS, SECRET.hex(), random_layout=True, deal=NAME).write()
    return game


def drawn_in(game: Game) -> dict[tuple[str, int], str]:
    """By its name and number, what was drawn."""
    found: dict[tuple[str, int], str] = {}
    counts = Counter[str]()
    for n, entry in enumerate(game.log):
        if entry.seat == FATE:
            name = what_is_drawn(game.position_before(n))
            found[name, counts[name]] = entry.word
            counts[name] += 1
    return found


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_same_answers_give_the_same_game_and_it_can_be_checked(rules: str) -> None:
    one, other = game_of([1, 2, 3], rules), game_of([1, 2, 3], rules)
    assert [entry.word for entry in one.log] == [entry.word for entry in other.log]
    verdict = verify(read_record(write_record(one)))
    assert verdict.is_fair and verdict.outcomes > 50


@pytest.mark.parametrize("part", ["deal=2026-11-18", f"seal={seal_of(SECRET)}"])
def test_under_another_name_or_seal_it_would_have_been_another_game(part: str) -> None:
    game = game_of([1, 2, 3])
    assert part in (game.sealed or "")
    game.sealed = (game.sealed or "").replace(part, f"{part.partition('=')[0]}=another")
    assert not verify(game).is_fair


def test_what_others_do_does_not_shift_my_dice() -> None:
    """Every roll that has the same name in two games shows the same, however differently they went."""
    one, other = drawn_in(game_of([1, 2, 3])), drawn_in(game_of([1, 7, 8]))
    rolls = [key for key in one if key in other and key[0].split()[0] == str(FATE_DICE)]
    assert len(rolls) > 10
    assert all(one[key] == other[key] for key in rolls)


def test_a_card_comes_to_the_same_player_unless_it_has_gone_elsewhere() -> None:
    """If all cards of a kind are gone, another comes only instead of one of that kind."""
    game = game_of([1, 2, 3])
    draws = [game.position_before(n) for n, entry in enumerate(game.log) if entry.seat == FATE]
    position: Any = next(position for position in draws if position.state.fate == FATE_CARD)
    came = chance()(position)
    for kind, ways in position.chances:
        fewer = position.copy()
        fewer.state.deck[kind] -= ways
        fewer.state.deck_n -= ways
        assert (chance()(fewer) == came) == (kind != came)


@pytest.mark.parametrize("fate", [FATE_DICE, FATE_CARD])
def test_what_comes_is_even(fate: int) -> None:
    game = game_of([1, 2, 3])
    draws = [game.position_before(n) for n, entry in enumerate(game.log) if entry.seat == FATE]
    position = next(position for position in draws if position.state.fate == fate)
    drawing, weights = chance(), dict(position.chances)
    came = Counter(drawing(position) for _ in range(100 * sum(weights.values())))
    assert all(abs(came[outcome] - 100 * ways) < 5 * (100 * ways) ** 0.5 for outcome, ways in weights.items())


def test_it_goes_on_from_any_point_of_a_game() -> None:
    """Also where somebody went back: what counts is the game as it stands."""
    game = game_of([4, 5, 6])
    for n in range(0, len(game.log), 25):
        twin = game.copy()
        twin.back_to(n)
        twin.chance = chance().after(twin)
        twin.let_fate_answer()
        assert [entry.word for entry in twin.log] == [entry.word for entry in game.log[: len(twin.log)]]


def test_a_restored_server_draws_something_else() -> None:
    game = game_of([1, 2, 3])
    rolls = [game.position_before(n) for n, entry in enumerate(game.log) if entry.seat == FATE]
    plain, restored = chance(), DealtChance(SECRET, NAME, TEXTS, epochs=[Epoch(10, "aa")])
    same = [plain(position) == restored(position) for position in rolls]
    assert all(same[:10]) and not all(same[10:])
