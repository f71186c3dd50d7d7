/** The bids that may be made. */
import { parted } from "../../../house/notation";
import type { Option, Question } from "../../../house/types";

export const bidsOf = ({ options }: Question): { lira: number; option: Option }[] =>
  options
    .filter(({ word }) => parted(word).verb === "bid")
    .map((option) => ({ lira: Number(parted(option.word).what), option }))
    .sort((a, b) => a.lira - b.lira);

/** A little more than the lowest, more, and everything. */
export function quickBids(lowest: number, highest: number): number[] {
  const all = [lowest + 1, lowest + 3, highest];
  return [...new Set(all.map((lira) => Math.min(lira, highest)))].filter((lira) => lira > lowest);
}
