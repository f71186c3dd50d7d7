/** The picture of a topic: of a place its own, of everything else a sign. */
import type { ArtName } from "../../art/names";
import type { Topic } from "../../house/types";
import { placeNumber } from "../../words";

const SIGNS: Record<string, ArtName> = {
  "play:good": "g-any",
  "play:lira": "lira",
  "play:far": "i-walk",
  "play:stay": "i-flag",
  "play:assistant": "i-turn",
  "play:family": "i-shield",
  "play:market": "i-swap",
  "play:sultan": "p13",
  "play:post": "i-letter",
  "play:gem": "ruby",
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
  "neutral-assistants": "a-1",
  "caravan-leader": "p6",
};

/** The number of the place that a topic is about, or 0. */
export const placeOf = ({ group, names }: Topic) => (group === "places" ? placeNumber(names[0] ?? "") : 0);

export function pictureOf(topic: Topic): ArtName {
  const place = placeOf(topic);
  return place ? (`p${place}` as ArtName) : (SIGNS[topic.names[0] ?? ""] ?? "i-book");
}
