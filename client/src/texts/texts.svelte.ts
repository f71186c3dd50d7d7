/** What is said to people. `t("start-title")` follows the language by itself. */
import { FluentResource, type FluentBundle } from "@fluent/bundle";
import { device } from "../house/device.svelte";
import { bundleOf, format, patternOf, type Args } from "./bundle";
import { bestOf, LANGUAGES, type Language } from "./languages";

type Loaded = typeof import("virtual:texts/en");

const LOAD: Record<Language, () => Promise<Loaded>> = {
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

/** A language, as far as its texts are loaded. */
class Spoken {
  readonly bundle: FluentBundle;
  readonly #shares: Loaded["shares"];
  readonly #coming = new Map<string, Promise<void>>();

  constructor(language: Language, { default: text, shares }: Loaded) {
    this.bundle = bundleOf(language, text);
    this.#shares = shares;
  }

  /** With the texts of all that has been loaded. */
  async catchUp(): Promise<this> {
    for (let n = 0; n < shown.size; ) {
      n = shown.size; // in the meantime there may be more
      await Promise.all([...shown].map((file) => this.#coming.get(file) ?? this.#add(file)));
    }
    return this;
  }

  #add(file: string): Promise<void> {
    const coming = this.#load(file).catch((trouble: unknown) => {
      this.#coming.delete(file);
      throw trouble;
    });
    this.#coming.set(file, coming);
    return coming;
  }

  async #load(file: string): Promise<void> {
    const share = await this.#shares[file]?.();
    if (share) this.bundle.addResource(new FluentResource(share.default), { allowOverrides: true }); // some texts belong to several
  }
}

const shown = new Set<string>(); // files that were loaded later, and whose texts are needed from then on
let spoken = $state.raw<Spoken>();
const bundle = $derived(spoken?.bundle);
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
export const textsOf = async (one: Language): Promise<FluentBundle> => (await load(one)).bundle;

/** What is loaded later, with its texts. The build writes it around every import(): make/texts.ts. */
export async function withTexts<Module>(file: string, loaded: Promise<Module>): Promise<Module> {
  shown.add(file);
  const [module] = await Promise.all([loaded, spoken?.catchUp()]);
  await spoken?.catchUp(); // another language may be spoken by now
  return module;
}

/** Speak this language from now on. Without one: the one that was chosen, or else the browser's. */
export async function speak(wanted: Language = device.language ?? bestOf(navigator.languages)): Promise<void> {
  if (asked === wanted) return;
  asked = wanted;
  const made = await load(wanted);
  if (asked !== wanted) return; // somebody was faster
  spoken = made;
  document.documentElement.lang = wanted;
}

const load = async (one: Language): Promise<Spoken> => new Spoken(one, await LOAD[one]()).catchUp();
