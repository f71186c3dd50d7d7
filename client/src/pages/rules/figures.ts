/** What is printed at a place, as rows of a table. The numbers come from the house; two dice fall as two dice do. */
import type { Printed } from "../../house/lookup";

export type Row = { says: number; to?: number; lira?: number; jewellery?: number; odds?: number };

const WAYS = 36;
/** Ways in which two dice show at least `from` and at most `to`. */
export function ways(from: number, to: number): number {
  let found = 0;
  for (let sum = from; sum <= to; sum += 1) found += Math.max(0, 6 - Math.abs(7 - sum));
  return found;
}

/** How many goods are sold, and what they bring. */
export const priceRows = (prices: number[]): Row[] => prices.map((lira, i) => ({ says: i + 1, lira }));

/** Which rolls bring how much jewellery, and how likely they are. */
export function rollRows({ black_market: { jewellery } }: Printed): Row[] {
  const rows: Required<Omit<Row, "lira">>[] = [];
  for (let sum = 2; sum <= 12; sum += 1) {
    const brings = jewellery[sum] ?? 0;
    const last = rows.at(-1);
    if (last?.jewellery === brings) last.to = sum;
    else rows.push({ says: sum, to: sum, jewellery: brings, odds: 0 });
  }
  return rows.map((row) => ({ ...row, odds: ways(row.says, row.to) / WAYS }));
}

/** Which number may be named, and how likely the dice reach it. */
export function callRows(): Row[] {
  return Array.from({ length: 10 }, (_, i) => ({ says: i + 3, lira: i + 3, odds: ways(i + 3, 12) / WAYS }));
}
