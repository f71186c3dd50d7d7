/** The page says every text as Python does: both are compared with what was reviewed, in tests/texts/said. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { written } from "../make/texts";
import { bundleOf, format, type Args } from "../src/texts/bundle";
import { LANGUAGES } from "../src/texts/languages";

const ISOLATES = /[\u2066-\u2069]/g;

test.each(LANGUAGES)("%s is said as reviewed", (language) => {
  const bundle = bundleOf(language, Object.values(written(language)).join("\n"));
  const lines = readFileSync(new URL(`../../tests/texts/said/${language}.txt`, import.meta.url), "utf8").split("\n");
  const reviewed = lines.filter((line) => line && !line.startsWith("#")).map(taken);
  expect(reviewed.length).toBeGreaterThan(500);
  const said = ({ key, args }: Reviewed) => format(bundle, key, args).replace(ISOLATES, "").replaceAll("\n", "⏎");
  expect(reviewed.filter((line) => said(line) !== line.text).map((line) => [line.key, line.args, said(line)])).toEqual([]);
});

interface Reviewed {
  key: string;
  args: Args;
  text: string;
}

/** "table-back n=2 | You missed 2 turns." */
function taken(line: string): Reviewed {
  const at = line.indexOf(" | ");
  const [key, ...values] = line.slice(0, at).split(" ");
  const args = values.map((value) => value.split("=") as [string, string]).map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value]);
  return { key: key!, args: Object.fromEntries(args), text: line.slice(at + 3) };
}
