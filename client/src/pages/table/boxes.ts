/** What the expansions put on the table, as it is drawn. */
import type { PlayerView, View } from "../../house/types";

const COFFEE_HOUSE = 20;
const EMBASSY = 21;

export interface Boxes {
  coffee: boolean;
  letters: boolean;
}

/** Which boxes are played with: each has a place that is in no other. */
export function boxesOf({ grid }: View): Boxes {
  const places = grid.flat();
  return { coffee: places.includes(COFFEE_HOUSE), letters: places.includes(EMBASSY) };
}

export interface Letter {
  id: string; // two letters may be alike
  word: string; // as it is written: 9, and 9! once it is delivered
  place: number;
  seals: number;
  isDelivered: boolean;
}

export function letterOf(word: string, id = word): Letter {
  const isDelivered = word.endsWith("!");
  return { id, word, place: parseInt(word, 10), seals: isDelivered ? 2 : 1, isDelivered };
}

/** The letters of a player: those that are still to be delivered first. */
export function lettersOf({ letters }: PlayerView): Letter[] {
  const all = letters.map((word, i) => letterOf(word, `${word} ${i}`));
  return all.toSorted((a, b) => Number(a.isDelivered) - Number(b.isDelivered));
}
