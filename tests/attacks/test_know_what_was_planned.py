"""Somebody tries to learn from what becomes of a premove what he may not know, or from what others see that there was one.

The law of what is said holds for what is done in somebody's place, too: whether a premove is carried out, how far, and why not,
is the same at a table and at its twin, which differs in what is hidden from its seat and in all that is still to come.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from attacks.test_peeking_at_the_next_draw import lists_of_answers, positions, said_to
from bedesten.engine.constants import FATE
from bedesten.engine.core import Position
from bedesten.engine.errors import Refused
from bedesten.engine.options import RULE_SETS
from bedesten.service.messages import Answer
from bedesten.service.premoves.foresight import foresee
from bedesten.service.premoves.moments import moment_of
from bedesten.service.premoves.plan import Plan, Premove, answer_for, begins_turn, left_after
from bedesten.service.sealed_chance import SealedChance
from bedesten.service.table import Table
from bedesten.web.premove_routes import told_of

WRONG = ["act", "name:8", ">tea-house", "sell:fabric"]  # most of the time
POSITIONS = 80  # that are looked at; few of them begin a turn


def becomes(table: Table, seat: int, plan: Plan) -> Any:
    """All that follows from a premove, apart from what is drawn after its last answer."""
    answer = answer_for(table, seat, plan)
    return answer if isinstance(answer, str) else (answer.goes_on, answer.ends, said_to(table, answer.answers))


@pytest.mark.parametrize("rules", RULE_SETS)
def test_what_becomes_of_it_does_not_depend_on_what_is_hidden_or_to_come(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    draw = SealedChance.__call__

    def counted(self: SealedChance, position: Position) -> int:
        drawn.append(self.drawn)
        return draw(self, position)

    rng, tried = Random(21), 0
    for n, (table, twin) in zip(range(POSITIONS), positions(rules, 3, 9), strict=False):
        seat = table.game.asked
        if begins_turn(table) != seat:
            continue
        assert begins_turn(twin) == seat
        for words in lists_of_answers(table.game, rng):
            turn = Premove(words, rng.choice([None, "same"]))
            seen = [_seen_of(table, seat, turn)]
            assert seen == [_seen_of(twin, seat, turn)], "what it depends on is hidden from its seat"
            with monkeypatch.context() as patch:
                patch.setattr(SealedChance, "__call__", counted)
                drawn.clear()
                answer_for(table, seat, _fresh(table, turn, seen))
                assert not drawn, "nothing is drawn to find out whether it can be carried out"
            one, other = (becomes(at, seat, _fresh(at, turn, seen)) for at in (table, twin))
            assert one == other, f"position {n}: what becomes of {words} tells what is hidden or to come"
            tried += not isinstance(one, str)
        assert moment_of(table, "salt") == moment_of(twin, "salt") or table.awaited_since != twin.awaited_since
    assert tried > 10, "hardly any was carried out: that shows too little"


def _fresh(table: Table, turn: Premove, seen: list[str]) -> Plan:
    """As if it had been said in the turn before."""
    state: Any = table.game.position.state
    return Plan([turn], seen, state.turns - 1, "salt")


def _seen_of(table: Table, seat: int, turn: Premove) -> str:
    """What it depends on, if everything must be the same."""
    return left_after(Plan([turn, turn], [], 0, ""), table.game.position, table.game.position, seat).seen[0]


def test_nothing_behind_chance_is_answered() -> None:
    """He would have said it without having seen what it depends on."""
    rng, behind = Random(22), 0
    for table, _ in zip((one for one, _ in positions("base", 3, 10)), range(POSITIONS), strict=False):
        seat = table.game.asked
        if begins_turn(table) != seat:
            continue
        for words in lists_of_answers(table.game, rng):
            answer = answer_for(table, seat, _fresh(table, Premove(words), [""]))
            if isinstance(answer, Answer) and len(answer.answers) < len(words):
                tried = table.game.branch()
                for word in answer.answers:
                    tried.choose(word)
                assert tried.asked != seat and not answer.goes_on
                behind += tried.asked == FATE
    assert behind, "no list went on behind chance: that shows nothing"


# -- what is shown while a plan is made


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULE_SETS)
def test_what_is_foreseen_does_not_depend_on_what_is_hidden_or_to_come(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is asked at this moment, each seat may make a plan, and what it is shown is the same at the twin, byte by byte."""
    rng, looks = Random(23), {"asked": 0, "chance": 0, "over": 0, "refused": 0}
    for n, (table, twin) in zip(range(POSITIONS // 6), positions(rules, 3, 24), strict=False):
        for at in (table, twin):
            at.settings = msgspec.structs.replace(at.settings, premoves=True)
        known = twin.game.position
        for seat in range(3):
            twin.game.position = table.game.position.imagined(seat, rng.getrandbits(40), open_fate=True)
            start, same = (foresee(at, seat, [])[0].game.position.key() for at in (table, twin))
            assert start == same, "what it is worked out from holds something that is hidden"
            for turns in plans(table, seat, rng):
                with monkeypatch.context() as patch:
                    patch.setattr(SealedChance, "__call__", lambda *_: pytest.fail("something was drawn"))
                    one, other = (foreseen_by(at, seat, turns) for at in (table, twin))
                assert one == other, f"position {n}: what seat {seat} is shown of {turns} tells what is hidden or to come"
                for what in looks:
                    looks[what] += f'"next":"{what}"'.encode() in one or (what == "refused" and b'"problem":{' in one)
        twin.game.position = known
    assert min(looks.values()) > 5, f"too little was foreseen: {looks}"


def plans(table: Table, seat: int, rng: Random) -> Iterator[list[Premove]]:
    """As somebody makes them, answer by answer, from what he is shown; and some that cannot be."""
    for _ in range(4):
        turns = [Premove([])]
        for _ in range(rng.randint(1, 14)):
            yield turns
            try:
                last = foresee(table, seat, turns)[-1]
            except Refused:
                break
            is_asked = last.next == "asked" and rng.random() < 0.9
            answers = [*turns[-1].answers, rng.choice(last.game.question.words if is_asked else WRONG)]
            turns = [*turns[:-1], Premove(answers[:12])] if last.next == "asked" or rng.random() < 0.2 else [*turns, Premove([])]
            turns = turns[:4]
        yield turns


def foreseen_by(table: Table, seat: int, turns: list[Premove]) -> bytes:
    """As it goes to its owner."""
    try:
        return msgspec.json.encode(told_of(foresee(table, seat, turns)))
    except Refused as refused:
        return str(refused).encode()
