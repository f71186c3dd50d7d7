/** A page of a leaderboard, with the bots where their points put them. */
import { AT_ONCE } from "../../house/lists";
import type { Leaders, Listed } from "../../house/types";

type Bot = Leaders["bots"][number];
export type Row = { person: Listed } | { bot: Bot };

/** Of the bots above and below a page, the nearest stand there, too: so one sees between which ones it is. */
export function rowsOf({ rows, bots, page, count }: Leaders): Row[] {
  if (!rows.length && page) return [];
  const [best, worst] = [rows[0]?.points ?? 0, rows.at(-1)?.points ?? 0];
  const nearest = (all: Bot[], isEnd: boolean) => (isEnd ? all : all.slice(0, 1));
  const above = nearest(bots.filter(({ points }) => points > best).sort((a, b) => a.points - b.points), page === 0);
  const below = nearest(bots.filter(({ points }) => points < worst).sort((a, b) => b.points - a.points), (page + 1) * AT_ONCE >= count);
  const among = bots.filter(({ points }) => points <= best && points >= worst);
  const all: Row[] = [...[...above, ...among, ...below].map((bot) => ({ bot })), ...rows.map((person) => ({ person }))];
  return all.sort((a, b) => pointsOf(b) - pointsOf(a));
}

export const pointsOf = (row: Row) => ("bot" in row ? row.bot.points : row.person.points);
