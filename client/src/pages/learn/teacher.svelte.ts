/** Whoever leads through a chapter of the lesson: opens its table, moves the other two, and takes back what leads elsewhere. */
import { agreeAs, answerAs, look, proposeAs } from "../../house/api";
import { device, keepLesson } from "../../house/device.svelte";
import { Live } from "../../house/live.svelte";
import { parted, placeIn } from "../../house/notation";
import { me, playOn } from "../../house/opening";
import type { Update } from "../../house/types";
import { t } from "../../texts/texts.svelte";
import { courseOf, progressOf, recordOf, stepsOf, YOU, type Course } from "./lesson";

/** The table of a chapter: the one that was begun, or a new one. */
export async function openLesson(box: string, isNew = false): Promise<Teacher> {
  const course = await courseOf(box);
  const begun = isNew ? null : await begunLesson(box);
  const id = begun ?? (await playOn({ record: recordOf(course), confirm: false, seats: [me(), rival("green"), rival("blue")] })).id;
  const tables = device.lessons[box]?.tables ?? [];
  keepLesson(box, { of: stepsOf(course).length, ...(!begun && { tables: [...tables, id], step: 0 }) });
  return new Teacher(new Live(id, 0), course);
}

async function begunLesson(box: string): Promise<string | null> {
  const table = device.lessons[box]?.tables.at(-1);
  if (!table) return null;
  const found = await look(table, 0).catch(() => null);
  return found?.table.stage === "playing" && found.seat === YOU ? table : null;
}

const rival = (colour: "green" | "blue") => ({ kind: "here" as const, name: t(`learn-rival-${colour}`) });

const MOMENT = 50; // milliseconds
const FIRST_WAIT = 1000; // until the others try again, if the server could not be reached; then twice as long each time
const LONGEST_WAIT = 15_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Teacher {
  trouble = $state("");
  backs = $state(0); // how often something was taken back
  #isBusy = false;
  #failures = 0; // one after the other

  constructor(
    readonly live: Live,
    readonly course: Course,
  ) {}

  get progress() {
    return progressOf(this.course, this.live.events);
  }

  get isOver(): boolean {
    return this.live.now?.table.stage === "over";
  }

  /** After each update: if one of the others is asked, they answer, and try again if that fails: nobody else would. */
  async goOn(): Promise<void> {
    const now = this.live.now;
    const whose = now?.table.to_act ?? "";
    if (!now?.view || !this.course.rivals[whose] || this.live.state === "closed") return;
    if (this.#isBusy || this.progress.strayed !== null) return;
    const seat = now.table.seats.findIndex(({ colour }) => colour === whose);
    await this.#attempt(async () => {
      const asked = await look(this.live.table, seat);
      const answers = answersOf(this.course.rivals[whose]!, asked);
      if (answers.length) await answerAs(this.live.table, seat, asked.seq, answers);
    });
    const wait = this.trouble ? Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#failures - 1)) : 0;
    if (wait) await pause(wait);
    if (wait || this.live.now !== now) await this.goOn(); // it was told before it was answered: the next one is waiting already
  }

  /** Go back to where an event was chosen; the others agree. */
  async back(to: number): Promise<void> {
    await this.#attempt(async () => {
      while (this.live.unconfirmed && this.live.state !== "closed") await pause(MOMENT); // what follows from a walk still runs by itself
      const { table, now } = this.live;
      let { seq } = await proposeAs(table, 0, now!.seq, to);
      for (const seat of [1, 2]) ({ seq } = await agreeAs(table, seat, seq));
      while ((this.live.now?.seq ?? 0) < seq && this.live.state !== "closed") await pause(MOMENT);
      this.backs += 1;
    });
  }

  close(): void {
    this.live.close();
  }

  async #attempt(deed: () => Promise<unknown>): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      await deed();
      this.trouble = "";
      this.#failures = 0;
    } catch (trouble) {
      this.trouble = (trouble as Error).message;
      this.#failures += 1;
    } finally {
      this.#isBusy = false;
    }
  }
}

/** What one of the others does: walks to and fro and stops there, takes a tile and uses it, outbids once if green, and declines the rest. */
export function answersOf(ways: string[], { question, view }: Pick<Update, "question" | "view">): string[] {
  const words = question?.options.map(({ word }) => word) ?? [];
  const verb = (wanted: string) => words.find((word) => parted(word).verb === wanted);
  const here = view?.players.find(({ seat }) => seat === question?.seat)?.merchant;
  const way = ways.find((one) => words.includes(one) && placeIn(one) !== here);
  if (way) return [way, "stop"];
  const bid = question?.seat === "green" ? verb("bid") : undefined;
  const answer = bid ?? verb("kiosk") ?? ["stop", "act", "pass"].find((word) => words.includes(word)) ?? words[0];
  return answer ? [answer] : [];
}
