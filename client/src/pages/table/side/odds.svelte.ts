/** Who will win: asked for when somebody wants to know, and not more often than the eye can follow. */
import { chancesOf } from "../../../house/api";
import { InOrder } from "../../../house/in-order";

const PAUSE = 600; // milliseconds in which nothing more happens

export class Odds {
  /** By seat; null: not known yet. */
  now = $state.raw<Record<string, number> | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #answers = new InOrder();

  constructor(
    readonly table: string,
    readonly seat?: number,
  ) {}

  /** The table has gone on. What goes wrong is not worth a word: the last estimate stays. */
  ask(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#look, this.now ? PAUSE : 0);
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#answers.forget();
    this.now = null;
  }

  #look = (): void => void this.#answers.tell(chancesOf(this.table, this.seat), ({ chances }) => (this.now = chances));
}
