/** What the next player at the same device is told before the curtain opens. */
import { expect, test, vi } from "vitest";
import type { Event, Seat } from "../src/house/types";

vi.mock("../src/words", () => ({
  logLines: (events: Event[]) => events.map(({ n, turn, of, word }) => ({ n, turn, seat: of, text: word })),
}));
const { recap } = await import("../src/pages/table/recap");

const event = (n: number, turn: number, of: string, word: string, kind = "act") => ({ n, turn, of, word, kind }) as Event;
const seats: Seat[] = [];

test("what has happened since one's own last turn, in order", () => {
  const events = [event(0, 1, "red", "a"), event(1, 2, "green", "b"), event(2, 3, "blue", "c"), event(3, 3, "green", "d"), event(4, 4, "red", "e")];
  expect(recap(events, seats, "green").map(({ text }) => text)).toEqual(["c", "d", "e"]); // d: asked in somebody else's turn
  expect(recap(events, seats, "red")).toEqual([]);
});

test("never more than five entries, and no card that somebody drew", () => {
  const events = Array.from({ length: 8 }, (_, n) => event(n, n, n % 2 ? "red" : "blue", "*{lira}", "draw"));
  expect(recap(events, seats, "green")).toHaveLength(5);
  expect(recap(events, seats, "green").every(({ text }) => text === "*{?}")).toBe(true);
});
