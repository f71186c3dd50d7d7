/** The topics of the rule book. */
import type { Topic } from "../house/types";

export const ruleTitle = (topic: Topic) => topic.title;
export const ruleText = (topic: Topic) => topic.text;
/** What it means in short; may be empty. */
export const ruleNote = (topic: Topic) => topic.note ?? "";
