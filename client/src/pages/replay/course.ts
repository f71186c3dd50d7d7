/** The course of a game: where its turns and rounds begin, and where a position is in it. A position is a number of events. Events
    that are told are steps; what needs no words belongs to the step before. */
import type { Event, Round } from "../../house/types";

export interface Where {
  round: number; // 0: the set-up
  seat: string | null; // whose turn
  step: number;
  steps: number; // of the turn
}

export class Course {
  /** The first position that is shown: everything is set up. */
  readonly first: number;
  readonly last: number;
  readonly rounds: { round: number; from: number; to: number }[];
  #starts: number[];
  #told: boolean[];

  constructor(
    readonly events: readonly Event[],
    rounds: readonly Round[] = [],
    isTold: (event: Event) => boolean = () => true,
  ) {
    this.#told = events.map(isTold);
    this.first = Math.max(0, events.findIndex(({ turn }) => turn > 0));
    this.last = events.length;
    this.#starts = events.flatMap(({ turn }, n) => (n > this.first && turn !== events[n - 1]!.turn ? [n] : []));
    const ends = rounds.map(({ last }) => Math.min(last + 1, this.last));
    this.rounds = rounds.map(({ round }, i) => ({ round, from: Math.max(ends[i - 1] ?? this.first, this.first), to: ends[i]! }));
  }

  /** After the next step, or the one before; the end, or the beginning, if there is none. */
  stepFrom(at: number, by: number): number {
    let next = at + by;
    while (next > this.first && next < this.last && !this.#told[next - 1]) next += by;
    return this.within(next);
  }

  /** The beginning of the next turn; the end, if there is none. */
  turnAfter(at: number): number {
    return this.#starts.find((start) => start > at) ?? this.last;
  }

  /** The beginning of this turn, or of the one before if we are there already. */
  turnBefore(at: number): number {
    return this.#starts.findLast((start) => start < at) ?? this.first;
  }

  within(at: number): number {
    return Math.min(this.last, Math.max(this.first, at));
  }

  /** Where the last event before a position belongs. */
  where(at: number): Where {
    const event = this.events[at - 1];
    if (!event || at <= this.first) return { round: this.rounds[0]?.round ?? 0, seat: this.events[this.first]?.of ?? null, step: 0, steps: this.#stepsOf(this.first) };
    const from = this.events.findIndex(({ turn }) => turn === event.turn);
    const start = Math.max(from, this.first);
    return { round: this.roundAt(at).round, seat: this.#owner(event.turn), step: this.#stepsIn(start, at), steps: this.#stepsOf(start) };
  }

  roundAt(at: number): { round: number; from: number; to: number } {
    return this.rounds.find(({ to }) => at <= to) ?? this.rounds.at(-1) ?? { round: 0, from: this.first, to: this.last };
  }

  // -- as a bar with a cell for each round

  /** From 0 to 1: rounds are equally wide, whatever happens in them. */
  spot(at: number): number {
    const { from, to } = this.roundAt(at);
    const cell = this.rounds.findIndex((round) => round.from === from);
    return (Math.max(0, cell) + (to > from ? (at - from) / (to - from) : 1)) / Math.max(1, this.rounds.length);
  }

  /** The position that is nearest to a spot. */
  at(spot: number): number {
    const cells = this.rounds.length;
    const cell = Math.min(cells - 1, Math.max(0, Math.floor(spot * cells)));
    const round = this.rounds[cell];
    return round ? this.within(Math.round(round.from + (spot * cells - cell) * (round.to - round.from))) : this.first;
  }

  /** Whose turn it is: the first who chooses in it. */
  #owner(turn: number): string | null {
    const found = this.events.find((event) => event.turn === turn && event.seat !== null);
    return found?.seat ?? null;
  }

  #stepsOf(start: number): number {
    const turn = this.events[start]?.turn;
    return this.#told.filter((isTold, n) => isTold && n >= start && this.events[n]!.turn === turn).length;
  }

  #stepsIn(start: number, at: number): number {
    return this.#told.slice(start, at).filter(Boolean).length;
  }
}
