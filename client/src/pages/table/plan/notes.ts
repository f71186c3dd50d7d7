/** What is to be said of a planned turn besides what it would bring. */
import type { ForeseenTurn } from "../../../house/types";
import { t } from "../../../texts/texts.svelte";
import { refusalText } from "../../../words";

export function noteOn(turn: ForeseenTurn | undefined): string {
  if (turn?.problem) return t("plan-not-now", { why: refusalText(turn.problem) });
  return !turn || turn.next === "over" ? "" : t(`plan-then-${turn.next}`);
}
