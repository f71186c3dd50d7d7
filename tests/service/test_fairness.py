"""Sealed chance: even, bound before the game, and checked after it."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from bedesten import Game, Options, Refused, read_record, write_record
from bedesten.service.fairness import Mark, Seal, Verdict, layout_of, new_secret, seal_of, text_of_house, verify
from bedesten.service.sealed_chance import Epoch, SealedChance
from laws.play import chosen

SECRET = bytes(range(32))


def said(verdict: Verdict) -> str:
    """What differs, in words."""
    return verdict.difference.text if verdict.difference else ""


def sealed_game(
    secret: bytes = SECRET, layout: str = "short", undo: bool = False, texts: tuple[str, ...] = ("ada", "grâce")
) -> Game:
    """A whole game by keen players, as the house would play it."""
    chance, options, rng = SealedChance(secret, "k3x9", texts), Options(2), Random(1)
    if layout == "random":
        options = replace(options, layout=layout_of(chance, options))
    game = Game(options, chance=chance)
    skipped: list[tuple[int, int]] = []
    while not game.over:
        game.play(chosen(game.position, rng, True))
        if undo and len(game.log) > 60 and not skipped and game.log[-1].seat > 5:
            kept = len([entry for entry in game.log if entry.seat > 5])
            game.undo()
            taken = kept - len([entry for entry in game.log if entry.seat > 5])
            skipped.append((kept - taken, taken))
    seal = Seal("k3x9", seal_of(secret), texts, secret.hex(), layout == "random", tuple(skipped))
    game.sealed = seal.write()
    return game


@pytest.mark.parametrize("layout", ["short", "random"])
def test_a_fair_game_is_found_fair(layout: str) -> None:
    verdict = verify(read_record(write_record(sealed_game(layout=layout))))
    assert verdict.is_fair and verdict.outcomes > 50


def test_what_was_taken_back_is_skipped() -> None:
    game = sealed_game(undo=True)
    assert "skipped=" in (game.sealed or "") and verify(game).is_fair
    game.sealed = " ".join(part for part in (game.sealed or "").split() if not part.startswith("skipped"))
    assert not verify(game).is_fair


def test_the_first_outcome_that_differs_is_named() -> None:
    lines = write_record(sealed_game()).splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("0 "))
    words = lines[at].split()
    words[3] = "*1+1" if words[3] != "*1+1" else "*1+2"
    lines[at] = " ".join(words)
    verdict = verify(read_record("\n".join(lines[: at + 1])))
    assert not verdict.is_fair and "turn 0: outcome 2 should be *" in said(verdict)


def test_another_secret_text_or_table_gives_other_outcomes() -> None:
    game = sealed_game()
    for change in ({"secret": new_secret().hex()}, {"texts": ("ada", "grace")}, {"table": "other"}):
        changed = replace(Seal.read(game.sealed or ""), **change)
        game.sealed = changed.write()
        assert not verify(game).is_fair
    game.sealed = replace(Seal.read(game.sealed or ""), secret=new_secret().hex()).write()
    assert "doesn’t fit the seal" in said(verify(game))


def test_whoever_kept_the_seal_and_his_text_can_compare_them() -> None:
    game = sealed_game()
    assert verify(game, seal_of(SECRET).upper(), "grâce").is_fair
    assert "not the one that you were shown" in said(verify(game, seal_of(b"another")))
    assert "“my own luck” wasn’t used" in said(verify(game, None, "my own luck"))


def test_texts_of_the_house_are_told_from_those_of_players() -> None:
    game = sealed_game()
    assert verify(game).texts == ("ada", "grâce")
    verdict = verify(sealed_game(texts=("ada", "house:an old one")))
    assert verdict.is_fair and verdict.texts == ("ada",) and verdict.unbound == 1, "of a house that was bound by nothing"


def test_a_house_that_chooses_its_texts_is_found_out() -> None:
    right = text_of_house(SECRET, "k3x9", 1)
    for text, is_fair in ((right, True), (text_of_house(SECRET, "k3x9", 0), False), ("house:chosen after the player's", False)):
        game = sealed_game(texts=("ada", text))
        game.sealed = replace(Seal.read(game.sealed or ""), house_bound=True).write()
        verdict = verify(game)
        assert verdict.is_fair == is_fair and verdict.unbound == 0
        assert is_fair or f"for seat 1 should be “{right}”" in said(verdict)


def test_every_epoch_draws_something_else_and_only_from_its_first_number_on() -> None:
    first, second = Epoch(20, "aa"), Epoch(40, "bb")
    plain, other = SealedChance(SECRET, "k3x9", []), SealedChance(SECRET, "k3x9", [], epochs=[first, second])
    same = [plain.below(10**9, n) == other.below(10**9, n) for n in range(60)]
    assert same == [True] * 20 + [False] * 40
    again = SealedChance(SECRET, "k3x9", [], epochs=[Epoch(20, "cc")])
    assert again.below(10**9, 20) != other.below(10**9, 20), "the same backup may be restored twice"
    assert SealedChance(SECRET, "k3x9", [], epochs=[Epoch(0, "aa")]).layout_seed() != plain.layout_seed()


def test_outcomes_are_even() -> None:
    chance = SealedChance(SECRET, "k3x9", [])
    rolls = Counter(chance.below(36, n) for n in range(36_000))
    assert len(rolls) == 36 and all(abs(times - 1000) < 5 * 1000**0.5 for times in rolls.values())


def test_a_seal_is_written_and_read_without_loss_and_keeps_the_secret_while_the_game_runs() -> None:
    seal = Seal(
        "k3x9",
        seal_of(SECRET),
        ("Ada & co", ""),
        None,
        True,
        ((3, 2), (9, 1)),
        2,
        True,
        True,
        (Mark(7, 1, 3),),
        (Epoch(4, "aa"),),
    )
    assert Seal.read(seal.write()) == seal and SECRET.hex() not in seal.write()


@pytest.mark.parametrize(
    "line, sentence",
    [
        (None, "no line “chance”"),
        ("table=k seal=abc", "The secret is shown once the game is over"),
        ("table=k seal=abc secret=xyz", "must be a hexadecimal number"),
        ("seal=abc", "can’t be read"),
        ("table=k seal=abc luck=7", "“luck=7”, which isn’t known here"),
        ("table=k seal=abc skipped=7", "'7' is not k\\+n"),
    ],
)
def test_what_cannot_be_checked_is_refused_in_words(line: str | None, sentence: str) -> None:
    game = sealed_game()
    game.sealed = line
    with pytest.raises(Refused, match=sentence):
        verify(game)
