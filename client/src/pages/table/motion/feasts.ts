/** What is worth celebrating: a ruby, a mosque tile, the beginning of the last round. */
import type { ArtName } from "../../../art/names";
import type { Event, Summary, View } from "../../../house/types";
import { t } from "../../../texts/texts.svelte";
import { seatName } from "../../../words";
import { isMosqueTile } from "../../../words/amounts";

export interface Feast {
  is: "ruby" | "tile" | "last";
  art: ArtName;
  seat: string;
  text: string;
}

/** @param before the table before these events; `now`: after them */
export function feastsIn(events: readonly Event[], before: View, now: View, { seats, stage }: Summary): Feast[] {
  const taken = (what: (thing: string) => boolean) =>
    now.players.filter(({ seat }) => events.some(({ gains }) => Object.entries(gains[seat] ?? {}).some(([thing, by]) => by > 0 && what(thing))));
  const rubies = taken((thing) => thing === "rubies").map<Feast>(({ seat, rubies }) => ({
    is: "ruby", art: "ruby", seat, text: t("celebrate-ruby", { name: seatName(seat, seats), n: rubies, of: now.rubies_to_win }),
  }));
  const tiles = taken(isMosqueTile).map<Feast>(({ seat }) => ({ is: "tile", art: "tile", seat, text: t("celebrate-tile", { name: seatName(seat, seats) }) }));
  const first = now.players.find(({ rubies }) => rubies >= now.rubies_to_win);
  const isLast = first && stage === "playing" && before.players.every(({ rubies }) => rubies < now.rubies_to_win);
  return [...tiles, ...rubies, ...(isLast ? [{ is: "last", art: "i-flag", seat: first.seat, text: t("celebrate-last") } as const] : [])];
}
