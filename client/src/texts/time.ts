/** Times in words: "21 hours", "3 days". */
import { language } from "./texts.svelte";

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** The largest unit of which there are two, or that fits exactly: 36 hours, 1 day, 90 minutes. */
export function duration(seconds: number, width: "long" | "short" = "long"): string {
  const whole = Math.max(0, Math.round(seconds));
  const [unit, size] = UNITS.find(([, size]) => whole >= 2 * size || whole === size) ?? UNITS[3];
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: width }).format(Math.floor(whole / size));
}

const MOMENT = { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;

/** A day and a time of it, where one is: "Tue 5 May, 14:30". */
export const moment = (at: number): string => new Intl.DateTimeFormat(language() === "en" ? "en-GB" : language(), MOMENT).format(at);
