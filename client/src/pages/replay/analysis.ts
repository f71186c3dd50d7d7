/** An analysis in words: chances are in millionths, answers are words of the notation. */
import { language, t } from "../../texts/texts.svelte";
import type { Option, Question, Turn } from "../../house/types";
import { optionText } from "../../words";
import { placeNumber } from "../../words/names";
import { split } from "../../words/questions";

/** The index of the turn in which a position lies; at its beginning, the turn that begins. */
export function turnAt(turns: readonly Turn[], at: number): number {
  return Math.max(0, turns.findLastIndex(({ first }) => first <= at));
}

/** "4.2 %"; with a sign, if it is a change. */
export function percent(millionths: number, isChange = false): string {
  const form = { style: "percent", maximumFractionDigits: 1, signDisplay: isChange ? "exceptZero" : "auto" } as const;
  return new Intl.NumberFormat(language(), form).format(millionths / 1_000_000);
}

const BY_THE_WAY = ["leave", "join", "pay", "enough", "end"]; // they go without saying
const MORE_OF_IT = ["sell", "name"]; // answers that say what is done, and how

/** What one would answer, as it stands on the buttons, without what goes without saying. What is done at a place is called by what it is
 *  there. */
export function lineTexts(line: readonly string[]): string[] {
  let place = 0;
  const texts = line.flatMap((word, i) => {
    const [verb, what] = split(word);
    if (verb === "go") place = placeNumber(what);
    if (i > 0 && (BY_THE_WAY.includes(word) || (word === "act" && MORE_OF_IT.includes(split(line[i + 1] ?? "")[0])))) return [];
    if (verb === "name") return [t("analyse-name", { number: Number(what) })];
    return [optionText({ kind: "", seat: "", place, options: [] } as unknown as Question, { word, outcomes: [] } as unknown as Option)];
  });
  return texts.flatMap((text, i) => (text === texts[i - 1] ? [] : [times(text, texts.slice(i))]));
}

/** "Sell fabric ×2", if it is done so often. */
function times(text: string, from: readonly string[]): string {
  const others = from.findIndex((one) => one !== text);
  const n = others < 0 ? from.length : others;
  return n > 1 ? `${text} ×${n}` : text;
}
