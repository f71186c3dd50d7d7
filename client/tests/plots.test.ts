import { expect, test } from "vitest";
import { scale } from "./looking";

const LINES = [
  { seat: "red", values: [0, 1, 3] },
  { seat: "blue", values: [0, 1, 3] },
  { seat: "white", values: [0, 0, 0] },
];
const FRAME = { width: 274, height: 130 }; // 200 × 100 for the lines

test("ticks are round numbers and reach the greatest value", () => {
  expect(scale.ticksFor(0)).toEqual([0, 1]);
  expect(scale.ticksFor(3)).toEqual([0, 1, 2, 3]);
  expect(scale.ticksFor(6)).toEqual([0, 2, 4, 6]);
  expect(scale.ticksFor(28)).toEqual([0, 10, 20, 30]);
  expect(scale.ticksFor(101)).toEqual([0, 50, 100, 150]);
});

test("the first round is at the left, the last at the right, zero at the bottom", () => {
  const { x, y, left, right, top, bottom } = scale.scaleOf(LINES, FRAME);
  expect([x(0), x(2)]).toEqual([left, right]);
  expect([y(0), y(3)]).toEqual([bottom, top]);
});

test("a single round has a place too", () => {
  const alone = [{ seat: "red", values: [4] }];
  const measured = scale.scaleOf(alone, FRAME);
  expect(measured.x(0)).toBe(measured.right);
  expect(scale.nearest(0, 1, measured)).toBe(0);
});

test("a pixel belongs to the nearest round", () => {
  const measured = scale.scaleOf(LINES, FRAME);
  const { left, right } = measured;
  expect([left - 50, left + 40, (left + right) / 2, right + 50].map((pixel) => scale.nearest(pixel, 3, measured))).toEqual([0, 0, 1, 2]);
});

test("equal steps lie three pixels apart, around their value", () => {
  expect([0, 1, 2].map((line) => scale.offsetOf(line, 3))).toEqual([-3, 0, 3]);
  expect([0, 1].map((line) => scale.offsetOf(line, 2))).toEqual([-1.5, 1.5]);
});

test("paths go straight, or in steps", () => {
  const flat = { x: (i: number) => i * 10, y: (value: number) => 100 - value } as never;
  expect(scale.pathOf([1, 2], flat)).toBe("M0 99L10 98");
  expect(scale.pathOf([1, 2], flat, true, 3)).toBe("M0 102H13V101");
});

test("signs at the ends never lie over each other, nor below the drawing", () => {
  const measured = scale.scaleOf(LINES, FRAME);
  for (const index of [0, 1, 2]) {
    const signs = scale.signsAt(LINES, index, measured);
    expect(signs.slice(1).every(({ y }, i) => y - signs[i]!.y >= 15)).toBe(true);
    expect(Math.max(...signs.map(({ y }) => y))).toBeLessThanOrEqual(measured.bottom);
  }
  expect(scale.signsAt(LINES, 2, measured).map(({ value }) => value)).toEqual([3, 3, 0]);
});

test("the last round is always numbered", () => {
  const measured = scale.scaleOf(LINES, FRAME);
  expect(scale.numbered(3, measured)).toEqual([0, 1, 2]);
  expect(scale.numbered(30, measured).at(-1)).toBe(29);
  expect(scale.numbered(30, measured).length).toBeLessThan(10);
});

test("a single line has a scale that begins where its values do", () => {
  expect(scale.ticksFor(1512, 1480)).toEqual([1480, 1490, 1500, 1510, 1520]);
  const measured = scale.scaleOf([{ seat: "blue", values: [1480, 1512] }], FRAME, false);
  expect([measured.y(1480), measured.y(1520)]).toEqual([measured.bottom, measured.top]);
  const flat = scale.scaleOf([{ seat: "blue", values: [1500] }], FRAME, false);
  expect(flat.ticks).toEqual([1500, 1501]);
});
