/** The log, the newest first. */
import type { Event, Seat } from "../../../house/types";
import { logLines, type Line } from "../../../words";

const MOST = 60; // lines; the whole game is in the replay
const ENOUGH = 400; // events that make as many

export function newestOf(events: Event[], seats: Seat[], you: string | null): Line[] {
  return logLines(events.slice(-ENOUGH), seats, you).slice(-MOST).reverse();
}
