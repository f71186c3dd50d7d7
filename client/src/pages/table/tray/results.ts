/** What an answer would bring, as it stands on its button; nothing, if that is not known or nothing changes. */
import { GOODS, isExtra, parted } from "../../../house/notation";
import type { Option, Question } from "../../../house/types";
import { known, t } from "../../../texts/texts.svelte";
import { cardEffect, cardName, guildEffect, outcomesText } from "../../../words";

export function resultText({ outcomes }: Option, me: string): string {
  return outcomes.some(({ gains, ends }) => gains[me] || ends) ? outcomesText(outcomes, me) : "";
}

/** All that is known of an answer, in one line: what it brings, also if that is nothing, what a card does, what somebody gives and wants
    whom one meets. The top card of the discard pile is one. */
export function knownOf(question: Question, option: Option, top?: string): { text: string; isNote: boolean } {
  const note = option.word === "pile" && top ? `${cardName(top)} · ${cardEffect(top)}` : noteText(question, option);
  const isSeen = option.outcomes.some(({ gains }) => Object.keys(gains[question.seat] ?? {}).some((what) => !what.endsWith("cards")));
  return note && !(isSeen && isExtra(option.word)) ? { text: note, isNote: true } : { text: resultText(option, question.seat) || lackText(question, option), isNote: false };
}

/** Why nothing changes where one would expect it. */
function lackText({ kind }: Question, { word, outcomes }: Option): string {
  const { verb, what } = parted(word);
  if (outcomes.length !== 1) return "";
  if (verb === "take" && GOODS.some((good) => good === what)) return t("outcome-no-room");
  return kind === "dice" ? t("outcome-nothing") : "";
}

function noteText({ kind, free_meeting }: Question, { word }: Option): string {
  const { verb, what } = parted(word);
  if (kind === "meet" && known(`meet-${verb}`)) return t(free_meeting && verb !== "catch" ? `meet-${verb}.free` : `meet-${verb}`);
  if (verb === "play" || verb === "discard") return cardEffect(what);
  return verb === "guild" || verb === "discard-guild" ? guildEffect(what) : "";
}

/** How likely the best outcome is, in per cent: of a named number, that it is reached. */
export function chanceOf({ outcomes }: Option, me: string): number {
  const best = Math.max(...outcomes.map(({ gains }) => gains[me]?.lira ?? 0));
  const ways = outcomes.filter(({ gains }) => (gains[me]?.lira ?? 0) === best).reduce((sum, outcome) => sum + outcome.ways, 0);
  return Math.round((100 * ways) / (outcomes[0]?.of ?? 1));
}
