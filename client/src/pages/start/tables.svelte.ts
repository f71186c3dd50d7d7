/** The tables of this device and those that anybody may join, looked up again now and then. */
import { listedTables, ownTables } from "../../house/api";
import { InOrder } from "../../house/in-order";
import { looking } from "../../house/looking";
import type { Summary } from "../../house/types";

const PAUSE = 15_000; // milliseconds

export class Tables {
  own = $state.raw<Summary[] | null>(null);
  listed = $state.raw<Summary[] | null>(null);
  trouble = $state("");
  #answers = new InOrder();

  /** Within an effect: keep looking, while somebody sees it. */
  watch = (): (() => void) => looking(() => this.look(), () => PAUSE);

  look(): Promise<void> {
    return this.#answers.tell(
      found(),
      (tables) => Object.assign(this, tables, { trouble: "" }),
      (trouble) => (this.trouble = trouble.message),
    );
  }
}

async function found(): Promise<{ own: Summary[]; listed: Summary[] }> {
  const own = await ownTables(); // first: with it a new device gets its cookie, and only one
  return { own, listed: (await listedTables()).filter(({ seats }) => !seats.some(({ yours }) => yours)) };
}
