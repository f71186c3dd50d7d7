/** Playing on from a position, at a new table: we take a seat, bots the others. The game that was stays as it is. */
import { importRecord, record } from "../../house/api";
import { device } from "../../house/device.svelte";
import type { SeatWish } from "../../house/types";
import { t } from "../../texts/texts.svelte";

const RIVAL = "greedy";

export async function playOn(table: string, at: number, seats: number, mine: number): Promise<string> {
  const wishes = Array.from({ length: seats }, (_, i): SeatWish => (i === mine ? { kind: "me", name: device.name || t("replay-you") } : { kind: "bot", bot: RIVAL }));
  const { id } = await importRecord({ record: await record(table), to: at, seats: wishes });
  return id;
}
