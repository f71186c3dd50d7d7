/** What we have said beforehand at a table, as the server keeps it. It changes without a word: nobody is told, not even we. */
import { keepPremoves, premovesOf } from "../../../house/days";
import { InOrder } from "../../../house/in-order";
import { placeIn } from "../../../house/notation";
import type { Premove, Premoves } from "../../../house/types";

export const MOST_TURNS = 4;

export class Kept {
  turns = $state.raw<Premove[]>([]);
  /** Why the rest was not carried out: taken, changed, impossible, overtaken; or empty. */
  dropped = $state("");
  /** Milliseconds after which a turn is carried out at the latest. */
  longest = $state(0);
  /** A plan was saved, and nobody has been told yet: will its last turn stop and ask? */
  saved = $state<"whole" | "open">();
  #answers = new InOrder();

  constructor(
    readonly table: string,
    readonly seat?: number,
  ) {}

  /** The places to which it leads, in their order; 0: to none. */
  get goals(): number[] {
    return this.turns.map(({ answers }) => placeIn(answers[0] ?? "") ?? 0);
  }

  look = (): Promise<void> => this.#answers.tell(premovesOf(this.table, this.seat), this.#take, () => {}); // it is looked again

  async keep(turns: Premove[]): Promise<void> {
    this.#answers.forget();
    this.#take(await keepPremoves(this.table, turns, this.seat));
  }

  #take = ({ turns, dropped, longest }: Premoves): void => {
    this.turns = turns;
    this.dropped = dropped;
    this.longest = longest;
  };
}
