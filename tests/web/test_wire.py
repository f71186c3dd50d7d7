"""What is told is the same, however it is put together."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute

from bedesten.engine.game import Game
from bedesten.engine.notation import DRAWN_CARDS, SECRET
from bedesten.engine.options import Options
from bedesten.engine.view import SPECTATOR
from bedesten.web.app import create_app
from bedesten.web.questions import refused
from bedesten.web.settings import Settings
from bedesten.web.updates import look
from service.people import house_at, in_loop, play_on, two_at_a_table


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
@pytest.mark.rule("HID-2")
async def test_which_card_was_drawn_is_told_to_the_one_who_drew_it(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await two_at_a_table(house, rules="mocha")
        await play_on(house, table, Random(3), 200)
        log, drawer = table.game.log, table.game.drawer
        drawn = {n for n, entry in enumerate(log) if entry.word in DRAWN_CARDS}
        assert len({log[n].word.partition(":")[0] for n in drawn}) > 1, "bonus cards and guild cards"
        for seat in (0, 1, SPECTATOR):
            told = msgspec.json.decode(look(table, [], seat))["events"]
            assert {event["n"] for event in told if event["word"] in DRAWN_CARDS} == {n for n in drawn if drawer(n) == seat}
            assert {event["n"] for event in told if event["word"] == SECRET} == {n for n in drawn if drawer(n) != seat}


def test_no_dependency_is_called_as_a_field_of_a_body(tmp_path: Path) -> None:
    """Litestar would take a mistake in such a field for one of ours, and say that the server has failed."""
    app = create_app(Settings(database_url=f"sqlite+aiosqlite:///{tmp_path}/house.db", secret="s" * 64))
    bodies = [route.parsed_data_field.annotation for route in handlers_of(app) if route.parsed_data_field]
    fields = {field for body in bodies for field in getattr(body, "__struct_fields__", ())}
    assert len(fields) > 30 and fields.isdisjoint(app.dependencies)


def handlers_of(app: Litestar) -> Iterator[Any]:
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            yield from route.route_handlers
