/** An analysis in words: chances are in millionths, answers are words of the notation. */
import { language } from "../../texts/texts.svelte";
import type { Option, Question, Turn } from "../../house/types";
import { optionText } from "../../words";
import { placeNumber } from "../../words/names";

/** The index of the turn in which a position lies; at its beginning, the turn that begins. */
export function turnAt(turns: readonly Turn[], at: number): number {
  return Math.max(0, turns.findLastIndex(({ first }) => first <= at));
}

/** "4.2 %"; with a sign, if it is a change. */
export function percent(millionths: number, isChange = false): string {
  const form = { style: "percent", maximumFractionDigits: 1, signDisplay: isChange ? "exceptZero" : "auto" } as const;
  return new Intl.NumberFormat(language(), form).format(millionths / 1_000_000);
}

/** What one would answer, as it stands on the buttons. What is done at a place is called by what it is there. */
export function lineTexts(line: readonly string[]): string[] {
  let place = 0;
  return line.map((word) => {
    if (word.startsWith(">")) place = placeNumber(word.slice(1));
    return optionText({ kind: "", seat: "", place, options: [] } as unknown as Question, { word, outcomes: [] } as unknown as Option);
  });
}
