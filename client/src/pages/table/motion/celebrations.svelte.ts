/** One celebration after the other, each for a moment; a click or a key ends them all. */
import type { Feast } from "./feasts";
import { isStill } from "./still";
import { sound } from "./sounds";

const MOMENT = 1800; // milliseconds

export class Celebrations {
  shown = $state.raw<Feast | null>(null);

  #waiting: Feast[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  celebrate(feasts: Feast[]): void {
    const last = feasts.at(-1);
    if (last) sound(last.is);
    if (isStill() || document.hidden) return;
    this.#waiting.push(...feasts);
    if (!this.shown) this.#next();
  }

  skip(): void {
    this.#waiting = [];
    this.#next();
  }

  #next = (): void => {
    clearTimeout(this.#timer);
    this.shown = this.#waiting.shift() ?? null;
    if (this.shown) this.#timer = setTimeout(this.#next, MOMENT);
  };
}
