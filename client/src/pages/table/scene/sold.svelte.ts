/** An auction that is over stays on view for a moment: who has won, and for how much. */
import type { Auction } from "./scenes";

const MOMENT = 6000; // milliseconds

export class Sold {
  shown = $state.raw<Auction | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(auction: Auction): void {
    clearTimeout(this.#timer);
    this.shown = auction;
    this.#timer = setTimeout(this.close, MOMENT);
  }

  close = (): void => {
    clearTimeout(this.#timer);
    this.shown = null;
  };
}
