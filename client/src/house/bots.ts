/** The bots of the house: those for people by levels, the weakest first, as the house names them. */
import type { ArtName } from "../art/names";
import { ART } from "../art/names";
import { known, t } from "../texts/texts.svelte";
import type { Offer, Seat } from "./types";

export const levelsOf = (offer: Offer | null, rules = "base") => offer?.levels[rules] ?? [];

/** The same behind all others that the house has: they are for programs, and for whoever wants them. */
export const allOf = (offer: Offer, rules: string) => [...new Set([...offer.bots.filter((bot) => !isLevel(bot)), ...levelsOf(offer, rules)])];

/** Whom one plays against if one does not choose. */
export const usualOf = (offer: Offer | null, rules = "base") => offer?.usual[rules] ?? "";

export const isLevel = (bot: string) => bot.startsWith("level-");

/** The face of a bot, if it has one, and what it is like. */
export const faceOf = (bot: string) => ART.find((name): name is ArtName => name === `face-${bot}`) ?? "i-bot";
export const characterOf = (bot: string) => (known(`bot-${bot}.is`) ? t(`bot-${bot}.is`) : "");

export function botName(bot: string): string {
  return known(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** Who sits there: a person or a bot by name, a bot that was given none by its level, and one who has left the server. */
export const nameOf = ({ kind, bot, name }: Seat) =>
  kind === "bot" && bot && (!name || name === bot) ? botName(bot) : name || (kind === "open" ? "" : t("former-player"));
