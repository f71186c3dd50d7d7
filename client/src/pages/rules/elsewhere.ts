/** Rules in other languages than the page's: who types a word of one of them finds the rule all the same. */
import type { Topic } from "../../house/types";
import { format, patternOf } from "../../texts/bundle";
import { LANGUAGES, type Language } from "../../texts/languages";
import { language, textsOf } from "../../texts/texts.svelte";
import { keysOf } from "../../words";
import { begins } from "./finding";

export interface Elsewhere {
  language: Language;
  topics: Topic[];
}

/** The first language in which something is found; English is looked through anyway. */
export async function typedElsewhere(topics: readonly Topic[], text: string): Promise<Elsewhere | null> {
  for (const other of LANGUAGES.filter((one) => one !== "en" && one !== language())) {
    const bundle = await textsOf(other);
    const said = (key: string) => (patternOf(bundle, key) ? format(bundle, key) : "");
    const found = topics.filter((topic) => begins(keysOf(topic).map(said), text));
    if (found.length) return { language: other, topics: found };
  }
  return null;
}
