/** What never changes while the page is open: the printed numbers, the rules, and what can be played. Each is asked for once. */
import { Trouble } from "./api";
import type { Event, Offer, Topic } from "./types";
import { t } from "../texts/texts.svelte";

/** What is printed on places, tiles and cards, as far as it is shown. Numbers by players have the number as their key. */
export interface Printed {
  wheelbarrow: { capacity: number[]; extension_price: number };
  post_office: { upper: string[]; lower: string[] };
  sultans_palace: { track: string[] };
  gemstone_dealer: { first_price: Record<string, number>; last_price: number };
  markets: { large: number[]; small: number[] };
  black_market: { jewellery: Record<string, number> };
  mosques: { stack: Record<string, number[]> };
  coffee_house: { last_price: number };
  secret_society: { lira_by_use: number[] };
  seals: { double_turn: number; secret_society: number };
}

/** How likely the dice bring something, from 0 to 1: without the red tile, and with it. */
export interface Odds {
  plain: number;
  red: number;
}

/** By the number of a place, then by what is rolled for there: jewellery, or the number that was named. */
export type DiceOdds = Record<string, Record<string, Odds>>;

export const printed = once(() => ask<Printed>("/api/components"));
export const diceOdds = once(() => ask<DiceOdds>("/api/odds"));
export const offer = once(() => ask<Offer>("/api/offer"));
/** For each place a turn that shows what happens there: red's. */
export const examples = once(() => ask<Record<string, Event[]>>("/api/examples"));
export const topics = once(() => ask<Topic[]>("/api/rules"));

/** Kept, unless it failed: then the next who asks tries again. */
function once<Answer>(fetched: () => Promise<Answer>): () => Promise<Answer> {
  let kept: Promise<Answer> | undefined;
  return () => {
    kept ??= fetched().catch((trouble: unknown) => {
      kept = undefined;
      throw trouble;
    });
    return kept;
  };
}

async function ask<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(path).catch(() => null);
  if (!answer?.ok) throw new Trouble(t("house-unreachable"), answer?.status ?? 0);
  return (await answer.json()) as Answer;
}
