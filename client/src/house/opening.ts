/** Opening a table and sitting down at it. */
import { t } from "../texts/texts.svelte";
import { isLevel } from "./bots";
import { addText, importRecord, openTable } from "./api";
import { COLOURS, device, type Colour } from "./device.svelte";
import type { Import, NewTable, Seat, SeatWish, Summary } from "./types";

/** Open a table, look at its seal, and add a text of our own to the dice: nobody can have known it when the seal was made.
 *  Turns are ended by a click, so the next player waits for it; whoever has switched it on ends them without. */
export async function open(wanted: NewTable): Promise<Summary> {
  const adds_text = wanted.seats.some(({ kind }) => kind === "me");
  const opened = await openTable({ ...wanted, settings: { ...wanted.settings, confirm: true }, seats: named(wanted.seats), adds_text });
  return adds_text ? withLuck(opened) : opened; // who does not sit there adds nothing
}

export async function playOn(wanted: Import): Promise<Summary> {
  return withLuck(await importRecord({ confirm: true, ...wanted, seats: named(wanted.seats), adds_text: true }));
}

/** Bots get names of their own, so that the log can tell them apart; the first one of a level is called as the level is. */
export function named(seats: readonly SeatWish[]): SeatWish[] {
  const free = OTHERS.map((n) => t(`bot-name-${n}`)).filter((name) => !seats.some((seat) => seat.name === name));
  const met = new Set<string>();
  return seats.map((seat) => {
    if (seat.kind !== "bot" || seat.name) return seat;
    const isFirst = isLevel(seat.bot ?? "") && !met.has(seat.bot ?? "");
    met.add(seat.bot ?? "");
    return isFirst ? seat : { ...seat, name: free.shift() };
  });
}

const OTHERS = [1, 2, 3, 4, 5];

const withLuck = ({ id }: Summary) => addText(id, luck());

/** A text for the dice that nobody guesses. */
export function luck(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Under which name one sits down here. */
export const ownName = () => device.name || t("guest");

export const me = (): SeatWish => ({ kind: "me", name: ownName() });

/** We in one of so many seats, bots in the others. */
export const against = (bot: string, seats: number, mine: number): SeatWish[] =>
  Array.from({ length: seats }, (_, i): SeatWish => (i === mine ? me() : { kind: "bot", bot }));

/** The seat of our colour among so many; without one, the first. */
export function ownPlace(players: number, colour: Colour = device.colour): number {
  const place = COLOURS.indexOf(colour);
  return place < players ? place : 0;
}

/** All seats: ours in our colour, the others around it. */
export function around(others: SeatWish[], own: SeatWish = me()): SeatWish[] {
  const place = ownPlace(others.length + 1);
  return [...others.slice(0, place), own, ...others.slice(place)];
}

/** The open seat of our colour, if there is one; otherwise the house gives any. */
export function preferred(seats: Seat[]): number | undefined {
  const place = seats.findIndex(({ colour, kind }) => colour === device.colour && kind === "open");
  return place < 0 ? undefined : place;
}
