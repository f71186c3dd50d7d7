/** Settings follow to all devices of an account: those of the account hold here, and what is changed here is told to it. */
import { device, remember, usable, type Device } from "./device.svelte";
import { keepSettings, lookAtMe, type Account } from "./me";

const HERE_ONLY = ["account", "back", "lesson", "lessons"] as const;
const PAUSE = 1000; // milliseconds in which several changes are told together

let end: (() => void) | undefined;
let known = ""; // as the account has them

function ours(): object {
  const kept: Partial<Device> = $state.snapshot(device);
  for (const name of HERE_ONLY) delete kept[name];
  return kept;
}

/** From the beginning of the page, or from signing in. */
export async function follow(): Promise<void> {
  if (end) return;
  end = () => {};
  try {
    const { account } = await lookAtMe();
    if (!account) return void stop();
    take(account);
  } catch {
    return void stop(); // the next page tries again
  }
  end = $effect.root(() => {
    $effect(() => {
      const settings = ours(), written = JSON.stringify(settings);
      if (!device.account) return stop();
      if (written === known) return;
      const later = setTimeout(() => tell(settings, written), PAUSE);
      return () => clearTimeout(later);
    });
  });
}

/** What the account has holds; a new account has what is set here. */
function take({ settings, name }: Account): void {
  const kept = Object.keys(settings).length ? { ...usable({ ...$state.snapshot(device), ...settings }) } : {};
  for (const one of HERE_ONLY) delete (kept as Partial<Device>)[one];
  remember({ ...kept, ...(name && { name }) });
  known = Object.keys(settings).length ? JSON.stringify(ours()) : "";
}

async function tell(settings: object, written: string): Promise<void> {
  try {
    await keepSettings(settings, device.language);
    known = written;
  } catch {
    // with the next change
  }
}

function stop(): void {
  end?.();
  end = undefined;
}
