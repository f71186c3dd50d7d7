import { expect, test } from "vitest";
import type { Leaders, Listed } from "../src/house/types";
import { AT_ONCE } from "../src/house/lists";
import { pointsOf, rowsOf } from "../src/pages/leaders/rows";

const BOTS = [927, 1500, 1867, 2104].map((points, i) => ({ bot: `level-${i + 1}`, points }));
const person = (points: number): Listed => ({ rank: 1, name: `with ${points}`, points, games: 30, is_shown: false, is_own: false });
const page = (n: number, points: number[], count: number): Leaders => ({
  rules: "base", players: 2, page: n, count, rows: points.map(person), bots: BOTS, own: null, is_listed: false,
});

test("without people the bots show the scale", () => {
  expect(rowsOf(page(0, [], 0)).map(pointsOf)).toEqual([2104, 1867, 1500, 927]);
});

test("bots stand among people, where their points put them", () => {
  expect(rowsOf(page(0, [2000, 1500, 1400], 3)).map(pointsOf)).toEqual([2104, 2000, 1867, 1500, 1500, 1400, 927]);
});

test("on a page in the middle the nearest bots tell where it is", () => {
  const points = Array.from({ length: AT_ONCE }, (_, i) => 1700 - i);
  expect(rowsOf(page(1, points, 3 * AT_ONCE)).map(pointsOf)).toEqual([1867, ...points, 1500]);
});

test("behind the last page there is nothing", () => {
  expect(rowsOf(page(7, [], 60))).toEqual([]);
});
