/** Games in which nobody sits and waits, and who is away there, as he has said himself. */
import type { Seat, TimeControl } from "./types";

const HOUR = 3600; // seconds

/** Does a clock leave everybody an hour and more? */
export function isOverDays({ move, game }: TimeControl = {}): boolean {
  const limits = [move, game].filter((seconds) => typeof seconds === "number");
  return limits.length > 0 && limits.every((seconds) => seconds >= HOUR);
}

export const isAway = ({ holiday }: Seat, time: number): boolean => !!holiday && holiday.since <= time && time < holiday.until;
