/** How much of each good can be sold: what is in demand and on the wheelbarrow. The house has the last word. */
import { GOODS, LETTER, parted, type Good } from "../../../house/notation";
import type { Event, Question, View } from "../../../house/types";

/** The goods that have been sold in the sale that goes on. */
export function soldBefore(events: Event[], turn: number): string[] {
  const start = events.findLastIndex(({ kind, word }) => kind === "act" || word === "play:market");
  return events
    .slice(start + 1)
    .filter((event) => event.kind === "sell" && event.turn === turn && event.word.startsWith("sell:"))
    .map(({ word }) => parted(word).what);
}

/** Of each good, at most; a card may have made the demand tile unimportant. */
export function mostOf(question: Question, view: View, market: string, before: string[], bought: number): Record<Good, number> {
  const tile = [...(view.demand[market]?.[0] ?? "")];
  const own = view.players.find(({ seat }) => seat === question.seat)?.goods ?? {};
  const offered = new Set(question.options.map(({ word }) => word));
  const isOffered = (good: Good) => offered.has(`sell:${good}`);
  const wanted = (good: Good) => tile.filter((letter) => letter === LETTER[good]).length - before.filter((sold) => sold === good).length;
  const isAny = GOODS.some((good) => isOffered(good) && wanted(good) <= 0);
  return byGood((good) => (isOffered(good) ? Math.min(own[good] ?? 0, isAny ? bought : wanted(good)) : 0));
}

/** As much as is bought. */
export function asMuchAs(left: number, most: Record<Good, number>): Record<Good, number> {
  let rest = left;
  return byGood((good) => {
    const taken = Math.min(most[good], rest);
    rest -= taken;
    return taken;
  });
}

function byGood(amount: (good: Good) => number): Record<Good, number> {
  return Object.fromEntries(GOODS.map((good) => [good, amount(good)])) as Record<Good, number>;
}
