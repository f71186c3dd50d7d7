/** How long one usually waits, if that was measured. */
import type { Pairing } from "../../house/types";
import { t } from "../../texts/texts.svelte";
import { duration } from "../../texts/time";

export function usualText(pace: Pairing["paces"][number] | undefined): string {
  const usual = pace?.usual ?? null;
  return usual === null ? t("pairing-usual-none") : t("pairing-usual", { time: duration(usual) });
}
