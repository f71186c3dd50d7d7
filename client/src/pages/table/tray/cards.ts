/** What one holds in the hand: bonus cards and guild cards, what each is called and does, and whether it can be played now. */
import type { PlayerView } from "../../../house/types";
import { cardEffect, cardName, cardShort, guildEffect, guildName, guildShort } from "../../../words";
import type { Play } from "../play/play.svelte";

export interface Held {
  id: string;
  word: string; // the answer that plays it
  is: "bonus" | "guild";
  art: string; // by which its picture is found
  name: string;
  effect: string;
  short: string;
}

export const bonusCard = (card: string): Held => ({ id: card, word: `play:${card}`, is: "bonus", art: card, name: cardName(card), effect: cardEffect(card), short: cardShort(card) });

export const guildCard = (card: string): Held => ({ id: `guild-card ${card}`, word: `guild:${card}`, is: "guild", art: "guild-card", name: guildName(card), effect: guildEffect(card), short: guildShort(card) });

export const bonusCards = ({ hand }: PlayerView): Held[] => hand.map((card, i) => ({ ...bonusCard(card), id: `${card} ${i}` })); // two may be alike

export const guildCards = ({ guild }: PlayerView): Held[] => guild.map(String).map(guildCard);

export function stateOf({ word }: Held, play: Play): "playable" | "locked" | "resting" {
  if (!play.question) return "resting";
  return play.option(word) ? "playable" : "locked";
}
