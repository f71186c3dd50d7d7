/** Who won, and what decided it: rubies, then lira, goods and cards. */
import type { Seat } from "../../house/types";
import { list, t } from "../../texts/texts.svelte";
import { seatName } from "../../words";

export const COLUMNS = ["rubies", "lira", "goods", "cards"] as const;
export type Column = (typeof COLUMNS)[number];
export type Standing = Record<Column, number> & { rank: number; seat: string };

/** How a number in the standings is written: it put its player before the next, nobody looked at it, or neither. */
export type Mark = "decided" | "unneeded" | "plain";

/** The first column in which two players differ; null: they share their rank. */
export function decider(one: Standing, other: Standing): Column | null {
  return COLUMNS.find((column) => one[column] !== other[column]) ?? null;
}

/** The marks of all numbers, row by row. That rubies decide goes without saying. */
export function marksOf(standings: readonly Standing[]): Mark[][] {
  const deciders = standings.slice(1).map((standing, i) => decider(standings[i]!, standing));
  const place = (column: Column | null | undefined) => (column === null ? COLUMNS.length : COLUMNS.indexOf(column ?? "rubies"));
  return standings.map((_, row) => {
    const needed = Math.max(place(deciders[row - 1]), place(deciders[row]));
    return COLUMNS.map((column, i) => {
      if (i > 0 && deciders[row] === column) return "decided";
      return i > needed ? "unneeded" : "plain";
    });
  });
}

export interface Verdict {
  title: string;
  why: string;
}

/** The result as a sentence, and another about what decided. One who plays alone at the device is spoken to.
 *  @param you whoever is spoken to, if that is known */
export function verdictOf(standings: readonly Standing[], seats: readonly Seat[], you = aloneIn(seats)): Verdict {
  const winners = standings.filter(({ rank }) => rank === 1);
  return { title: titleOf(standings, winners, seats, you), why: whyOf(standings, winners) };
}

function aloneIn(seats: readonly Seat[]): string | null {
  const own = seats.filter(({ yours }) => yours);
  return own.length === 1 ? own[0]!.colour : null;
}

function titleOf(standings: readonly Standing[], winners: Standing[], seats: readonly Seat[], you: string | null): string {
  const [best, next] = standings;
  const nameOf = ({ seat }: Standing) => seatName(seat, seats);
  const mine = standings.find(({ seat }) => seat === you);
  if (winners.length > 1) {
    if (mine?.rank !== 1) return t("end-shared", { names: list(winners.map(nameOf)) });
    return t("end-you-share", { names: list(winners.filter(({ seat }) => seat !== you).map(nameOf)) });
  }
  const name = nameOf(best!);
  const column = next && decider(best!, next);
  if (mine && mine !== best) return t("end-you-lose", { name, rank: mine.rank });
  if (!column) return t("end-wins", { name });
  const by = best![column] - next[column];
  return mine ? t(`end-you-win-by-${column}`, { n: by }) : t(`end-wins-by-${column}`, { name, n: by });
}

function whyOf(standings: readonly Standing[], winners: Standing[]): string {
  const [best, next] = standings;
  if (winners.length > 1) return t("end-why-equal");
  const column = next && decider(best!, next);
  return column ? t(`end-why-${column}`, { rubies: best!.rubies, best: best![column], other: next[column] }) : "";
}
