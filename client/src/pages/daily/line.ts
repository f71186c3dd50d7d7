/** One's own game in two lines that show nothing of the deal: rounds, rank, and when each ruby came. */
interface Turn {
  rubies: number;
}

export function lineOf(deal: string, turns: readonly Turn[], rounds: number | null, rank: number | null, of: number): string {
  const head = ["Bedesten", deal, rounds === null ? "" : `⏳${rounds}`, rank === null ? "" : `#${rank}/${of}`].filter(Boolean).join(" ");
  return `${head}\n${gained(turns).map((rubies) => "💎".repeat(rubies) || "·").join("")}`;
}

/** How many rubies came in each turn. */
export const gained = (turns: readonly Turn[]): number[] => turns.map(({ rubies }, i) => Math.max(0, rubies - (turns[i - 1]?.rubies ?? 0)));
