/** What is printed on a place and changes there, in words: for ears, which see no pictures. */
import type { Printed } from "../../house/lookup";
import { GOODS, LETTER } from "../../house/notation";
import type { View } from "../../house/types";
import { list, t } from "../../texts/texts.svelte";
import { counted, tileName } from "../../words";
import { colourOf } from "../../words/names";

type Facts = (view: View, printed: Printed) => string;

const FACTS: Record<number, Facts> = {
  1: (_, printed) => price("lira", printed.wheelbarrow.extension_price),
  10: (view) => wanted(view.demand.large?.[0] ?? ""),
  11: (view) => wanted(view.demand.small?.[0] ?? ""),
  13: (view, printed) => wanted(printed.sultans_palace.track.slice(0, view.palace_price)),
  14: (view) => tiles(["fabric", "spice"], view),
  15: (view) => tiles(["jewellery", "fruit"], view),
  16: (view) => price("lira", view.gem_price),
};

export const factsOf = (place: number, view: View, printed: Printed): string => FACTS[place]?.(view, printed) ?? "";

const price = (what: string, n: number) => t("table-price", { what: counted(what, n) });

/** Goods by their letters; * is any. */
function wanted(letters: string | readonly string[]): string {
  const all = [...letters];
  const named = GOODS.flatMap((good) => of(all, LETTER[good], (n) => counted(good, n)));
  return t("table-wanted", { what: list([...named, ...of(all, "*", (n) => t("count-good", { n }))]) });
}

function of(letters: string[], letter: string, say: (n: number) => string): string[] {
  const n = letters.filter((one) => one === letter).length;
  return n ? [say(n)] : [];
}

/** A tile of the mosques has the colour of a good, and wants so many of it. */
function tiles(goods: string[], view: View): string {
  const there = goods.map((good) => ({ good, colour: colourOf(good) ?? "" })).filter(({ colour }) => view.mosque_tiles[colour]);
  return there.map(({ good, colour }) => `${tileName(colour)}: ${counted(good, view.mosque_tiles[colour]!)}.`).join(" ");
}
