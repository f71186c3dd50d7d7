/** What is wished for at a new table, and what follows from it. What can be wished for, the house offers. */
import { layOut, Trouble } from "../../house/api";
import { allOf, levelsOf, usualOf } from "../../house/bots";
import { InOrder } from "../../house/in-order";
import { around, ownPlace } from "../../house/opening";
import { isOverDays } from "../../house/over-days";
import type { TimeControl, NewTable, Offer, SeatWish, TableSettings } from "../../house/types";
import { t } from "../../texts/texts.svelte";
import { presetsOf, type Preset } from "./presets";

export type Kind = "here" | "open" | "bot";
export const RANDOM = "random";
export const OWN = "custom";
export const BONUS_DECK = "letters-deck"; // only the bonus cards of the box; few people change that

const MINUTE = 60;
const DAY = 1440 * MINUTE;
export const AWAY = [2, 3, 10, 60, 1440, 3 * 1440, 7 * 1440].map((minutes) => minutes * MINUTE);
export const HOLIDAYS = [0, 3, 5, 7, 10, 14, 21, 30]; // days within any 30
export type Late = NonNullable<TableSettings["late"]>;
const BY_DAYS: TimeControl = { move: DAY, game: null };

export class Wishes {
  preset = $state<string | null>(null);
  rules = $state("base");
  /** The layout by its name, or drawn, or one's own. */
  choice = $state("");
  grid = $state.raw<number[][]>([]);
  /** Why it cannot be played on this board. */
  broken = $state("");
  others = $state<SeatWish[]>([]);
  clock = $state.raw<TimeControl>({ move: null, game: null });
  variants = $state<string[]>([]);
  /** Seconds for which somebody has to be away until the others may agree on a bot for the seat. */
  away = $state(AWAY[1]!);
  /** The bot that plays for whoever is late, away or has resigned; "": the usual one. */
  standIn = $state("");
  late = $state<Late>("bot");
  holidays = $state(0);
  hasPremoves = $state(false);
  isListed = $state(false);
  hasAllBots = $state(false);
  isLearning = $state(false);
  hasHints = $state(false);
  isRated = $state(false);
  isOneRoom = $state(false);
  /** This device shows the board, and nobody sits at it. */
  isScreen = $state(false);

  #boards = new InOrder(); // from the house
  readonly presets: Preset[];
  readonly players = $derived(this.others.length + 1);
  readonly place = $derived(ownPlace(this.players)); // where we sit ourselves
  readonly numbers = $derived.by(() => Object.keys(this.offer.rubies[this.rules] ?? {}).map(Number));
  readonly rubies = $derived.by(() => this.offer.rubies[this.rules]?.[this.players]);
  readonly levels = $derived.by(() => {
    if (this.isRated) return this.offer.rated[this.rules] ?? [];
    return this.hasAllBots ? allOf(this.offer, this.rules) : levelsOf(this.offer, this.rules);
  });
  readonly layouts = $derived.by(() => (this.offer.layouts[this.rules] ?? []).map(({ name }) => name));
  readonly open = $derived(this.others.filter(({ kind }) => kind === "open").length + Number(this.isScreen));
  /** Are there others who are not here, and does nobody have to sit and wait? */
  readonly isOverDays = $derived(this.open > 0 && !this.isOneRoom && isOverDays(this.clock));
  readonly isAgainstBots = $derived(!this.isScreen && this.others.every(({ kind }) => kind === "bot"));
  readonly here = $derived(this.others.filter(({ kind }) => kind === "here").length);

  /** @param wanted the preset to begin with */
  constructor(readonly offer: Offer, wanted: string | null = null) {
    this.presets = presetsOf(offer);
    const first = this.presets.find(({ id }) => id === wanted) ?? this.presets[0];
    if (first) this.take(first);
  }

  // -- choosing

  take({ id, rules, layout, others, clock }: Preset): void {
    this.isRated = false;
    this.playInOneRoom(false);
    this.others = others.map((seat) => ({ ...seat }));
    this.setClock(clock);
    this.chooseRules(rules);
    this.lay(layout);
    this.preset = id;
  }

  chooseRules(rules: string): void {
    this.rules = rules;
    this.others.length = Math.min(this.others.length, Math.max(...this.numbers) - 1);
    this.#reseat();
    this.lay(this.layouts[0] ?? RANDOM);
  }

  /** Played for ratings: without help, with a clock, by people of their own and by bots whose strength is known. */
  rate(isRated: boolean): void {
    this.isRated = isRated;
    this.isOneRoom = this.isScreen = false;
    if (isRated && !this.clock.move && !this.clock.game) this.setClock(BY_DAYS);
    this.#reseat();
    this.preset = null;
  }

  /** Around a screen, with phones; usually this device is the screen. */
  playInOneRoom(isOneRoom: boolean, isScreen = isOneRoom): void {
    if (isOneRoom) this.isRated = false;
    if (isScreen && !this.isScreen) for (const seat of this.others) Object.assign(seat, { kind: "open", name: "" }); // at the screen, bots fill what stays free
    this.isOneRoom = isOneRoom;
    this.isScreen = isScreen;
    this.#reseat();
    this.preset = null;
  }

  /** Whoever may sit down there. */
  mayBe = (kind: Kind) => (kind !== "here" || !this.isScreen) && (!this.isRated || kind === "open" || (kind === "bot" && this.levels.length > 0));

  /** Whoever no longer fits is replaced. */
  #reseat(): void {
    const usual = usualOf(this.offer, this.rules);
    for (const seat of this.others) {
      if (!this.mayBe(seat.kind as Kind)) Object.assign(seat, { kind: "open", name: "" });
      if (seat.kind === "bot" && !this.levels.includes(seat.bot ?? "")) seat.bot = this.levels.includes(usual) ? usual : this.levels.at(-1)!;
    }
  }

  /** Another kind of person, or none, in the seat of row `i`; behind the last one it is a new seat. */
  seat(i: number, kind: Kind | "none"): void {
    const at = i > this.place ? i - 1 : i;
    if (kind === "none") this.others.splice(at, 1);
    else this.others[Math.min(at, this.others.length)] = { kind, name: "", bot: usualOf(this.offer, this.rules) };
    this.preset = null;
  }

  /** Over days everybody may be away for a day before the others do something about it. */
  setClock(clock: TimeControl): void {
    const [before, now] = [this.clock, clock].map((one) => isOverDays(one));
    this.clock = clock;
    this.preset = null;
    if (now !== before) this.away = now ? DAY : AWAY[1]!;
  }

  /** The same for all others, which need not be told here: a change clears the mark of the preset, never the choices. */
  change(change: Partial<Pick<Wishes, "away" | "standIn" | "late" | "holidays" | "hasPremoves" | "isListed" | "hasAllBots" | "isLearning" | "hasHints">>): void {
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
    this.#boards.forget();
    if (printed) this.grid = printed.grid;
    else if (choice === RANDOM) void this.#ask(RANDOM);
  }

  /** One's own board. The house says whether it can be played. */
  layOwn(layout: string): Promise<void> {
    this.choice = OWN;
    this.preset = null;
    this.#boards.forget();
    return this.#ask(layout);
  }

  #ask(layout: string): Promise<void> {
    return this.#boards.tell(
      layOut(layout, this.rules),
      ({ grid }) => {
        this.grid = grid;
        this.broken = "";
      },
      (error) => (this.broken = error instanceof Trouble && error.clause ? `${error.message} (${error.clause})` : error.message),
    );
  }

  // -- as the house wants to hear it

  table(): NewTable {
    const { rules, players, clock, away, isRated: rated } = this;
    const days = this.isOverDays ? { late: this.late, holidays: this.holidays, premoves: this.hasPremoves } : {};
    const stand_in = this.standIn || undefined;
    const learning = !rated && this.isLearning && this.isAgainstBots;
    const hints = !rated && (this.hasHints || this.open === 0); // whoever comes by the link shall not meet a strong bot unasked
    const layout = this.layouts.includes(this.choice) ? this.choice : written(this.grid);
    const variants = this.variants.filter(this.allows);
    const seats = around(this.others, this.isScreen ? { kind: "open" } : undefined).map((seat, i) => (seat.kind === "here" ? { ...seat, name: seat.name || friendName(i) } : seat));
    return { seats, settings: { players, rules, layout, variants, clock, away, stand_in, ...days, pause: this.open ? PAUSE : 0, learning, hints, rated, one_room: this.isOneRoom }, listed: this.isListed && this.open > 0 };
  }
}

const PAUSE = 3; // seconds in which whoever is not ready, after all, can say so

export const written = (grid: number[][]) => grid.map((row) => row.join(".")).join("/");

export const friendName = (i: number) => t("setup-friend-name", { n: i + 1 });
