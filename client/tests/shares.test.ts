/** Texts are loaded with what says them: see make/texts.ts. */
import { describe, expect, test } from "vitest";
import { FIRST, later, meant, reach } from "../make/reach";
import { leftOut, sharesOf, written } from "../make/texts";
import { bundleOf, patternOf } from "../src/texts/bundle";
import { LANGUAGES } from "../src/texts/languages";

const TERMS = ["buttons.ftl", "cards.ftl", "counts.ftl", "pieces.ftl", "places.ftl", "sets.ftl"]; // words of the game, of which the page does not say all
const keysIn = (text: string) => [...text.matchAll(/^(-?[a-z][\w-]*) *=/gm)].map(([, key]) => key!);

describe.each(LANGUAGES)("%s", (language) => {
  const divided = sharesOf(language);

  test("no sentence gets lost", () => {
    const loaded = new Set([...divided.values()].flatMap(keysIn));
    const sentences = Object.entries(written(language)).flatMap(([file, text]) => (TERMS.includes(file) || leftOut(language).includes(file) ? [] : keysIn(text)));
    expect(sentences.filter((key) => !loaded.has(key))).toEqual([]);
  });

  test("what comes first says nothing about the game itself", () => {
    const first = keysIn(divided.get("")!);
    expect(first).toContain("start-heading");
    expect(first.filter((key) => /^(log|refusal|question|rule|effect|table)-/.test(key))).toEqual([]);
  });

  test("the table and what it loads later have all words for its questions", () => {
    const table = bundleOf(language, `${divided.get("")}\n${divided.get("pages/table/TablePage")}`);
    for (const key of ["question-move", "place-9.to", "count-lira.acc", "log-move", "refusal-no-answer"]) expect(patternOf(table, key), key).not.toBeNull();
    const end = new Set(keysIn(divided.get("pages/end/End")!));
    expect(keysIn(divided.get("pages/table/TablePage")!).filter((key) => end.has(key) && !/^(ui|good|count)-/.test(key))).toEqual([]);
  });
});

test("files are found as the code names them", () => {
  expect(meant("./Board.svelte", "pages/table/Table.svelte")).toBe("pages/table/Board.svelte");
  expect(meant("../../texts/texts.svelte", "pages/table/Table.svelte")).toBe("texts/texts.svelte.ts");
  expect(meant("../words", "house/api.ts")).toBe("words/index.ts");
  expect(meant("./tokens.css", "styles/x.ts")).toBeUndefined();
});

test("pages are loaded later, but for the first", () => {
  const first = reach(FIRST);
  expect(first).toContain("pages/start/PlayBots.svelte");
  const pages = later(first);
  expect(pages).toContain("pages/table/TablePage.svelte");
  expect(pages.filter((page) => page !== "pages/start/Start.svelte" && first.has(page))).toEqual([]);
});
