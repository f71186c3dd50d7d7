/** What changes hands in an event: from the purse of one player to that of another, or between a player and the place. */
import type { ArtName } from "../../../art/names";
import { GOODS, LETTER } from "../../../house/notation";
import type { Event } from "../../../house/types";

export type End = { seat: string } | { place: number };

export interface Transfer {
  art: ArtName;
  n: number;
  from: End;
  to: End;
}

/** What is seen of a player: as what it flies, and where it is on the seat. */
const THINGS: Record<string, { art: ArtName; spot: string }> = {
  lira: { art: "lira", spot: ".lira .ic" },
  rubies: { art: "ruby", spot: ".race, .rn" },
  cards: { art: "i-card", spot: ".cards .ic" },
  coffee: { art: "g-C", spot: ".coffee .ic" },
  "guild-cards": { art: "i-guild", spot: ".guild .ic" },
  letters: { art: "i-letter", spot: ".letters .ic" },
  ...Object.fromEntries(GOODS.map((good) => [good, { art: `g-${LETTER[good]}` as ArtName, spot: `.lane[data-g="${LETTER[good]}"]` }])),
};

export const spotOf = (art: ArtName): string => Object.values(THINGS).find((thing) => thing.art === art)!.spot;

/** In the order of events; coins before goods before rubies and cards, as they stand there. */
export function transfers(events: readonly Event[]): Transfer[] {
  return events.flatMap((event) => Object.keys(THINGS).flatMap((what) => ofOne(event, what)));
}

function ofOne({ gains, place }: Event, what: string): Transfer[] {
  const by = (seat: string) => gains[seat]?.[what] ?? 0;
  const { art } = THINGS[what]!;
  const takers = Object.keys(gains).filter((seat) => by(seat) > 0);
  const [payer] = Object.keys(gains).filter((seat) => by(seat) < 0);
  const isBetween = !!payer && what === "lira";
  const taken = takers.map((seat) => ({ art, n: by(seat), from: isBetween ? { seat: payer } : { place }, to: { seat } }));
  const rest = payer ? -by(payer) - (isBetween ? takers.reduce((sum, seat) => sum + by(seat), 0) : 0) : 0;
  const paid = payer && rest > 0 ? [{ art, n: rest, from: { seat: payer }, to: { place } }] : [];
  return [...paid, ...taken].filter(({ from, to }) => [from, to].every((end) => "seat" in end || end.place > 0));
}
