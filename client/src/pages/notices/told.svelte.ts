/** What we want to be told, as the server has it: one change after the other, and what went wrong in words. */
import { lookAtNotices } from "../../house/notices";
import type { Notices } from "../../house/types";

type Deed = () => Promise<Notices>;

export class Told {
  now = $state.raw<Notices | null>(null);
  trouble = $state("");
  #last: Promise<unknown> = Promise.resolve();

  look = (): Promise<boolean> => this.do(lookAtNotices);

  /** Begins when what was asked before is done, and so knows of it. Returns whether it was done. */
  do(deed: Deed): Promise<boolean> {
    const done = this.#last.then(() => this.#try(deed));
    this.#last = done;
    return done;
  }

  async #try(deed: Deed): Promise<boolean> {
    this.trouble = "";
    try {
      this.now = await deed();
      return true;
    } catch (error) {
      this.trouble = (error as Error).message;
      return false;
    }
  }
}
