/** Somebody lets another phone take up a seat, and asks the others to agree. */
import type { Update } from "../../../house/types";
import { isAbandoned } from "./waiting";

export interface TakeUp {
  seat: string; // whose phone is away
  by: string; // who has agreed first
}

/** The first that waits for our agreement, too. */
export function takeUpIn({ table, seat: me }: Update): TakeUp | null {
  const isPlayer = table.seats.some(({ colour, kind }) => colour === me && kind === "person");
  const found = isPlayer && table.seats.find((seat) => isAbandoned(seat, table) && seat.lets?.length && !seat.lets.includes(me!));
  return found ? { seat: found.colour, by: found.lets![0]! } : null;
}
