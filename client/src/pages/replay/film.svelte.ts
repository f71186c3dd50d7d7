/** A game that is looked at again: at which position, through whose eyes, standing still or running. */
import { Past } from "../../house/past";
import type { Story, Update, View } from "../../house/types";
import { eventText } from "../../words";
import { Course } from "./course";

export const SPEEDS = [0.5, 1, 2, 4];
const PACE = 1300; // milliseconds for a step, at speed 1
const TURNS_ONLY = 4; // at this speed whole turns are shown
const AHEAD = 3; // positions that are asked for before they are needed

export class Film {
  at = $state(0);
  seat = $state<number | undefined>(); // whose eyes; without: ours
  isRunning = $state(false);
  speed = $state(1);
  view = $state.raw<View | null>(null);
  trouble = $state("");
  readonly course: Course;
  #past: Past;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly update: Update,
    story: Story,
    at: number | null,
  ) {
    this.course = new Course(update.events, story.rounds, (event) => eventText(event, update.table.seats, update.seat) !== null);
    this.#past = new Past(update.table.id);
    this.at = at === null ? this.course.first : this.course.within(at);
    void this.#show();
  }

  get isOver(): boolean {
    return this.update.table.stage === "over";
  }

  get isAtEnd(): boolean {
    return this.at >= this.course.last;
  }

  goTo(at: number): void {
    this.at = this.course.within(at);
    void this.#show();
  }

  step(by: number): void {
    this.pause();
    this.goTo(this.course.stepFrom(this.at, by));
  }

  turn(by: number): void {
    this.pause();
    this.#turn(by);
  }

  seeThrough(seat: number | undefined): void {
    this.seat = seat;
    void this.#show();
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
  }

  run(): void {
    if (this.isAtEnd) this.goTo(this.course.first);
    this.isRunning = true;
    this.#wait();
  }

  pause(): void {
    this.isRunning = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.isRunning) this.pause();
    else this.run();
  }

  #turn(by: number): void {
    this.goTo(by < 0 ? this.course.turnBefore(this.at) : this.course.turnAfter(this.at));
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#runOn(), PACE / Math.min(this.speed, TURNS_ONLY / 2));
  }

  /** The next picture, when the one before has been seen. */
  async #runOn(): Promise<void> {
    if (this.speed >= TURNS_ONLY) this.at = this.course.turnAfter(this.at);
    else this.at = this.course.stepFrom(this.at, 1);
    await this.#show();
    if (this.isAtEnd) this.pause();
    if (this.isRunning) this.#wait();
  }

  async #show(): Promise<void> {
    const { at, seat } = this;
    try {
      const view = await this.#past.view(at, seat);
      if (at !== this.at || seat !== this.seat) return; // we are elsewhere already
      this.view = view;
      this.trouble = "";
      this.#past.prepare(this.#near(at), seat);
    } catch (trouble) {
      if (at !== this.at || seat !== this.seat) return;
      this.trouble = (trouble as Error).message;
      this.pause();
    }
  }

  #near(at: number): number[] {
    const { course } = this;
    const ahead = [course.stepFrom(at, 1)];
    while (ahead.length < AHEAD) ahead.push(course.stepFrom(ahead.at(-1)!, 1));
    return [...new Set([...ahead, course.stepFrom(at, -1), course.turnAfter(at)])];
  }
}
