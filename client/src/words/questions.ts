/** What is asked, and what can be answered. */
import type { Option, Question, View } from "../house/types";
import { known, t } from "../texts/texts.svelte";
import { capital } from "./capital";
import { placeNumber } from "./names";

/** @param chosen the kiosk tiles that the players have chosen, by seat: a question may be about one */
export function questionText({ kind, place, seat, options }: Question, chosen: View["kiosk_chosen"]): string {
  if (kind === "dice" && !options.some(({ word }) => word === "roll")) return t("question-dice.keep"); // a card may be all there is
  return t(`question-${kind}`, { place, tile: chosen[seat] ?? 0 });
}

/** A line that says more. How far one goes is another matter once a card has been played.
 *  @param word the answer before */
export function explanationText({ kind }: Question, word = ""): string {
  return kind === "move" && word.startsWith("play:") ? t("explain-move.card") : t(`explain-${kind}`);
}

/** The label of a button. */
export function optionText(question: Question, option: Option): string {
  const [family, of] = split(option.word);
  const special = [question.kind, question.place].map((more) => `option-${family}-${more}`).find(known);
  const lira = family === "bid" ? Number(of) : Math.abs(option.outcomes[0]?.gains[question.seat]?.lira ?? 0);
  const place = family === "letter" ? parseInt(of, 10) : placeNumber(of);
  const args = { place, good: of, colour: of, card: of, tile: of, number: Number(of), delivered: Number(of.endsWith("!")), lira };
  return capital(t(special ?? `option-${family}`, args));
}

/** A word of the notation: ">tea-house" is ["go", "tea-house"], "play:lira" ["play", "lira"], "follow-red" ["follow", "red"], "pay" ["pay", ""]. */
export function split(word: string): [string, string] {
  if (word.startsWith(">")) return ["go", word.slice(1)];
  const [family = "", of = ""] = word.split(word.startsWith("follow-") ? "-" : ":");
  return [family, of];
}
