/** What the house advises about the question that is asked now: hints, and in a game to learn from, what would be a mistake. */
import { advice } from "../../../house/api";
import { device } from "../../../house/device.svelte";
import type { Live } from "../../../house/live.svelte";
import type { Advice } from "../../../house/types";

export class Adviser {
  #found = $state.raw<Advice | null>(null);
  #asking: Promise<void> | null = null;

  constructor(readonly live: Live) {}

  /** Only what is about the question that is asked now: the game may have gone on meanwhile. */
  get now(): Advice | null {
    return this.#found && this.#found.seq === this.live.now?.seq ? this.#found : null;
  }

  /** Does one want to be warned of mistakes, where the house does that? */
  get warns(): boolean {
    return device.warns && !!this.live.now?.table.settings.learning;
  }

  /** What an answer would surely cost of the chance to win, if that is much and has come in time; otherwise 0. */
  cost(word: string): number {
    return (this.warns && this.now?.mistakes[word]) || 0;
  }

  /** One request at a time. */
  ask(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.#asking;
  }

  async #ask(): Promise<void> {
    let seq: number | undefined;
    while (this.live.now?.question && !this.now && seq !== this.live.now.seq) {
      seq = this.live.now.seq;
      this.#found = await advice(this.live.table, this.live.seat).catch((trouble: unknown) => {
        if (this.live.now?.seq === seq && !this.live.unconfirmed) throw trouble;
        return null; // it was asked about what is answered by now
      });
    }
  }
}
