/** Where others wait for us, on whatever device we play: in the title of every page, on the icon of the app, and as the way to the next game. */
import { route } from "../route.svelte";
import { get } from "./api";
import type { Awaited, Summary } from "./types";

const PAUSE = 30_000; // milliseconds

let tables = $state.raw<Pick<Awaited, "id">[]>([]);
let isPlaying = $state(false); // until then nobody can wait for us, and nothing is asked

export const awaited = {
  /** At other tables than the one that is looked at; where time runs out first comes first. */
  get elsewhere(): Pick<Awaited, "id">[] {
    return tables.filter(({ id }) => route.path !== `/table/${id}`);
  },

  /** Our games, as somebody else has asked for them; whether it is our turn there, others have found out. */
  tell(own: Summary[], waiting: Summary[]): void {
    isPlaying = own.some(({ stage }) => stage === "playing");
    tables = waiting;
  },

  /** We play somewhere. */
  async look(): Promise<void> {
    isPlaying = true;
    tables = await get<Awaited[]>("/awaited").catch(() => tables); // what is wrong is said elsewhere
  },
};

/** Within an effect of the whole page: keep looking. Also unseen, because the title is seen. */
export function watchAwaited(): (() => void) | undefined {
  if (!isPlaying) return undefined;
  const timer = setInterval(() => void awaited.look(), PAUSE);
  return () => clearInterval(timer);
}

/** The number on the icon, if the page was installed. */
export function showBadge(): void {
  void navigator.setAppBadge?.(tables.length).catch(() => {}); // 0 takes it away; the system may not want it
}
