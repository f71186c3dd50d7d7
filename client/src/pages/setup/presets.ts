/** Tables that many wish for. Only those that the house offers are shown. */
import { levelsOf, usualOf } from "../../house/bots";
import type { TimeControl, Offer, SeatWish } from "../../house/types";

export interface Preset {
  id: string;
  rules: string;
  layout: string;
  others: SeatWish[];
  clock: TimeControl;
  sign: number; // the place that stands for it
}

const NO_CLOCK: TimeControl = { move: null, game: null };
const BY_DAYS: TimeControl = { move: 86_400, game: null };

export function presetsOf(offer: Offer): Preset[] {
  const easy = (rules: string): SeatWish => ({ kind: "bot", bot: levelsOf(offer, rules)[0] });
  const usual = (rules: string): SeatWish => ({ kind: "bot", bot: usualOf(offer, rules) });
  const here: SeatWish = { kind: "here" };
  const open: SeatWish = { kind: "open" };
  const all: Preset[] = [
    { id: "first", rules: "base", layout: "short", others: [easy("base"), easy("base")], clock: NO_CLOCK, sign: 7 },
    { id: "device", rules: "base", layout: "short", others: [here, here], clock: NO_CLOCK, sign: 9 },
    { id: "link", rules: "base", layout: "long", others: [open, open, usual("base")], clock: BY_DAYS, sign: 5 },
    { id: "coffee", rules: "mocha", layout: "first", others: [easy("mocha"), easy("mocha")], clock: NO_CLOCK, sign: 20 },
    { id: "letters", rules: "letters", layout: "first", others: [easy("letters"), easy("letters")], clock: NO_CLOCK, sign: 21 },
    { id: "grand", rules: "grand", layout: "random", others: [here, open, usual("grand"), usual("grand")], clock: BY_DAYS, sign: 15 },
  ];
  return all.filter((preset) => offer.rules.includes(preset.rules));
}
