/** How places look: their glaze, and which kind of live data they show. New places are new lines. */
import type { Component } from "svelte";
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
interface Kind {
  glaze: "ruby" | "red" | "green" | "yellow" | "service" | "market" | "chance" | "coffee" | "letters";
  data?: Data;
  with?: Record<string, unknown>;
}

const kind = (glaze: Kind["glaze"], data?: unknown, given: Record<string, unknown> = {}): Kind => ({
  glaze,
  data: data as Data,
  with: given,
});

const KINDS: Record<number, Kind> = {
  1: kind("ruby", Extension),
  2: kind("red", Warehouse, { good: "fabric" }),
  3: kind("green", Warehouse, { good: "spice" }),
  4: kind("yellow", Warehouse, { good: "fruit" }),
  5: kind("service", Post),
  6: kind("service", Pile),
  7: kind("service", Fetch),
  8: kind("chance", Rolls),
  9: kind("chance", NumberSaid),
  10: kind("market", Market, { market: "large" }),
  11: kind("market", Market, { market: "small" }),
  12: kind("service", Family),
  13: kind("ruby", Palace),
  14: kind("ruby", Mosque, { tiles: ["red", "green"], which: 0 }),
  15: kind("ruby", Mosque, { tiles: ["blue", "yellow"], which: 1 }),
  16: kind("ruby", Gems),
  17: kind("coffee", Takes, { takes: [["2–6", "g-C"]] }),
  18: kind("coffee", Takes, { takes: [[1, "g-C"], [2, "i-guild"]] }),
  19: kind("coffee", Tavern),
  20: kind("coffee", CoffeeHouse),
  21: kind("letters", Takes, { takes: [[2, "i-letter"]] }),
  22: kind("letters", KioskTiles),
  23: kind("chance", Takes, { takes: [[2, "i-card"]], note: "bid" }),
  24: kind("letters", Society),
  25: kind("letters", Takes, { takes: [], note: "anywhere" }),
};

export const kindOf = (place: number): Kind => KINDS[place] ?? { glaze: "service" };
