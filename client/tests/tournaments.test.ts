/** What is asked for at a new tournament: nothing that the house would have to refuse, and nothing that is not on view. */
import { expect, test } from "vitest";
import type { Offer } from "../src/house/types";
import { Wish } from "../src/pages/tournaments/wish.svelte";

const OFFER = {
  rules: ["base", "mocha"],
  rubies: { base: { 2: 6, 3: 5, 4: 5, 5: 5 }, mocha: { 2: 6, 4: 6 } },
  layouts: { base: [{ name: "short", grid: [[1]] }], mocha: [{ name: "first", grid: [[1]] }] },
  levels: { base: ["level-1", "level-3"], mocha: ["level-1", "level-2"] },
  usual: { base: "level-3", mocha: "level-2" },
} as unknown as Offer;

test("the same deal fills the tables and goes with the Swiss system alone", () => {
  const wish = new Wish(OFFER);
  wish.isAlike = true;
  expect(wish.tournament().agreed).toMatchObject({ alike: true, bots: true, knock_out: false });
  wish.system = "knock-out";
  expect(wish.tournament().agreed).toMatchObject({ alike: false, bots: false, knock_out: true });
});

test("only people with accounts play rated games", () => {
  const wish = new Wish(OFFER);
  wish.isRated = true;
  expect(wish.tournament().agreed.settings.rated).toBe(false);
  wish.hasGuests = false;
  expect(wish.tournament().agreed.settings.rated).toBe(true);
});

test("other rules bring another layout, number and bot, where the old one is not offered", () => {
  const wish = new Wish(OFFER);
  wish.bot = "level-3";
  expect(wish.tournament().agreed).toMatchObject({ bot: "level-3", settings: { layout: "short", players: 3, confirm: true, hints: false } });
  wish.chooseRules("mocha");
  expect(wish.tournament().agreed).toMatchObject({ bot: "level-2", settings: { layout: "first", players: 2 } });
});

test("a time is told as the house counts it; without one the first round waits", () => {
  const wish = new Wish(OFFER);
  expect(wish.tournament().begins).toBeNull();
  wish.first = "2026-12-24T18:30";
  expect(wish.tournament().begins).toBe(new Date(2026, 11, 24, 18, 30).getTime());
});
