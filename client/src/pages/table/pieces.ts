/** Which pieces stand where. Each has a name of its own, by which it is found again when it has moved. */
import type { View } from "../../house/types";

export interface Piece {
  id: string;
  kind: "merchant" | "assistant" | "family" | "companion" | "person";
  who: string; // a seat's colour, neutral, or one of the people one meets
  n: number; // assistants under the merchant
}

export function piecesOn(view: View): Map<number, Piece[]> {
  const found = new Map<number, Piece[]>();
  const put = (place: number, id: string, kind: Piece["kind"], who: string, n = 1) => {
    if (place) found.set(place, [...(found.get(place) ?? []), { id, kind, who, n }]);
  };
  const people = { governor: view.governor, smuggler: view.smuggler, "coffee-trader": view.coffee_trader, courier: view.courier };
  for (const [person, place] of Object.entries(people)) put(place, person, "person", person);
  for (const { seat, merchant, stack } of view.players) put(merchant, seat, "merchant", seat, stack.length);
  view.neutral_merchants.forEach((place, i) => put(place, `neutral-${i}`, "merchant", "neutral", 0));
  for (const { seat, family } of view.players) put(family, `${seat}-family`, "family", seat);
  for (const { seat, companion } of view.players) put(companion, `${seat}-companion`, "companion", seat);
  for (const { seat, assistants } of view.players) {
    for (const place of assistants) put(place, `${seat}-assistant-${place}`, "assistant", seat);
  }
  view.neutral_assistants.forEach((place, i) => put(place, `neutral-assistant-${i}`, "assistant", "neutral"));
  return found;
}
