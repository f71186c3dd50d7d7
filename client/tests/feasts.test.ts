/** What is celebrated. */
import { expect, test } from "vitest";
import type { Event, PlayerView, Summary, View } from "../src/house/types";
import { feastsIn } from "../src/pages/table/motion/feasts";
import { t } from "../src/texts/texts.svelte";
import { seatName } from "../src/words";

const seats = [{ colour: "red" }, { colour: "green" }] as Summary["seats"];
const table = (stage = "playing") => ({ seats, stage }) as Summary;
const view = (red: number, green: number) => ({ seat: "red", rubies_to_win: 5, players: [{ seat: "red", rubies: red }, { seat: "green", rubies: green }] as PlayerView[] }) as View;
const event = (gains: Event["gains"]) => ({ gains }) as Event;
const seen = (...found: Parameters<typeof feastsIn>) => feastsIn(...found).map(({ is, seat }) => `${is} ${seat}`);

test("a ruby and a mosque tile, of whomever; lira, tiles of the Tavern and what is paid are not", () => {
  expect(seen([event({ green: { rubies: 1, lira: -16 } })], view(2, 2), view(2, 3), table())).toEqual(["ruby green"]);
  expect(seen([event({ red: { "blue-tile": 1 } }), event({ red: { rubies: 1 } })], view(2, 2), view(3, 2), table())).toEqual(["tile red", "ruby red"]);
  expect(seen([event({ red: { lira: 5, "movement-tile": 1 } })], view(2, 2), view(2, 2), table())).toEqual([]);
});

test("others are named, oneself is not; a tile is told by its colour", () => {
  const told = (...found: Parameters<typeof feastsIn>) => feastsIn(...found).map(({ art, text }) => [art, text]);
  const events = [event({ red: { "blue-tile": 1, rubies: 1 }, green: { "red-tile": 1 } })];
  expect(told(events, view(2, 2), view(3, 2), table())).toEqual([
    ["tile-blue", t("mosque-blue").replace("b", "B")],
    ["tile-red", t("celebrate-tile", { name: seatName("green", seats), colour: "red" })],
    ["ruby", t("celebrate-ruby.you", { n: 3, of: 5 })],
  ]);
});

test("the last round begins with the first who has all rubies, once, and not when the game is over by it", () => {
  const ruby = [event({ red: { rubies: 1 } })];
  expect(seen(ruby, view(4, 2), view(5, 2), table())).toEqual(["ruby red", "last red"]);
  expect(seen([event({ green: { rubies: 1 } })], view(5, 4), view(5, 5), table())).toEqual(["ruby green"]);
  expect(seen(ruby, view(4, 2), view(5, 2), table("over"))).toEqual(["ruby red"]);
});
