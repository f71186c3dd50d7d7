/** Playing on from a position, at a new table: we take a seat, bots the others. The game that was stays as it is. */
import { answerAs, look, record } from "../../house/api";
import { usualOf } from "../../house/bots";
import { offer } from "../../house/lookup";
import { against, playOn } from "../../house/opening";
import type { Summary } from "../../house/types";

/** @returns the new table */
export async function branchOff(table: Summary, at: number, mine: number): Promise<string> {
  const rival = usualOf(await offer(), table.settings.rules);
  const { id } = await playOn({ record: await record(table.id), to: at, seats: against(rival, table.seats.length, mine) });
  return id;
}

/** The same, and what would have been better is answered there at once.
 *  @returns the new table */
export async function branchBetter(table: Summary, at: number, mine: number, line: string[]): Promise<string> {
  const id = await branchOff(table, at, mine);
  const { seq } = await look(id, mine);
  await answerAs(id, mine, seq, line);
  return id;
}
