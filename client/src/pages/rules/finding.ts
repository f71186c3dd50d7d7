/** Finding rules: by name, by clause, and by what one types. Case, accents and quotation marks make no difference. */
import type { Topic } from "../../house/types";
import { ruleGroup, ruleNote, ruleText, ruleTitle, ruleWords } from "../../words";

const ALONE: Record<string, string> = { ł: "l", ß: "ss", æ: "ae", œ: "oe", ё: "е" }; // no accent that could be taken off

export function plain(text: string): string {
  const lower = text.toLocaleLowerCase().replace(/[łßæœё]/g, (letter) => ALONE[letter]!);
  return lower.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’'“”„«»"\u2066-\u2069]/g, "");
}

/** The address of a topic. */
export const addressOf = (topic: Topic) => `/rules/${topic.names[0]}`;

/** By one of its names; or else by a clause, then there may be several. */
export function named(topics: readonly Topic[], name: string): Topic[] {
  const wanted = plain(name);
  const one = topics.find(({ names }) => names.some((known) => plain(known) === wanted));
  return one ? [one] : topics.filter(({ clauses }) => clauses.some((clause) => plain(clause) === wanted));
}

/** Every word that was typed begins a word of the topic, in the language of the page or in English. */
export const typed = (topics: readonly Topic[], text: string): Topic[] =>
  topics.filter((topic) => begins([...heads(topic), ...textsOf(topic)], text));

/** Every word of what was typed begins a word of the texts. */
export function begins(texts: string[], text: string): boolean {
  const words = wordsOf(texts);
  return plain(text).split(/\s+/).filter(Boolean).every((start) => words.some((word) => word.startsWith(start)));
}

/** The one that was meant most likely: whose title fits. */
export function meant(topics: readonly Topic[], text: string): Topic | undefined {
  const wanted = plain(text).trim();
  const fits = (topic: Topic) => plain(ruleTitle(topic)).replace(/^\d+ /, "").startsWith(wanted) || topic.names.includes(wanted);
  return named(topics, wanted)[0] ?? topics.find(fits) ?? topics.find((topic) => begins(heads(topic), text)) ?? topics[0];
}

const textsOf = (topic: Topic) => [ruleGroup(topic.group), ruleNote(topic), ruleText(topic), ruleWords(topic), topic.title, topic.text, topic.words ?? ""];
const heads = (topic: Topic) => [ruleTitle(topic), ...topic.names, ...topic.clauses];
const wordsOf = (texts: string[]) => texts.flatMap((text) => [plain(text), ...plain(text).split(/[^\p{L}\p{N}-]+/u)]);

/** Topics by their groups, in the order of the rule book. */
export function grouped(topics: readonly Topic[]): [string, Topic[]][] {
  const groups = [...new Set(topics.map(({ group }) => group))];
  return groups.map((group) => [group, topics.filter((topic) => topic.group === group)]);
}
