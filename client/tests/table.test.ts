/** The parts of the table that decide something: what runs by itself, what can be sold, where a turn is, how a piece walks. */
import { describe, expect, test } from "vitest";
import type { Event, Option, Question, Refused, View } from "../src/house/types";
import { between } from "../src/pages/table/motion/flights";
import { phasesOf } from "../src/pages/table/phases";
import { piecesOn } from "../src/pages/table/pieces";
import { endsTurn, onlyWayOn, onlyWayOut } from "../src/pages/table/play/steps";
import { wayOut } from "../src/pages/table/play/ways";
import { asMuchAs, mostOf, soldBefore } from "../src/pages/table/tray/sale";

const option = (word: string, outcomes: Partial<Option["outcomes"][number]>[] = [{}]): Option => ({
  word,
  text: word,
  outcomes: outcomes.map((outcome) => ({ ways: 1, of: outcomes.length, gains: {}, ...outcome })),
});
const question = (kind: string, words: string[], place = 9): Question => ({
  seat: "red", kind, text: "", place, options: words.map((word) => option(word)), refused: [],
});

describe("what runs by itself", () => {
  test("the only willing answer on the way", () => {
    expect(onlyWayOn(question("assistant", ["stop", "leave"]))?.word).toBe("leave");
    expect(onlyWayOn(question("pay", ["stop", "pay", "play:lira"]))?.word).toBe("pay");
    expect(onlyWayOn(question("act", ["skip", "act", "use:yellow-tile"]))?.word).toBe("act");
  });

  test("nothing where there is a choice, where nothing leads on, and elsewhere", () => {
    expect(onlyWayOn(question("assistant", ["stop", "leave", "join-neutral"]))).toBeNull();
    expect(onlyWayOn(question("act", ["skip", "play:lira"]))).toBeNull();
    expect(onlyWayOn(question("tile", ["tile:red"]))).toBeNull();
  });

  test("nothing that the dice decide", () => {
    const asked = { ...question("act", ["skip"]), options: [option("skip"), option("act", [{}, {}])] };
    expect(onlyWayOn(asked)).toBeNull();
  });
});

describe("what leads to the end of the turn", () => {
  test("end, or the one answer that declines when only cards are left", () => {
    expect(onlyWayOut(question("meet", ["end", "governor"]))).toBe("end");
    expect(onlyWayOut(question("again", ["enough", "play:lira"]))).toBe("enough");
    expect(onlyWayOut(question("act", ["skip", "play:lira"]))).toBe("skip");
  });

  test("not, while something is to be decided", () => {
    expect(onlyWayOut(question("act", ["skip", "act"]))).toBeNull();
    expect(onlyWayOut(question("dice", ["keep"]))).toBeNull();
    expect(onlyWayOut(question("meet", ["catch", "play:lira"]))).toBeNull();
  });

  test("going somewhere ends it, if every outcome does", () => {
    expect(endsTurn(option(">tea-house", [{ ends: true }]))).toBe(true);
    expect(endsTurn(option(">tea-house"))).toBe(false);
  });
});

test("a way out is named if its card may be played, and helps", () => {
  const refused = (key: string, steps?: number) =>
    ({ word: ">tea-house", error: "", clause: null, said: [{ key, args: { steps } }] }) as unknown as Refused;
  const asked = question("move", [">fountain", "play:far"]);
  expect(wayOut(refused("out-of-reach", 3), asked)).toBe("far");
  expect(wayOut(refused("out-of-reach", 5), asked)).toBeNull();
  expect(wayOut(refused("must-move"), asked)).toBeNull();
});

describe("a sale", () => {
  const view = {
    demand: { large: ["GBBRR"] },
    players: [{ seat: "red", goods: { fabric: 3, spice: 1, fruit: 2, jewellery: 1 } }],
  } as unknown as View;
  const event = (word: string, kind: string, turn = 4) => ({ word, kind, turn }) as Event;

  test("as much as the tile asks for and one has", () => {
    const asked = question("sell", ["sell:fabric", "sell:spice", "sell:jewellery"]);
    expect(mostOf(asked, view, "large", [], 5)).toEqual({ jewellery: 1, fabric: 2, spice: 1, fruit: 0 });
  });

  test("less what was sold before in this sale", () => {
    const events = [event("sell:fabric", "sell", 3), event("act", "act"), event("sell:fabric", "sell"), event("sell:spice", "sell")];
    expect(soldBefore(events, 4)).toEqual(["fabric", "spice"]);
    const asked = question("sell", ["enough", "sell:fabric", "sell:jewellery"]);
    expect(mostOf(asked, view, "large", ["fabric", "spice"], 5)).toEqual({ jewellery: 1, fabric: 1, spice: 0, fruit: 0 });
  });

  test("whatever one likes with the card, but no more than is bought", () => {
    const asked = question("sell", ["sell:fabric", "sell:spice", "sell:fruit", "sell:jewellery"]);
    const most = mostOf(asked, view, "large", [], 5);
    expect(most).toEqual({ jewellery: 1, fabric: 3, spice: 1, fruit: 2 });
    expect(asMuchAs(5, most)).toEqual({ jewellery: 1, fabric: 3, spice: 1, fruit: 0 });
  });
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
