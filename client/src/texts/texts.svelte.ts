/** What is said to people. `t("start-title")` follows the language by itself. */
import type { FluentBundle } from "@fluent/bundle";
import { device } from "../house/device.svelte";
import { bundleOf, format, patternOf, type Args } from "./bundle";
import { bestOf, LANGUAGES, type Language } from "./languages";

const LOAD: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:texts/en"),
  de: () => import("virtual:texts/de"),
  fr: () => import("virtual:texts/fr"),
  pl: () => import("virtual:texts/pl"),
  ru: () => import("virtual:texts/ru"),
  uk: () => import("virtual:texts/uk"),
};

const LISTS = Object.fromEntries(
  LANGUAGES.map((one) => [one, new Intl.ListFormat(one === "en" ? "en-GB" : one)]), // British: no comma before "and"
) as Record<Language, Intl.ListFormat>;

let bundle = $state.raw<FluentBundle>();
let asked: Language | undefined;

/** The text of a key; attributes as "place-9.to". */
export function t(key: string, args?: Args): string {
  return bundle ? format(bundle, key, args) : "";
}

/** Is there a text of this key? */
export function known(key: string): boolean {
  return bundle ? patternOf(bundle, key) !== null : false;
}

/** The language that is spoken now. */
export function language(): Language {
  return (bundle?.locales[0] ?? "en") as Language;
}

/** "Ada, Grace and Tomo", as the language says it. */
export function list(items: string[]): string {
  return LISTS[language()].format(items);
}

/** "41 %", as the language writes it. */
export function percent(part: number): string {
  return part.toLocaleString(language(), { style: "percent" });
}

/** The texts of a language that is not spoken now. */
export const textsOf = async (one: Language): Promise<FluentBundle> => bundleOf(one, (await LOAD[one]()).default);

/** Speak this language from now on. Without one: the one that was chosen, or else the browser's. */
export async function speak(wanted: Language = device.language ?? bestOf(navigator.languages)): Promise<void> {
  if (asked === wanted) return;
  asked = wanted;
  const made = await textsOf(wanted);
  if (asked !== wanted) return; // somebody was faster
  bundle = made;
  document.documentElement.lang = wanted;
}
