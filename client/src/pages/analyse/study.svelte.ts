/** A position that is studied: a line of positions, back and forth, and the search of the one that is shown. The house is asked for a
 *  little more again and again, and no more as soon as nobody looks. */
import { lookAtPosition, searchPosition, type Trouble } from "../../house/api";
import type { Position, PositionWish, Search } from "../../house/types";

const BUSY = 429; // the house has no time just now
const AGAIN = 1000; // milliseconds

export class Study {
  line = $state.raw<Position[]>([]); // what was brought along, then what has been played here
  at = $state(0);
  found = $state.raw<Search | null>(null);
  isRunning = $state(true);
  isBusy = $state(false);
  trouble = $state("");
  closed = ""; // the text of the position that was shown before another one is brought: it may be changed by hand
  #brought = ""; // the text that we have it from
  #known = new Map<string, Search>();
  #searching = 0; // which search is the one that counts

  get now(): Position | undefined {
    return this.line[this.at];
  }

  get mayGoBack(): boolean {
    return this.at > 0 || this.#beside(-1) !== undefined;
  }

  get mayGoOn(): boolean {
    return this.at < this.line.length - 1 || this.#beside(1) !== undefined;
  }

  /** A position or a record: whether it is right, the house says. */
  async open(wish: PositionWish): Promise<void> {
    await this.#ask(wish, (found) => {
      this.#brought = wish.text ?? "";
      this.#show([found], 0);
    });
  }

  async play(answers: string[]): Promise<void> {
    const { now } = this;
    if (now?.text) await this.#ask({ text: now.text, answers }, (found) => this.#show([...this.line.slice(0, this.at + 1), found], this.at + 1));
  }

  /** Begin anew with something else in it. */
  async change(changes: Record<string, string>): Promise<void> {
    if (this.now?.text) await this.open({ text: this.now.text, changes });
  }

  /** Along our line; before it and behind it lies the record that it came from. */
  step(by: -1 | 1): void {
    const to = this.#beside(by);
    if (this.line[this.at + by]) this.#show(this.line, this.at + by);
    else if (to !== undefined) void this.open({ text: this.#brought, to });
  }

  toggle(): void {
    this.isRunning = !this.isRunning;
    void this.#search();
  }

  /** Away with it: another one is to be brought. */
  close(): void {
    this.leave();
    this.closed = this.now?.text ?? "";
    this.line = [];
    this.found = null;
  }

  /** Nobody looks any more. */
  leave(): void {
    this.#searching += 1;
  }

  /** The choice of the record next to the one that was opened. */
  #beside(by: -1 | 1): number | undefined {
    const [first] = this.line;
    if (!first || this.at > 0 || (by > 0 && this.line.length > 1)) return undefined;
    return first.choices[first.choices.indexOf(first.at) + by];
  }

  async #ask(wish: PositionWish, then: (found: Position) => void): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      then(await lookAtPosition(wish));
      this.trouble = "";
    } catch (problem) {
      this.trouble = (problem as Error).message;
    } finally {
      this.isBusy = false;
    }
  }

  #show(line: Position[], at: number): void {
    this.line = line;
    this.at = at;
    void this.#search();
  }

  async #search(): Promise<void> {
    const which = ++this.#searching;
    const text = this.now?.text ?? "";
    this.found = this.#known.get(text) ?? null;
    while (text && this.isRunning && which === this.#searching && !this.found?.is_done) {
      try {
        const found = await searchPosition({ text, worlds: this.found?.worlds ?? -1 });
        if (which !== this.#searching) return;
        if (found.worlds > (this.found?.worlds ?? -1)) this.#known.set(text, (this.found = found));
        else await later(); // by another process of the house, which knows less
      } catch (problem) {
        if (which !== this.#searching) return;
        if ((problem as Trouble).status !== BUSY) {
          this.trouble = (problem as Error).message;
          this.isRunning = false;
        } else await later();
      }
      await seen();
    }
  }
}

const later = () => new Promise((again) => setTimeout(again, AGAIN));

/** When the page is looked at. */
async function seen(): Promise<void> {
  while (document.hidden) await new Promise((changed) => document.addEventListener("visibilitychange", changed, { once: true }));
}
