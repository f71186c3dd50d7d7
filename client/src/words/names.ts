/** What things are called. Places come by number, everything else by its word in the notation. */
import { colours, goods, places } from "../../made/words.json";
import { nameOf } from "../house/bots";
import type { Seat } from "../house/types";
import { known, t } from "../texts/texts.svelte";

const PLACES: Record<string, number> = places;

export const placeName = (place: number) => t(`place-${place}`);
export const placeShort = (place: number) => t(`place-${place}.short`);
/** "at the Tea House" and "to the Tea House", inside a sentence. */
export const placeAt = (place: number) => t(`place-${place}.at`);
export const placeTo = (place: number) => t(`place-${place}.to`);
export const layoutName = (layout: string) => t(`layout-${layout}`);
export const cardName = (card: string) => t(`bonus-${card}`);
/** What a bonus card does, in a few words, and in so few that they stand on a small card. */
export const cardEffect = (card: string) => (known(`effect-${card}`) ? t(`effect-${card}`) : "");
export const cardShort = (card: string) => (known(`effect-${card}.short`) ? t(`effect-${card}.short`) : "");
/** Guild cards and kiosk tiles go by their numbers. */
export const guildName = (card: string) => t(`guild-${card}`);
export const guildEffect = (card: string) => (known(`effect-guild-${card}`) ? t(`effect-guild-${card}`) : "");
export const guildShort = (card: string) => (known(`effect-guild-${card}.short`) ? t(`effect-guild-${card}.short`) : "");
export const kioskName = (tile: string) => t(`kiosk-${tile}`);
export const goodName = (good: string) => t(`good-${good}`);
/** "red tile", and what it does in a few words. */
export const tileName = (colour: string) => t(`mosque-${colour}`);
export const tileLabel = (colour: string) => t(`mosque-${colour}.label`);

/** The name of the player who sits there; as long as nobody does, the colour. */
export function seatName(colour: string, seats: readonly Seat[]): string {
  const seat = seats.find((one) => one.colour === colour);
  return (seat && nameOf(seat)) || t(`colour-${colour}`);
}

/** The number of a place by its word: tea-house is 9. */
export const placeNumber = (word: string) => PLACES[word] ?? 0;

/** The colour of a good: fabric is red. */
export const colourOf = (good: string) => colours[goods.indexOf(good)];
