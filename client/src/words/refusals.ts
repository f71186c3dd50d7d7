/** Why something cannot be done. */
import { botName } from "../house/bots";
import type { Problem, Refused } from "../house/types";
import type { Args } from "../texts/bundle";
import { known, list, t } from "../texts/texts.svelte";
import { counted } from "./amounts";
import { colourOf, placeNumber } from "./names";

type Said = NonNullable<Problem["said"]>[number];

/** By the keys of its sentences; where a key is not known, as the server says it in English. */
export function refusalText(refused: Refused | Problem): string {
  const said = refused.said ?? [];
  if (!said.length || !said.every(({ key }) => known(`refusal-${key}`))) return refused.error;
  return said.map((sentence) => t(`refusal-${sentence.key}`, argsOf(sentence))).join(" ");
}

/** Places, goods and cards come by their words. */
function argsOf({ args }: Said): Args {
  const { place, good, goods, price, bots } = args as { place?: string; good?: string; goods?: Record<string, number>; price?: number; bots?: string[] };
  return {
    ...Object.fromEntries(Object.entries<unknown>(args).map(([name, value]) => [name, Array.isArray(value) ? list(value.map(String)) : value])),
    ...(place && { place: placeNumber(place) }),
    ...(Array.isArray(bots) && { bots: list(bots.map(botName)) }),
    ...(goods && { goods: list(Object.entries(goods).map(([what, n]) => counted(what, n))) }),
    ...(good && { colour: colourOf(good) ?? "" }),
    ...(good && price && { needed: counted(good, price) }),
  };
}
