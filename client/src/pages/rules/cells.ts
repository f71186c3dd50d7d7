/** Cells of the rule book's tables: what they say, or things with a blank between them: lira:3 goods:RRB place:9 text:a-key. */
import { list, t } from "../../texts/texts.svelte";

export interface Thing {
  kind: string; // "": what is said is what it says
  what: string;
}

const COLOURS: Record<string, string> = { R: "red", G: "green", Y: "yellow", B: "blue" };

export function cellsOf(cell: string): Thing[] {
  if (!cell.includes(":")) return [{ kind: "", what: cell }];
  return cell.split(" ").map((thing) => {
    const [kind = "", what = ""] = thing.split(":");
    return { kind, what };
  });
}

/** A table of nothing but places is a board. */
export function gridOf(rows: readonly (readonly string[])[]): number[][] | null {
  const things = rows.map((row) => row.map((cell) => cellsOf(cell)[0]!));
  return things.every((row) => row.every(({ kind }) => kind === "place")) ? things.map((row) => row.map(({ what }) => Number(what))) : null;
}

/** Goods in words: 2 fabric and 1 jewellery. */
export function countOf(goods: string): string {
  const kinds = [...new Set(goods)];
  return list(kinds.map((good) => said(good, [...goods].filter((one) => one === good).length)));
}

const said = (good: string, n: number) => (COLOURS[good] ? t(`count-good-${COLOURS[good]}`, { n }) : `${n} × ${t("thing-any-good")}`);
