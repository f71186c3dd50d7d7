/** What has happened, as lines of the log. */
import type { Event, Seat, Update } from "../house/types";
import { list, t } from "../texts/texts.svelte";
import { foldedEvents } from "./folding";
import { seatName } from "./names";
import { Teller } from "./events";
import { signsOf, type Sign } from "./signs";

export interface Line {
  n: number; // of the first event that it tells
  turn: number;
  seat: string; // who does it; empty: the house
  text: string;
  signs: Sign[]; // the same as pictures
}

/** One event as a sentence or two; null if it is not worth a line. */
export function eventText(event: Event, seats: readonly Seat[], you: string | null): string | null {
  return new Teller(event, seats, you).told();
}

/** Many events, where those that belong together share a line: five goods sold, three assistants called back. */
export function logLines(events: readonly Event[], seats: readonly Seat[], you: string | null): Line[] {
  return foldedEvents(events).flatMap((event) => {
    const text = eventText(event, seats, you);
    return text === null ? [] : [{ n: event.n, turn: event.turn, seat: whose(event), text, signs: signsOf([event], whose(event), you) }];
  });
}

/** Chance says who begins: that line is his. */
const whose = ({ kind, word, of }: Event) => (kind === "start" ? (word.split(":")[1] ?? of) : of);

/** Who has won; null while nobody has. */
export function resultText(result: Update["result"], seats: readonly Seat[], you: string | null): string | null {
  const winners = (result ?? []).filter((standing) => standing.rank === 1).map(({ seat }) => seat as string);
  const rubies = Number(result?.[0]?.rubies);
  const names = winners.map((seat) => seatName(seat, seats));
  if (names.length > 1) return t("log-shared", { names: list(names), rubies });
  return names.length ? t(winners[0] === you ? "log-wins.you" : "log-wins", { name: names[0]!, rubies }) : null;
}
