/** A hint in one sentence, with what it brings. */
import type { Option, Question } from "../../../house/types";
import { t } from "../../../texts/texts.svelte";
import { optionText, outcomeText, type Amounts } from "../../../words";

export function hintText(question: Question, option: Option, gains: Amounts = {}): string {
  const result = outcomeText({ ways: 1, of: 1, gains: { [question.seat]: gains } }, question.seat);
  return [`${optionText(question, option)}.`, result && t("table-hint-brings", { what: result })].filter(Boolean).join(" ");
}
