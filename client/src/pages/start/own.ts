/** The tables at which this device has a seat and that are not over, in the order in which they want us. */
import type { Kept } from "../../house/device.svelte";
import type { Seat, Summary } from "../../house/types";

/** The games among them: a lesson is none. */
export function games(tables: Summary[], lessons: Record<string, Kept>): Summary[] {
  const taught = Object.values(lessons).flatMap(({ tables }) => tables);
  return tables.filter(({ id }) => !taught.includes(id));
}

export const isYourTurn = (table: Summary) =>
  table.stage === "playing" && table.seats.some((seat) => seat.yours && !seat.bot && seat.colour === table.to_act);

/** Does anybody wait for us there? Bots do not. */
export const isAwaited = (table: Summary) => isYourTurn(table) && table.seats.some(({ kind, bot, yours }) => kind === "person" && !bot && !yours);

/** Little time is left for our turn. */
export const isUrgent = (table: Summary, time: number) => isYourTurn(table) && !!table.warns_at && time >= table.warns_at;

/** Those that go on: first those where others wait for us, then our turn against bots, each by the time that is left; those that wait for
 *  players last. */
export function running(tables: Summary[]): Summary[] {
  const going = tables.filter(({ stage }) => stage === "playing" || stage === "waiting");
  return going.sort((a, b) => rank(a) - rank(b) || byTime(a, b));
}

const rank = (table: Summary) => (table.stage === "waiting" ? 3 : isAwaited(table) ? 0 : isYourTurn(table) ? 1 : 2);

/** With whom we play: everybody but the first of our own seats. */
export function othersAt({ seats }: Summary): Seat[] {
  const own = seats.find(({ yours }) => yours);
  return seats.filter((seat) => seat !== own && seat.kind !== "open");
}

const byTime = (a: Summary, b: Summary) => (a.deadline === b.deadline ? 0 : (a.deadline ?? Infinity) - (b.deadline ?? Infinity));
