/** What an answer would bring, as it stands on its button; nothing, if that is not known or nothing changes. */
import type { Option } from "../../../house/types";
import { outcomesText } from "../../../words";

export function resultText({ outcomes }: Option, me: string): string {
  return outcomes.some(({ gains, ends }) => gains[me] || ends) ? outcomesText(outcomes, me) : "";
}

/** How likely the best outcome is, in per cent: of a named number, that it is reached. */
export function chanceOf({ outcomes }: Option, me: string): number {
  const best = Math.max(...outcomes.map(({ gains }) => gains[me]?.lira ?? 0));
  const ways = outcomes.filter(({ gains }) => (gains[me]?.lira ?? 0) === best).reduce((sum, outcome) => sum + outcome.ways, 0);
  return Math.round((100 * ways) / (outcomes[0]?.of ?? 1));
}
