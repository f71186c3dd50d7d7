"""Tournaments over HTTP. Line-ups are made when a round begins: before, there is nothing to be told."""

from collections.abc import Sequence
from itertools import groupby
from typing import Annotated, Any

from litestar import MediaType, Response, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from bedesten.engine.errors import says
from bedesten.engine.notation import SEATS
from bedesten.service.errors import Unknown
from bedesten.service.people.person import Person
from bedesten.service.store import Row
from bedesten.service.tournaments.books import OPEN, PAGE, Tournament, told
from bedesten.service.tournaments.export import Sheet, as_csv, as_json
from bedesten.service.tournaments.tournaments import Tournaments
from bedesten.web import tournament_wire as wire
from bedesten.web.account_routes import Asking, ThePerson
from bedesten.web.address import address_of
from bedesten.web.problems import with_problems
from bedesten.web.table_routes import ThePeople

TheTournaments = NamedDependency[Tournaments]
Id = FromPath[str]
CSV = "text/csv"
Page = Annotated[int, QueryParameter(ge=0, le=10_000)]


# -- looking


@get("/")
async def look_at_tournaments(tournaments: TheTournaments, person: ThePerson, page: Page = 0) -> wire.TournamentList:
    """Those that everybody finds, and your own."""
    found = await _heads(tournaments, await tournaments.books.page(person.id, page), person)
    return wire.TournamentList(tournaments.organisers, tournaments.may_open(person), found)


@get("/{tournament_id:str}")
async def look_at_tournament(tournament_id: Id, tournaments: TheTournaments, person: ThePerson) -> wire.TournamentOut:
    """A tournament, and where you sit in its round."""
    return await _whole(tournaments, await tournaments.books.tournament(tournament_id), person)


@get("/{tournament_id:str}/standings")
async def look_at_standings(
    tournament_id: Id, tournaments: TheTournaments, person: ThePerson, page: Page = 0
) -> wire.StandingsOut:
    """By points, then strength of those whom one has met, then rubies, then lira; 50 on a page."""
    tournament = await tournaments.books.tournament(tournament_id)
    everybody = await tournaments.standings(tournament)
    known = {row["number"]: row for row in await tournaments.books.entrants(tournament.id)}
    found = [one for one in everybody if one.number in known]  # somebody may have withdrawn at this moment
    rows = [
        wire.StandingOut(
            *(one.rank, one.number, known[one.number]["name"], one.points, one.strength, one.rubies, one.lira, one.rounds),
            is_gone=known[one.number]["gone"] is not None,
            is_own=known[one.number]["person"] == person.id,
        )
        for one in found[PAGE * page : PAGE * (page + 1)]
    ]
    return wire.StandingsOut(page, len(found), rows)


@get("/{tournament_id:str}/rounds/{round:int}")
async def look_at_round(tournament_id: Id, round: FromPath[int], tournaments: TheTournaments, page: Page = 0) -> wire.RoundOut:
    """Who sits with whom in a round that has begun, and how their games have ended; 50 tables on a page."""
    tournament = await tournaments.books.tournament(tournament_id)
    if not 1 <= round <= tournament.round:
        raise Unknown(says("tournament-no-round"))
    names = {row["number"]: row["name"] for row in await tournaments.books.entrants(tournament.id)}
    rows = await tournaments.books.round(tournament.id, round, page)
    tables = [
        wire.RoundTable(number, people[0]["table_id"], [_seated(row, names) for row in people])
        for number, group in groupby(rows, key=lambda row: row["table"])
        if (people := [*group])
    ]
    return wire.RoundOut(round, page, await tournaments.books.tables_in(tournament.id, round), tables)


@get("/api/tables/{table_id:str}/tournament")
async def look_at_tournament_of_table(table_id: FromPath[str], tournaments: TheTournaments) -> wire.TableTournament | None:
    """To which round of which tournament a table belongs; null, if to none."""
    row = await tournaments.books.of_table(table_id)
    return wire.TableTournament(row["id"], row["name"], row["round"]) if row else None


@get("/{tournament_id:str}/export.json")
async def export_json(tournament_id: Id, tournaments: TheTournaments) -> Response[dict[str, Any]]:
    """Everything about it that everybody may know, as one document."""
    sheet = await _sheet(tournaments, tournament_id)
    written: Any = as_json(sheet)  # JSON already, sent as it is
    return Response(written, headers=_saved_as(sheet, "json"), media_type=MediaType.JSON)


@get("/{tournament_id:str}/export.csv", media_type=CSV)
async def export_csv(tournament_id: Id, tournaments: TheTournaments) -> Response[str]:
    """Its standings, for a spreadsheet."""
    sheet = await _sheet(tournaments, tournament_id)
    return Response(as_csv(sheet), headers=_saved_as(sheet, "csv"), media_type=CSV)


# -- taking part


@post("/{tournament_id:str}/enter", status_code=200)
async def enter(
    request: Asking,
    tournament_id: Id,
    data: JSONBody[wire.Entry],
    tournaments: TheTournaments,
    people: ThePeople,
    person: ThePerson,
) -> wire.TournamentOut:
    """Enter, before the first round; once more, to change your name."""
    await _count(request, people, person)
    await people.names.check(person.id, [data.name])
    await tournaments.enter(tournament_id, person, data.name)
    return await _told(tournaments, tournament_id, person)


@post("/{tournament_id:str}/leave", status_code=200)
async def leave_tournament(
    request: Asking, tournament_id: Id, tournaments: TheTournaments, people: ThePeople, person: ThePerson
) -> wire.TournamentOut:
    """Before the first round, as if you had never entered; later, you play no more rounds."""
    await _count(request, people, person)
    await tournaments.leave(tournament_id, person)
    return await _told(tournaments, tournament_id, person)


# -- leading it


@post("/")
async def open_tournament(
    request: Asking, data: JSONBody[wire.NewTournament], tournaments: TheTournaments, people: ThePeople, person: ThePerson
) -> wire.TournamentOut:
    """Open a tournament, which you lead from then on."""
    await _count(request, people, person)
    made = await tournaments.open(person, data.name, data.agreed, data.begins)
    return await _whole(tournaments, made, person)


@post("/{tournament_id:str}/begin", status_code=200)
async def begin_round(tournament_id: Id, tournaments: TheTournaments, person: ThePerson) -> wire.TournamentOut:
    """The next round begins now: the tables are laid, and their clocks run."""
    person.check()
    await tournaments.begin(tournament_id, person)
    return await _told(tournaments, tournament_id, person)


@post("/{tournament_id:str}/time", status_code=200)
async def set_time(
    tournament_id: Id, data: JSONBody[wire.RoundTime], tournaments: TheTournaments, person: ThePerson
) -> wire.TournamentOut:
    """When the next round begins by itself."""
    person.check()
    await tournaments.set_time(tournament_id, person, data.at)
    return await _told(tournaments, tournament_id, person)


@post("/{tournament_id:str}/remove", status_code=200)
async def remove(
    tournament_id: Id, data: JSONBody[wire.EntrantNumber], tournaments: TheTournaments, person: ThePerson
) -> wire.TournamentOut:
    """Somebody plays no more rounds, and cannot enter again."""
    person.check()
    await tournaments.remove(tournament_id, person, data.number)
    return await _told(tournaments, tournament_id, person)


@post("/{tournament_id:str}/correct", status_code=200)
async def correct(
    tournament_id: Id, data: JSONBody[wire.Correction], tournaments: TheTournaments, person: ThePerson
) -> wire.TournamentOut:
    """Give somebody other points for a round. Everybody sees it."""
    person.check()
    await tournaments.correct(tournament_id, person, data.round, data.number, data.points, data.why)
    return await _told(tournaments, tournament_id, person)


@post("/{tournament_id:str}/close", status_code=200)
async def close(tournament_id: Id, tournaments: TheTournaments, person: ThePerson) -> wire.TournamentOut:
    """Close it, as it stands now, for good."""
    person.check()
    await tournaments.close(tournament_id, person)
    return await _told(tournaments, tournament_id, person)


# -- what they have in common


async def _count(request: Asking, people: ThePeople, person: Person) -> None:
    person.check()
    await people.pace.count("tournament", [person.id], address_of(request))


async def _told(tournaments: Tournaments, id: str, person: Person) -> wire.TournamentOut:
    return await _whole(tournaments, await tournaments.books.tournament(id), person)


async def _whole(tournaments: Tournaments, tournament: Tournament, person: Person) -> wire.TournamentOut:
    books = tournaments.books
    own = await _own_seat(tournaments, tournament, person)
    is_over = tournament.round > 0 and await books.is_round_over(tournament)
    is_last = await tournaments.rounds.is_last(tournament)
    log = [wire.LogLine(row["at"], row["what"], row["detail"]) for row in await _log(tournaments, tournament.id)]
    [head] = await _heads(tournaments, [tournament], person)
    return wire.TournamentOut(head, own, is_over, is_last, log)


async def _heads(tournaments: Tournaments, found: Sequence[Tournament], person: Person) -> list[wire.TournamentHead]:
    """However many there are, the database is asked twice."""
    ids, books = [one.id for one in found], tournaments.books
    entries, counts = await books.entries_of(person.id, ids), await books.counts(ids)
    return [_head(one, entries.get(one.id), counts.get(one.id, 0), person) for one in found]


def _head(tournament: Tournament, entrant: Row | None, count: int, person: Person) -> wire.TournamentHead:
    agreed, number = tournament.agreed, entrant["number"] if entrant and entrant["gone"] is None else None
    may_enter = tournament.stage == OPEN and number is None and entrant is None and (agreed.guests or person.account is not None)
    head = tournament.id, tournament.version, tournament.name, tournament.created, tournament.stage
    progress = agreed, tournament.round, tournament.begins, count
    return wire.TournamentHead(*head, *progress, tournament.organiser == person.id, number, may_enter)


async def _log(tournaments: Tournaments, id: str) -> list[Row]:
    """With the names that people have now: somebody who has left the server has none."""
    rows = await tournaments.books.log(id)
    names = {row["number"]: row["name"] for row in await tournaments.books.entrants(id)} if rows else {}
    return [row | {"detail": _named(row["detail"], names)} for row in rows]


def _named(detail: dict[str, Any], names: dict[int, str]) -> dict[str, Any]:
    return detail | {"name": names.get(detail["number"], "")} if "number" in detail else detail


async def _own_seat(tournaments: Tournaments, tournament: Tournament, person: Person) -> wire.OwnSeat | None:
    row = await tournaments.books.own_seat(tournament, person.id)
    if row is None:
        return None
    is_over = row["settled"] is not None or row["points"] is not None
    return wire.OwnSeat(row["round"], row["table_id"], row["is_laid"], is_over, row["points"])


async def _sheet(tournaments: Tournaments, id: str) -> Sheet:
    books, tournament = tournaments.books, await tournaments.books.tournament(id)
    log, everybody = await _log(tournaments, id), await tournaments.standings(tournament)
    names = {row["number"]: row["name"] for row in await books.entrants(id)}
    found = [one for one in everybody if one.number in names]  # somebody may have withdrawn at this moment
    return Sheet(tournament, found, names, await books.seatings(id), log)


def _saved_as(sheet: Sheet, ending: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="tournament-{sheet.tournament.id}.{ending}"'}


def _seated(row: Row, names: dict[int, str]) -> wire.Seated:
    row = told(row)
    seat = None if row["seat"] is None else SEATS[row["seat"]]
    figures = row["place"], row["points"], row["rubies"], row["lira"]
    marks = bool(row["forfeit"]), bool(row["corrected"])
    return wire.Seated(row["number"], names.get(row["number"], ""), seat, *figures, *marks)


def tournaments_of(state: State) -> Tournaments:
    found: Tournaments = state.tournaments
    return found


TOURNAMENTS = Router(
    "/api/tournaments",
    route_handlers=with_problems(
        *(look_at_tournaments, look_at_tournament, look_at_standings, look_at_round, export_json, export_csv),
        *(enter, leave_tournament, open_tournament, begin_round, set_time, remove, correct, close),
    ),
)
OF_TABLES = with_problems(look_at_tournament_of_table)
