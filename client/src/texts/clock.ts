/** What was agreed about time, in words. */
import type { TimeControl } from "../house/types";
import { list, t } from "./texts.svelte";
import { duration } from "./time";

export function clockText({ move, game }: TimeControl): string {
  const said = [move && t("clock-move", { time: duration(move, "short") }), game && t("clock-game", { time: duration(game, "short") })];
  return list(said.filter((one) => typeof one === "string")) || t("clock-none");
}
