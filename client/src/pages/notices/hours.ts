/** Hours of the day as fields of a form write them, and the time zones that can be chosen. */

/** "22:30" of 1350 minutes. */
export const timeOf = (minute: number) => [Math.floor(minute / 60), minute % 60].map((n) => `${n}`.padStart(2, "0")).join(":");

/** 1350 of "22:30"; undefined, while somebody is still writing it. */
export function minuteIn(time: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : undefined;
}

/** In their order, with those that are meant in any case: a browser does not list all that it knows. */
export function zones(...meant: string[]): string[] {
  const listed = "supportedValuesOf" in Intl ? Intl.supportedValuesOf("timeZone") : [];
  return [...new Set([...listed, ...meant, "UTC"])].sort();
}
