/** The log: what one player did in a turn is one entry, the newest first. */
import type { Event, Seat } from "../../../house/types";
import { logLines, type Line } from "../../../words";

const MOST = 40; // entries; the whole game is in the replay
const ENOUGH = 400; // events that make as many

export function newestOf(events: Event[], seats: Seat[], you: string | null): Line[] {
  const found: Line[] = [];
  for (const line of logLines(events.slice(-ENOUGH), seats, you)) {
    const last = found.at(-1);
    if (last && last.turn === line.turn && last.seat === line.seat) found[found.length - 1] = { ...last, text: `${last.text} ${line.text}` };
    else found.push(line);
  }
  return found.slice(-MOST).reverse();
}
