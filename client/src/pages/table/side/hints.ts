/** Hints in words, with what they bring. */
import type { Hint, Option, Question } from "../../../house/types";
import { percent, t } from "../../../texts/texts.svelte";
import { optionText, outcomeText } from "../../../words";
import type { Play } from "../play/play.svelte";

/** As far as they are still about what is asked. */
export const hintTexts = (play: Play, question: Question) =>
  play.hints.flatMap((hint) => {
    const option = play.option(hint.word);
    return option ? [{ key: hint.word, brief: optionText(question, option), text: hintText(question, option, hint), chance: hint.chance }] : [];
  });

function hintText(question: Question, option: Option, { gains, then }: Hint): string {
  const result = outcomeText({ ways: 1, of: 1, gains: { [question.seat]: gains } }, question.seat);
  const parts = [`${optionText(question, option)}.`, result && t("table-hint-brings", { what: result }), then && t("table-hint-then", { place: then })];
  return parts.filter(Boolean).join(" ");
}

export const chanceText = ({ chance }: Pick<Hint, "chance">) => t("table-hint-chance", { chance: percent(chance) });
