import { createHash } from "node:crypto";
import { parse, type Message } from "@fluent/syntax";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { written } from "../make/texts";
import type { Topic } from "../src/house/types";
import { placeOf } from "../src/pages/rules/pictures";
import { LANGUAGES } from "../src/texts/languages";
import { speak } from "../src/texts/texts.svelte";
import { ruleSteps } from "../src/words";
import { topics as topicsOfTheHouse } from "./samples";

let topics: Topic[];

beforeAll(() => {
  topics = topicsOfTheHouse();
}, 120_000);

const legal = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
const id = (topic: Topic) => `rule-${legal(topic.names[0]!)}`;

/** Of the English text: it changes with every letter. */
const mark = ({ title, text, note }: Topic) => createHash("sha256").update([title, text, note].join("\n")).digest("hex").slice(0, 8);

describe.each(LANGUAGES.filter((language) => language !== "en"))("%s", (language) => {
  const text = Object.entries(written(language)).filter(([file]) => ["book.ftl", "rules.ftl"].includes(file) || /^(place|card|guild|tile)-/.test(file)).map(([, text]) => text).join("\n");
  const messages = parse(text, {}).body.filter((entry): entry is Message => entry.type === "Message" && entry.id.name.startsWith("rule-"));
  const found = new Map(messages.map((message) => [message.id.name, message]));

  test("has every topic of the rule book, and no other", () => {
    const written = [...found.keys()].filter((key) => !/^rule-(group|of)-/.test(key));
    expect(written.sort()).toEqual(topics.map(id).sort());
    const groups = new Set(topics.map(({ group }) => `rule-group-${legal(group)}`));
    expect([...found.keys()].filter((key) => key.startsWith("rule-group-"))).toEqual([...groups]);
  });

  test("was made from the English text of today: look at those again, then write the new mark above them", () => {
    const translated = topics.filter((topic) => found.get(id(topic))?.comment?.content !== "untranslated");
    const marks = (of: (topic: Topic) => string | undefined) => Object.fromEntries(translated.map((topic) => [id(topic), of(topic)]));
    expect(marks((topic) => found.get(id(topic))?.comment?.content)).toEqual(marks(mark));
  });

  test("tells what is done at a place in as many steps as English", async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await speak(language);
    for (const topic of topics.filter(placeOf)) expect(ruleSteps(topic).length, id(topic)).toBe(topic.text.split(/\.\s+/).length);
  });

  test("has a note and a second paragraph where English has", () => {
    const has = (topic: Topic, attribute: string) => found.get(id(topic))!.attributes.some((one) => one.id.name === attribute);
    for (const topic of topics) {
      expect(has(topic, "note"), id(topic)).toBe(Boolean(topic.note));
      expect(has(topic, "more"), id(topic)).toBe(topic.text.includes("\n\n"));
      expect(has(topic, "words"), id(topic)).toBe(Boolean(topic.words));
    }
  });
});
