/** The time of the house. Deadlines are times of the house, and the clock of a device may be wrong, or that of the house. */
import { createSubscriber } from "svelte/reactivity";

let ahead = $state(0); // of the device, in milliseconds

const CLOSE = 1000; // a message takes its time, too
const CLOSE_DATE = 3000; // and dates are told in whole seconds

export const houseTime = (): number => Date.now() + ahead;

/** The same, for what changes while one looks at it: once a second. */
export const tickingTime = (): number => (tick(), houseTime());

const SECOND = 1000;
const tick = createSubscriber((update) => {
  const ticking = setInterval(update, SECOND);
  return () => clearInterval(ticking);
});

/** The house says what time it is. */
export function hearTime(now: number): void {
  if (Math.abs(now - houseTime()) > CLOSE) ahead = now - Date.now();
}

/** An answer over HTTP says it, too: before there is a socket, that is all we have. */
export function hearDate(date: string | null): void {
  const now = Date.parse(date ?? "");
  if (Math.abs(now - houseTime()) > CLOSE_DATE) ahead = now - Date.now();
}
