/** Looking for people to play with: while this is open, the server knows that we are there, and tells how it stands. */
import { refusalText } from "../words/refusals";
import type { Pairing, Problem, Seek } from "./types";
import { post } from "./api";

const UNDER = "/api/pairing";
const FIRST_WAIT = 500; // milliseconds, then twice as long each time
const LONGEST_WAIT = 8000;

export class Seeking {
  now = $state.raw<Pairing | null>(null);
  isLost = $state(false);
  trouble = $state("");
  /** The others of a party were not there. */
  isBack = $state(false);

  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor() {
    this.#connect();
  }

  seek = (wanted: Seek): Promise<void> => this.#ask("", wanted);
  confirm = (): Promise<void> => this.#ask("/confirm");
  leave = (): Promise<void> => this.#ask("/leave");

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  async #ask(path: string, body?: object): Promise<void> {
    this.trouble = "";
    this.isBack = false;
    try {
      this.#take(await post<Pairing>(path, body, UNDER));
    } catch (problem) {
      this.trouble = (problem as Error).message;
    }
  }

  #take(told: Pairing): void {
    const before = this.now?.own;
    this.isBack = told.own ? !told.own.party && !told.own.table && !told.own.barred_until && (!!before?.party?.is_confirmed || this.isBack) : false;
    this.now = told;
  }

  #connect(): void {
    const socket = (this.#socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${UNDER}/live`));
    socket.onmessage = ({ data }) => {
      const { pairing, problem } = JSON.parse(data as string) as { pairing?: Pairing; problem?: Problem };
      this.#tries = 0;
      this.isLost = false;
      if (problem) this.trouble = refusalText(problem);
      if (pairing) this.#take(pairing);
    };
    socket.onclose = () => {
      if (this.#isClosed) return;
      this.isLost = true;
      this.#timer = setTimeout(() => this.#connect(), Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++));
    };
  }
}
