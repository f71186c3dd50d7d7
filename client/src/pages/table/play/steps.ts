/** What runs by itself. The client knows no rules: it only sees that there is one willing answer to a question of the way. */
import { declines, isExtra } from "../../../house/notation";
import type { Option, Question } from "../../../house/types";

const ON_THE_WAY = ["assistant", "pay", "act"]; // questions that follow from having gone somewhere

/** The one answer that goes on, if there is nothing else to choose. Cards and tiles that could be played do not count: whoever
 *  wants them first takes the move back, and is then asked step by step. What rests on luck is never done unasked. */
export function onlyWayOn({ kind, options }: Question): Option | null {
  if (!ON_THE_WAY.includes(kind)) return null;
  const willing = options.filter(({ word }) => !declines(word) && !isExtra(word));
  const [only] = willing;
  return only && willing.length === 1 && only.outcomes.length <= 1 ? only : null;
}

/** The answer that leads towards the end of the turn, if there is nothing else to decide than cards: end, skip, enough, stop. */
export function onlyWayOut({ options }: Question): string | null {
  const plain = options.map(({ word }) => word).filter((word) => !isExtra(word));
  if (plain.includes("end")) return "end";
  const [only] = plain;
  return only && plain.length === 1 && declines(only) && only !== "keep" ? only : null;
}

/** Does going there end the turn at once? */
export const endsTurn = (option: Option): boolean => option.outcomes.length > 0 && option.outcomes.every((outcome) => outcome.ends);
