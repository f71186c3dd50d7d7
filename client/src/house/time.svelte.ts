/** The time of the house. Deadlines are times of the house, and the clock of a device may be wrong, or that of the house. */
let ahead = $state(0); // of the device, in milliseconds

const CLOSE = 1000; // a message takes its time, too

export const houseTime = (): number => Date.now() + ahead;

/** The house says what time it is. */
export function hearTime(now: number): void {
  if (Math.abs(now - houseTime()) > CLOSE) ahead = now - Date.now();
}
