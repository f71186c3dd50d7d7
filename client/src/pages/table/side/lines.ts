/** The log: what one player did in a turn is one entry, or all of a turn, line by line; the newest first. */
import type { Event, Seat, Summary } from "../../../house/types";
import { t } from "../../../texts/texts.svelte";
import { logLines, seatName, signsOf, type Line, type Sign } from "../../../words";

const MOST = 40; // entries; the whole game is in the replay
const ENOUGH = 400; // events that make as many

/** What was done to the game itself, and where. */
export type Breaks = Pick<Summary, "marks" | "restored">;

/** A turn, or something that was done to the game itself. */
export interface Turn {
  n: number; // of its first event
  turn: number; // 0: the set-up
  seat: string; // whose turn it is; empty: nobody's
  signs: Sign[]; // what it was about and what it brought that seat
  lines: Line[]; // the oldest first
}

export function turnsOf(events: Event[], seats: Seat[], you: string | null, breaks: Breaks = { marks: [], restored: [] }): Turn[] {
  const recent = events.slice(-ENOUGH);
  const found: Turn[] = [];
  for (const line of withBreaks(logLines(recent, seats, you), events, seats, breaks)) {
    const last = found.at(-1);
    if (last && last.turn === line.turn && Number.isInteger(line.n) && Number.isInteger(last.n)) last.lines.push(line);
    else found.push({ n: line.n, turn: line.turn, seat: line.turn ? line.seat : "", signs: [], lines: [line] });
  }
  const newest = found.slice(-MOST).reverse();
  return newest.map((one) => ({ ...one, signs: signsOf(of(one, recent), one.seat, you) }));
}

/** The events of a turn; what was done to the game itself has none. */
const of = ({ turn, n }: Turn, events: Event[]) => (turn && Number.isInteger(n) ? events.filter((event) => event.turn === turn) : []);

export function newestOf(events: Event[], seats: Seat[], you: string | null, breaks: Breaks = { marks: [], restored: [] }): Line[] {
  const found: Line[] = [];
  for (const line of logLines(events.slice(-ENOUGH), seats, you)) {
    const last = found.at(-1);
    if (last && last.turn === line.turn && last.seat === line.seat) found[found.length - 1] = { ...last, text: `${last.text} ${line.text}` };
    else found.push(line);
  }
  return withBreaks(found, events, seats, breaks).slice(-MOST).reverse();
}

/** Where somebody went back, or the house came from a backup: that stands before what was answered then. */
function withBreaks(lines: Line[], events: readonly Event[], seats: Seat[], { marks, restored }: Breaks): Line[] {
  const told = [
    ...restored.map((n) => ({ n, seat: "", text: t("log-restored"), signs: [] })),
    ...marks.map(({ n, seat, outcomes }) => ({ n, seat, text: t("log-went-back", { name: seatName(seat, seats), n: outcomes }), signs: [] })),
  ];
  const between = told.map((line, i) => ({ ...line, n: line.n + (i + 1) / 1e6, turn: events[line.n]?.turn ?? 0 })); // each has a number of its own
  return [...between, ...lines].sort((one, other) => Math.floor(one.n) - Math.floor(other.n));
}
