import { expect, test, vi } from "vitest";
import type { Event, Turn } from "../src/house/types";
import { lineTexts, turnAt } from "../src/pages/replay/analysis";
import { course, keys } from "./looking";

/** A set-up of two events, then turns of so many. */
const game = (...turns: [string, number][]): Event[] =>
  [{ turn: 0, seat: null, of: "red" }, { turn: 0, seat: null, of: "red" }, ...turns.flatMap(([seat, steps], i) => Array.from({ length: steps }, () => ({ turn: i + 1, seat, of: seat })))].map(
    (event, n) => ({ n, word: "act", kind: "act", place: 0, gains: {}, moves: {}, demand: "", ...event }),
  );

// set-up 0–1; red 2–4, green 5–6 (round 1); red 7, green 8–11 (round 2)
const EVENTS = game(["red", 3], ["green", 2], ["red", 1], ["green", 4]);
const ROUNDS = [
  { round: 1, last: 6, lira: [], rubies: [] },
  { round: 2, last: 11, lira: [], rubies: [] },
];
const film = new course.Course(EVENTS, ROUNDS);

test("it begins when everything is set up, and ends with the last event", () => {
  expect([film.first, film.last]).toEqual([2, 12]);
  expect([film.within(-5), film.within(99)]).toEqual([2, 12]);
});

test("turns: to the beginning of this one, then of the one before; on to the next, then to the end", () => {
  expect([2, 3, 4, 5, 6, 7, 8, 11].map((at) => film.turnAfter(at))).toEqual([5, 5, 5, 7, 7, 8, 12, 12]);
  expect([12, 8, 7, 6, 5, 4, 2].map((at) => film.turnBefore(at))).toEqual([8, 7, 5, 5, 2, 2, 2]);
});

test("a position says its round, whose turn it is, and which step", () => {
  expect(film.where(2)).toEqual({ round: 1, seat: "red", step: 0, steps: 3 });
  expect(film.where(4)).toEqual({ round: 1, seat: "red", step: 2, steps: 3 });
  expect(film.where(7)).toEqual({ round: 1, seat: "green", step: 2, steps: 2 });
  expect(film.where(12)).toEqual({ round: 2, seat: "green", step: 4, steps: 4 });
});

test("what needs no words is no step of its own: nothing is told twice", () => {
  const silent = [3, 6, 11];
  const quiet = new course.Course(EVENTS, ROUNDS, ({ n }) => !silent.includes(n));
  const stops = [quiet.first];
  while (stops.at(-1)! < quiet.last) stops.push(quiet.stepFrom(stops.at(-1)!, 1));
  expect(stops).toEqual([2, 3, 5, 6, 8, 9, 10, 11, 12]);
  expect([12, 8, 5, 3, 2].map((at) => quiet.stepFrom(at, -1))).toEqual([11, 6, 3, 2, 2]);
  expect(quiet.where(5)).toEqual({ round: 1, seat: "red", step: 2, steps: 2 });
  expect(quiet.where(4), "a link may lead there").toEqual({ round: 1, seat: "red", step: 1, steps: 2 });
});

test("on the bar every round is equally wide, and each spot leads back to its position", () => {
  expect([film.spot(2), film.spot(7), film.spot(12)]).toEqual([0, 0.5, 1]);
  for (let at = film.first; at <= film.last; at += 1) expect(film.at(film.spot(at)), `${at}`).toBe(at);
  expect([film.at(-1), film.at(2)]).toEqual([2, 12]);
});

test("a game without a set-up, begun from a position, and one without any event", () => {
  const branch = new course.Course(EVENTS.slice(2).map((event, n) => ({ ...event, n })), [{ round: 5, last: 9, lira: [], rubies: [] }]);
  expect([branch.first, branch.last, branch.where(1).round]).toEqual([0, 10, 5]);
  const empty = new course.Course([], []);
  expect([empty.first, empty.last, empty.spot(0), empty.at(0.5)]).toEqual([0, 0, 1, 0]);
  expect(empty.where(0)).toEqual({ round: 0, seat: null, step: 0, steps: 0 });
});

test("keys do what the page says", () => {
  const deeds = { step: vi.fn(), turn: vi.fn(), start: vi.fn(), end: vi.fn(), toggle: vi.fn(), speed: vi.fn(), branch: vi.fn(), leave: vi.fn() };
  const press = (key: string, shiftKey = false, letters = true) => keys.deedOf({ key, shiftKey }, letters)?.(deeds);
  for (const key of ["ArrowLeft", "ArrowRight", "Home", "End", " ", "S", "b", "Escape"]) press(key);
  press("ArrowRight", true);
  expect(deeds.step.mock.calls).toEqual([[-1], [1]]);
  expect(deeds.turn.mock.calls).toEqual([[1]]);
  for (const deed of [deeds.start, deeds.end, deeds.toggle, deeds.speed, deeds.branch, deeds.leave]) expect(deed).toHaveBeenCalledOnce();
  press("s", false, false); // single letters are switched off
  expect(deeds.speed).toHaveBeenCalledOnce();
  expect(keys.deedOf({ key: "x", shiftKey: false })).toBeUndefined();
});

test("an analysis is shown of the turn that goes on, or begins", () => {
  const turns = [{ first: 8 }, { first: 12 }, { first: 19 }] as unknown as Turn[];
  expect([0, 8, 11, 12, 18, 19, 40].map((at) => turnAt(turns, at))).toEqual([0, 0, 0, 1, 1, 2, 2]);
});

test("a line leaves out what goes without saying, unless it is all of it", () => {
  expect(lineTexts([">tea-house", "leave", "play:lira", "end"])).toEqual(lineTexts([">tea-house", "play:lira"]));
  expect(lineTexts(["end"])).toHaveLength(1);
});
