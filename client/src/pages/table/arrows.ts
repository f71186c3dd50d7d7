/** Arrows from place to place: where good turns lead. */
import { parted, placeIn } from "../../house/notation";
import type { View } from "../../house/types";

/** An arrow from one place to another, bent a little so that it does not hide what lies between. */
export interface Arrow {
  from: number;
  to: number;
  rank: number; // from 1 on, the best one first
  isShown?: boolean; // it is looked at
}

/** Where turns lead that begin with these words, the best one first, from where the merchant of a seat stands.
 *  @param shown the one that is looked at, from 1 on */
export function arrowsTo(view: View, seat: string | null, words: (string | undefined)[], shown = 0): Arrow[] {
  const from = view.players.find((player) => player.seat === seat)?.merchant ?? 0;
  return words.flatMap((word = "", i) => {
    const to = parted(word).verb === "go" && placeIn(word);
    return from && to ? [{ from, to, rank: i + 1, isShown: shown === i + 1 }] : [];
  });
}

interface Point {
  x: number;
  y: number;
}

const HEAD = 14; // pixels
const BEND = 0.14; // of its length
const SHORT = 0.26; // of a place: so far from the middle it begins and ends

/** @param size of a place, in pixels
 *  @returns the line, its head, and where its number stands: what stays where it is has only a number */
export function pathOf(from: Point, to: Point, size: number): { line: string; head: string; at: Point } {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (!length) return { line: "", head: "", at: { x: to.x, y: to.y - SHORT * size } };
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const middle = { x: (from.x + to.x) / 2 - along.y * BEND * length, y: (from.y + to.y) / 2 + along.x * BEND * length };
  const start = towards(from, middle, SHORT * size);
  const end = towards(to, middle, SHORT * size);
  const back = towards(end, middle, HEAD);
  const side = { x: ((end.y - back.y) / HEAD) * 7, y: (-(end.x - back.x) / HEAD) * 7 };
  return {
    line: `M${round(start)} Q${round(middle)} ${round(back)}`,
    head: `M${round(end)} L${round({ x: back.x + side.x, y: back.y + side.y })} L${round({ x: back.x - side.x, y: back.y - side.y })} Z`,
    at: { x: (start.x + 2 * middle.x + back.x) / 4, y: (start.y + 2 * middle.y + back.y) / 4 },
  };
}

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by };
}

const round = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
