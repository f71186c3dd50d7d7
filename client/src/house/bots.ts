/** The bots of the house by levels, the weakest first, as the house names them. */
import type { Seat } from "./types";
import { known, t } from "../texts/texts.svelte";

const WITHOUT_A_PLAN = "random"; // plays anything: good for tests, no fun

export const levelsOf = (bots: string[]) => bots.filter((bot) => bot !== WITHOUT_A_PLAN);

export function botName(bot: string): string {
  return known(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** Who sits there: a person or a bot by name, a bot that was given none by its level. */
export const nameOf = ({ kind, bot, name }: Seat) => (kind === "bot" && bot && (!name || name === bot) ? botName(bot) : name);
