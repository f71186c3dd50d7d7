/** What runs by itself. The client knows no rules: it only sees that there is one willing answer to a question of the way. */
import { declines, isExtra } from "../../../house/notation";
import type { Option, Outcome, Question } from "../../../house/types";

const ON_THE_WAY = ["assistant", "pay", "act"]; // questions that follow from having gone somewhere

/** The one answer that goes on, if there is nothing else to choose. Cards and tiles that could be played do not count: whoever
 *  wants them first takes the move back, and is then asked step by step. What cannot be taken back is never done unasked. */
export function onlyWayOn({ kind, options }: Question): Option | null {
  if (!ON_THE_WAY.includes(kind)) return null;
  const only = onlyWilling(options);
  return only && !reveals(only) ? only : null;
}

/** The one answer that does something, if there is one: it is preselected. */
export function onlyWilling(options: Option[]): Option | undefined {
  const willing = options.filter(({ word }) => !declines(word) && !isExtra(word));
  return willing.length === 1 ? willing[0] : undefined;
}

/** What does something, then what declines, then cards that could be played first. */
export function inOrder(options: Option[]): Option[] {
  const rank = ({ word }: Option) => (isExtra(word) ? 2 : declines(word) ? 1 : 0);
  return options.toSorted((a, b) => rank(a) - rank(b));
}

/** Is something seen at once that nobody knew: a roll, a card, a tile? Then it cannot be taken back. */
export const reveals = (option: Option): boolean => option.outcomes.some((outcome) => outcome.reveals);

/** The answer that leads towards the end of the turn, if there is nothing else to decide than cards: end, skip, enough, stop. */
export function onlyWayOut({ options }: Question): string | null {
  const plain = options.map(({ word }) => word).filter((word) => !isExtra(word));
  if (plain.includes("end")) return "end";
  const [only] = plain;
  return only && plain.length === 1 && declines(only) && only !== "keep" ? only : null;
}

/** What is missing where one would go, so that the turn would end there at once. */
export const lacks = (option: Option): Outcome["lacks"] => option.outcomes[0]?.lacks;
