/** What this device remembers. Seats are not among it: those the house knows. index.html reads the theme before this is loaded. */
import { LANGUAGES, type Language } from "../texts/languages";

export const KEY = "bedesten";

export interface Device {
  theme: "light" | "dark" | null; // null: as the system has it
  language: Language | null; // null: as the browser has it
  name: string; // under which one sits down
}

const NEW: Device = { theme: null, language: null, name: "" };

export const device = $state<Device>(read());

/** Change something, and keep it. */
export function remember(change: Partial<Device>): void {
  Object.assign(device, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(device));
  } catch {
    // a private window may keep nothing; it is valid until the page is left
  }
}

/** What was kept, as far as it can be used. */
function read(): Device {
  let kept: Partial<Record<keyof Device, unknown>> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    // nothing is kept, or nothing that can be read
  }
  return {
    theme: kept.theme === "light" || kept.theme === "dark" ? kept.theme : NEW.theme,
    language: LANGUAGES.find((language) => language === kept.language) ?? NEW.language,
    name: typeof kept.name === "string" ? kept.name : NEW.name,
  };
}
