/** What is worth celebrating: a ruby, a mosque tile, the beginning of the last round. */
import type { ArtName } from "../../../art/names";
import type { Event, Summary, View } from "../../../house/types";
import { t } from "../../../texts/texts.svelte";
import { seatName } from "../../../words";
import { isMosqueTile, KINDS } from "../../../words/amounts";
import { capital } from "../../../words/capital";

export interface Feast {
  is: "ruby" | "tile" | "last";
  art: ArtName;
  seat: string;
  text: string;
}

/** @param before the table before these events; `now`: after them, as `now.seat` sees it, to whom no name is told for what is its own */
export function feastsIn(events: readonly Event[], before: View, now: View, { seats, stage }: Summary): Feast[] {
  const isOwn = (seat: string) => seat === now.seat;
  const taken = (what: (thing: string) => boolean) =>
    now.players.flatMap(({ seat, rubies }) => {
      const gains = events.flatMap((event) => Object.entries(event.gains[seat] ?? {}));
      const things = new Set(gains.filter(([thing, by]) => by > 0 && what(thing)).map(([thing]) => thing));
      return [...things].map((thing) => ({ seat, rubies, thing, name: seatName(seat, seats) }));
    });
  const rubies = taken((thing) => thing === "rubies").map<Feast>(({ seat, rubies, name }) => ({
    is: "ruby", art: "ruby", seat, text: t(isOwn(seat) ? "celebrate-ruby.you" : "celebrate-ruby", { name, n: rubies, of: now.rubies_to_win }),
  }));
  const tiles = taken(isMosqueTile).map<Feast>(({ seat, thing, name }) => ({
    is: "tile", art: KINDS[thing]!.art, seat, text: capital(t(isOwn(seat) ? "celebrate-tile.you" : "celebrate-tile", { name, colour: thing.replace("-tile", "") })),
  }));
  const first = now.players.find(({ rubies }) => rubies >= now.rubies_to_win);
  const isLast = first && stage === "playing" && before.players.every(({ rubies }) => rubies < now.rubies_to_win);
  return [...tiles, ...rubies, ...(isLast ? [{ is: "last", art: "i-flag", seat: first.seat, text: t("celebrate-last") } as const] : [])];
}
