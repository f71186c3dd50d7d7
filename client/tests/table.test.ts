/** The parts of the table that decide something: in which order answers stand, where a turn is, how a piece walks. */
import { describe, expect, test } from "vitest";
import type { Event, Option, Question, View } from "../src/house/types";
import { pictureOf } from "../src/house/notation";
import { between, paceOf } from "../src/pages/table/motion/flights";
import { transfers } from "../src/pages/table/motion/gains";
import { phasesOf } from "../src/pages/table/phases";
import { piecesOn } from "../src/pages/table/pieces";
import { inOrder, lacks, onlyWilling } from "../src/pages/table/play/steps";
import { knownOf } from "../src/pages/table/tray/results";
import { t } from "../src/texts/texts.svelte";
import { cardEffect } from "../src/words";

const option = (word: string, outcomes: Partial<Option["outcomes"][number]>[] = [{}]): Option => ({
  word,
  text: word,
  outcomes: outcomes.map((outcome) => ({ ways: 1, of: outcomes.length, gains: {}, ...outcome })),
});
const question = (kind: string, words: string[], place = 9): Question => ({
  seat: "red", kind, text: "", place, options: words.map((word) => option(word)), refused: [],
});

test("coffee that is given or taken shows coffee, not the wheel of all goods", () => {
  expect(["coffee", "fabric", "jewellery", "any"].map(pictureOf)).toEqual(["C", "R", "B", "*"]);
});

test("what does something comes first; if there is one such answer, it is preselected", () => {
  const { options } = question("act", ["skip", "play:lira", "act"]);
  expect(inOrder(options).map(({ word }) => word)).toEqual(["act", "skip", "play:lira"]);
  expect(onlyWilling(options)?.word).toBe("act");
  expect(onlyWilling(question("good", ["take:fabric", "take:spice"]).options)).toBeUndefined();
});

test("an answer that brings nothing says so, and the discard pile says what lies on top", () => {
  const said = (kind: string, word: string, outcome: Partial<Option["outcomes"][number]>, top?: string) => knownOf(question(kind, [word]), option(word, [outcome]), top).text;
  expect(said("good", "take:fabric", {})).toBe(t("outcome-no-room"));
  expect(said("good", "take:fabric", { gains: { red: { fabric: 1 } } })).not.toBe("");
  expect(said("dice", "keep", {})).toBe(t("outcome-nothing"));
  expect(said("act", "skip", {})).toBe("");
  expect(said("card-from", "pile", {}, "good")).toContain(cardEffect("good"));
});

test("going somewhere ends the turn at once, if the house says that something is missing there", () => {
  expect(lacks(option(">tea-house", [{ ends: true, lacks: "assistant" }]))).toBe("assistant");
  expect(lacks(option(">tea-house", [{ ends: true }]))).toBeFalsy(); // the last step of the Catacombs
});

test("phases: done, skipped, now, ahead", () => {
  const event = (kind: string, turn: number, seat: string | null = "red") => ({ kind, turn, seat }) as Event;
  expect(phasesOf([event("meet", 6)], 7, "move")).toEqual(["now", "ahead", "ahead", "ahead"]);
  expect(phasesOf([event("move", 7), event("assistant", 7)], 7, "act")).toEqual(["done", "skipped", "now", "ahead"]);
  expect(phasesOf([event("move", 7), event("pay", 7), event("act", 7), event("roll", 7, null)], 7, "number")).toEqual(["done", "done", "now", "ahead"]);
});

describe("pieces", () => {
  const grid = [[1, 2, 3], [4, 5, 6]];

  test("walk along rows and columns", () => {
    expect(between(grid, 1, 6)).toEqual([1, 2, 3, 6]);
    expect(between(grid, 5, 5)).toEqual([5]);
    expect(between(grid, 1, 9)).toEqual([]);
  });

  test("stand where the view says, each with a name of its own", () => {
    const view = {
      governor: 2, smuggler: 2, neutral_merchants: [3], neutral_assistants: [],
      players: [{ seat: "red", merchant: 2, stack: ["own", "own"], family: 4, assistants: [3, 4] }],
    } as unknown as View;
    const found = piecesOn(view);
    expect(found.get(2)?.map(({ id, n }) => [id, n])).toEqual([["governor", 1], ["smuggler", 1], ["red", 2]]);
    expect(found.get(3)?.map(({ id }) => id)).toEqual(["neutral-0", "red-assistant-3"]);
    expect(found.get(4)?.map(({ id }) => id)).toEqual(["red-family", "red-assistant-4"]);
  });
});

describe("what flies", () => {
  const event = (gains: Event["gains"], place = 9) => ({ gains, place }) as Event;

  test("coins from the place, or back to it", () => {
    expect(transfers([event({ red: { lira: 8 } })])).toEqual([{ art: "lira", n: 8, from: { place: 9 }, to: { seat: "red" } }]);
    expect(transfers([event({ red: { lira: -7, extensions: 1 } })])).toEqual([{ art: "lira", n: 7, from: { seat: "red" }, to: { place: 9 } }]);
    expect(transfers([event({ red: { lira: 2 } }, 0)])).toEqual([]);
  });

  test("a fee goes to the merchants, what is left of it to the place", () => {
    expect(transfers([event({ red: { lira: -4 }, green: { lira: 2 } })])).toEqual([
      { art: "lira", n: 2, from: { seat: "red" }, to: { place: 9 } },
      { art: "lira", n: 2, from: { seat: "red" }, to: { seat: "green" } },
    ]);
  });

  test("coins first, then what they buy; one event after the other", () => {
    const found = transfers([event({ red: { fabric: 1, rubies: 1, lira: -2, assistants: -1 } }), event({ red: { spice: -1 } }, 11)]);
    expect(found.map(({ art, n }) => [art, n])).toEqual([["lira", 2], ["ruby", 1], ["g-R", 1], ["g-G", 1]]);
    expect(found.at(-1)).toMatchObject({ from: { seat: "red" }, to: { place: 11 } });
  });

  test("as quickly as needed", () => {
    expect(paceOf([{ lasts: 1000 }, { lasts: 500 }], 2500)).toBe(1);
    expect(paceOf([{ lasts: 4000 }, { lasts: 1000 }], 2500)).toBe(0.5);
    expect(paceOf([{ lasts: 100 }], -5)).toBe(0);
  });
});
