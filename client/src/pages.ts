/** Which address shows which page. A page is loaded when it is first needed, and gets the named parts of its address as props. */
import type { Component } from "svelte";
import { match } from "./route.svelte";

type Page = Component<Record<string, string>>;
type Loaded = () => Promise<{ default: Page }>;

const PAGES: Record<string, Loaded> = {
  "/table/:id": () => import("./pages/table/TablePage.svelte") as unknown as ReturnType<Loaded>,
  "/table/:id/screen": () => import("./pages/screen/ScreenPage.svelte") as unknown as ReturnType<Loaded>,
  "/": () => import("./pages/start/Start.svelte") as ReturnType<Loaded>,
  "/rules": () => import("./pages/rules/Rules.svelte") as ReturnType<Loaded>,
  "/learn": () => import("./pages/learn/ChapterPage.svelte") as unknown as ReturnType<Loaded>,
  "/learn/:box": () => import("./pages/learn/ChapterPage.svelte") as unknown as ReturnType<Loaded>,
  "/replay/:id": () => import("./pages/replay/Replay.svelte") as ReturnType<Loaded>,
  "/analyse": () => import("./pages/analyse/Analyse.svelte") as ReturnType<Loaded>,
  "/rules/:name": () => import("./pages/rules/Rules.svelte") as ReturnType<Loaded>,
  "/me/profile": () => import("./pages/profile/Profile.svelte") as ReturnType<Loaded>,
  "/people/:name": () => import("./pages/profile/Profile.svelte") as ReturnType<Loaded>,
  "/leaders": () => import("./pages/leaders/Leaders.svelte") as ReturnType<Loaded>,
  "/me": () => import("./pages/me/MePage.svelte") as ReturnType<Loaded>,
  "/notices": () => import("./pages/notices/NoticesPage.svelte") as ReturnType<Loaded>,
  "/daily": () => import("./pages/daily/Daily.svelte") as ReturnType<Loaded>,
  "/pair": () => import("./pages/pair/Pair.svelte") as ReturnType<Loaded>,
  "/tournaments": () => import("./pages/tournaments/Tournaments.svelte") as ReturnType<Loaded>,
  "/tournaments/new": () => import("./pages/tournaments/NewTournament.svelte") as ReturnType<Loaded>,
  "/tournaments/:id": () => import("./pages/tournaments/Tournament.svelte") as unknown as ReturnType<Loaded>,
  "/new": () => import("./pages/setup/Setup.svelte") as ReturnType<Loaded>,
};
const NOWHERE: Loaded = () => import("./pages/Nowhere.svelte") as ReturnType<Loaded>;

/** The page that needs only the first pictures. */
export const START = "/";

export function pageOf(path: string): { load: Loaded; parts: Record<string, string> } {
  for (const [pattern, load] of Object.entries(PAGES)) {
    const parts = match(pattern, path);
    if (parts) return { load, parts };
  }
  return { load: NOWHERE, parts: {} };
}
