/** How places, cards and kiosk tiles look, as their rule files declare it. */
import { looks } from "../../made/words.json";
import type { ArtName } from "./names";

export interface PlaceLook {
  glaze: string; // one for each family of places
  picture: ArtName;
  takes: [number | string, ArtName][]; // what an action always brings
  note: string;
}

const PLACES = looks.places as unknown as Record<number, PlaceLook>;

export const placeLook = (place: number): PlaceLook => PLACES[place]!;
export const placeArt = (place: number): ArtName => placeLook(place).picture;
export const glaze = (place: number) => `var(--z-${PLACES[place]?.glaze ?? "service"})`;

/** By the words of the bonus cards; all guild cards have one. */
export const CARD_ART = looks.cards as Record<string, ArtName>;
export const GUILD_ART: ArtName = "i-guild";

/** Pictures and numbers from left to right, by the numbers of the kiosk tiles. */
export const FACES = looks.kiosk as unknown as Record<string, (ArtName | number)[]>;
