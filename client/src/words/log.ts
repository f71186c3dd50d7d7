/** What has happened, as lines of the log. */
import type { Event, Seat } from "../house/types";

export interface Line {
  n: number; // of the first event that it tells
  turn: number;
  seat: string; // who does it
  text: string;
}

/** One event as a sentence; null if it is not worth a line. */
export function eventText(_event: Event, _seats: readonly Seat[], _you: string | null): string | null {
  return null;
}

/** Many events, where those that belong together share a line: five goods sold, three assistants called back. */
export function logLines(_events: readonly Event[], _seats: readonly Seat[], _you: string | null): Line[] {
  return [];
}
