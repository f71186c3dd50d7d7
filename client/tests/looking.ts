/** Parts of the client that look back, loaded where there is no browser. */
import { vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", origin: "http://house" });
vi.stubGlobal("addEventListener", () => {});

export const finding = await import("../src/pages/rules/finding");
export const figures = await import("../src/pages/rules/figures");
export const cells = await import("../src/pages/rules/cells");
export const scale = await import("../src/plots/scale");
export const result = await import("../src/pages/end/result");
export const course = await import("../src/pages/replay/course");
export const keys = await import("../src/pages/replay/keys");
export const lesson = await import("../src/pages/learn/lesson");
export const chapters = await import("../src/pages/learn/chapters");
export const teacher = await import("../src/pages/learn/teacher.svelte");
