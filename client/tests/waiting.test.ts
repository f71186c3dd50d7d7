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

test("whoever only watches is told, and can do nothing; nobody waits for oneself", () => {
  expect(waiting(table({ away: NOW - 200_000 }), null)).toMatchObject({ mayRemind: false, mayVote: false });
  expect(waiting(table({}), "green")).toBeNull();
});
