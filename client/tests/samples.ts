import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Event, Question, Topic, Update } from "../src/house/types";

export interface Samples {
  questions: Question[];
  updates: Update[];
  kinds: string[];
  answers: string[];
  amounts: string[];
  topics: Topic[];
  examples: Record<string, Event[]>;
}

/** What a house really sends, made anew by the house itself. */
export const samples = () => made() as Samples;
export const topics = () => (made("topics") as Samples).topics;

function made(...wanted: string[]): unknown {
  const folder = fileURLToPath(new URL("..", import.meta.url));
  return JSON.parse(execFileSync("../.venv/bin/python", ["make/samples.py", ...wanted], { cwd: folder, maxBuffer: 1 << 26 }).toString());
}
