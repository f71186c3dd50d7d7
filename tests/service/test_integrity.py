"""Before an upgrade: games that other rules would change. What the command says of it: tests/cli/test_command_check.py."""

from pathlib import Path
from random import Random

from sqlalchemy import select

from bedesten.service import schema
from bedesten.service.integrity import difference
from bedesten.service.table_settings import SeatWish
from service.people import ADA, BOB, house_at, in_loop, play_on


@in_loop
async def test_a_game_in_which_only_amounts_differ_is_found(tmp_path: Path) -> None:
    """The same answers from a position in which one player has a lira more: all of them are still possible."""
    record = (Path(__file__).parent.parent / "games" / "two-neutral.bdn").read_text()
    async with house_at(tmp_path) as house:
        table = await house.new_tables.import_record(record, 60, [SeatWish("me", "Ada"), SeatWish("open")], ADA)
        await house.seats.join(table.id, BOB, "Bob")
        await play_on(house, table, Random(1), 30)
        t, s = schema.tables, schema.seats
        row = (await house.store.read(select(t).where(t.c.id == table.id)))[0]
        seats = await house.store.read(select(s).where(s.c.table_id == table.id).order_by(s.c.seat))
        entries = await house.store.entries_of(table.id)
        assert difference(row, seats, entries) is None
        lira = table.game.position_before(0).state.players[1].lira
        richer = row["begun_from"].replace(f"lira={lira}", f"lira={lira + 1}")
        assert richer != row["begun_from"]
        found = difference(row | {"begun_from": richer}, seats, entries)
        assert found and found.endswith("something else would lie on the table.")
        broken = difference(row | {"begun_from": richer.replace("lira", "riches")}, seats, entries)
        assert broken == "The position from which it was begun cannot be laid."
