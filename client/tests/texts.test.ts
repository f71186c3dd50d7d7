import { readFileSync } from "node:fs";
import { parse, Visitor, type Attribute, type Entry, type Message, type Term } from "@fluent/syntax";
import { describe, expect, test } from "vitest";
import { leftOut, whole, written } from "../make/texts";
import { bundleOf, format } from "../src/texts/bundle";
import { LANGUAGES, type Language } from "../src/texts/languages";
import { sources } from "./sources";

type Written = Message | Term;
const isWritten = (entry: Entry): entry is Written => entry.type === "Message" || entry.type === "Term";

/** The texts by their keys, attributes as "key.attribute"; terms as "-key". */
function keysOf(text: string): Map<string, Written | Attribute> {
  const found = new Map<string, Written | Attribute>();
  for (const entry of parse(text, { withSpans: false }).body.filter(isWritten)) {
    const key = `${entry.type === "Term" ? "-" : ""}${entry.id.name}`;
    if (entry.value) found.set(key, entry);
    for (const attribute of entry.attributes) found.set(`${key}.${attribute.id.name}`, attribute);
  }
  return found;
}

class Variables extends Visitor {
  readonly found = new Set<string>();
  visitVariableReference(node: { id: { name: string } }): void {
    this.found.add(node.id.name);
  }
}

class References extends Visitor {
  readonly found = new Set<string>();
  visitMessageReference(node: { id: { name: string }; attribute: { name: string } | null }): void {
    this.found.add(node.attribute ? `${node.id.name}.${node.attribute.name}` : node.id.name);
  }
  visitTermReference(node: { id: { name: string } }): void {
    this.found.add(`-${node.id.name}`);
  }
}

function variables(pattern: Written | Attribute): string[] {
  const visitor = new Variables();
  if (pattern.value) visitor.visit(pattern.value);
  return [...visitor.found].sort();
}

/** The rules: in English the server says them, so only the other languages have them on the page. */
const BY_THE_HOUSE = /^rule-/;
const isByTheHouse = (key: string) => BY_THE_HOUSE.test(key);

/** Terms of the game: each language has the forms that it needs. */
const TERMS = ["buttons.ftl", "cards.ftl", "counts.ftl", "pieces.ftl", "places.ftl", "sets.ftl"];
const isTerms = (file: string) => TERMS.includes(file);
/** What `make new` has written of one thing: its terms, and its rule. */
const isOfThing = (file: string) => /^(place|card|guild|tile)-/.test(file);
const isTermOfThing = ([key]: [string, unknown]) => /^(place|bonus|guild|kiosk)-/.test(key);
const files = (language: Language, wanted: (file: string) => boolean) =>
  Object.entries(written(language)).filter(([file]) => wanted(file)).map(([, text]) => text).join("\n");
const ofThings = (language: Language) => [...keysOf(files(language, isOfThing))];
const terms = (language: Language) => new Map([...keysOf(files(language, isTerms)), ...ofThings(language).filter(isTermOfThing)]);
const others = (language: Language) => keysOf(files(language, (file) => !isTerms(file) && !isOfThing(file) && !leftOut(language).includes(file)));
const ours = (language: Language) => new Map([...others(language), ...ofThings(language).filter((entry) => !isTermOfThing(entry))]);
const english = ours("en");
const german = ours("de");
const model = new Map([...english, ...[...german].filter(([key]) => isByTheHouse(key))]);
const ofTheGlossary = terms("en");

/** Keys in the code: t("key"), t(is ? "one" : "other"), and families of keys: t(`key-${what}`) is key-*. */
const code = sources(/\.(svelte|ts)$/).map(({ text }) => text).join("\n");
const calls = [...code.matchAll(/\bt\(/g)].flatMap((call) => keysIn(firstArgument(code.slice(call.index + 2))));

function firstArgument(text: string): string {
  let depth = 0;
  const end = [...text].findIndex((char) => {
    if ("([{".includes(char)) depth += 1;
    return char === "," ? depth === 0 : ")]}".includes(char) && depth-- === 0;
  });
  return text.slice(0, end);
}

function keysIn(argument: string): string[] {
  const literals = [...argument.matchAll(/([=!]==\s*)?(?:"([^"]+)"|`([^`]+)`)/g)].filter(([, isCompared]) => !isCompared);
  return literals.map(([, , plain, template]) => plain ?? template!.replace(/\$\{[^}]+\}/g, "*"));
}

const fits = (key: string) => (used: string) =>
  used.includes("*") ? new RegExp(`^${used.replaceAll(".", "\\.").replaceAll("*", "[a-z0-9.-]+")}$`).test(key) : used === key;

test("what the code says is written", () => {
  const known = [...model.keys(), ...ofTheGlossary.keys()];
  expect(calls.length).toBeGreaterThan(10);
  expect(calls.filter((used) => !known.some((key) => fits(key)(used)))).toEqual([]);
});

test("what is written is said", () => {
  const references = new References();
  for (const entry of english.values()) references.visit(entry);
  const said = (key: string) => calls.some(fits(key)) || references.found.has(key) || /^(refusal|rulebook-row|rulebook-head|letter)-/.test(key); // those are named by the server
  expect([...english.keys()].filter((key) => !said(key))).toEqual([]);
});

describe.each(LANGUAGES)("%s", (language) => {
  const there = ours(language);

  test("can be read, and no key is written twice", () => {
    const entries = parse(whole(language), { withSpans: false }).body;
    expect(entries.filter((entry) => entry.type === "Junk")).toEqual([]);
    const names = entries.filter(isWritten).map((entry) => `${entry.type} ${entry.id.name}`);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  test("has the same files, keys and variables as English", () => {
    const wanted = language === "en" ? english : model;
    if (language !== "en") expect(Object.keys(written(language))).toEqual(Object.keys(written("de")));
    expect([...there.keys()].filter((key) => language === "en" && isByTheHouse(key))).toEqual([]);
    expect([...there.keys()].sort()).toEqual([...wanted.keys()].sort());
    for (const [key, entry] of there) expect(variables(entry), key).toEqual(variables(wanted.get(key)!));
  });

  test("nothing waits for a translator", () => {
    const waiting = Object.entries(written(language)).flatMap(([file, text]) =>
      parse(text, { withSpans: false }).body.filter(isWritten).filter(({ comment }) => comment?.content === "untranslated").map(({ id }) => `${language}/${file}: ${id.name}`),
    );
    expect(waiting).toEqual([]);
  });

  test("is written as its typography asks", () => {
    const text = Object.values(written(language)).join("\n").replace(/\{[^}]*\}/g, "").replace(/pip install '.*?'/g, "").replace(/^#.*$/gm, ""); // commands are typed as they stand
    expect(text.match(/.*(?:'|"|\.\.\.|!).*/g) ?? []).toEqual([]);
    if (language === "fr") expect(text.match(/.*[^\u202f][;?:](?= |$).*/gm) ?? []).toEqual([]);
  });

  test("has a term for everything that the house names", () => {
    const words = JSON.parse(readFileSync(new URL("../made/words.json", import.meta.url), "utf8"));
    const known = terms(language);
    const wanted = [
      ...Object.values<number>(words.places).flatMap((n) => ["", ".short", ".to", ".at"].map((form) => `place-${n}${form}`)),
      ...words.cards.map((word: string) => `bonus-${word}`),
      ...words.goods.map((word: string) => `good-${word}`),
      ...words.seats.map((word: string) => `colour-${word}`),
    ];
    expect(wanted.filter((key) => !known.has(key))).toEqual([]);
  });

  test("says terms and numbers in sentences", () => {
    const bundle = bundleOf(language, `${whole(language)}\ntry = { TERM($place, of: "place", form: "to") } { COUNT($n, of: "lira", form: "acc") }`);
    const said = format(bundle, "try", { place: 9, n: 1 }).replace(/[\u2066-\u2069]/g, "");
    expect(said).toBe(`${format(bundle, "place-9.to")} ${format(bundle, "count-lira.acc", { n: 1 }).replace(/[\u2066-\u2069]/g, "")}`);
    expect(said).toMatch(/ 1\u00a0\p{L}+$/u);
  });
});

test("Polish, Russian and Ukrainian count in their own way", () => {
  const say = (language: Language, n: number) => format(bundleOf(language, whole(language)), "count-assistant.acc", { n }).replace(/[\u2066-\u2069]/g, "");
  expect([1, 3, 5, 21].map((n) => say("pl", n))).toEqual(["1\u00a0pomocnika", "3\u00a0pomocników", "5\u00a0pomocników", "21\u00a0pomocników"]);
  expect([1, 3, 5, 21].map((n) => say("ru", n))).toEqual(["1\u00a0помощника", "3\u00a0помощников", "5\u00a0помощников", "21\u00a0помощника"]);
});

describe.each(LANGUAGES)("long words on cards, in %s", (language) => {
  const bundle = bundleOf(language, whole(language));
  const breaks = format(bundle, "table-breaks").split(" ");
  const onCards = [...terms(language).keys()].filter((key) => /^(bonus|guild|tavern|mosque)-[\w-]+$|^place-\d+\.short$/.test(key));
  const long = new Set(onCards.flatMap((key) => format(bundle, key).toLowerCase().match(/\p{L}{10,}/gu) ?? []));

  test("may be broken somewhere, and no part is a single letter", () => {
    const known = breaks.map((word) => word.replaceAll("-", ""));
    expect([...long].filter((word) => !known.includes(word))).toEqual([]);
    expect(breaks.filter((word) => word.split("-").length < 2 || word.split("-").some((part) => part.length < 2))).toEqual([]);
    expect(known.length).toBe(new Set(known).size);
  });
});
