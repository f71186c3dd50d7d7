import { expect, test } from "vitest";
import type { Event } from "../src/house/types";
import { chapters, lesson, teacher } from "./looking";

const base = await lesson.courseOf("base");
const letters = await lesson.courseOf("letters");
const STEPS = lesson.stepsOf(base);

/** Turns as lists of answers; the others' in between, unless it is a double turn. */
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
const progressOf = (events: Event[]) => lesson.progressOf(base, events);
const name = (events: Event[]) => STEPS[progressOf(events).step]?.name;

test("every deed leads to the next step", () => {
  expect(name([])).toBe("walk");
  expect(name(played(WALK.slice(0, 2)))).toBe("walk");
  expect(name(played(WALK.slice(0, 3)))).toBe("end");
  expect(name(played(WALK))).toBe("mosque");
  expect(name(played(WALK, MOSQUE, TEA))).toBe("market");
});

test("when all is done, the turn only has to be ended", () => {
  expect(progressOf(played(WALK, MOSQUE.slice(0, 3)))).toMatchObject({ step: 3, isTurnOver: true, strayed: null });
  expect(progressOf(played(WALK, MOSQUE, TEA, MARKET.slice(0, 7))).isTurnOver).toBe(false); // 4 goods
  expect(progressOf(played(WALK, MOSQUE, TEA, MARKET.slice(0, 8))).isTurnOver).toBe(true);
});

test("another way is noticed, and where the turn began", () => {
  expect(progressOf(played(WALK, [">spice-warehouse"]))).toMatchObject({ strayed: 8 });
  expect(progressOf(played(WALK, ["play:lira"]))).toMatchObject({ strayed: 8 });
  expect(progressOf(played(WALK, [">small-mosque", "stop"]))).toMatchObject({ strayed: 8 });
});

test("a turn that was ended too early is another way, too", () => {
  expect(progressOf(played(WALK, MOSQUE, TEA, [...MARKET.slice(0, 5), "end"]))).toMatchObject({ strayed: 26 });
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
  expect(progressOf(whole)).toMatchObject({ step: STEPS.length, isTurnOver: true, strayed: null });
});

const DELIVER = [">spice-warehouse", "leave", "act", "courier", "lira", "end"];

test("what is asked when a turn has ended is a step of it", () => {
  expect(lesson.progressOf(letters, played(DELIVER).slice(0, DELIVER.length))).toMatchObject({ step: 2, strayed: null });
  expect(lesson.progressOf(letters, played([...DELIVER, "pay", "letter:3!", "letter:16"], [">kiosk"]))).toMatchObject({ step: 3, strayed: null });
  expect(lesson.progressOf(letters, played([...DELIVER, "enough"]))).toMatchObject({ step: 2, strayed: 0 });
});

test("an answer may lead on, and not behind another", () => {
  expect(lesson.progressOf(letters, played([...DELIVER.slice(0, 4), "letter:3!"]))).toMatchObject({ strayed: 0 });
});

test.each(["base", "coffee", "letters", "bazaar"])("no step of a chapter waits for a roll: %s", async (box) => {
  const steps = lesson.stepsOf(await lesson.courseOf(box));
  for (const { done } of steps) expect(new RegExp(done).test("*6+6")).toBe(false);
  expect(steps.length).toBeGreaterThanOrEqual(6);
  expect(steps.length).toBeLessThanOrEqual(12);
});

test("the others walk to and fro, take what is left, and one of them outbids you", () => {
  const asked = (seat: string, ...words: string[]) =>
    ({ question: { seat, options: words.map((word) => ({ word })) }, view: { players: [{ seat, merchant: 9 }] } }) as unknown as Parameters<typeof teacher.answersOf>[1];
  const ways = [">tea-house", ">sultans-palace"];
  expect(teacher.answersOf(ways, asked("green", ">tea-house", ">sultans-palace"))).toEqual([">sultans-palace", "stop"]);
  expect(teacher.answersOf(ways, asked("green", "kiosk:4", "kiosk:10"))).toEqual(["kiosk:4"]);
  expect(teacher.answersOf(ways, asked("green", "skip", "act"))).toEqual(["act"]);
  expect(teacher.answersOf(ways, asked("green", "pass", "bid:3", "bid:4"))).toEqual(["bid:3"]);
  expect(teacher.answersOf(ways, asked("blue", "pass", "bid:4", "bid:5"))).toEqual(["pass"]);
});

test("one goes on where one left, then with the first chapter that is not done", () => {
  const kept = (step: number, isDone = false) => ({ tables: ["k3x9mpqr"], step, of: 9, isDone });
  expect(chapters.nextChapter({}, "")?.box).toBe("base");
  expect(chapters.nextChapter({ base: kept(0), letters: kept(3) }, "letters")?.box).toBe("letters");
  expect(chapters.nextChapter({ base: kept(9, true), letters: kept(3) }, "base")?.box).toBe("coffee");
  expect(chapters.nextChapter({ base: kept(2, true) }, "base")?.box).toBe("base"); // played once more
  expect(chapters.nextChapter(Object.fromEntries(chapters.CHAPTERS.map(({ box }) => [box, kept(9, true)])), "base")).toBeUndefined();
});

test("behind a chapter comes the next one that is not done", () => {
  const done = { tables: [], step: 9, of: 9, isDone: true };
  const after = (box: string, lessons: Record<string, typeof done>) => chapters.chapterAfter(chapters.chapterOf(box)!, lessons)?.box;
  expect(after("base", { base: done })).toBe("coffee");
  expect(after("base", { base: done, coffee: done })).toBe("letters");
  expect(after("bazaar", { bazaar: done })).toBe("base");
  expect(after("bazaar", { base: done, coffee: done, letters: done, bazaar: done })).toBeUndefined();
});
