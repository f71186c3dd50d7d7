/** The topics of the rule book: in English as the house tells them, in other languages translated. */
import type { Topic } from "../house/types";
import { known, t } from "../texts/texts.svelte";
import { capital } from "./capital";
import { placeNumber, tileName } from "./names";

export function ruleTitle(topic: Topic): string {
  if (!known(`rule-${id(topic)}`)) return topic.title;
  const [name = ""] = topic.names;
  const [kind, of = ""] = name.split(":");
  if (placeNumber(name)) return t("rule-of-place", { place: placeNumber(name) });
  if (kind === "play") return t("rule-of-card", { card: of });
  if (kind === "guild") return t("rule-of-guild", { number: Number(of) });
  if (kind === "kiosk") return t("rule-of-kiosk", { number: Number(of) });
  return kind === "tile" ? capital(tileName(of)) : t(`rule-${id(topic)}.title`);
}

/** Paragraphs are divided by an empty line. */
export function ruleText(topic: Topic): string {
  return known(`rule-${id(topic)}`) ? [t(`rule-${id(topic)}`), attribute(topic, "more")].filter(Boolean).join("\n\n") : topic.text;
}

/** Its sentences, one by one: what is done at a place is told in the order in which it happens. */
export const ruleSteps = (topic: Topic): string[] => ruleText(topic).split(/(?<=\.)\s+/);

/** What it means in short, or what is printed there; may be empty. */
export function ruleNote(topic: Topic): string {
  return known(`rule-${id(topic)}`) ? attribute(topic, "note") : (topic.note ?? "");
}

/** The keys under which other languages say a topic: what it is called, and what it says. */
export function keysOf(topic: Topic): string[] {
  const [name = ""] = topic.names;
  const [kind = "", of = ""] = name.split(":");
  const terms: Record<string, string> = { play: "bonus", guild: "guild", tile: "mosque" };
  const called = placeNumber(name) ? `place-${placeNumber(name)}` : terms[kind] ? `${terms[kind]}-${of}` : `rule-${id(topic)}.title`;
  return [called, `rule-${id(topic)}`, `rule-${id(topic)}.more`, `rule-${id(topic)}.words`];
}

/** What it is searched for by, besides what stands in it. */
export const ruleWords = (topic: Topic): string => attribute(topic, "words");

/** What a group of topics is called. */
export function ruleGroup(group: string): string {
  return known(`rule-group-${legal(group)}`) ? t(`rule-group-${legal(group)}`) : group;
}

const legal = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
const id = (topic: Topic) => legal(topic.names[0] ?? "");
const attribute = (topic: Topic, name: string) => (known(`rule-${id(topic)}.${name}`) ? t(`rule-${id(topic)}.${name}`) : "");
