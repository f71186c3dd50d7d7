/** A way out of a refusal, if one holds a card for it: which card helps against what. It is only named when it may be played. */
import type { Question, Refused } from "../../../house/types";

const HELPS: Record<string, string> = {
  "out-of-reach": "far",
  "must-move": "stay",
  fee: "lira",
  "extension-price": "lira",
  "ruby-price": "lira",
};
const FURTHEST = 4; // steps with the card

export function wayOut({ said }: Refused, { options }: Question): string | null {
  const found = said.find(({ key, args }) => HELPS[key] && !(typeof args.steps === "number" && args.steps > FURTHEST));
  const card = found && HELPS[found.key];
  return card && options.some(({ word }) => word === `play:${card}`) ? card : null;
}
