/** The same people once more. It begins when everybody has agreed: then there is a new table to go to. */
import { addText, rematch } from "../../house/api";
import { Live } from "../../house/live.svelte";
import { luck } from "../../house/opening";
import type { Seat } from "../../house/types";

export class Rematch {
  trouble = $state("");
  #next = $state.raw<Live | null>(null);
  #isClosed = false;

  /** Who sits at the new table; null: nobody has asked for it yet. */
  get seats(): Seat[] | null {
    return this.#next?.now?.table.seats ?? null;
  }

  get hasAgreed(): boolean {
    const own = this.seats?.filter(({ yours }) => yours) ?? [];
    return own.length > 0 && own.every(({ ready }) => ready);
  }

  /** The table where it has begun. */
  get begun(): string | null {
    const table = this.#next?.now?.table;
    return table?.stage === "playing" ? table.id : null;
  }

  /** Somebody has asked for it: see who comes. */
  watch(table: string): void {
    if (!this.#isClosed) this.#next ??= new Live(table);
  }

  async agree(table: string): Promise<void> {
    this.trouble = "";
    try {
      const { id } = await rematch(table);
      await addText(id, luck());
      this.watch(id);
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#next?.close();
    this.#next = null;
  }
}
