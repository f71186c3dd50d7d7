/** Playing on from a position, at a new table: we take a seat, bots the others. The game that was stays as it is. */
import { record } from "../../house/api";
import { me, playOn } from "../../house/opening";
import type { SeatWish } from "../../house/types";

const RIVAL = "greedy";

/** @returns the new table */
export async function branchOff(table: string, at: number, seats: number, mine: number): Promise<string> {
  const wishes = Array.from({ length: seats }, (_, i): SeatWish => (i === mine ? me() : { kind: "bot", bot: RIVAL }));
  const { id } = await playOn({ record: await record(table), to: at, seats: wishes });
  return id;
}
