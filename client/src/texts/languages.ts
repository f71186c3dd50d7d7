/** The languages of the client, each by its own name. */
export const NAMES = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  pl: "Polski",
  ru: "Русский",
  uk: "Українська",
} as const;

export type Language = keyof typeof NAMES;

export const LANGUAGES = Object.keys(NAMES) as Language[];

/** The first of the wanted languages ("de-AT", "fr") that there is. */
export function bestOf(wanted: readonly string[]): Language {
  const found = wanted.map((tag) => tag.toLowerCase().split("-")[0]).find((tag) => LANGUAGES.includes(tag as Language));
  return (found as Language | undefined) ?? "en";
}
