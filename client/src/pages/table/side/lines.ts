/** The log in sentences: one entry for each turn, the newest first. */
import type { Event, Seat } from "../../../house/types";
import { eventText } from "../../../words";

export interface Entry {
  from: number; // the first event
  turn: number;
  seat: string;
  text: string;
}

const MOST = 40; // entries; the whole game is in the replay

export function entriesOf(events: Event[], seats: Seat[], you: string | null): Entry[] {
  const found: Entry[] = [];
  for (let i = events.length - 1; i >= 0 && found.length <= MOST; i -= 1) {
    const event = events[i]!;
    const text = eventText(event, seats, you);
    const last = found.at(-1);
    if (text === null) continue;
    if (last?.turn === event.turn) Object.assign(last, { from: event.n, text: `${text} ${last.text}`, seat: event.of });
    else found.push({ from: event.n, turn: event.turn, seat: event.of, text });
  }
  return found;
}
