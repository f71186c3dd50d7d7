import { beforeAll, expect, test, vi } from "vitest";

let match: (pattern: string, path: string) => Record<string, string> | null;

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("addEventListener", () => {});
  ({ match } = await import("../src/route.svelte"));
});

test.each([
  ["/", "/", {}],
  ["/table/:id", "/table/k3x9mpqr", { id: "k3x9mpqr" }],
  ["/table/:id", "/table/k3x9mpqr/", { id: "k3x9mpqr" }],
  ["/table/:id", "/table/", null],
  ["/table/:id", "/table/a/b", null],
  ["/rules/:clause", "/rules/MOS%2D1", { clause: "MOS-1" }],
  ["/rules/:clause", "/rules/%", { clause: "%" }],
  ["/new", "/news", null],
])("%s and %s", (pattern, path, parts) => expect(match(pattern, path)).toEqual(parts));
