/** What is printed at a place, as rows of a table. The numbers and the odds come from the house. */
import type { DiceOdds, Odds, Printed } from "../../house/lookup";

export type Row = { says: number; to?: number; lira?: number; jewellery?: number; odds?: Odds };

const [BLACK_MARKET, TEA_HOUSE] = [8, 9];

/** Which rolls bring how much jewellery, and how likely that is. */
export function rollRows({ black_market: { jewellery } }: Printed, odds: DiceOdds): Row[] {
  const rows: Row[] = [];
  for (let sum = 2; sum <= 12; sum += 1) {
    const brings = jewellery[sum] ?? 0;
    const last = rows.at(-1);
    if (last?.jewellery === brings) last.to = sum;
    else rows.push({ says: sum, to: sum, jewellery: brings, odds: odds[BLACK_MARKET]?.[brings] });
  }
  return rows;
}

/** Which number may be named, and how likely the dice reach it. */
export function callRows(odds: DiceOdds): Row[] {
  return Object.entries(odds[TEA_HOUSE] ?? {}).map(([number, its]) => ({ says: Number(number), lira: Number(number), odds: its }));
}
