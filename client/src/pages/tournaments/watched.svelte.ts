/** A tournament, looked up again while somebody sees it; and what one does there, one thing after the other. */
import { untrack } from "svelte";
import { InOrder } from "../../house/in-order";
import { looking } from "../../house/looking";
import { tournament } from "../../house/tournaments";
import type { Tournament } from "../../house/types";

const PAUSE = 8000; // milliseconds
const SOON = 1500; // until one's own table is there

export class Watched {
  now = $state.raw<Tournament | null>(null);
  trouble = $state("");
  isBusy = $state(false);
  readonly head = $derived(this.now?.head);
  #answers = new InOrder();

  constructor(readonly id: string) {}

  /** Within an effect. */
  watch = (): (() => void) => looking(() => this.#tell(tournament(this.id)), () => (this.#isBeingLaid() ? SOON : PAUSE));

  /** Returns whether it was done. */
  async do(deed: Promise<Tournament>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    await this.#tell(deed);
    this.isBusy = false;
    return !this.trouble;
  }

  #isBeingLaid = () => untrack(() => !!this.now?.own?.table && !this.now.own.is_laid);

  #tell(asking: Promise<Tournament>): Promise<void> {
    return this.#answers.tell(
      asking,
      (now) => Object.assign(this, { now, trouble: "" }),
      (trouble) => (this.trouble = trouble.message),
    );
  }
}
