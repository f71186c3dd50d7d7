/** Who is there and who is not, since when somebody is awaited, and what the others can do about it. Everything is told by the server;
 *  here it becomes words, and what may be tried now. */
import { nameOf } from "../../../house/bots";
import { isAway, isOverDays } from "../../../house/over-days";
import type { Seat, Summary } from "../../../house/types";
import { t } from "../../../texts/texts.svelte";
import { duration, moment } from "../../../texts/time";

const MOMENT = 20_000; // milliseconds: whoever is gone for no longer may only have loaded the page anew
const PATIENCE = 30_000; // everybody may think so long,
const APART = 60_000; // and is not reminded more often
const SECOND = 1000;
const HOUR = 3600 * SECOND;

export type Presence = "here" | "lost" | "away";

/** Of a person who plays at another device; null: a bot, or nobody. */
export function presenceOf({ kind, bot, yours, away }: Seat, time: number): Presence | null {
  if (kind !== "person" || bot || yours) return null;
  if (typeof away !== "number") return "here";
  return time - away < MOMENT ? "lost" : "away";
}

/** In one room: may the others let another phone take up the seat? The server knows whether everybody agrees. */
export const isAbandoned = ({ kind, yours, away }: Seat, { settings, stage }: Summary) =>
  !!settings.one_room && stage === "playing" && kind === "person" && !yours && typeof away === "number";

/** As it stands beside the name. */
export function presenceText(seat: Seat, time: number): string {
  const is = presenceOf(seat, time);
  return is ? t(`wait-${is}`, { time: lasting(seat.away, time) }) : "";
}

export interface Waiting {
  text: string;
  mayRemind: boolean;
  isReminded: boolean;
  mayVote: boolean; // for a bot in the seat
  votes: string[];
  later: number; // seconds until one may
}

/** What is to be said of another person, and done about him; null: he is there, and nobody has waited for long. Where people plan their turns
 *  nobody is told who is there, only who is awaited.
 *  @param me the own seat; null for a spectator, who can do nothing */
export function waitingFor(seat: Seat, table: Summary, me: string | null, time: number): Waiting | null {
  const is = presenceOf(seat, time);
  if (!is || seat.colour === me) return null;
  if (isAway(seat, time)) return { ...NOTHING, text: t("days-is-on-holiday", { name: nameOf(seat), until: moment(seat.holiday!.until) }) };
  const isTold = !table.settings.premoves;
  const isAwaited = table.to_act === seat.colour;
  const isLate = isAwaited && table.settings.late === "vote" && !!table.deadline && time >= table.deadline;
  const waited = isAwaited && table.awaited_since ? time - table.awaited_since : 0;
  const patience = isOverDays(table.settings.clock) ? HOUR : PATIENCE;
  if (!isLate && (!isTold || is === "here") && waited < patience) return null;
  const isPlayer = table.seats.some(({ colour, kind, bot }) => colour === me && kind === "person" && !bot);
  const isReminded = table.reminder?.seat === seat.colour && time - table.reminder.at < APART;
  const isGone = isLate || (isTold ? is === "away" : isAwaited);
  const left = isGone && !isLate ? (seat.away ?? time) + SECOND * (table.settings.away ?? 0) - time : 0;
  const votes = seat.votes ?? [];
  return {
    text: isLate ? t("days-is-late", { name: nameOf(seat) }) : textOf(seat, isTold ? is : "here", waited, time),
    mayRemind: isPlayer && isAwaited && waited >= patience && !isReminded,
    isReminded,
    mayVote: isPlayer && isGone && left <= 0 && !votes.includes(me ?? ""),
    votes,
    later: isPlayer ? Math.max(0, left / SECOND) : 0,
  };
}

const NOTHING: Omit<Waiting, "text"> = { mayRemind: false, isReminded: false, mayVote: false, votes: [], later: 0 };

function textOf(seat: Seat, is: Presence, waited: number, time: number): string {
  const name = nameOf(seat);
  if (is === "here") return t("wait-thinks", { name, time: duration(waited / SECOND, "short") });
  return t(`wait-is-${is}`, { name, time: lasting(seat.away, time) });
}

const lasting = (since: number | null | undefined, time: number) => duration((time - (since ?? time)) / SECOND, "short");
