/** How the chances went, round by round, and where the game turned. */
import { chancesOf } from "./api";
import { SPECTATOR } from "./eyes";
import type { Story } from "./types";

export type Odds = Record<string, number>; // by seat

const MOST = 3; // turning points
const LEAST = 0.08; // so much a chance has to change

/** One after the other: the house thinks about one at a time anyway. */
export async function chancesByRound(table: string, { rounds = [] }: Story): Promise<Odds[]> {
  const found: Odds[] = [];
  for (const { last } of rounds) found.push((await chancesOf(table, SPECTATOR, last + 1)).chances);
  return found;
}

export interface Turning {
  round: number; // its index
  seat: string; // who gained most in it
  from: number;
  to: number;
}

/** The rounds in which somebody's chance grew most, in their order. */
export function turningPoints(odds: readonly Odds[]): Turning[] {
  const swings = odds.slice(1).map((now, i) => {
    const before = odds[i]!;
    const seat = Object.keys(now).reduce((best, one) => (gain(now, before, one) > gain(now, before, best) ? one : best));
    return { round: i + 1, seat, from: before[seat] ?? 0, to: now[seat] ?? 0 };
  });
  const greatest = swings.filter(({ from, to }) => to - from >= LEAST).toSorted((a, b) => b.to - b.from - (a.to - a.from));
  return greatest.slice(0, MOST).toSorted((a, b) => a.round - b.round);
}

const gain = (now: Odds, before: Odds, seat: string) => (now[seat] ?? 0) - (before[seat] ?? 0);
