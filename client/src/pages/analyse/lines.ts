/** What was found, as it is drawn and told. */
import { placeIn, parted } from "../../house/notation";
import type { Position, Question, Search, Seat } from "../../house/types";
import { t } from "../../texts/texts.svelte";
import { capital } from "../../words/capital";
import { arrowsTo, type Arrow } from "../table/arrows";
import { plainLook, type Look } from "../table/looks";

/** Where the turns lead that go somewhere. */
export const arrowsOf = ({ view }: Position, { seat, best }: Search, shown: number): Arrow[] =>
  arrowsTo(view, seat, best.map(({ line }) => line.find((word) => parted(word).verb === "go")), shown);

/** The answer that is a place on the board: of the merchant, if both may go there. */
export const optionAt = (question: Question | null, place: number) =>
  question?.options.filter(({ word }) => placeIn(word) === place).sort((a, b) => Number(parted(b.word).verb === "go") - Number(parted(a.word).verb === "go"))[0];

export function lookAt(question: Question | null, place: number): Look {
  const isOnBoard = !!question?.options.some(({ word }) => placeIn(word) !== undefined);
  return { ...plainLook(place), state: optionAt(question, place) ? "legal" : isOnBoard ? "not" : "plain" };
}

/** Who sits there, as the record says; a position names nobody but by the colour. */
export function seatsOf({ names }: Position): Seat[] {
  return Object.entries(names).map(([colour, name]) => ({
    colour,
    kind: "person",
    name: name === colour ? capital(t(`colour-${colour}`)) : name,
    bot: null,
    yours: false,
    ready: true,
    silent: false,
    left: null,
    away: null,
    votes: [],
  }));
}

/** A position in the address of the page. */
export function addressOf({ text }: Position): string {
  const line = text.trim().split("\n").map((one) => one.trim().replace(/\s+/g, " ")).join("|");
  return `/analyse?${new URLSearchParams({ position: line })}`;
}
