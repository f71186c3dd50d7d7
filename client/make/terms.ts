/** Fluent messages made of the glossary, so that each term is written once. */
import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import type { Language } from "../src/texts/languages.ts";

type Words = Record<string, string>;
type Entry = Record<string, unknown>;
type Section = Record<string, Entry>;

/** What the terms of a section are called: [places.9] is place-9. */
const SINGULAR: Words = {
  places: "place",
  pieces: "piece",
  goods: "good",
  colours: "colour",
  things: "thing",
  kinds: "kind",
  sets: "set",
  layouts: "layout",
  variants: "variant",
  plural: "count",
};
const FORMS = ["short", "to", "at", "colour", "label"]; // of one term, in all languages
const NO_BREAK = "\u00a0";

export const GLOSSARY = new URL("../glossary.toml", import.meta.url);

export function terms(language: Language, glossary = readFileSync(GLOSSARY, "utf8")): string {
  const { plural = {}, bonus = {}, ...sections } = parse(glossary) as Record<string, Section>;
  const cards = Object.assign({}, ...Object.values(bonus)) as Section; // the boxes have no word in common
  return [
    ...Object.entries({ ...sections, bonus: cards }).flatMap(([name, entries]) =>
      Object.entries(entries).flatMap(([key, entry]) => ids(SINGULAR[name] ?? name, key, entry).map((id) => term(id, entry, language))),
    ),
    ...Object.entries(plural).map(([key, entry]) => counted(`${SINGULAR.plural}-${key}`, entry, language)),
  ].join("\n");
}

/** Most entries are one term; some cards look different and have one name, and coffee is taken like a good, but is none. */
function ids(kind: string, key: string, { words, also }: Entry): string[] {
  return [...((words as string[] | undefined) ?? [key]).map((word) => `${kind}-${word}`), ...(also ? [also as string] : [])];
}

function term(id: string, entry: Entry, language: Language): string {
  const forms = FORMS.filter((form) => form in entry).map((form) => [form, (entry[form] as Words)[language]]);
  const cases = Object.entries((entry.forms as Record<Language, Words> | undefined)?.[language] ?? {});
  return message(id, entry[language] as string, [...forms, ...cases] as [string, string][]);
}

/** "3 assistants", and after "takes": .acc, which most languages write alike. */
function counted(id: string, entry: Entry, language: Language): string {
  const named = entry[language] as Words;
  const after = (entry.acc as Record<Language, Words> | undefined)?.[language] ?? {};
  return message(id, choice(named), [["acc", choice({ ...named, ...after })]]);
}

function choice(words: Words): string {
  const branches = Object.entries(words).map(
    ([category, word]) => `\n    ${category === "other" ? "*" : ""}[${category}] { NUMBER($n) }${NO_BREAK}${word}`,
  );
  return `{ $n ->${branches.join("")}\n}`;
}

function message(id: string, value: string, attributes: [string, string][]): string {
  const indented = (text: string) => text.replaceAll("\n", "\n    ");
  return [`${id} = ${indented(value)}`, ...attributes.map(([name, text]) => `    .${name} = ${indented(text)}`)].join("\n");
}
