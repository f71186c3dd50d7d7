/** `import("virtual:texts/de")`: the texts of a language as Fluent. For the build they are divided: what the frame and the start page
 *  say comes first, and every `import("./…")` of ours brings the texts of what it loads. While one develops, they are one piece. */
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { LANGUAGES, type Language } from "../src/texts/languages.ts";
import { LATER, meant } from "./reach.ts";
import { shares } from "./shares.ts";

const PREFIX = "virtual:texts/";
const FOLDER = new URL("../../src/bedesten/texts/", import.meta.url);
const SOURCE = fileURLToPath(new URL("../src/", import.meta.url));

/** The files that people write: texts/de/*.ftl in the Python package, which reads them, too. */
export function written(language: Language): Record<string, string> {
  const folder = new URL(`${language}/`, FOLDER);
  const names = readdirSync(folder).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(new URL(name, folder), "utf8")]));
}

/** What only the terminal says, those who run a server, and those who do research. */
const TERMINAL = [
  "analysis.ftl", "board.ftl", "commands.ftl", "components.ftl", "hosting.ftl", "letters.ftl", "reports.ftl", "research.ftl", "terminal.ftl", "told.ftl",
];

/** What the page does not say: this, and the rules in English, which the server tells. */
export const leftOut = (language: Language) => (language === "en" ? [...TERMINAL, "rules.ftl", "book.ftl"] : TERMINAL);

export function whole(language: Language): string {
  const lines = Object.entries(written(language)).filter(([name]) => !leftOut(language).includes(name)).map(([, text]) => text).join("\n").split("\n");
  return lines.filter((line) => line && !line.startsWith("#")).join("\n");
}

/** By its key, each text with its attributes. */
export function textsByKey(language: Language): Map<string, string> {
  const parts = whole(language).split(/^(?=-?[a-z][\w-]* *=)/m);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf("=")).trim(), part.trimEnd()]));
}

/** What is loaded with "pages/end/End", and so on; with "", what comes first. */
export function sharesOf(language: Language): Map<string, string> {
  const texts = textsByKey(language);
  const divided = [...shares(texts)].map(([file, keys]) => [nameOf(file), [...texts].filter(([key]) => keys.has(key)).map(([, text]) => text).join("\n")] as const);
  return new Map(divided.filter(([, share]) => share));
}

const nameOf = (file: string) => file.replace(/\..*/, "");

export function texts(): Plugin {
  let divided: Record<string, Map<string, string>> | undefined;
  return {
    name: "texts",
    enforce: "post", // when components are scripts
    configResolved({ command }) {
      if (command === "build") divided = Object.fromEntries(LANGUAGES.map((one) => [one, sharesOf(one)]));
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return;
      const [name = "", ...path] = id.slice(PREFIX.length + 1).split("/");
      const language = LANGUAGES.find((one) => one === name);
      if (!language) this.error(`There is no language ${id}.`);
      if (divided) return path.length ? textOf(divided[language]!.get(path.join("/"))!) : first(language, divided[language]!);
      for (const file of Object.keys(written(language))) this.addWatchFile(fileURLToPath(new URL(`${language}/${file}`, FOLDER)));
      return `${textOf(whole(language))}; export const shares = {}`;
    },
    transform: (code, id) => (divided && id.startsWith(SOURCE) ? withTexts(code, posix.relative(SOURCE, id.split("?")[0]!), divided.de!) : undefined),
  };
}

/** "de-" for a file of texts, whose own name is that of what says them. */
export const languageOf = (id: string | null) => /^.virtual:texts\/(\w+)\//.exec(id ?? "")?.[1]?.concat("-") ?? "";

const textOf = (text: string) => `export default ${JSON.stringify(text)}`;

/** What comes first, and how to load the rest. */
function first(language: Language, divided: Map<string, string>): string {
  const names = [...divided.keys()].filter(Boolean);
  const loads = names.map((name) => `${JSON.stringify(name)}: () => import("${PREFIX}${language}/${name}")`);
  return `${textOf(divided.get("")!)}; export const shares = { ${loads.join(", ")} }`;
}

/** import("./End.svelte") becomes withTexts("pages/end/End", import("./End.svelte")). */
function withTexts(code: string, file: string, divided: Map<string, string>): string | undefined {
  let isChanged = false;
  const changed = code.replace(LATER, (load, path: string) => {
    const loaded = nameOf(meant(path, file) ?? "");
    if (!loaded || !divided.has(loaded)) return load;
    isChanged = true;
    return `withTexts(${JSON.stringify(loaded)}, ${load})`;
  });
  return isChanged ? `import { withTexts } from "${SOURCE}texts/texts.svelte.ts";\n${changed}` : undefined;
}
