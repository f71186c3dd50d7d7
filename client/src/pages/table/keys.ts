/** The keyboard at the table. Single letters can be switched off; arrows belong to the board. */
import { device } from "../../house/device.svelte";

export interface Deeds {
  hand: () => void;
  seats: () => void;
  log: () => void;
  hint: () => void;
  undo: () => void;
  redo: () => void;
  end: () => void;
  help: () => void;
  again: () => void; // what just happened
  plan: () => void; // turns to come
  next: () => void; // game
  rule: () => void; // of what has the focus
  back: () => void;
  accept: () => void; // puts the focus on what is preselected
  place: (n: number) => void;
}

const LETTERS: Record<string, Exclude<keyof Deeds, "place">> = {
  c: "hand", s: "seats", l: "log", h: "hint", u: "undo", r: "redo", e: "end", w: "again", p: "plan", n: "next", i: "rule", "?": "help",
};
const PATIENCE = 900; // milliseconds between the digits of a number

/** Returns what listens to the keys. */
export function keyboard(deeds: Deeds, places: () => number[]): (event: KeyboardEvent) => void {
  let typed = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  function digit(key: string) {
    clearTimeout(timer);
    timer = setTimeout(() => (typed = ""), PATIENCE);
    typed = places().includes(Number(typed + key)) ? typed + key : key;
    if (places().includes(Number(typed))) deeds.place(Number(typed));
  }

  return (event) => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || target.matches?.("input, textarea, select")) return;
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && !event.altKey && (key === "z" || key === "y")) {
      event.preventDefault();
      if (key === "y" || event.shiftKey) deeds.redo();
      else deeds.undo();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === "escape") return deeds.back();
    if (key === "enter" && !target.closest?.("button, a, [role=dialog]")) {
      event.preventDefault(); // or it presses what it has just brought the focus to
      return deeds.accept();
    }
    if (/^\d$/.test(key)) return digit(key);
    const deed = LETTERS[key];
    if (deed && device.keys) {
      event.preventDefault();
      deeds[deed]();
    }
  };
}
