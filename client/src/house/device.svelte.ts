/** What this device remembers. Seats are not among it: those the house knows. index.html reads the theme before this is loaded. */
import { LANGUAGES, type Language } from "../texts/languages";

export const KEY = "bedesten";
export const COLOURS = ["red", "green", "blue", "yellow", "white"] as const;

export type Colour = (typeof COLOURS)[number];

/** What one plays against bots with one click. */
export interface Quick {
  rules: string;
  layout: string;
  bots: number;
  level: string; // the bots' name
}

/** What is on or off at the table. */
const SWITCHES = {
  letters: false, // on goods, beside their shapes
  ends: false, // a turn in which nothing is left to decide ends by itself
  chances: false, // an estimate of who will win is shown
  warns: true, // of mistakes, in games to learn from
  asks: false, // also what could run by itself is asked
  sounds: true,
  calls: false, // the device calls when something waits for one
  keys: true, // single letters do something
};
export type Switch = keyof typeof SWITCHES;

/** How fast the turns of others are shown: milliseconds for a step; 0: nothing is waited for. */
export const PACES = { slow: 2200, normal: 1200, fast: 450, "at-once": 0 } as const;
export type Pace = keyof typeof PACES;

/** How far one is in a chapter of the lesson. */
export interface Kept {
  tables: string[]; // where it was played; the last one counts
  step: number; // so many are done,
  of: number; // of so many
  isDone: boolean; // it has been played to its end
}

export interface Device extends Record<Switch, boolean> {
  theme: "light" | "dark" | null; // null: as the system has it
  language: Language | null; // null: as the browser has it
  name: string; // under which one sits down
  colour: Colour; // of the seat that one takes, where there is one
  quick: Quick | null; // as one played against bots last
  muted: string[]; // whose words are not shown
  pace: Pace | null; // null: normal, or at once where the system wants little motion
  lessons: Record<string, Kept>; // by chapter
  lesson: string; // the chapter that was open last
  account: boolean; // somebody is signed in here, as far as we know
  back: string; // where one wanted to play when one left for an account
}

const BACK = /^\/(table\/\w+|new\?rated)$/;

export const device = $state<Device>(read());

/** Change something, and keep it. */
export function remember(change: Partial<Device>): void {
  Object.assign(device, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(device));
  } catch {
    // a private window may keep nothing; it is valid until the page is left
  }
}

/** Change what is kept of a chapter of the lesson, which is the one that is open. */
export function keepLesson(box: string, change: Partial<Kept>): void {
  const kept = device.lessons[box] ?? { tables: [], step: 0, of: 0, isDone: false };
  remember({ lesson: box, lessons: { ...device.lessons, [box]: { ...kept, ...change } } });
}

/** As one has chosen, or as the system suggests. */
export const paceOf = (): Pace => device.pace ?? (matchMedia("(prefers-reduced-motion: reduce)").matches ? "at-once" : "normal");

/** What another tab of this device has changed holds here too. */
export function agree({ key }: StorageEvent): void {
  if (key === KEY) Object.assign(device, read());
}

function read(): Device {
  try {
    return usable(JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {});
  } catch {
    return usable({}); // nothing is kept, or nothing that can be read
  }
}

/** What was kept, here or elsewhere, as far as it can be used. */
export function usable(kept: Partial<Record<keyof Device, unknown>>): Device {
  return {
    theme: kept.theme === "light" || kept.theme === "dark" ? kept.theme : null,
    language: LANGUAGES.find((language) => language === kept.language) ?? null,
    name: typeof kept.name === "string" ? kept.name : "",
    colour: COLOURS.find((colour) => colour === kept.colour) ?? COLOURS[0],
    quick: isQuick(kept.quick) ? kept.quick : null,
    ...switches(kept),
    muted: Array.isArray(kept.muted) ? kept.muted.filter((name) => typeof name === "string") : [],
    pace: (Object.keys(PACES) as Pace[]).find((pace) => pace === kept.pace) ?? null,
    lessons: lessons(kept.lessons),
    lesson: typeof kept.lesson === "string" ? kept.lesson : "",
    account: kept.account === true,
    back: typeof kept.back === "string" && BACK.test(kept.back) ? kept.back : "",
  };
}

function switches(kept: Partial<Record<keyof Device, unknown>>): Record<Switch, boolean> {
  const isKept = (name: string) => typeof kept[name as Switch] === "boolean";
  return Object.fromEntries(
    Object.entries(SWITCHES).map(([name, usual]) => [name, isKept(name) ? kept[name as Switch] : usual]),
  ) as Record<Switch, boolean>;
}

function lessons(kept: unknown): Record<string, Kept> {
  return Object.fromEntries(Object.entries(kept ?? {}).filter(([, one]) => isLesson(one))) as Record<string, Kept>;
}

function isLesson(kept: unknown): boolean {
  const { tables, step, of, isDone } = (kept ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return Array.isArray(tables) && tables.every((table) => typeof table === "string") && typeof step === "number" && typeof of === "number" && typeof isDone === "boolean";
}

function isQuick(kept: unknown): kept is Quick {
  const { rules, layout, bots, level } = (kept ?? {}) as Partial<Record<keyof Quick, unknown>>;
  return typeof rules === "string" && typeof layout === "string" && typeof bots === "number" && typeof level === "string";
}
