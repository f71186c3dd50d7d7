/** The picture of a topic: of a place its own, of everything else a sign. */
import { CARD_ART, GUILD_ART, placeArt } from "../../art/declared";
import type { ArtName } from "../../art/names";
import type { Topic } from "../../house/types";
import { placeNumber } from "../../words";

const SIGNS: Record<string, ArtName> = {
  "tile:red": "g-R",
  "tile:green": "g-G",
  "tile:yellow": "g-Y",
  "tile:blue": "g-B",
  turn: "i-turn",
  moving: "i-walk",
  "assistant-step": "a-1",
  "paying-merchants": "lira",
  action: "i-play",
  "meeting-people": "m-smuggler",
  "when-cards-may-be-played": "i-clock",
  "goods-that-do-not-fit": "ext",
  "family-members": "m-family",
  reward: "i-star",
  governor: "m-governor",
  smuggler: "m-smuggler",
  "drawing-cards": "card-back",
  "playing-cards": "i-card",
  "discard-pile": "i-hand",
  "what-is-hidden": "i-eye",
  table: "i-home",
  "what-a-player-has": "m-merchant",
  "what-chance-decides": "d-1",
  "random-layouts": "i-mix",
  "layouts-that-are-allowed": "i-shield",
  "demand-tiles": "p10",
  "end-of-the-game": "i-flag",
  "last-cards": "i-card",
  "who-wins": "win",
  "movement-tile": "i-walk",
  "encounter-tile": "i-eye",
  barrier: "i-stop",
  "coffee-trader": "m-dealer",
  courier: "m-courier",
  companion: "m-companion",
  letters: "i-letter",
  seals: "seal",
  "double-turn": "i-again",
  "guild-cards": "i-guild",
  "drawing-guild-cards": "i-guild",
  "neutral-assistants": "a-1",
  "caravan-leader": "p6",
};

/** Whole groups, by how the names of their topics begin. */
const KINDS: Record<string, ArtName> = { play: "i-card", guild: GUILD_ART, kiosk: "p22" };

/** The number of the place that a topic is about, or 0. */
export const placeOf = ({ names }: Topic) => placeNumber(names[0] ?? "");

export function pictureOf(topic: Topic): ArtName {
  const place = placeOf(topic);
  const [name = ""] = topic.names;
  const [kind = "", what = ""] = name.split(":");
  return place ? placeArt(place) : (SIGNS[name] ?? CARD_ART[kind === "play" ? what : ""] ?? KINDS[kind] ?? "i-book");
}
