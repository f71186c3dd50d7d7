import { expect, test } from "vitest";
import { usable } from "../src/house/device.svelte";

test("one comes back to a table or to a new one, and nowhere else", () => {
  const back = (kept: unknown) => usable({ back: kept }).back;
  for (const address of ["/table/k3x9mpqr", "/new?rated"]) expect(back(address)).toBe(address);
  for (const address of ["//elsewhere.example", "https://elsewhere.example", "/table/../me", "javascript:1", "/me", 7, undefined]) expect(back(address)).toBe("");
});
