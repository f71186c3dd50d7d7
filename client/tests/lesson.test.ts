import { expect, test } from "vitest";
import type { Event } from "../src/house/types";
import { lesson } from "./looking";

/** Turns as lists of answers; the others' in between. */
function played(...turns: string[][]): Event[] {
  const words = turns.flatMap((answers, i) => [
    ...answers.map((word) => ({ word, seat: "red", turn: 15 + 3 * i })),
    ...(answers.at(-1) === "end" || answers.at(-1) === "stop"
      ? ["green", "blue"].flatMap((seat, k) => [">there", "stop"].map((word) => ({ word, seat, turn: 16 + 3 * i + k })))
      : []),
  ]);
  return words.map((event, n) => ({ n, of: event.seat, kind: "", place: 0, gains: {}, moves: {}, demand: "", ...event }));
}

const WALK = [">fabric-warehouse", "leave", "act", "end"];
const MOSQUE = [">small-mosque", "leave", "act", "end"];
const TEA = [">tea-house", "leave", "act", "name:7", "keep", "end"];
const MARKET = [">small-market", "leave", "act", "sell:fabric", "sell:fruit", "sell:fruit", "sell:spice", "sell:jewellery", "end"];
const name = (events: Event[]) => lesson.STEPS[lesson.progressOf(events).step]?.name;

test("every deed leads to the next step", () => {
  expect(name([])).toBe("walk");
  expect(name(played(WALK.slice(0, 2)))).toBe("walk");
  expect(name(played(WALK.slice(0, 3)))).toBe("end");
  expect(name(played(WALK))).toBe("mosque");
  expect(name(played(WALK, MOSQUE, TEA))).toBe("market");
});

test("when all is done, the turn only has to be ended", () => {
  expect(lesson.progressOf(played(WALK, MOSQUE.slice(0, 3)))).toMatchObject({ step: 3, isTurnOver: true, strayed: null });
  expect(lesson.progressOf(played(WALK, MOSQUE, TEA, MARKET.slice(0, 7))).isTurnOver).toBe(false); // 4 goods
  expect(lesson.progressOf(played(WALK, MOSQUE, TEA, MARKET.slice(0, 8))).isTurnOver).toBe(true);
});

test("another way is noticed, and where the turn began", () => {
  expect(lesson.progressOf(played(WALK, [">spice-warehouse"]))).toMatchObject({ strayed: 8 });
  expect(lesson.progressOf(played(WALK, ["play:lira"]))).toMatchObject({ strayed: 8 });
  expect(lesson.progressOf(played(WALK, [">small-mosque", "stop"]))).toMatchObject({ strayed: 8 });
});

test("a turn that was ended too early is another way, too", () => {
  expect(lesson.progressOf(played(WALK, MOSQUE, TEA, [...MARKET.slice(0, 5), "end"]))).toMatchObject({ strayed: 26 });
});

test("what was taken back is not done", () => {
  const events = played(WALK, MOSQUE.slice(0, 3));
  expect(name(events.slice(0, 8))).toBe("mosque");
});

test("when all is learned, the last cards are still asked for", () => {
  const FOUNTAIN = [">fountain", "act", "fetch:tea-house", "fetch:small-market", "fetch:small-mosque", "fetch:fabric-warehouse", "end"];
  const FAMILY = [">police-station", "leave", "act", "send:post-office", "act", "enough", "end"];
  const MEETING = [">fruit-warehouse", "leave", "act", "catch", "lira", "end"];
  const CARD = ["play:far", ">wainwright", "leave", "act", "end"];
  const GEM = [">gemstone-dealer", "leave", "act", "enough", "end"];
  const whole = played(WALK, MOSQUE, TEA, MARKET, FOUNTAIN, FAMILY, MEETING, CARD, GEM);
  expect(lesson.progressOf(whole)).toMatchObject({ step: lesson.STEPS.length, isTurnOver: true, strayed: null });
});

test("no step waits for a roll", () => {
  for (const { done } of lesson.STEPS) expect(done.test("*6+6")).toBe(false);
  expect(lesson.STEPS.length).toBeGreaterThanOrEqual(8);
  expect(lesson.STEPS.length).toBeLessThanOrEqual(12);
});
