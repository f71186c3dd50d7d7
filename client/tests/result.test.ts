import { turningPoints } from "../src/house/chances";
import { expect, test, vi } from "vitest";
import { whole } from "../make/texts";
import { bundleOf, format, type Args } from "../src/texts/bundle";

const english = bundleOf("en", whole("en"));
vi.mock("../src/texts/texts.svelte", () => ({
  t: (key: string, args?: Args) => format(english, key, args).replace(/[\u2066-\u2069]/g, "").replace(/\u00a0/g, " "),
  list: (names: string[]) => names.join(" and "),
  known: () => false,
  language: () => "en",
}));
const { result } = await import("./looking");

const stands = (rank: number, seat: string, rubies: number, lira: number, goods: number, cards: number) => ({ rank, seat, rubies, lira, goods, cards });
const seat = (colour: string, name: string, yours = false) => ({ colour, name, yours, kind: "person", bot: null, ready: true, silent: false, left: null });
const SEATS = [seat("red", "Ayla", true), seat("blue", "Inès"), seat("yellow", "Tomo"), seat("green", "Marek")];
const CLOSE = [stands(1, "red", 5, 7, 5, 4), stands(2, "blue", 5, 4, 4, 1), stands(3, "yellow", 3, 8, 6, 3), stands(4, "green", 3, 8, 4, 2)];
const seenBy = (colour: string | null) => SEATS.map((one) => ({ ...one, yours: one.colour === colour }));

test("what decided is the first column in which two differ", () => {
  expect(CLOSE.slice(1).map((next, i) => result.decider(CLOSE[i]!, next))).toEqual(["lira", "rubies", "goods"]);
  expect(result.decider(CLOSE[0]!, { ...CLOSE[0]!, seat: "white" })).toBeNull();
});

test("what decided is gold, what nobody needed is thin", () => {
  expect(result.marksOf(CLOSE)).toEqual([
    ["plain", "decided", "unneeded", "unneeded"],
    ["plain", "plain", "unneeded", "unneeded"],
    ["plain", "plain", "decided", "unneeded"],
    ["plain", "plain", "plain", "unneeded"],
  ]);
});

test("who shares a rank needed every number", () => {
  const equal = [stands(1, "red", 5, 7, 5, 4), stands(1, "blue", 5, 7, 5, 4)];
  expect(result.marksOf(equal).flat()).toEqual(Array(8).fill("plain"));
});

test.each([
  ["red", "You win by 3 lira."],
  ["blue", "Ayla wins; you came second."],
  ["green", "Ayla wins; you came fourth."],
  [null, "Ayla wins by 3 lira."],
])("the result for %s is a sentence", (you, title) => {
  const verdict = result.verdictOf(CLOSE, seenBy(you));
  expect(verdict).toEqual({ title, why: "Both have 5 rubies; lira decide it, 7 to 4." });
});

test("several people at one device are called by their names", () => {
  const both = SEATS.map((one) => ({ ...one, yours: true }));
  expect(result.verdictOf(CLOSE, both).title).toBe("Ayla wins by 3 lira.");
  expect(result.verdictOf(CLOSE, both, "red").title).toBe("You win by 3 lira.");
});

test("a win may be shared", () => {
  const equal = [stands(1, "red", 5, 7, 5, 4), stands(1, "blue", 5, 7, 5, 4), stands(3, "green", 2, 0, 0, 0)];
  expect(result.verdictOf(equal, seenBy("blue"))).toEqual({
    title: "You share the win with Ayla.",
    why: "Rubies, lira, goods and bonus cards are all equal.",
  });
  expect(result.verdictOf(equal, seenBy("green")).title).toBe("Ayla and Inès share the win.");
});

test("the game turns where somebody's chance grows most, in the order of the rounds", () => {
  const odds = [0.5, 0.55, 0.3, 0.32, 0.9, 0.7, 1].map((red) => ({ red, green: 1 - red }));
  expect(turningPoints(odds).map(({ round, seat }) => [round, seat])).toEqual([[2, "green"], [4, "red"], [6, "red"]]);
  expect(turningPoints(odds.slice(0, 2))).toEqual([]);
  expect(turningPoints([])).toEqual([]);
});
