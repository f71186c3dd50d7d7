/** What the expansions bring, in a few pages each: a picture, an idea. The texts are chapter-<box>-<page> and its .text. */
import type { ArtName } from "../../art/names";

export interface Chapter {
  rules: string; // the rule set that it leads to
  preset: string; // a table to begin with
  pages: { name: string; art: ArtName; place: number }[]; // the place gives its glaze
}

const page = (name: string, art: ArtName, place: number) => ({ name, art, place });

export const CHAPTERS: Record<string, Chapter> = {
  coffee: {
    rules: "mocha",
    preset: "coffee",
    pages: [page("coffee", "p17", 17), page("house", "p20", 20), page("guild", "p18", 18), page("tavern", "p19", 19), page("barrier", "i-stop", 19), page("trader", "m-dealer", 20)],
  },
  letters: {
    rules: "letters",
    preset: "letters",
    pages: [page("letter", "p21", 21), page("companion", "m-companion", 7), page("seals", "p24", 24), page("kiosk", "p22", 22), page("auction", "p23", 23), page("courier", "m-courier", 5)],
  },
  bazaar: {
    rules: "grand",
    preset: "grand",
    pages: [page("places", "p7", 7), page("both", "p15", 15), page("society", "p24", 24), page("catacombs", "p25", 25)],
  },
};
