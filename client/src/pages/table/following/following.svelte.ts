/** The turns of others, shown one after the other at the pace that one has chosen; and what has happened, shown again. Meanwhile the
 *  table has gone on: what is not shown yet waits, and a click catches up. */
import { paceOf, PACES } from "../../../house/device.svelte";
import type { Live } from "../../../house/live.svelte";
import { Past } from "../../../house/past";
import type { Update, View } from "../../../house/types";
import { lastTurns, stepsOf, type Step } from "./steps";

const KEPT = 60; // views that came by themselves

export class Following {
  /** What is shown instead of the table as it is; null: nothing. */
  shown = $state.raw<{ step: Step; view: View } | null>(null);
  isPaused = $state(false);

  #views = new Map<number, View>(); // by the number of events
  #past: Past;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0; // which step is the one that counts
  #isOn = $state(false);
  #skipped = 0; // the turn whose rest is not waited for

  constructor(readonly live: Live) {
    this.#past = new Past(live.table);
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /** How many steps wait to be shown after the one that is. */
  get behind(): number {
    return this.#isOn ? this.#steps().filter(({ end }) => end > this.#end).length : 0;
  }

  /** The table has gone on.
   *  @param before how many events there were */
  tell(update: Update, before: number): void {
    const { events } = this.live;
    if (update.view) this.#views.set(events.length, update.view);
    for (const n of [...this.#views.keys()].slice(0, -KEPT)) this.#views.delete(n);
    if (events.length < before) return this.finish(); // something was taken back
    const grown = this.#steps().find(({ n, end }) => n === this.shown?.step.n && end > this.#end); // more belongs to what is shown
    if (grown) return void this.#show(grown);
    const isOfOthers = events.slice(before).some(({ of, turn }) => turn > 0 && turn !== this.#skipped && of !== update.seat);
    if (!this.#isOn && isOfOthers && PACES[paceOf()] && !document.hidden) this.#goOn(before);
  }

  /** What has happened since an event, once more. */
  again(from: number): void {
    this.isPaused = false;
    this.#goOn(from);
  }

  /** What the others did since one's own last turn, or a seat in its last one. */
  recap(seat?: string): void {
    this.again(lastTurns(this.live.events, this.live.now?.seat ?? null, seat));
  }

  toggle(): void {
    this.isPaused = !this.isPaused;
    clearTimeout(this.#timer);
    if (!this.isPaused) this.#goOn(this.#end);
  }

  step(by: -1 | 1): void {
    const steps = this.#steps();
    const at = steps.findLastIndex(({ end }) => end <= this.#end);
    const wanted = steps[at + by];
    this.isPaused = true;
    if (wanted) void this.#show(wanted);
    else if (by > 0) this.finish();
  }

  /** The table is shown as it is, also if the turn that is shown is not over yet. */
  skip(): void {
    this.#skipped = this.live.events.at(-1)?.turn ?? 0;
    this.finish();
  }

  finish(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.#isOn = false;
    this.isPaused = false;
    this.shown = null;
  }

  get #end(): number {
    return this.shown?.step.end ?? this.live.events.length;
  }

  #steps(): Step[] {
    const { now, events } = this.live;
    return stepsOf(events, now?.table.seats ?? [], now?.seat ?? null);
  }

  #goOn(from: number): void {
    clearTimeout(this.#timer);
    const next = this.#steps().find(({ end }) => end > from);
    if (next) void this.#show(next);
    else this.finish();
  }

  async #show(step: Step): Promise<void> {
    clearTimeout(this.#timer);
    this.#isOn = true;
    const which = ++this.#asked;
    try {
      const view = this.#views.get(step.end) ?? (await this.#past.view(step.end, this.live.seat));
      if (which !== this.#asked) return;
      this.shown = { step, view };
      if (!this.isPaused) this.#timer = setTimeout(() => this.#goOn(step.end), PACES[paceOf()] || PACES.normal);
    } catch {
      if (which === this.#asked) this.finish(); // whoever is cut off sees the table as it was told last
    }
  }
}
