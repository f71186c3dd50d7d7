/** Which of our files a file needs at once, and which it loads later, as its imports say. Files go by their paths in src. */
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

const FOLDER = new URL("../src/", import.meta.url);
const FILES = new Set(readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte|json)$/.test(name)));
const ENDS = ["", ".ts", ".svelte.ts", "/index.ts"];
const AT_ONCE = /^\s*(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"(\.[^"?]+)"/gm;
export const LATER = /\bimport\("(\.[^"?]+)"\)/g;

/** What is loaded before anything is shown: the frame and the start page. Every other page is loaded when it is first needed. */
export const FIRST = ["main.ts", "pages/start/Start.svelte"];

export const read = (file: string): string => readFileSync(new URL(file, FOLDER), "utf8");

/** These files, and all that they need at once. */
export function reach(files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const todo = [...files];
  for (let file = todo.pop(); file; file = todo.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    todo.push(...imported(file, AT_ONCE));
  }
  return found;
}

/** What the files load later, each with all that it needs by then. */
export const later = (files: Iterable<string>): string[] => [...new Set([...files].flatMap((file) => imported(file, LATER)))];

/** The file that is meant by "./Board.svelte" in another one; undefined, if it is none of ours that says anything. */
export function meant(path: string, by: string): string | undefined {
  const whole = posix.join(posix.dirname(by), path);
  return ENDS.map((end) => whole + end).find((file) => FILES.has(file));
}

function imported(file: string, pattern: RegExp): string[] {
  if (file.endsWith(".json")) return [];
  return [...read(file).matchAll(pattern)].flatMap(([, path]) => meant(path!, file) ?? []);
}
