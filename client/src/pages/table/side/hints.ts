/** A hint in one sentence, with what it brings. */
import type { Hint, Option, Question } from "../../../house/types";
import { percent, t } from "../../../texts/texts.svelte";
import { optionText, outcomeText } from "../../../words";

export function hintText(question: Question, option: Option, { gains, then }: Hint): string {
  const result = outcomeText({ ways: 1, of: 1, gains: { [question.seat]: gains } }, question.seat);
  const parts = [`${optionText(question, option)}.`, result && t("table-hint-brings", { what: result }), then && t("table-hint-then", { place: then })];
  return parts.filter(Boolean).join(" ");
}

export const chanceText = ({ chance }: Hint) => t("table-hint-chance", { chance: percent(chance) });
