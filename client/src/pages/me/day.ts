/** A day, as one's language writes it. */
import { language } from "../../texts/texts.svelte";

export const day = (at: number) => new Date(at).toLocaleDateString(language(), { dateStyle: "medium" });
