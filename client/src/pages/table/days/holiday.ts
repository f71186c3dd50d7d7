/** Days as one says them, and as the server hears them: in milliseconds, where one is. */
import type { HolidayWish } from "../../../house/types";

/** "2026-05-05", as a field for days has it. */
export function dayOf(at: number): string {
  const day = new Date(at);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => `${part}`.padStart(2, "0")).join("-");
}

/** From the beginning of the first day, or from now on if that is today, until the last one is over. */
export function wishOf(first: string, last: string, now: number): HolidayWish {
  return { since: first === dayOf(now) ? null : beginOf(first), until: beginOf(last, 1) };
}

/** Midnight at the beginning of a day, or so many days later. Days may have 23 hours or 25. */
function beginOf(day: string, later = 0): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + later).getTime();
}
