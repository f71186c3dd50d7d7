/** The games that one can begin with one click. */
import { layOut } from "../../house/api";
import { remember } from "../../house/device.svelte";
import { around, open } from "../../house/opening";
import type { Layout, Offer, SeatWish } from "../../house/types";

export interface Ready {
  rules: string;
  choice: string; // the layout by its name, also if it was drawn
  layout: Layout;
}

/** One for each rule set; as long as there is a single one, for its first layouts and for a board that is drawn now. */
export async function readyGames({ rules, layouts }: Offer): Promise<Ready[]> {
  if (rules.length > 1) return Promise.all(rules.map((set) => firstOf(set, layouts[set] ?? [])));
  const [set = "base"] = rules;
  const printed = (layouts[set] ?? []).slice(0, 2).map((layout) => ({ rules: set, choice: layout.name, layout }));
  return [...printed, await drawn(set)];
}

/** Open a table with so many bots of a level, which is offered the next time, too. What it is called. */
export async function play({ rules, choice, layout }: Ready, bots: number, level: string, learning = false): Promise<string> {
  remember({ quick: { rules, layout: choice, bots, level } });
  const seats = around(Array.from({ length: bots }, (): SeatWish => ({ kind: "bot", bot: level })));
  return (await open({ seats, settings: { players: bots + 1, rules, layout: layout.name, learning } })).id;
}

async function firstOf(rules: string, [first]: Layout[]): Promise<Ready> {
  return first ? { rules, choice: first.name, layout: first } : drawn(rules);
}

async function drawn(rules: string): Promise<Ready> {
  return { rules, choice: "random", layout: await layOut("random", rules) };
}
