/** Links to a table. A personal one brings a seat to another device; its key stands behind the #, which no server is told. */
import { moveHere } from "./api";

export const linkTo = (table: string) => `${location.origin}/table/${table}`;
export const personalLink = (table: string, key: string) => `${linkTo(table)}#key=${encodeURIComponent(key)}`;

/** If the address is a personal link, bring the seat here and forget the key. Trouble, if it was used before. */
export async function moveByLink(table: string): Promise<void> {
  const key = keyOf(location.hash);
  if (!key) return;
  history.replaceState(null, "", `/table/${table}`);
  await moveHere(table, key);
}

export const keyOf = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get("key");

/** The address of what somebody typed or pasted: a code, or a whole link; null, if it is neither. */
export function addressOf(typed: string): string | null {
  const text = typed.trim();
  const [, table, rest = ""] = /\/table\/([a-z0-9]{1,16})\/?([?#].*)?$/i.exec(text) ?? [];
  if (table) return `/table/${table.toLowerCase()}${rest.replace(/^[^#]*/, "")}`;
  const code = text.replace(/[\s-]/g, "").toLowerCase();
  return /^[a-z0-9]{1,16}$/.test(code) ? `/table/${code}` : null;
}
