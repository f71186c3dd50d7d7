/** Events that are told in one line: what is asked in steps is one deed. */
import type { Event } from "../house/types";
import type { Amounts } from "./amounts";

/** Walking somewhere and the assistant there: such an event is of this kind, followed by "leave" or "join". */
export const ARRIVAL = "arrival-";

const STEPS: Record<string, string[]> = { sell: ["act", "sell"], fetch: ["act", "fetch"], "any-good": ["act"] };

export function foldedEvents(events: readonly Event[]): Event[] {
  const folded: Event[] = [];
  for (const event of events) {
    const last = folded.at(-1);
    const both = last && last.turn === event.turn && last.of === event.of && together(last, event);
    if (both) folded[folded.length - 1] = both;
    else folded.push(event);
  }
  return folded;
}

function together(first: Event, then: Event): Event | null {
  if (first.word.startsWith(">") && (then.word === "leave" || then.word === "join")) {
    return { ...sum(first, then), kind: `${ARRIVAL}${then.word}` };
  }
  if (first.kind === "kiosk" && then.kind === "kiosk") return { ...first, word: `${first.word}${then.word}` };
  const isStep = STEPS[then.kind]?.includes(first.kind) && ![first, then].some(({ word }) => word.startsWith("play:") || word === "home");
  return isStep ? sum(first, then) : null;
}

function sum(first: Event, then: Event): Event {
  const seats = new Set([...Object.keys(first.gains), ...Object.keys(then.gains)]);
  const gains = Object.fromEntries([...seats].map((seat) => [seat, added(first.gains[seat], then.gains[seat])]));
  return { ...first, gains, moves: { ...first.moves, ...then.moves }, demand: then.demand || first.demand };
}

function added(some: Amounts = {}, more: Amounts = {}): Amounts {
  const all = { ...some };
  for (const [what, by] of Object.entries(more)) all[what] = (all[what] ?? 0) + by;
  return all;
}
