/** Light or dark: as the system has it, unless somebody chose. */
import { device, remember } from "./house/device.svelte";

const DARK = matchMedia("(prefers-color-scheme: dark)");

let system = $state<"light" | "dark">(DARK.matches ? "dark" : "light");
DARK.addEventListener("change", () => (system = DARK.matches ? "dark" : "light"));

export const theme = () => device.theme ?? system;

/** Within an effect: what is seen follows the choice. */
export function keepTheme(): void {
  document.documentElement.dataset.theme = theme();
}

/** The other one. If that is what the system has, the system is followed again. */
export function flipTheme(): void {
  const other = theme() === "dark" ? "light" : "dark";
  remember({ theme: other === system ? null : other });
}
