/** What has happened as pictures: where somebody went, which card was played, what it brought. */
import type { Event } from "../house/types";
import { parts, type Amounts, type Part } from "./amounts";
import { cardName, guildName, placeName } from "./names";
import { split } from "./questions";

export type Sign =
  | { is: "place"; id: string; text: string; place: number }
  | { is: "card"; id: string; text: string; card: string } // by which its picture is found
  | { is: "amount"; id: string; text: string; part: Part };

const CARDS: Record<string, number> = { play: -1, discard: -1, guild: -1, "discard-guild": -1 }; // what becomes of the card that is named
const OWN = ["", "-companion", "-family"]; // pieces

/** Of events that belong together: places and cards in their order, then what all of them brought. */
export function signsOf(events: readonly Event[], seat: string, you: string | null): Sign[] {
  const places = events.flatMap(({ moves, of }) => (of === seat ? OWN.flatMap((piece) => moves[`${seat}${piece}`] || []) : []));
  const cards = events.flatMap((event) => (event.of === seat ? (cardIn(event, you) ?? []) : []));
  const amounts: Amounts = {};
  for (const { gains } of events) for (const [what, by] of Object.entries(gains[seat] ?? {})) amounts[what] = (amounts[what] ?? 0) + by;
  for (const { kind, by } of cards) amounts[kind] = (amounts[kind] ?? 0) - by; // it is named
  const all: Sign[] = [
    ...places.map((place) => ({ is: "place" as const, id: `place-${place}`, text: placeName(place), place })),
    ...cards.map(({ card, kind, text }) => ({ is: "card" as const, id: `${kind}-${card}`, text, card: kind === "cards" ? card : "guild-card" })),
    ...parts(amounts).map((part) => ({ is: "amount" as const, id: part.what, text: part.text, part })),
  ];
  return all.filter(({ id }, i) => all.findIndex((other) => other.id === id) === i);
}

interface Named {
  card: string;
  kind: "cards" | "guild-cards";
  by: number;
  text: string;
}

/** The card that an event names; what others draw is not named. */
function cardIn({ kind, word, of }: Event, you: string | null): Named | null {
  const isDrawn = kind === "draw" && of === you;
  const [family, card] = isDrawn ? drawn(word.slice(2, -1)) : split(word);
  const by = isDrawn ? 1 : CARDS[family];
  if (by === undefined || !card || card === "?") return null;
  const isGuild = family.endsWith("guild");
  return { card, kind: isGuild ? "guild-cards" : "cards", by, text: isGuild ? guildName(card) : cardName(card) };
}

const drawn = (card: string): [string, string] => (card.startsWith("guild:") ? split(card) : ["play", card]);
