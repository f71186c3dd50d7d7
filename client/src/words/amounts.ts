/** What is gained and paid: "−1 assistant", "+2 lira". The server says so much of what, by seat. */
import { FluentNumber } from "@fluent/bundle";
import { colours, goods } from "../../made/words.json";
import type { ArtName } from "../art/names";
import type { Outcome } from "../house/types";
import { t } from "../texts/texts.svelte";

export type Amounts = Record<string, number>;

/** For a tag: a picture, how many, with their sign, and the same in words. */
export interface Part {
  what: string; // as the server calls it: lira, rubies, fabric, red-tile …
  art: ArtName;
  by: number;
  shown: string; // "−2"
  text: string; // "−2 lira"
}

interface Kind {
  count: string; // how the glossary counts it; tiles are single, and named
  art: ArtName;
}

const GOODS: Record<string, Kind> = Object.fromEntries(
  colours.map((colour, i) => [goods[i], { count: `good-${colour}`, art: `g-${colour[0]!.toUpperCase()}` as ArtName }]),
);
const OF_MOSQUES: Record<string, Kind> = Object.fromEntries(colours.map((colour) => [`${colour}-tile`, { count: `mosque-${colour}`, art: `tile-${colour}` as ArtName }]));
const TILES: Record<string, Kind> = {
  ...OF_MOSQUES,
  "movement-tile": { count: "tavern-movement", art: "i-walk" },
  "encounter-tile": { count: "tavern-encounter", art: "i-eye" },
};
/** In the order in which they are told. */
export const KINDS: Record<string, Kind> = {
  rubies: { count: "ruby", art: "ruby" },
  ...TILES,
  extensions: { count: "extension", art: "ext" },
  ...GOODS,
  coffee: { count: "coffee", art: "g-C" },
  cards: { count: "bonus-card", art: "i-card" },
  "guild-cards": { count: "guild-card", art: "i-guild" },
  letters: { count: "letter", art: "i-letter" },
  seals: { count: "seal", art: "seal" },
  assistants: { count: "assistant", art: "a-1" },
  lira: { count: "lira", art: "lira" },
};

export const isGood = (what: string) => what in GOODS;
export const isMosqueTile = (what: string) => what in OF_MOSQUES;
export const isTile = (what: string) => what in TILES;

/** "2 fabric"; as the object of a sentence: `.acc`. */
export function counted(what: string, n: number, form: "" | ".acc" = ""): string {
  const { count } = KINDS[what]!;
  return isTile(what) ? t("amount-tile", { n, tile: t(count) }) : t(`count-${count}${form}`, { n });
}

export const signed = (by: number) => `${by < 0 ? "−" : "+"}${Math.abs(by)}`;

export function parts(amounts: Amounts = {}): Part[] {
  return told(amounts).map(([what, by]) => ({
    what,
    art: KINDS[what]!.art,
    by,
    shown: signed(by),
    text: `${by < 0 ? "−" : "+"}${counted(what, Math.abs(by))}`,
  }));
}

/** What is gained, and what is paid, each as objects of a sentence. */
export const gained = (amounts: Amounts = {}) => objects(amounts, (by) => by > 0);
export const paid = (amounts: Amounts = {}) => objects(amounts, (by) => by < 0);

function objects(amounts: Amounts, wanted: (by: number) => boolean): string[] {
  const found = told(amounts).filter(([, by]) => wanted(by));
  return found.map(([what, by]) => counted(what, Math.abs(by), ".acc"));
}

function told(amounts: Amounts): [string, number][] {
  return Object.keys(KINDS).flatMap((what) => (amounts[what] ? [[what, amounts[what]] as [string, number]] : []));
}

// -- what an answer would bring

/** "−1 assistant, −2 lira"; empty, if it changes nothing yet. */
export function outcomeText(outcome: Outcome, seat: string): string {
  if (outcome.lacks === "fee") return t("outcome-cannot-pay", { fee: outcome.fee ?? 0 });
  const texts = parts(outcome.gains[seat]).map((part) => part.text);
  if (outcome.ends) texts.push(t("flow-turn-ends"));
  return texts.join(", ");
}

/** Several that the dice decide between, each with its odds: "58 %: +7 lira; 42 %: +2 lira". */
export function outcomesText(outcomes: readonly Outcome[], seat: string): string {
  if (outcomes.length === 1) return outcomeText(outcomes[0]!, seat);
  return outcomes
    .map((outcome) => {
      const odds = new FluentNumber(outcome.ways / outcome.of, { style: "percent" });
      return t("outcome-odds", { odds, outcome: outcomeText(outcome, seat) || t("outcome-nothing") });
    })
    .join("; ");
}

/** The same as tags. */
export function outcomeIcons(outcome: Outcome, seat: string): Part[] {
  return parts(outcome.gains[seat]);
}
