/** What a house tells that only says what is different: with what is known it makes the table as it is now. */
import type { PlayerView, Seat, Summary, Update, View } from "./types";

export type Change = Partial<Omit<Update, "table" | "view">> &
  Pick<Update, "seq" | "first"> & {
    table?: Partial<Summary>;
    view?: Partial<View>;
  };

/** The update that would have said the same; null, if the change does not fit what is known, and one has to look anew.
 *  @param length of the events that are known */
export function applied(known: Update | null, change: Change, length: number): Update | null {
  if (!known || !(change.seq >= known.seq) || !(change.first <= length)) return null;
  const { table = {}, view } = change;
  const seats = replaced(known.table.seats, table.seats ?? [], (one: Seat) => one.colour);
  const players = replaced(known.view?.players ?? [], view?.players ?? [], (one: PlayerView) => one.seat);
  if (!seats || !players || (view && !known.view)) return null;
  return {
    ...known,
    events: [],
    chat: [],
    ...change,
    table: { ...known.table, ...table, seats },
    view: known.view && { ...known.view, ...view, players },
  };
}

/** Those that are different in their places; null, if there is one that nobody knows. */
function replaced<One>(known: One[], different: One[], colour: (one: One) => string): One[] | null {
  const all = new Map(known.map((one) => [colour(one), one]));
  if (!different.every((one) => all.has(colour(one)))) return null;
  for (const one of different) all.set(colour(one), one);
  return [...all.values()];
}
