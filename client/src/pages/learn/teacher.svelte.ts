/** Whoever leads through the lesson: opens its table, moves the other two, and takes back what leads elsewhere. */
import { agreeAs, answerAs, look, proposeAs } from "../../house/api";
import { device, remember } from "../../house/device.svelte";
import { Live } from "../../house/live.svelte";
import { placeIn } from "../../house/notation";
import { me, playOn } from "../../house/opening";
import { t } from "../../texts/texts.svelte";
import { progressOf, RECORD, RIVALS, YOU } from "./lesson";

/** The table of the lesson: the one that was begun, or a new one. */
export async function openLesson(isNew = false): Promise<Teacher> {
  const begun = isNew ? null : await begunLesson();
  const id = begun ?? (await playOn({ record: RECORD, confirm: false, seats: [me(), rival("green"), rival("blue")] })).id;
  remember({ lesson: id });
  return new Teacher(new Live(id, 0));
}

async function begunLesson(): Promise<string | null> {
  if (!device.lesson) return null;
  const found = await look(device.lesson, 0).catch(() => null);
  return found?.table.stage === "playing" && found.seat === YOU ? device.lesson : null;
}

const rival = (colour: "green" | "blue") => ({ kind: "here" as const, name: t(`learn-rival-${colour}`) });

const moment = () => new Promise((resolve) => setTimeout(resolve, 50));

export class Teacher {
  trouble = $state("");
  backs = $state(0); // how often something was taken back
  #isBusy = false;

  constructor(readonly live: Live) {}

  get progress() {
    return progressOf(this.live.events);
  }

  get isOver(): boolean {
    return this.live.now?.table.stage === "over";
  }

  /** After each update: if one of the others is to move, they do. */
  async goOn(): Promise<void> {
    const now = this.live.now;
    const whose = now?.table.to_act ?? "";
    const ways = RIVALS[whose];
    if (!now?.view || !ways || this.#isBusy || this.progress.strayed !== null) return;
    const seat = now.table.seats.findIndex(({ colour }) => colour === whose);
    const way = ways.find((one) => placeIn(one) !== now.view!.players[seat]?.merchant)!;
    await this.#attempt(() => answerAs(this.live.table, seat, now.seq, [way, "stop"]));
    if (this.live.now !== now) await this.goOn(); // it was told before it was answered: the next one is waiting already
  }

  /** Go back to where an event was chosen; the others agree. */
  async back(to: number): Promise<void> {
    await this.#attempt(async () => {
      while (this.live.unconfirmed && this.live.state !== "closed") await moment(); // what follows from a walk still runs by itself
      const { table, now } = this.live;
      let { seq } = await proposeAs(table, 0, now!.seq, to);
      for (const seat of [1, 2]) ({ seq } = await agreeAs(table, seat, seq));
      while ((this.live.now?.seq ?? 0) < seq && this.live.state !== "closed") await moment();
      this.backs += 1;
    });
  }

  close(): void {
    this.live.close();
  }

  async #attempt(deed: () => Promise<unknown>): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.trouble = "";
    try {
      await deed();
    } catch (trouble) {
      this.trouble = (trouble as Error).message;
    } finally {
      this.#isBusy = false;
    }
  }
}
