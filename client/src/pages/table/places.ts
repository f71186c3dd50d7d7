/** What places show of what changes there. */
import type { Component } from "svelte";
import { placeLook } from "../../art/declared";
import CoffeeHouse from "./data/CoffeeHouse.svelte";
import Family from "./data/Family.svelte";
import Fetch from "./data/Fetch.svelte";
import Extension from "./data/Extension.svelte";
import Gems from "./data/Gems.svelte";
import KioskTiles from "./data/KioskTiles.svelte";
import Market from "./data/Market.svelte";
import Mosque from "./data/Mosque.svelte";
import NumberSaid from "./data/Number.svelte";
import Palace from "./data/Palace.svelte";
import Pile from "./data/Pile.svelte";
import Post from "./data/Post.svelte";
import Rolls from "./data/Rolls.svelte";
import Society from "./data/Society.svelte";
import Takes from "./data/Takes.svelte";
import Tavern from "./data/Tavern.svelte";
import Warehouse from "./data/Warehouse.svelte";
import type { Printed } from "../../house/lookup";
import type { PlayerView, View } from "../../house/types";

export interface Shown {
  view: View;
  printed: Printed;
  me: PlayerView | undefined; // whose gains are shown; a spectator has none
}

type Data = Component<Shown & Record<string, unknown>>;
type Live = [data: unknown, given?: Record<string, unknown>];

/** What changes at a place needs a component; everything else of it is declared with its rule. */
const LIVE: Record<number, Live> = {
  1: [Extension],
  2: [Warehouse, { good: "fabric" }],
  3: [Warehouse, { good: "spice" }],
  4: [Warehouse, { good: "fruit" }],
  5: [Post],
  6: [Pile],
  7: [Fetch],
  8: [Rolls],
  9: [NumberSaid],
  10: [Market, { market: "large" }],
  11: [Market, { market: "small" }],
  12: [Family],
  13: [Palace],
  14: [Mosque, { tiles: ["red", "green"], which: 0 }],
  15: [Mosque, { tiles: ["blue", "yellow"], which: 1 }],
  16: [Gems],
  19: [Tavern],
  20: [CoffeeHouse],
  22: [KioskTiles],
  24: [Society],
};

export function dataOf(place: number): { data: Data; given: Record<string, unknown> } {
  const { takes, note } = placeLook(place);
  const [data, given = {}] = LIVE[place] ?? [Takes, { takes, note }];
  return { data: data as Data, given };
}
