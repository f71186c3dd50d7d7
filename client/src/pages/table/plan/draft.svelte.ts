/** A plan while it is made: a table that is only imagined, where one answers as if it were one's turn. What comes of it the server says. */
import { foresee } from "../../../house/days";
import type { Deed, Details, Line, Live, Move } from "../../../house/live.svelte";
import { placeIn } from "../../../house/notation";
import { refusalText } from "../../../words";
import type { Event, Foreseen, ForeseenTurn, Premove, Update } from "../../../house/types";
import { MOST_TURNS } from "./kept.svelte";

type Condition = Premove["only_if"];

/** So far: the turns, and how they would go. */
interface Step {
  turns: Premove[];
  foreseen: Foreseen;
}

export class Draft implements Line {
  unconfirmed = $state.raw<Move | null>(null);
  trouble = $state("");
  #steps = $state.raw<Step[]>([]); // the last one counts
  #asked = 0; // which request is the one that counts

  constructor(readonly live: Live) {}

  // -- as a table

  readonly state = "live";

  get table(): string {
    return this.live.table;
  }

  get seat(): number | undefined {
    return this.live.seat;
  }

  get now(): Update | null {
    const { now } = this.live;
    if (!now || !this.foreseen) return null;
    const { view, question } = this.foreseen;
    const table = { ...now.table, to_act: now.seat, deadline: null }; // whose clock runs is no matter here
    return { ...now, table, view, question, seq: this.#steps.length, may_undo: false, may_redo: false, may_end_turn: false, proposal: null };
  }

  get events(): Event[] {
    return this.foreseen?.turns.flatMap(({ events }) => events) ?? [];
  }

  do<D extends Deed>(deed: D, ...[more]: object extends Details<D> ? [Details<D>?] : [Details<D>]): boolean {
    if (this.unconfirmed || !this.foreseen) return false;
    const move = { do: deed, seq: this.#steps.length, ...more } as Move;
    if (move.do === "answer") void this.#answer(move.answers, move.then ?? [], move.goes_on ?? false, move);
    else if (move.do === "confirm") void this.#end(move);
    else return false;
    return true;
  }

  // -- as a plan

  get turns(): Premove[] {
    return this.#steps.at(-1)?.turns ?? [];
  }

  get foreseen(): Foreseen | undefined {
    return this.#steps.at(-1)?.foreseen;
  }

  /** The one that is planned now, as it would go. */
  get last(): ForeseenTurn | undefined {
    return this.foreseen?.turns.at(-1);
  }

  /** What there is to keep. */
  get planned(): Premove[] {
    return this.turns.filter(({ answers }) => answers.length);
  }

  get mayUndo(): boolean {
    return this.#steps.length > 1 && !this.unconfirmed;
  }

  /** Can another turn be planned? */
  get mayGoOn(): boolean {
    return !this.unconfirmed && this.turns.length < MOST_TURNS && !!this.turns.at(-1)?.answers.length && !!this.last && !this.last.problem;
  }

  /** With a plan that is there already, or at the beginning of the next turn; false: that cannot be foreseen. */
  open = (turns: Premove[]): Promise<boolean> => this.#ask(turns.length ? turns : [EMPTY], []);

  nextTurn = (): Promise<boolean> => this.#ask([...this.turns, EMPTY], this.#steps);

  undo(): void {
    if (this.mayUndo) this.#steps = this.#steps.slice(0, -1);
  }

  /** This turn anew, and nothing behind it. */
  cut = (i: number): Promise<boolean> => this.#ask([...this.turns.slice(0, i), EMPTY], this.#steps);

  choose = (i: number, only_if: Condition): void => {
    const step = this.#steps.at(-1);
    if (step) this.#steps = [...this.#steps.slice(0, -1), { ...step, turns: step.turns.map((turn, n) => (n === i ? { ...turn, only_if } : turn)) }];
  };

  /** The table has gone on: how would it go now? */
  again = async (): Promise<void> => void (await this.#ask(this.turns, []));

  #answer(answers: string[], then: string[], goes_on: boolean, move: Move): Promise<boolean> {
    const last = this.turns.at(-1)!;
    const only_if = last.answers.length ? last.only_if : this.#usual(answers[0] ?? "");
    return this.#ask([...this.turns.slice(0, -1), { answers: [...last.answers, ...answers], only_if }], this.#steps, { then, goes_on }, move);
  }

  /** Decline what is left of the turn, one after the other. */
  async #end(move: Move): Promise<void> {
    for (let out = this.foreseen?.question?.way_out; out; out = this.foreseen?.question?.way_out) if (!(await this.#answer([out], [], false, move))) return;
  }

  /** Where nobody stands one usually does not want to pay for somebody who comes. */
  #usual(word: string): Condition {
    const goal = placeIn(word);
    const view = this.foreseen?.view;
    if (!goal || !view) return null;
    const others = [...view.players.filter(({ seat }) => seat !== view.seat).map(({ merchant }) => merchant), ...view.neutral_merchants];
    return others.includes(goal) ? null : "free";
  }

  /** True: that is how it stands now. */
  async #ask(turns: Premove[], before: Step[], how: { then?: string[]; goes_on?: boolean } = {}, move: Move | null = null): Promise<boolean> {
    const which = ++this.#asked;
    this.unconfirmed = move;
    try {
      const foreseen = await foresee(this.table, { turns, ...how, seat: this.seat });
      if (which !== this.#asked) return false;
      const problem = foreseen.turns.at(-1)?.problem;
      this.trouble = move && problem ? refusalText(problem) : "";
      if (this.trouble) return false; // that was not among the answers any more
      this.#steps = [...before, { turns: turns.map((turn, i) => planned(turn, foreseen.turns[i])), foreseen }];
      return true;
    } catch (problem) {
      if (which === this.#asked) this.trouble = (problem as Error).message;
      return false;
    } finally {
      if (which === this.#asked) this.unconfirmed = null;
    }
  }
}

/** With what was answered behind it; what is not possible now may be later, and stays as it was. */
const planned = (turn: Premove, foreseen?: ForeseenTurn): Premove => (!foreseen || foreseen.problem ? turn : { ...turn, answers: foreseen.answers });

const EMPTY: Premove = { answers: [], only_if: null };
