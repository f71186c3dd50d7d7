/** What the next player at a device reads before the curtain opens: what has happened since that player's last turn. */
import type { Event, Seat } from "../../house/types";
import type { Line } from "../../words";
import { newestOf } from "./side/lines";

const MOST = 5; // entries

export function recap(events: Event[], seats: Seat[], next: string): Line[] {
  const lines = newestOf(events.map(covered), seats, null);
  const own = lines.findIndex(({ seat, turn }, i) => seat === next && lines[i + 1]?.turn !== turn); // with which a turn began
  return lines.slice(0, own < 0 ? MOST : Math.min(own, MOST)).reverse();
}

/** A card that somebody drew is nobody else's business. */
const covered = (event: Event): Event => (event.kind === "draw" ? { ...event, word: "*{?}" } : event);
