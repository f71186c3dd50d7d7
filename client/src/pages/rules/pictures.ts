/** The picture of a topic: of a place its own, of everything else a sign. */
import { CARD_ART, FACES, GUILD_ART, placeArt } from "../../art/declared";
import type { ArtName } from "../../art/names";
import type { Topic } from "../../house/types";
import { placeNumber } from "../../words";

const SIGNS: Record<string, ArtName> = {
  "tile:red": "g-R",
  "tile:green": "g-G",
  "tile:yellow": "g-Y",
  "tile:blue": "g-B",
  goal: "ruby",
  "turn-in-short": "i-turn",
  "end-in-short": "win",
  turn: "i-turn",
  moving: "i-walk",
  "assistant-step": "a-1",
  "paying-merchants": "lira",
  action: "i-play",
  "meeting-people": "m-smuggler",
  "family-members": "m-family",
  governor: "m-governor",
  smuggler: "m-smuggler",
  dice: "d-1",
  "goods-that-do-not-fit": "ext",
  "when-cards-may-be-played": "i-clock",
  "drawing-cards": "card-back",
  board: "i-home",
  table: "ruby",
  "what-a-player-has": "m-merchant",
  "what-chance-decides": "d-1",
  "two-players": "m-merchant",
  "demand-tiles": "p10",
  "bonus-decks": "i-card",
  mocha: "g-C",
  coffee: "g-C",
  "coffee-trader": "m-dealer",
  "guild-cards": "i-guild",
  barrier: "i-stop",
  "letters-and-seals": "seal",
  letters: "i-letter",
  companion: "m-companion",
  courier: "m-courier",
  "double-turn": "i-again",
  "grand-bazaar": "hall",
  "random-layouts": "i-mix",
  "neutral-assistants": "a-1",
  "caravan-leader": "p6",
  "end-of-the-game": "i-flag",
  "last-cards": "i-card",
  "who-wins": "win",
  "what-is-hidden": "i-eye",
  "movement-tile": "i-walk",
  "encounter-tile": "m-governor",
};

/** What an answer of a worked example shows. */
const ANSWERS: [RegExp, ArtName][] = [
  [/^>/, "i-walk"],
  [/^(leave|pick-up|fetch)/, "a-1"],
  [/^\*/, "d-1"],
  [/^pay/, "lira"],
  [/^bid/, "lira"],
];

export const signOf = (word: string, place: number): ArtName => ANSWERS.find(([answer]) => answer.test(word))?.[1] ?? placeArt(place);

/** Whole groups, by how the names of their topics begin. */
const KINDS: Record<string, ArtName> = { play: "i-card", guild: GUILD_ART };

/** The first picture on a kiosk tile. */
const faceOf = (tile: string): ArtName => (FACES[tile]?.find((part) => typeof part === "string") as ArtName | undefined) ?? "p22";

/** The number of the place that a topic is about, or 0. */
export const placeOf = ({ names }: Topic) => placeNumber(names[0] ?? "");

export function pictureOf(topic: Topic): ArtName {
  const place = placeOf(topic);
  const [name = ""] = topic.names;
  const [kind = "", what = ""] = name.split(":");
  return place ? placeArt(place) : (SIGNS[name] ?? CARD_ART[kind === "play" ? what : ""] ?? (kind === "kiosk" ? faceOf(what) : KINDS[kind]) ?? "i-book");
}
