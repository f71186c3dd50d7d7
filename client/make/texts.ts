/** `import("virtual:texts/de")`: all texts of a language as one piece of Fluent. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { LANGUAGES, type Language } from "../src/texts/languages.ts";

const PREFIX = "virtual:texts/";
const FOLDER = new URL("../../src/bedesten/texts/", import.meta.url);

/** The files that people write: texts/de/*.ftl in the Python package, which reads them, too. */
export function written(language: Language): Record<string, string> {
  const folder = new URL(`${language}/`, FOLDER);
  const names = readdirSync(folder).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(new URL(name, folder), "utf8")]));
}

/** What only the terminal says, those who run a server, and those who do research. */
const TERMINAL = ["board.ftl", "commands.ftl", "components.ftl", "hosting.ftl", "letters.ftl", "reports.ftl", "research.ftl", "terminal.ftl"];

/** What the page does not say: this, and the rules in English, which the server tells. */
export const leftOut = (language: Language) => (language === "en" ? [...TERMINAL, "rules.ftl", "book.ftl"] : TERMINAL);

export function whole(language: Language): string {
  const lines = Object.entries(written(language)).filter(([name]) => !leftOut(language).includes(name)).map(([, text]) => text).join("\n").split("\n");
  return lines.filter((line) => line && !line.startsWith("#")).join("\n");
}

export function texts(): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return;
      const language = LANGUAGES.find((one) => id.endsWith(`/${one}`));
      if (!language) this.error(`There is no language ${id}.`);
      for (const name of Object.keys(written(language))) this.addWatchFile(fileURLToPath(new URL(`${language}/${name}`, FOLDER)));
      return `export default ${JSON.stringify(whole(language))}`;
    },
  };
}
