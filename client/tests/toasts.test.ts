import { expect, test } from "vitest";
import { Trouble } from "../src/house/api";
import { detailsOf } from "../src/pages/table/details";

const spot = { table: "k3x9mpqr", seq: 11 };
const now = new Date("2026-11-16T21:00:00Z");

test("the details of a trouble lead to the notes of the house", () => {
  expect(detailsOf(new Trouble("Too often.", 429, null, "0f3a"), spot, now)).toBe("table k3x9mpqr · number 11 · status 429 · id 0f3a · 2026-11-16T21:00:00.000Z");
  expect(detailsOf({ error: "That was meant for number 9.", clause: null, said: [{ key: "stale", args: {} }] }, spot, now)).toBe(
    "table k3x9mpqr · number 11 · stale · 2026-11-16T21:00:00.000Z",
  );
  expect(detailsOf(new TypeError("no"), spot, now)).toContain("TypeError");
});
