/** What is wished for at a new tournament, and what follows from it. */
import { levelsOf, usualOf } from "../../house/bots";
import type { NewTournament, Offer, TimeControl } from "../../house/types";
import { chosenTime } from "./moment";

export type System = "swiss" | "knock-out";
export const RANDOM = "random";
export const MOST_ROUNDS = 20;

export class Wish {
  name = $state("");
  rules = $state("base");
  players = $state(3);
  layout = $state("");
  system = $state<System>("swiss");
  rounds = $state(4);
  clock = $state.raw<TimeControl>({ move: null, game: 25 * 60 });
  isAlike = $state(false);
  hasBots = $state(false);
  hasGuests = $state(true);
  isRated = $state(false);
  isPrompt = $state(false);
  isListed = $state(true);
  first = $state(""); // when the first round begins by itself, as the field has it

  #bot = $state("");
  readonly numbers = $derived.by(() => Object.keys(this.offer.rubies[this.rules] ?? {}).map(Number).filter((number) => number > 1));
  readonly layouts = $derived.by(() => [...(this.offer.layouts[this.rules] ?? []).map(({ name }) => name), RANDOM]);
  readonly levels = $derived.by(() => levelsOf(this.offer, this.rules));
  readonly isSwiss = $derived(this.system === "swiss");
  readonly mayBeAlike = $derived(this.isSwiss);
  readonly fillsUp = $derived(this.hasBots || (this.isAlike && this.mayBeAlike));
  readonly mayBeRated = $derived(!this.hasGuests);

  constructor(readonly offer: Offer) {
    this.chooseRules(offer.rules[0] ?? "base");
  }

  get bot(): string {
    return this.levels.includes(this.#bot) ? this.#bot : usualOf(this.offer, this.rules);
  }

  set bot(level: string) {
    this.#bot = level;
  }

  chooseRules(rules: string): void {
    this.rules = rules;
    if (!this.numbers.includes(this.players)) this.players = this.numbers[0] ?? 2;
    this.layout = this.layouts[0] ?? RANDOM;
  }

  /** As the house wants to hear it. Turns are ended by a click, as everywhere. */
  tournament(): NewTournament {
    const { rules, players, layout, clock, bot } = this;
    const settings = { rules, players, layout, clock, confirm: true, hints: false, rated: this.isRated && this.mayBeRated };
    const how = { rounds: this.rounds, knock_out: !this.isSwiss, alike: this.isAlike && this.mayBeAlike, guests: this.hasGuests };
    const rest = { bots: this.fillsUp, bot, prompt: this.isPrompt, listed: this.isListed };
    return { name: this.name, agreed: { settings, ...how, ...rest }, begins: chosenTime(this.first) };
  }
}
