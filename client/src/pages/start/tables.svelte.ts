/** The tables of this device and those that anybody may join, looked up again now and then. */
import { listedTables, ownTables } from "../../house/api";
import type { Summary } from "../../house/types";

const PAUSE = 15_000; // milliseconds

export class Tables {
  own = $state.raw<Summary[] | null>(null);
  listed = $state.raw<Summary[] | null>(null);
  trouble = $state("");

  /** Within an effect: keep looking, while somebody sees it. */
  watch = (): (() => void) => {
    const look = () => void (document.hidden || this.look());
    look();
    const timer = setInterval(look, PAUSE);
    for (const wake of ["visibilitychange", "online"]) addEventListener(wake, look, true);
    return () => {
      clearInterval(timer);
      for (const wake of ["visibilitychange", "online"]) removeEventListener(wake, look, true);
    };
  };

  async look(): Promise<void> {
    try {
      this.own = await ownTables(); // first: with it a new device gets its cookie, and only one
      this.listed = (await listedTables()).filter(({ seats }) => !seats.some(({ yours }) => yours));
      this.trouble = "";
    } catch (trouble) {
      this.trouble = (trouble as Error).message;
    }
  }
}
