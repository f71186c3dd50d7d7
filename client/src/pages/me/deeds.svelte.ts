/** What one does with the account: one thing after the other, and what went wrong in words. */
import { follow } from "../../house/following.svelte";
import { Stopped } from "../../house/passkeys";
import type { Me } from "../../house/types";
import { t } from "../../texts/texts.svelte";

export class Deeds {
  me = $state.raw<Me | null>(null);
  trouble = $state("");
  isBusy = $state(false);
  readonly account = $derived(this.me?.account ?? null);

  /** Returns whether it was done. */
  async do(deed: () => Promise<Me>): Promise<boolean> {
    return this.try(async () => {
      this.me = await deed();
      if (this.me.account) void follow();
    });
  }

  async try(deed: () => Promise<unknown>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.trouble = "";
    try {
      await deed();
      return true;
    } catch (error) {
      this.trouble = error instanceof Stopped ? t("me-cancelled") : (error as Error).message;
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
