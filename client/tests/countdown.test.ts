import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Countdown } from "../src/pages/room/countdown.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("it counts three seconds, and then it is over", () => {
  const countdown = new Countdown();
  expect(countdown.left).toBe(0);
  countdown.start();
  const seen = [0, 1000, 1000, 1000, 5000].map((time) => (vi.advanceTimersByTime(time), countdown.left));
  expect(seen).toEqual([3, 2, 1, 0, 0]);
});

test("whoever does not want to wait goes on at once", () => {
  const countdown = new Countdown();
  countdown.start();
  countdown.stop();
  vi.advanceTimersByTime(1000);
  expect(countdown.left).toBe(0);
});
