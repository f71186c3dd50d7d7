/** Who stands at a place, in words. */
import type { Seat } from "../../house/types";
import { list, t } from "../../texts/texts.svelte";
import { seatName } from "../../words";
import type { Piece } from "./pieces";

export function whoIsThere(pieces: Piece[], seats: Seat[]): string {
  return list(pieces.map((piece) => one(piece, seats)));
}

function one({ kind, who, n }: Piece, seats: Seat[]): string {
  if (kind === "person") return t(`piece-${who}`);
  if (who === "neutral") return t(`piece-neutral-${kind}`);
  const name = seatName(who, seats);
  if (kind === "merchant") return t("table-there-merchant", { name, n });
  return t(`table-there-${kind}`, { name });
}
