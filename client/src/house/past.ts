/** Old positions of a table, each asked for once. */
import { lookBack } from "./api";
import type { View } from "./types";

export class Past {
  #kept = new Map<string, Promise<View>>();

  constructor(readonly table: string) {}

  /** The table after `n` events, through a seat (a finished game through any; 6 sees all hands), or through our own eyes. */
  view(n: number, seat?: number): Promise<View> {
    const key = `${n} ${seat}`;
    const kept = this.#kept.get(key) ?? this.#ask(key, n, seat);
    this.#kept.set(key, kept);
    return kept;
  }

  /** What will be wanted next. If it fails, whoever really wants it is told. */
  prepare(numbers: number[], seat?: number): void {
    for (const n of numbers) this.view(n, seat).catch(() => {});
  }

  async #ask(key: string, n: number, seat?: number): Promise<View> {
    try {
      return (await lookBack(this.table, n, seat)).view;
    } catch (trouble) {
      this.#kept.delete(key);
      throw trouble;
    }
  }
}
