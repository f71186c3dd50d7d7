import { expect, test } from "vitest";
import { cells, figures, finding } from "./looking";

const topic = (group: string, title: string, names: string[], text: string, clauses: string[] = []) => ({ group, title, names, text, clauses, note: "", words: "" });
const BOOK = [
  topic("places", "7 Fountain", ["fountain", "7", "p7"], "Any of your assistants return.", ["P7-1", "P7-2"]),
  topic("places", "13 Sultan’s Palace", ["sultans-palace", "13", "p13"], "Deliver the goods shown for a ruby.", ["P13"]),
  topic("the turn", "Moving", ["moving", "move"], "One or two steps.", ["TURN-1"]),
  topic("the turn", "The assistant step", ["assistant-step"], "Your assistant joins the stack.", ["TURN-2", "P7-2"]),
];
const titles = (found: { title: string }[]) => found.map(({ title }) => title);

test("case, accents and quotation marks make no difference", () => {
  expect(finding.plain("Łódź – Straße")).toBe("lodz – strasse");
  expect(finding.plain("Кав’ярня Ёлка")).toBe(finding.plain("КАВЯРНЯ ЕЛКА"));
  expect(titles(finding.typed(BOOK, "sultans"))).toEqual(["13 Sultan’s Palace"]);
  expect(titles(finding.typed(BOOK, "SULTAN’S pal"))).toEqual(["13 Sultan’s Palace"]);
});

test("every word that is typed begins a word of the rule", () => {
  expect(titles(finding.typed(BOOK, "assist"))).toEqual(["7 Fountain", "The assistant step"]);
  expect(titles(finding.typed(BOOK, "assist stack"))).toEqual(["The assistant step"]);
  expect(finding.typed(BOOK, "sistant")).toEqual([]);
  expect(finding.typed(BOOK, " ").length).toBe(BOOK.length);
});

test("a rule is found by its name, and a clause finds all that speak of it", () => {
  expect(titles(finding.named(BOOK, "13"))).toEqual(["13 Sultan’s Palace"]);
  expect(titles(finding.named(BOOK, "turn-1"))).toEqual(["Moving"]);
  expect(titles(finding.named(BOOK, "P7-2"))).toEqual(["7 Fountain", "The assistant step"]);
  expect(finding.named(BOOK, "TURN-99")).toEqual([]);
});

test("what newcomers call it finds the rule, too, and so does the name of its group", () => {
  const book = BOOK.map((one) => (one.title === "Moving" ? { ...one, words: "diagonal distance" } : one));
  expect(titles(finding.typed(book, "diag"))).toEqual(["Moving"]);
  expect(titles(finding.typed(book, "places"))).toEqual(["7 Fountain", "13 Sultan’s Palace"]);
});

test("Enter takes what was meant: a title before a text", () => {
  expect(finding.meant(finding.typed(BOOK, "assist"), "assist")?.title).toBe("The assistant step");
  expect(finding.meant(finding.typed(BOOK, "7"), "7")?.title).toBe("7 Fountain");
});

test("rolls that bring the same are one row, and the house says how likely that is", () => {
  const printed = { black_market: { jewellery: { 7: 1, 8: 1, 9: 2, 10: 2, 11: 3, 12: 3 } } } as never;
  const odds = { 8: Object.fromEntries([15, 11, 7, 3].map((ways, n) => [n, { plain: ways / 36, red: n / 10 }])), 9: { 3: { plain: 0.5, red: 1 } } };
  expect(figures.rollRows(printed, odds).map(({ says, to, jewellery, odds }) => [says, to, jewellery, odds!.plain * 36, odds!.red])).toEqual([
    [2, 6, 0, 15, 0],
    [7, 8, 1, 11, 0.1],
    [9, 10, 2, 7, 0.2],
    [11, 12, 3, 3, 0.3],
  ]);
  expect(figures.callRows(odds)).toEqual([{ says: 3, lira: 3, odds: { plain: 0.5, red: 1 } }]);
});

test("cells name things, or are what they say", () => {
  expect(cells.cellsOf("2–6")).toEqual([{ kind: "", what: "2–6" }]);
  expect(cells.cellsOf("coffee:4 goods:YYY")).toEqual([{ kind: "coffee", what: "4" }, { kind: "goods", what: "YYY" }]);
  expect(cells.gridOf([["place:1", "place:2"], ["place:3", "place:4"]])).toEqual([[1, 2], [3, 4]]);
  expect(cells.gridOf([["place:1", "2"]])).toBeNull();
});
