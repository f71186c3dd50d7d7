/** How answers are shown: which does something, which declines, and what is a card. */
import { declines, isExtra } from "../../../house/notation";
import type { Option, Outcome } from "../../../house/types";

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

/** What is missing where one would go, so that the turn would end there at once. */
export const lacks = (option: Option): Outcome["lacks"] => option.outcomes[0]?.lacks;
