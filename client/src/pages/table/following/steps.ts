/** What is shown one after the other: each line of the log is a step, with the table as it is after it. */
import type { Event, Seat } from "../../../house/types";
import { logLines, type Line } from "../../../words";
import type { Amounts } from "../../../words/amounts";

const RECENT = 300; // events: whoever wants to see more opens the replay

export interface Step extends Line {
  end: number; // how many events have happened then
}

/** The last steps up to now. */
export function stepsOf(events: readonly Event[], seats: readonly Seat[], you: string | null): Step[] {
  const lines = logLines(events.slice(-RECENT), seats, you);
  return lines.map((line, i) => ({ ...line, end: lines[i + 1]?.n ?? events.length }));
}

/** What a step brought whoever did it. */
export function gainsIn({ seat, n, end }: Step, events: readonly Event[]): Amounts {
  const gains: Amounts = {};
  for (const event of events.slice(n, end)) {
    for (const [what, by] of Object.entries(event.gains[seat] ?? {})) gains[what] = (gains[what] ?? 0) + by;
  }
  return gains;
}

/** The number of the event with which the others began after one's own last turn; of a seat, with which its last turn began. */
export function lastTurns(events: readonly Event[], me: string | null, seat?: string): number {
  const isWanted = (event: Event | undefined) => !!event && event.turn > 0 && (seat ? event.of === seat : event.of !== me);
  const last = events.findLastIndex(isWanted);
  if (last < 0) return events.length;
  const { turn } = events[last]!;
  const before = events.findLastIndex((event, i) => i < last && (seat ? event.turn !== turn : event.of === me || event.turn === 0));
  return before + 1;
}
