/** Soft hyphens for the long words on cards and tiles: not every browser knows where the words of a language may be broken. */
import { t } from "../texts/texts.svelte";

const SOFT_HYPHEN = "\u00ad";
const LONG = /\p{L}{8,}/gu;

export function withBreaks(text: string): string {
  const known = new Map(t("table-breaks").split(" ").map((word) => [word.replaceAll("-", ""), word.split("-")]));
  return text.replace(LONG, (word) => inParts(word, known.get(word.toLowerCase()) ?? [word]).join(SOFT_HYPHEN));
}

/** The word as it is written, cut into parts as long as these. */
function inParts(word: string, parts: string[]): string[] {
  const ends = parts.map((_, i) => parts.slice(0, i + 1).join("").length);
  return ends.map((end, i) => word.slice(ends[i - 1] ?? 0, end));
}
