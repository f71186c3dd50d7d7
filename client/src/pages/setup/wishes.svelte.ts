/** What is wished for at a new table, and what follows from it. What can be wished for, the house offers. */
import { layOut, Trouble } from "../../house/api";
import { levelsOf } from "../../house/bots";
import { around, ownPlace } from "../../house/opening";
import type { Clock, NewTable, Offer, SeatWish } from "../../house/types";
import { t } from "../../texts/texts.svelte";
import { presetsOf, type Preset } from "./presets";

export type Kind = "here" | "open" | "bot";
export const RANDOM = "random";
export const OWN = "custom";
export const BONUS_DECK = "letters-deck"; // only the bonus cards of the box; few people change that

export class Wishes {
  preset = $state<string | null>(null);
  rules = $state("base");
  /** The layout by its name, or drawn, or one's own. */
  choice = $state("");
  grid = $state.raw<number[][]>([]);
  /** Why it cannot be played on this board. */
  broken = $state("");
  others = $state<SeatWish[]>([]);
  clock = $state.raw<Clock>({ move: null, game: null });
  variants = $state<string[]>([]);
  isListed = $state(false);
  confirms = $state(false);
  hasRandomBots = $state(false);

  readonly presets: Preset[];
  readonly players = $derived(this.others.length + 1);
  readonly place = $derived(ownPlace(this.players)); // where we sit ourselves
  readonly numbers = $derived.by(() => Object.keys(this.offer.rubies[this.rules] ?? {}).map(Number));
  readonly rubies = $derived.by(() => this.offer.rubies[this.rules]?.[this.players]);
  readonly levels = $derived.by(() => this.hasRandomBots ? this.offer.bots : levelsOf(this.offer.bots));
  readonly layouts = $derived.by(() => (this.offer.layouts[this.rules] ?? []).map(({ name }) => name));
  readonly open = $derived(this.others.filter(({ kind }) => kind === "open").length);
  readonly here = $derived(this.others.filter(({ kind }) => kind === "here").length);

  /** @param wanted the preset to begin with */
  constructor(readonly offer: Offer, wanted: string | null = null) {
    this.presets = presetsOf(offer);
    const first = this.presets.find(({ id }) => id === wanted) ?? this.presets[0];
    if (first) this.take(first);
  }

  // -- choosing

  take({ id, rules, layout, others, clock }: Preset): void {
    this.others = others.map((seat) => ({ ...seat }));
    this.clock = clock;
    this.chooseRules(rules);
    this.lay(layout);
    this.preset = id;
  }

  chooseRules(rules: string): void {
    this.rules = rules;
    this.others.length = Math.min(this.others.length, Math.max(...this.numbers) - 1);
    this.lay(this.layouts[0] ?? RANDOM);
  }

  /** Another kind of person, or none, in the seat of row `i`; behind the last one it is a new seat. */
  seat(i: number, kind: Kind | "none"): void {
    const at = i > this.place ? i - 1 : i;
    if (kind === "none") this.others.splice(at, 1);
    else this.others[Math.min(at, this.others.length)] = { kind, name: "", bot: this.levels.at(-1) ?? "" };
    this.preset = null;
  }

  /** The same for all others, which need not be told here: a change clears the mark of the preset, never the choices. */
  change(change: Partial<Pick<Wishes, "clock" | "isListed" | "confirms" | "hasRandomBots">>): void {
    Object.assign(this, change);
    this.preset = null;
  }

  turn(variant: string, isOn: boolean): void {
    this.variants = isOn ? [...this.variants, variant] : this.variants.filter((one) => one !== variant);
    this.preset = null;
  }

  allows = (variant: string) => this.offer.variants[this.rules]?.[variant]?.includes(this.players) ?? false;

  // -- the board

  lay(choice: string): void {
    const printed = this.offer.layouts[this.rules]?.find(({ name }) => name === choice);
    this.choice = choice;
    this.broken = "";
    this.preset = null;
    if (printed) this.grid = printed.grid;
    else if (choice === RANDOM) void this.#ask(RANDOM);
  }

  /** One's own board. The house says whether it can be played. */
  layOwn(layout: string): Promise<void> {
    this.choice = OWN;
    this.preset = null;
    return this.#ask(layout);
  }

  async #ask(layout: string): Promise<void> {
    try {
      const { grid } = await layOut(layout, this.rules);
      this.grid = grid;
      this.broken = "";
    } catch (error) {
      this.broken = error instanceof Trouble && error.clause ? `${error.message} (${error.clause})` : (error as Error).message;
    }
  }

  // -- as the house wants to hear it

  table(): NewTable {
    const { rules, players, clock, confirms: confirm } = this;
    const layout = this.layouts.includes(this.choice) ? this.choice : written(this.grid);
    const variants = this.variants.filter(this.allows);
    const seats = around(this.others).map((seat, i) => (seat.kind === "here" ? { ...seat, name: seat.name || friendName(i) } : seat));
    return { seats, agreed: { players, rules, layout, variants, clock, confirm, pause: this.open ? PAUSE : 0 }, listed: this.isListed && this.open > 0 };
  }
}

const PAUSE = 3; // seconds in which whoever is not ready, after all, can say so

export const written = (grid: number[][]) => grid.map((row) => row.join(".")).join("/");

export const friendName = (i: number) => t("setup-friend-name", { n: i + 1 });
