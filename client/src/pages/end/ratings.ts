/** What a rated game has done to ratings. The house notes it a moment after the end. */
import { ratingsAt } from "../../house/history";
import type { RatingChanges } from "../../house/types";

const FIRST = 500; // milliseconds until it is asked again; each time twice as long
const LONGEST = 60_000;

/** Returns how to stop asking. */
export function watchRatings(table: string, tell: (found: RatingChanges) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  async function ask(pause: number) {
    const found = await ratingsAt(table).catch(() => null);
    if (isOver) return;
    if (found?.is_noted) tell(found);
    else timer = setTimeout(() => void ask(Math.min(2 * pause, LONGEST)), pause);
  }

  void ask(FIRST);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
