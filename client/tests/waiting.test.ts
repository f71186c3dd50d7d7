/** Who is there, who keeps the others waiting, and what they may do about it. */
import { expect, test } from "vitest";
import type { Seat, Summary } from "../src/house/types";
import { presenceOf, waitingFor } from "../src/pages/table/seat/waiting";

const NOW = 10_000_000;
const seat = (colour: string, more: Partial<Seat> = {}) => ({ colour, kind: "person", name: colour, bot: null, away: null, votes: [], ...more }) as Seat;
const table = (green: Partial<Seat>, more: Partial<Summary> = {}) =>
  ({ seats: [seat("red"), seat("green", green), seat("blue")], to_act: "green", awaited_since: NOW - 40_000, reminder: null, settings: { away: 180 }, ...more }) as Summary;
const waiting = (of: Summary, me: string | null = "red") => waitingFor(of.seats[1]!, of, me, NOW);

test("a person is here, lost for a moment, or away; a bot is none of these", () => {
  expect(presenceOf(seat("green"), NOW)).toBe("here");
  expect(presenceOf(seat("green", { away: NOW - 5000 }), NOW)).toBe("lost");
  expect(presenceOf(seat("green", { away: NOW - 50_000 }), NOW)).toBe("away");
  expect(presenceOf(seat("green", { bot: "greedy", away: NOW - 50_000 }), NOW)).toBeNull();
  expect(presenceOf(seat("green", { kind: "resigned" }), NOW)).toBeNull();
  expect(presenceOf(seat("green", { yours: true, away: NOW - 50_000 }), NOW)).toBeNull(); // who sits beside us needs no dot
});

test("who thinks for a moment is left in peace, who thinks long may be reminded, once", () => {
  expect(waiting(table({}, { awaited_since: NOW - 10_000 }))).toBeNull();
  expect(waiting(table({}))).toMatchObject({ mayRemind: true, mayVote: false, isReminded: false });
  expect(waiting(table({}, { reminder: { seat: "green", by: "blue", at: NOW - 10_000 } }))).toMatchObject({ mayRemind: false, isReminded: true });
  expect(waiting(table({}, { reminder: { seat: "green", by: "blue", at: NOW - 70_000 } }))).toMatchObject({ mayRemind: true });
  expect(waiting(table({}, { to_act: "blue" }))).toBeNull();
});

test("a bot is voted for when somebody has been away for as long as was agreed, by each once", () => {
  expect(waiting(table({ away: NOW - 60_000 }))).toMatchObject({ mayVote: false, later: 120 });
  expect(waiting(table({ away: NOW - 200_000 }))).toMatchObject({ mayVote: true, later: 0 });
  expect(waiting(table({ away: NOW - 200_000, votes: ["red"] }))).toMatchObject({ mayVote: false, votes: ["red"] });
});

const DAY = 86_400_000;

test("over days one is left in peace for an hour", () => {
  const days = { settings: { away: 86_400, clock: { move: 86_400, game: null } } } as Partial<Summary>;
  expect(waiting(table({}, { ...days, awaited_since: NOW - 600_000 }))).toBeNull();
  expect(waiting(table({}, { ...days, awaited_since: NOW - 3_700_000 }))).toMatchObject({ mayRemind: true });
});

test("nobody is bothered on holiday, and it is said until when", () => {
  const away = { holiday: { since: NOW - DAY, until: NOW + DAY }, away: NOW - DAY };
  expect(waiting(table(away))).toMatchObject({ mayRemind: false, mayVote: false });
  expect(waiting(table({ ...away, holiday: { since: NOW + DAY, until: NOW + 2 * DAY } }))).toMatchObject({ mayVote: true });
});

test("where the others decide about whoever is late, they may vote from then on", () => {
  const late = { settings: { away: 2 * 86_400, late: "vote", clock: { move: 86_400, game: null } }, deadline: NOW - 1 } as Partial<Summary>;
  expect(waiting(table({}, late))).toMatchObject({ mayVote: true, later: 0 });
  expect(waiting(table({}, { ...late, deadline: NOW + 1 }))).toBeNull();
  expect(waiting(table({}, { ...late, settings: { ...late.settings!, late: "bot" } }))).toBeNull();
});

test("where turns are planned it is not told who is there, only who is awaited", () => {
  const planned = { settings: { away: 180, premoves: true, clock: { move: 86_400, game: null } } } as Partial<Summary>;
  expect(waiting(table({ away: NOW - 200_000 }, { ...planned, to_act: "blue" }))).toBeNull();
  expect(waiting(table({ away: NOW - 40_000 }, planned))).toBeNull();
  const since = NOW - 3_700_000;
  expect(waiting(table({ away: since }, { ...planned, awaited_since: since }))).toMatchObject({ mayRemind: true, mayVote: true });
});

test("whoever only watches is told, and can do nothing; nobody waits for oneself", () => {
  expect(waiting(table({ away: NOW - 200_000 }), null)).toMatchObject({ mayRemind: false, mayVote: false });
  expect(waiting(table({}), "green")).toBeNull();
});
