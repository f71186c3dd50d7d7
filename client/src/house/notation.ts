/** The words of the notation, taken apart: which place, good, card or number an answer is about. */
import { placeNumber } from "../words/names";
import { split } from "../words/questions";

export type Good = "fabric" | "spice" | "fruit" | "jewellery";
export type Colour = "red" | "green" | "blue" | "yellow" | "white";

export const GOODS: Good[] = ["jewellery", "fabric", "spice", "fruit"]; // in the order of the wheelbarrow's lanes
export const LETTER = { fabric: "R", spice: "G", fruit: "Y", jewellery: "B" } as const; // as on the demand tiles

/** The letter in the name of its picture; coffee has one too, and what may be any good shows all of them. */
export const pictureOf = (what: string): string => ({ ...LETTER, coffee: "C" } as Record<string, string>)[what] ?? "*";

/** An answer in two: ">tea-house" is go and tea-house, "sell:fabric" is sell and fabric, "leave" is leave alone. */
export function parted(word: string): { verb: string; what: string } {
  const [verb, what] = split(word);
  return { verb, what };
}

/** The place that an answer is about: where one goes, whom one fetches from where, where one sends somebody, whose action or ruby one takes. */
export function placeIn(word: string): number | undefined {
  const { verb, what } = parted(word);
  return ["go", "companion", "fetch", "send", "barrier", "at"].includes(verb) ? placeNumber(what) : undefined;
}

/** Does it refuse something? These words are the first of the notation. */
export const declines = (word: string): boolean => ["stop", "skip", "enough", "end", "keep", "pass"].includes(word);

/** What one holds and may play before, or instead of, an answer: a bonus card, a tile that is used like one, a guild card, the companion. */
export const isExtra = (word: string): boolean => ["play", "use", "guild", "set-companion"].includes(parted(word).verb);

/** A letter that one gives: letter:9, and letter:9! once it is delivered. */
export const letterIn = (word: string): string | undefined => (parted(word).verb === "letter" ? parted(word).what : undefined);

/** The dice of an outcome, *5+4. */
export function diceIn(word: string): [number, number] | null {
  const rolled = /^\*(\d)\+(\d)$/.exec(word);
  return rolled ? [Number(rolled[1]), Number(rolled[2])] : null;
}
