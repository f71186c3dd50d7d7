import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../src", import.meta.url));

/** The client's own files whose names fit. */
export function sources(name: RegExp): { path: string; text: string }[] {
  return readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((path) => name.test(path))
    .map((path) => ({ path, text: readFileSync(join(FOLDER, path), "utf8") }));
}
