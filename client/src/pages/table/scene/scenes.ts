/** Kiosk and Auction House: what everybody sees while players choose one after the other. From the view and what was said. */
import { parted } from "../../../house/notation";
import type { Event, View } from "../../../house/types";

export interface Chooser {
  seat: string;
  state: "done" | "now" | "waits";
  tile?: string; // the one chosen last
}

export interface Kiosk {
  is: "kiosk";
  of: string; // who began it
  chain: Chooser[];
  tiles: { tile: string; by?: string }[];
}

export interface Bidder {
  id: string; // whoever began it stands there twice
  seat: string;
  state: "opened" | "passed" | "outbid" | "highest" | "bidding" | "to-come" | "may-raise" | "won";
  lira?: number;
}

export interface Auction {
  is: "auction";
  of: string;
  bids: Bidder[];
  sale?: Sale; // it is over
}

export interface Sale {
  winner: string;
  lira: number;
  payee?: string; // none: the winner opened it, and paid the supply
}

export type Scene = Kiosk | Auction;

export function sceneOf(view: View, events: readonly Event[]): Scene | null {
  if (view.question === "bid") return auction(view, bidsIn(events), view.asked ?? "");
  return view.kiosk_tiles.length || Object.keys(view.kiosk_chosen).length ? kiosk(view, events) : null;
}

/** The auction that has just ended: nobody has chosen anything since. */
export function saleOf(view: View, events: readonly Event[]): Auction | null {
  const last = events.findLast(({ seat }) => seat !== null);
  return view.question !== "bid" && last && isSale(last) ? sold(view, bidsIn(events), last) : null;
}

/** The bid, or the passing, after which somebody pays. */
export const isSale = ({ kind, gains }: Event) => kind === "bid" && Object.values(gains).some(({ lira = 0 }) => lira < 0);

/** All seats from one, clockwise. */
function clockwise({ players }: View, from: string | null): string[] {
  const seats = players.map(({ seat }) => seat);
  const first = Math.max(0, seats.indexOf(from ?? ""));
  return [...seats.slice(first), ...seats.slice(0, first)];
}

function kiosk(view: View, events: readonly Event[]): Kiosk {
  const seats = clockwise(view, view.turn_of);
  const chosen = seats.filter((seat) => view.kiosk_chosen[seat]);
  const taken = chosen.length ? events.filter(({ kind }) => kind === "kiosk-tile").slice(-chosen.length).map(({ seat, word }) => ({ tile: parted(word).what, by: seat ?? "" })) : [];
  const by = (tile: string) => taken.find((one) => one.tile === tile)?.by;
  return {
    is: "kiosk",
    of: seats[0] ?? "",
    chain: seats.map((seat) => ({
      seat,
      tile: taken.find((one) => one.by === seat)?.tile,
      state: seat === view.asked ? "now" : chosen.includes(seat) ? "done" : "waits",
    })),
    tiles: [...taken.map(({ tile }) => tile), ...view.kiosk_tiles.map(String)].sort((a, b) => Number(a) - Number(b)).map((tile) => ({ tile, by: by(tile) })),
  };
}

/** The bids of the auction that goes on, as far as somebody was asked: who cannot pay more is passed over. */
function bidsIn(events: readonly Event[]): Event[] {
  const before = events.findLastIndex(({ kind, seat }) => kind !== "bid" && seat !== null);
  return events.slice(before + 1).filter(({ kind }) => kind === "bid");
}

function auction(view: View, events: Event[], asked: string): Auction {
  const [of = "", ...others] = clockwise(view, view.turn_of);
  const rows = [of, ...others, of];
  const isOpened = asked !== of || events.length > 0; // somebody else is asked: who began has bid, if only because he had to
  const now = isOpened ? Math.max(1, asked === of ? rows.length - 1 : rows.indexOf(asked)) : 0;
  const said = rows.map((seat, i) => (i === rows.length - 1 ? undefined : events.find((event) => event.seat === seat))).map(bid);
  if (view.bidder === of) said[0] ??= view.bid; // nobody was asked: there was one bid that could be made
  const highest = Math.max(0, ...said.map((lira) => lira ?? 0));
  return {
    is: "auction",
    of,
    bids: rows.map((seat, i) => {
      const lira = said[i];
      return { id: `${i} ${seat}`, seat, lira, state: stateOf(i, now, rows.length - 1, lira, highest) };
    }),
  };
}

/** Whoever opened it stands there again only if there was something to raise. */
function sold(view: View, events: Event[], last: Event): Auction {
  const of = events[0]?.seat ?? "";
  const paid = Object.entries(last.gains);
  const [winner = "", gains] = paid.find(([, { lira = 0 }]) => lira < 0) ?? [];
  const payee = paid.find(([, { lira = 0 }]) => lira > 0)?.[0];
  const bids = events.filter(({ word }) => !word.startsWith("play:"));
  const rows = [...clockwise(view, of), ...(bids.filter(({ seat }) => seat === of).length > 1 ? [of] : [])];
  return {
    is: "auction",
    of,
    sale: { winner, lira: -(gains?.lira ?? 0), payee },
    bids: rows.map((seat, i) => {
      const lira = bid(bids.filter((event) => event.seat === seat)[i < view.players.length ? 0 : 1]);
      const isHighest = seat === winner && lira === -(gains?.lira ?? 0);
      return { id: `${i} ${seat}`, seat, lira, state: isHighest ? "won" : lira === undefined ? "passed" : i === 0 ? "opened" : "outbid" };
    }),
  };
}

const bid = (event?: Event) => {
  const { verb, what } = parted(event?.word ?? "");
  return verb === "bid" ? Number(what) : undefined;
};

function stateOf(i: number, now: number, last: number, lira: number | undefined, highest: number): Bidder["state"] {
  if (i === now) return "bidding";
  if (i > now) return i === last ? "may-raise" : "to-come";
  if (i === 0 && lira === undefined) return "opened";
  if (lira === undefined) return "passed";
  return lira === highest ? "highest" : i === 0 ? "opened" : "outbid";
}
