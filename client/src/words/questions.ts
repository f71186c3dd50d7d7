/** What is asked, and what can be answered. */
import type { Option, Question } from "../house/types";
import { known, t } from "../texts/texts.svelte";
import { capital } from "./capital";
import { placeNumber } from "./names";

export const questionText = (question: Question) => t(`question-${question.kind}`, { place: question.place });

/** A line that says more. */
export const explanationText = (question: Question) => t(`explain-${question.kind}`);

/** The label of a button. */
export function optionText(question: Question, option: Option): string {
  const [family, of] = split(option.word);
  const special = [question.kind, question.place].map((more) => `option-${family}-${more}`).find(known);
  const lira = family === "bid" ? Number(of) : Math.abs(option.outcomes[0]?.gains[question.seat]?.lira ?? 0);
  const args = { place: placeNumber(of), good: of, colour: of, card: of, number: Number(of), lira };
  return capital(t(special ?? `option-${family}`, args));
}

/** A word of the notation: ">tea-house" is ["go", "tea-house"], "play:lira" ["play", "lira"], "pay" ["pay", ""]. */
export function split(word: string): [string, string] {
  const [family = "", of = ""] = word.startsWith(">") ? ["go", word.slice(1)] : word.split(":");
  return [family, of];
}
