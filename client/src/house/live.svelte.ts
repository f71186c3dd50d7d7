/** A table as it happens: one socket, which comes back by itself, and one deed at a time, which counts once. */
import { refusalText } from "../words/refusals";
import { applied, type Change } from "./change";
import { SPECTATOR } from "./eyes";
import { hearTime } from "./time.svelte";
import type { Event, Message, Problem, Spoken, Update } from "./types";

export type State =
  | "connecting" // for the first time
  | "live"
  | "reconnecting" // lost a moment ago
  | "restarting" // the house has said so before it was lost
  | "offline" // lost for longer: the next try is at `retryAt`
  | "closed"; // for good: by us, or by the house, which says `why`

export type Move = Exclude<Message, { do: "say" | "beat" }>;
export type Deed = Move["do"];
/** What a move says besides what it is, when, and for whom. */
export type Details<D extends Deed> = Omit<Extract<Move, { do: D }>, "do" | "seq" | "seat">;
export type Heard = { update?: Update; change?: Change; problem?: Problem; beat?: number };
export type Opened = Pick<WebSocket, "send" | "close" | "onmessage" | "onclose"> & Partial<Pick<WebSocket, "readyState">>;

/** What one seat needs to play: a table, or one that is only imagined. */
export type Line = Pick<Live, "table" | "seat" | "now" | "events" | "state" | "unconfirmed" | "do">;

const OPEN = 1; // WebSocket.OPEN
const FIRST_WAIT = 500; // milliseconds, then twice as long each time
const LONGEST_WAIT = 15_000;
const PATIENCE = 3; // tries in vain until it is called offline
const RESTART = 1012;
const PATIENCE_FOR_RESTART = 7; // about half a minute
const TICK = 500; // how often it is looked whether the house is still there
const BEAT_AFTER = 1000; // of silence
const SILENCE = 2000; // without an answer to a beat: one is told
const TOO_LONG = 8000; // a new line is tried
const FOR_GOOD = [4403, 4404]; // you do not sit there any more; there is no such table

export class Live {
  state = $state<State>("connecting");
  /** The table as this seat may see it. */
  now = $state.raw<Update | null>(null);
  /** All that has happened, and all that was said. */
  events = $state.raw<Event[]>([]);
  chat = $state.raw<Spoken[]>([]);
  /** What the house has not confirmed yet. It is kept while the connection is away. */
  unconfirmed = $state.raw<Move | null>(null);
  /** What was wrong with what was sent last. */
  problem = $state.raw<Problem | null>(null);
  /** Why the house closed the table to us. */
  why = $state("");
  /** When the next try is, by the clock of the device in milliseconds. */
  retryAt = $state<number | null>(null);

  #socket: Opened | null = null;
  #tries = 0;
  #isRestarting = false;
  #isLost = false; // we do not know any more what we were told
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ticking: ReturnType<typeof setInterval> | undefined;
  // by a clock that nobody sets:
  #triedAt = 0; // when the line was opened
  #heardAt: number | null = null; // and when the house was heard last through it
  #beatAt: number | null = null; // a beat that has not been answered
  #isSent = false; // what is unconfirmed

  /** @param seat of a device that has several; a spectator is one without
   *  @param open for tests */
  constructor(
    readonly table: string,
    readonly seat?: number,
    readonly open: (path: string) => Opened = openSocket,
  ) {
    globalThis.addEventListener?.("online", this.retry);
    globalThis.addEventListener?.("offline", this.#cut);
    globalThis.document?.addEventListener("visibilitychange", this.#lookUp);
    this.#ticking = setInterval(this.#listen, TICK);
    this.#connect();
  }

  /** Do something at the number that we see. False: something else is under way, or the table is not there yet. */
  do<D extends Deed>(deed: D, ...[more]: object extends Details<D> ? [Details<D>?] : [Details<D>]): boolean {
    if (!this.now || this.unconfirmed || this.state === "closed") return false;
    this.problem = null;
    this.unconfirmed = { do: deed, seq: this.now.seq, ...more, ...this.#asSeat() } as Move;
    this.#isSent = this.state === "live";
    if (this.#isSent) this.#send(this.unconfirmed);
    return true;
  }

  /** Say something. It has no number, so it is only said while the house hears it. */
  say(text: string, name = ""): boolean {
    if (this.state !== "live") return false;
    this.#send({ do: "say", text, name, ...this.#asSeat() });
    return true;
  }

  /** Try now. */
  retry = (): void => {
    if (this.#socket || this.state === "closed") return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  close(): void {
    this.#end("");
    this.#socket?.close();
    this.#socket = null;
  }

  // -- the socket

  #connect(): void {
    const since = this.#isLost ? 0 : (this.now?.seq ?? 0);
    const asked = new URLSearchParams({ since: `${since}`, heard: `${this.chat.at(-1)?.n ?? 0}`, changes: "true" });
    if (this.seat !== undefined) asked.set("seat", `${this.seat}`);
    this.retryAt = null;
    this.#beatAt = null;
    this.#triedAt = performance.now();
    const socket = (this.#socket = this.open(`/api/tables/${this.table}/live?${asked}`));
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string) as Heard);
    socket.onclose = ({ code, reason }) => {
      if (this.#socket === socket) this.#lost(code, reason);
    };
  }

  #hear({ update, change, problem, beat }: Heard): void {
    if (beat) hearTime(beat);
    this.#heardAt = performance.now();
    if (this.#beatAt !== null) this.#answered();
    if (problem) {
      this.problem = problem;
      this.unconfirmed = null;
    }
    if (update && this.now && update.table?.restored?.length !== this.now.table?.restored?.length) return this.#beginAnew(update);
    if (update) this.#isLost = false;
    const told = update ?? (change && applied(this.now, change, this.events.length));
    if (told) this.#take(told);
    else if (change) this.#lookAnew();
  }

  /** A change that does not fit: whoever comes back is told everything. */
  #lookAnew(): void {
    this.#isLost = true;
    this.#cut();
  }

  /** The house was restored from a backup: what we have seen since never happened there, and its numbers are given anew. */
  #beginAnew(update: Update): void {
    this.now = update;
    this.events = [];
    this.chat = [];
    this.unconfirmed = null;
    this.#lookAnew();
  }

  #cut = (): void => {
    const socket = this.#socket;
    if (!socket || this.state === "closed") return;
    this.#lost(1000, "");
    socket.close();
  };

  // -- whether the house is still there: a line may be dead without a word

  #listen = (): void => {
    if (!this.#socket) return;
    if (this.#heardAt === null) return void (performance.now() - this.#triedAt >= LONGEST_WAIT && this.#cut());
    const silence = performance.now() - (this.#beatAt ?? this.#heardAt);
    if (this.#beatAt === null) return void (silence >= BEAT_AFTER && this.#beat());
    if (silence >= TOO_LONG) this.#cut();
    else if (silence >= SILENCE && this.state === "live") this.state = "reconnecting";
  };

  /** Somebody looks at the page again: what was true before may have changed since. */
  #lookUp = (): void => {
    if (document.hidden) return;
    if (!this.#socket) this.retry();
    else if (this.#heardAt !== null && this.#beatAt === null) this.#beat();
  };

  #beat(): void {
    this.#beatAt = performance.now();
    this.#send({ do: "beat" });
  }

  /** It was only slow. */
  #answered(): void {
    this.#beatAt = null;
    if (this.state !== "reconnecting") return;
    this.state = "live";
    if (this.unconfirmed && !this.#isSent) this.#send(this.unconfirmed);
    this.#isSent = true;
  }

  #take(update: Update): void {
    const isBack = this.state !== "live";
    this.now = update;
    this.events = [...this.events.slice(0, update.first), ...update.events];
    this.chat = [...this.chat, ...update.chat];
    this.state = "live";
    this.#tries = 0;
    this.#isRestarting = false;
    if (!this.unconfirmed) return;
    // The number has grown: ours was done, or came too late, and then the house says so. If it has not, ours was never heard.
    if (update.seq > this.unconfirmed.seq) this.unconfirmed = null;
    else if (isBack) {
      this.#isSent = true;
      this.#send(this.unconfirmed);
    }
  }

  #lost(code: number, reason: string): void {
    this.#socket = null;
    this.#heardAt = null;
    this.#beatAt = null;
    if (FOR_GOOD.includes(code)) return this.#end(this.problem ? refusalText(this.problem) : reason);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.75 + Math.random() / 2); // not all at once
    this.#tries += 1;
    this.#isRestarting ||= code === RESTART;
    if (this.#tries >= (this.#isRestarting ? PATIENCE_FOR_RESTART : PATIENCE)) this.state = "offline";
    else if (this.now) this.state = this.#isRestarting ? "restarting" : "reconnecting";
    this.retryAt = Date.now() + wait;
    this.#timer = setTimeout(this.retry, wait);
  }

  #end(why: string): void {
    this.state = "closed";
    this.why = why;
    this.problem = null;
    this.retryAt = null;
    this.unconfirmed = null;
    clearTimeout(this.#timer);
    clearInterval(this.#ticking);
    globalThis.removeEventListener?.("online", this.retry);
    globalThis.removeEventListener?.("offline", this.#cut);
    globalThis.document?.removeEventListener("visibilitychange", this.#lookUp);
  }

  /** A line that is closing takes nothing more: what is unconfirmed is sent again by the next one. */
  #send(message: Message): void {
    if ((this.#socket?.readyState ?? OPEN) === OPEN) this.#socket?.send(JSON.stringify(message));
  }

  #asSeat(): Pick<Message, "seat"> {
    return this.seat === undefined || this.seat === SPECTATOR ? {} : { seat: this.seat };
  }
}

function openSocket(path: string): Opened {
  return new WebSocket(`${location.origin.replace(/^http/, "ws")}${path}`); // older browsers take no path alone
}
