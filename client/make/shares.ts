/** Which texts are loaded with what: a share for the files that come first, and one for each file that is loaded later. */
import { FIRST, later, reach, read } from "./reach.ts";

/** Keys that no file names, because the server does, by the files that say them. */
const BY_SERVER: Record<string, string[]> = { "pages/rules/cells.ts": ["rulebook-*", "set-*", "layout-*"] };
const LITERAL = /"([a-z][\w.-]*)"|`([a-z][^`\n]*)`/g;

interface Loaded {
  file: string; // "": what comes first
  with: Set<string>;
  by: Loaded[];
}

/** By the file that is loaded later ("": first), the keys that it says and that nothing has brought before. */
export function shares(texts: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const all = loaded();
  const said = new Map(all.map((one) => [one, keysOf(one.with, texts)]));
  return new Map(all.map((one) => [one.file, difference(said.get(one)!, there(one, said))]));
}

/** Everything that is loaded by itself, and by what. */
function loaded(): Loaded[] {
  const first: Loaded = { file: "", with: reach(FIRST), by: [] };
  const found = new Map([["", first]]);
  for (const one of found.values())
    for (const file of later(one.with)) {
      if (first.with.has(file)) continue;
      if (!found.has(file)) found.set(file, { file, with: reach([file]), by: [] });
      found.get(file)!.by.push(one);
    }
  return [...found.values()];
}

/** The keys that are there in any case before it is loaded. */
function there(one: Loaded, said: Map<Loaded, Set<string>>, seen: Loaded[] = []): Set<string> {
  const ways = one.by.filter((by) => !seen.includes(by)).map((by) => union(said.get(by)!, there(by, said, [...seen, one])));
  const [some = new Set<string>(), ...others] = ways;
  return new Set([...some].filter((key) => others.every((way) => way.has(key))));
}

/** What the files say: any key that stands in them, families like `bonus-${card}`, and what these texts refer to. */
function keysOf(files: Iterable<string>, texts: ReadonlyMap<string, string>): Set<string> {
  const found = new Set<string>();
  const names = [...files].flatMap((file) => [...namesIn(read(file)), ...(BY_SERVER[file] ?? [])]);
  const todo = [...new Set(names)].flatMap((name) => keysNamed(name, texts));
  for (let key = todo.pop(); key; key = todo.pop()) {
    if (found.has(key)) continue;
    found.add(key);
    todo.push(...references(texts.get(key)!).flatMap((name) => keysNamed(name, texts)));
  }
  return found;
}

/** Attributes come with their key. */
const namesIn = (source: string) =>
  [...source.matchAll(LITERAL)].map(([, plain, template]) => (plain ?? template!.replace(/\$\{[^}]*\}/g, "*")).split(".")[0]!);

function keysNamed(name: string, texts: ReadonlyMap<string, string>): string[] {
  if (!name.includes("*")) return texts.has(name) ? [name] : [];
  if (!/^[\w*-]+$/.test(name) || !/^\w+-/.test(name)) return [];
  const family = new RegExp(`^${name.replaceAll("*", "[\\w-]*")}$`);
  return [...texts.keys()].filter((key) => family.test(key));
}

/** { TERM($place, of: "place") }, { COUNT($n, of: "lira") }, { other-message } and { -term }. */
function references(text: string): string[] {
  const terms = [...text.matchAll(/TERM\([^)]*of: "([\w-]+)"/g)].map(([, of]) => `${of}-*`);
  const counts = [...text.matchAll(/COUNT\([^)]*of: "([\w-]+)"/g)].map(([, of]) => `count-${of}`);
  const messages = [...text.matchAll(/\{\s*(-?[a-z][\w-]*)/g)].map(([, key]) => key!);
  return [...terms, ...counts, ...messages];
}

const union = (one: Set<string>, other: Set<string>) => new Set([...one, ...other]);
const difference = (one: Set<string>, other: Set<string>) => new Set([...one].filter((key) => !other.has(key)));
