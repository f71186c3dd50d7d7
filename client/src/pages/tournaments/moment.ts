/** A day and a time, as one's language writes them, and as a field of a form does. */
import { language } from "../../texts/texts.svelte";

export const moment = (at: number) => new Date(at).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });

/** What was chosen; null: nothing. */
export const chosenTime = (field: string) => (field ? new Date(field).getTime() : null);
