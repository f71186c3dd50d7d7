/** Hints in words, with what they bring. */
import type { Hint, Option, Question } from "../../../house/types";
import { percent, t } from "../../../texts/texts.svelte";
import { optionText, outcomeText } from "../../../words";
import type { Play } from "../play/play.svelte";

/** As far as they are still about what is asked. */
export const hintTexts = (play: Play, question: Question) =>
  play.hints.flatMap((hint) => {
    const option = play.option(hint.word);
    if (!option) return [];
    const brief = nameOf(play, question, option);
    return [{ key: hint.word, brief, text: hintText(brief, question.seat, hint), chance: hint.chance }];
  });

/** As it stands on the button that does it. */
const nameOf = (play: Play, question: Question, option: Option): string =>
  play.isNearlyOver && option.word === question.way_out ? t("ui-end-turn") : optionText(question, option);

function hintText(brief: string, seat: string, { gains, then }: Hint): string {
  const result = outcomeText({ ways: 1, of: 1, gains: { [seat]: gains } }, seat);
  const parts = [`${brief}.`, result && t("table-hint-brings", { what: result }), then && t("table-hint-then", { place: then })];
  return parts.filter(Boolean).join(" ");
}

export const chanceText = ({ chance }: Pick<Hint, "chance">) => t("table-hint-chance", { chance: percent(chance) });
