/** What an answer would bring, as it stands on its button: "+3 lira", or "58 %: +7 lira · 42 %: +2 lira". */
import type { Option } from "../../../house/types";
import { t } from "../../../texts/texts.svelte";
import { outcomeText } from "../../../words";

const MOST = 3; // outcomes that are named

export function resultText({ outcomes }: Option, me: string): string {
  const named = outcomes.map((outcome) => ({ ...outcome, text: outcomeText(outcome, me) }));
  const [only] = named;
  if (named.length === 1) return only?.text ?? "";
  return named
    .slice(0, MOST)
    .map(({ ways, of, text }) => t("table-odds", { percent: Math.round((100 * ways) / of), what: text || t("table-nothing") }))
    .join(" · ");
}

/** How likely the best outcome is: of a named number, that it is reached. */
export function chanceOf({ outcomes }: Option, me: string): number {
  const best = Math.max(...outcomes.map(({ gains }) => gains[me]?.lira ?? 0));
  const ways = outcomes.filter(({ gains }) => (gains[me]?.lira ?? 0) === best).reduce((sum, outcome) => sum + outcome.ways, 0);
  return Math.round((100 * ways) / (outcomes[0]?.of ?? 1));
}
