/** The moment between the waiting room, when all are ready, and the table. Whoever does not want to wait goes on at once. */
const SECONDS = 3;

export class Countdown {
  left = $state(0); // seconds; 0: it does not run
  #timer: ReturnType<typeof setInterval> | undefined;

  start(): void {
    this.stop();
    this.left = SECONDS;
    this.#timer = setInterval(() => (this.left > 1 ? (this.left -= 1) : this.stop()), 1000);
  }

  stop = (): void => {
    clearInterval(this.#timer);
    this.left = 0;
  };
}
