"""What is told is the same, however it is put together."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from bedesten.engine.game import Game
from bedesten.engine.notation import DRAWN_CARDS, SECRET
from bedesten.engine.options import Options
from bedesten.engine.view import SPECTATOR, own_hand, own_view
from bedesten.web import wire
from bedesten.web.questions import refused
from bedesten.web.updates import written_update
from service.people import house_at, in_loop, play_on, two_at_a_table


@pytest.mark.slow(1)
@pytest.mark.parametrize("players, rules", [(2, "base"), (3, "mocha"), (4, "letters"), (5, "grand")])
def test_a_seat_sees_the_same_by_way_of_the_spectator(players: int, rules: str) -> None:
    game, random = Game(Options(players, rules), seed=players), Random(players)
    while not game.over and len(game.log) < 800:
        public = game.view(SPECTATOR)
        for seat in range(SPECTATOR + 1):
            options = tuple(game.position.options) if seat == game.asked else ()
            hand = own_hand(game.position, seat) if seat < players else None
            assert own_view(public, seat, hand, options) == game.view(seat)
        game.play(random.choice(game.question.words))


def test_nothing_is_both_possible_and_refused_and_every_refusal_has_a_sentence() -> None:
    kinds = set()
    for seed in range(12):
        game, random = Game(Options(players=3, caravan_leader=True, neutral_assistants=True), seed=seed), Random(seed)
        while not game.over:
            question, key = game.question, game.position.key()
            for one in refused(game.position):
                kinds.add(question.kind)
                assert one.word not in question.words and one.error.endswith(".")
                assert "doesn’t answer this question" not in one.error, (question.kind, one)
            assert game.position.key() == key
            game.play(random.choice(question.words))
    assert {"move", "meet", "assistant"} <= kinds


@in_loop
async def test_an_update_is_written_once_for_all_who_see_the_same(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table, random = await two_at_a_table(house), Random(7)
        for _ in range(40):
            since = table.seq
            await play_on(house, table, random, 1)
            for seat, mine in ((0, [0]), (1, [1]), (SPECTATOR, [])):
                written = written_update(table, tuple(mine), seat, since, 0)
                assert written_update(table, tuple(mine), seat, since, 0) is written
                alone = msgspec.json.encode({"update": wire.update(table, mine, seat, since)})
                assert written.encode() == alone
                told = msgspec.json.decode(written)["update"]
                assert told["seq"] == table.seq and told["view"]["seat"] == told["seat"]


@in_loop
@pytest.mark.rule("HID-2")
async def test_which_card_was_drawn_is_told_to_the_one_who_drew_it(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, rules="mocha")
        await play_on(house, table, Random(3), 200)
        log, drawer = table.game.log, table.game.drawer
        drawn = {n for n, entry in enumerate(log) if entry.word in DRAWN_CARDS}
        assert len({log[n].word.partition(":")[0] for n in drawn}) > 1, "bonus cards and guild cards"
        for seat in (0, 1, SPECTATOR):
            told = wire.update(table, [], seat, 0).events
            assert {event.n for event in told if event.word in DRAWN_CARDS} == {n for n in drawn if drawer(n) == seat}
            assert {event.n for event in told if event.word == SECRET} == {n for n in drawn if drawer(n) != seat}
