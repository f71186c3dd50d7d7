/** Sentences begin with a capital. */
import { language } from "../texts/texts.svelte";

/** With a capital at the beginning, unless it begins with a number or a quotation mark. Terms are isolated by invisible signs. */
export function capital(text: string): string {
  return text.replace(/^[\u2068\u2069]*\p{L}/u, (start) => start.toLocaleUpperCase(language()));
}
