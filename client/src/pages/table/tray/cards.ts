/** Whether a card in the hand can be played now. */
import type { Play } from "../play/play.svelte";

export function stateOf(card: string, play: Play): "playable" | "locked" | "resting" {
  if (!play.question) return "resting";
  return play.option(`play:${card}`) ? "playable" : "locked";
}
