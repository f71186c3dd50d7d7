"""Somebody tries to see what chance will bring before he has to decide.

The law: whatever the house says is a function of what the seat may know. So a table and its twin, which differs in what is
hidden from the seat and in all that is still to come, say the same to the same lists of answers, byte by byte: what is taken,
what is refused, and in which words.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from bedesten.bots.advice import advise
from bedesten.bots.bot import Sight
from bedesten.engine.constants import FATE
from bedesten.engine.core import Position
from bedesten.engine.errors import Refused
from bedesten.engine.game import Game
from bedesten.engine.options import RULE_SETS, Options
from bedesten.engine.view import view
from bedesten.service import changes, disclosure, fairness
from bedesten.service.kinds import ANSWER, WAITING
from bedesten.service.messages import Answer
from bedesten.service.sealed_chance import SealedChance
from bedesten.service.table import Seat, Table
from bedesten.service.table_settings import TableSettings
from bedesten.web.updates import look
from bots.test_advice import weighs_by_worlds

POSITIONS = 30  # of each game
LISTS = 12  # of answers that are tried at each
JUNK = ["zzz", "", "*5+6", "discard:gem", "act", "end", "enough", "name:8", "keep", "99", ">tea-house", "\0"]


def table_with(secret: bytes, rules: str, players: int) -> Table:
    """A table in memory, at which nothing has been decided yet."""
    layout = Game(Options(players, rules), seed=1).options.layout
    seats = [Seat("person", f"Person {i}", f"device {i}", None, f"text {i}") for i in range(players)]
    table = Table("k3x9", TableSettings(players, rules, layout).here(), secret, WAITING, False, "device 0", seats)
    table.begin(*table.lay(seats))
    return table


def positions(rules: str, players: int, seed: int) -> Iterator[tuple[Table, Table]]:
    """A table and its twin, again and again while a game goes on at random. The twin has another secret, so that everything that
    is drawn later is something else; and what the seat that is asked cannot know has been dealt anew."""
    table, twin, rng = table_with(b"one" * 11, rules, players), table_with(b"two" * 11, rules, players), Random(seed)
    opening = changes.opening(table, table.seats, 0)
    table.take(opening.rows, opening.played)
    rows = list(opening.rows)
    while not table.game.over:
        is_near = any(asks_chance(table.game, word) for word in table.game.question.words)
        if rng.random() < (0.5 if is_near else 0.05):
            twin.take(rows[twin.seq :])
            known = twin.game.position
            twin.game.position = known.imagined(table.game.asked, rng.getrandbits(40), open_fate=True)
            yield table, twin
            twin.game.position = known
        change = changes.answer(table, table.game.asked, Answer(seq=table.seq, answers=[rng.choice(table.game.question.words)]))
        rows += change.rows
        table.take(change.rows, change.played)


def lists_of_answers(game: Game, rng: Random) -> Iterator[list[str]]:
    """Lists that go on behind chance, as somebody might guess them: what could be answered there, and what could not."""
    for _ in range(LISTS):
        tried, words = game.branch(), list[str]()
        tried.chance = lambda position: rng.choice(position.chances)[0]
        while len(words) < rng.randint(2, 7) and tried.asked < FATE:
            ask = [word for word in tried.question.words if asks_chance(tried, word)]
            words.append(rng.choice(ask if ask and rng.random() < 0.5 else tried.question.words))
            tried.answer(words[-1])
        for _ in range(rng.randint(0, 2)):
            words.insert(rng.randint(0, len(words)), rng.choice(JUNK))
        yield words


def asks_chance(game: Game, word: str) -> bool:
    tried = game.branch()
    tried.choose(word)
    return tried.asked == FATE


def said_to(table: Table, words: list[str]) -> Any:
    """All that somebody hears who gives these answers, apart from what is drawn after the last of them."""
    try:
        change = changes.answer(table, table.game.asked, Answer(seq=table.seq, answers=words))
    except Refused as refused:
        return str(refused), refused.clause, refused.said
    return [(row["kind"], row["seat"], row["word"]) for row in change.rows if row["kind"] == ANSWER]


@pytest.mark.parametrize("rules", RULE_SETS)
def test_what_is_said_to_answers_does_not_depend_on_what_is_hidden_or_to_come(rules: str) -> None:
    rng, behind = Random(11), 0
    for n, (table, twin) in zip(range(POSITIONS), positions(rules, 3, 5), strict=False):
        for words in lists_of_answers(table.game, rng):
            one, other = said_to(table, words), said_to(twin, words)
            assert one == other, f"position {n}: what is said to {words} tells what is hidden or to come"
            behind += "Chance decides" in str(one)
    assert behind > POSITIONS, "hardly any list went on behind chance: that shows too little"


@pytest.mark.parametrize("rules", RULE_SETS)
def test_nothing_is_drawn_for_answers_that_are_refused(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that neither the words of a refusal nor the time it takes can tell what would have been drawn."""
    drawn: list[int] = []
    draw = SealedChance.__call__

    def counted(self: SealedChance, position: Position) -> int:
        drawn.append(self.drawn)
        return draw(self, position)

    monkeypatch.setattr(SealedChance, "__call__", counted)
    rng, refused = Random(12), 0
    for _, (table, _twin) in zip(range(POSITIONS), positions(rules, 4, 6), strict=False):
        for words in lists_of_answers(table.game, rng):
            drawn.clear()
            if isinstance(said_to(table, words), tuple):
                refused += 1
                assert not drawn, f"something was drawn before {words} was refused"
    assert refused > POSITIONS


@pytest.mark.parametrize("rules", RULE_SETS)
def test_what_a_seat_is_shown_does_not_depend_on_what_is_hidden_or_to_come(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table with its question and what each option would bring, looking back, the record, and advice."""
    weighs_by_worlds(monkeypatch)
    for n, (table, twin) in zip(range(POSITIONS // 2), positions(rules, 3, 7), strict=False):
        seat = table.game.asked
        assert shown_to(table, seat) == shown_to(twin, seat), f"position {n}: what is shown tells what is hidden or to come"
        if n % 5 == 0:
            one, other = (advise(Sight(at.game.position, seat, 1), Random(2), warns=True) for at in (table, twin))
            assert one == other, f"position {n}: advice tells what is hidden or to come"


def shown_to(table: Table, seat: int) -> list[bytes]:
    table.goes_on()
    told = [look(table, (seat,), seat).encode(), disclosure.record(table, seat).encode()]
    told += [msgspec.json.encode(view(table.game.position_before(n), seat)) for n in range(0, len(table.game.log), 20)]
    seal = fairness.seal_of(table.secret).encode()
    return [text.replace(seal, b"the seal") for text in told]


def test_the_sentence_says_where_the_list_must_end() -> None:
    for table, _ in positions("base", 2, 8):
        for word in table.game.question.words:
            if asks_chance(table.game, word):
                with pytest.raises(Refused, match="Chance decides after answer 1 of these, so the list must end there"):
                    changes.answer(table, table.game.asked, Answer(seq=table.seq, answers=[word, "zzz"]))
                return
    raise AssertionError("chance was never asked")
