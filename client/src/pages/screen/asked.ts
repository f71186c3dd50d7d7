/** What whoever is to act is asked, as everybody at the table may know it: the question, and never its answers. */
import type { View } from "../../house/types";
import { known, t } from "../../texts/texts.svelte";

export function askedOf({ question, asked, acting, players, kiosk_chosen }: View): string {
  if (!question || !asked || !known(`question-${question}`)) return "";
  const place = acting || players.find(({ seat }) => seat === asked)?.merchant || 0;
  return t(`question-${question}`, { place, tile: kiosk_chosen[asked] ?? 0 });
}
