/** What the house advises about the question that is asked now: hints, and in a game to learn from, what would be a mistake. */
import { advice, costOf } from "../../../house/api";
import { device } from "../../../house/device.svelte";
import type { Line } from "../../../house/live.svelte";
import type { Advice, Cost } from "../../../house/types";

export class Adviser {
  #found = $state.raw<Advice | null>(null);
  #asking: Promise<void> | null = null;
  #chosen: string[] = []; // answers that may be given at once
  #considering: Promise<void> | null = null;
  #line: (Cost & { words: string }) | null = null; // what was found out about such answers

  constructor(readonly live: Line) {}

  /** Only what is about the question that is asked now: the game may have gone on meanwhile. */
  get now(): Advice | null {
    return this.#found && this.#found.seq === this.live.now?.seq ? this.#found : null;
  }

  /** Does one want to be warned of mistakes, where the house does that? */
  get warns(): boolean {
    return device.warns && !!this.live.now?.table.settings.learning;
  }

  /** What answers would surely cost of the chance to win, if that is much and has come in time; otherwise 0. */
  cost(words: string[]): number {
    if (!this.warns) return 0;
    const isTheLine = this.#line?.seq === this.live.now?.seq && this.#line?.words === words.join();
    return (isTheLine && this.#line?.cost) || this.now?.mistakes[words[0]!] || 0;
  }

  /** They are chosen, and may be given at once. One request at a time; if there is no answer, nobody is bothered. */
  async consider(words: string[]): Promise<void> {
    if (!this.warns || words.length < 2) return;
    this.#chosen = words;
    this.#considering ??= this.#consider().finally(() => (this.#considering = null));
    await this.#considering;
  }

  async #consider(): Promise<void> {
    let words: string[] | undefined;
    while (words !== this.#chosen) {
      words = this.#chosen;
      const found = await costOf(this.live.table, words, this.live.seat).catch(() => null);
      if (found) this.#line = { ...found, words: words.join() };
    }
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
