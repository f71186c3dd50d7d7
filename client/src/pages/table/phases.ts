/** Where a turn is: moving, paying, acting, meeting. From what was asked in it so far. */
import type { Event } from "../../house/types";

export const PHASES = ["move", "pay", "act", "meet"] as const;
export type Phase = (typeof PHASES)[number];
export type State = "done" | "now" | "ahead" | "skipped";

const OF_KIND: Record<string, Phase> = { move: "move", assistant: "move", pay: "pay", act: "act", meet: "meet" };

export function phasesOf(events: Event[], turn: number, kind: string | null): State[] {
  const asked = events.filter((event) => event.turn === turn && event.seat !== null).map((event) => event.kind);
  const reached = [...asked, kind ?? ""].flatMap((one) => OF_KIND[one] ?? []);
  const now = Math.max(0, ...reached.map((phase) => PHASES.indexOf(phase)));
  return PHASES.map((phase, i) => {
    if (i > now) return "ahead";
    if (i === now) return "now";
    return reached.includes(phase) ? "done" : "skipped";
  });
}
