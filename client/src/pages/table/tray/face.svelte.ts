/** The face of a card, shown large beside whatever stands for it: while one points at it, has the focus on it, or presses it long. */
import type { Attachment } from "svelte/attachments";
import type { Held } from "./cards";

const LONG_PRESS = 500; // milliseconds

class Shown {
  card = $state.raw<Held | null>(null);
  beside = $state.raw<DOMRect | null>(null);
  by: HTMLElement | null = null; // which shows it
}

export const shown = new Shown();

/** @param cardOf asked when it is shown, so that news of the table do not end a press; undefined: it stands for no card */
export function face(cardOf: () => Held | undefined): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasLong = false;
    const show = () => {
      shown.by = node;
      shown.beside = node.getBoundingClientRect();
      shown.card = cardOf() ?? null;
    };
    const hide = () => {
      clearTimeout(timer);
      if (shown.by === node) queueMicrotask(() => shown.by === node && (shown.card = null)); // it may be taken away while the page is drawn
    };
    const press = ({ pointerType }: PointerEvent) => {
      wasLong = false;
      if (pointerType !== "mouse") timer = setTimeout(() => ((wasLong = true), show()), LONG_PRESS);
    };
    /** Whoever has looked at a card has not played it. */
    const choose = (event: Event) => {
      if (wasLong) event.stopImmediatePropagation();
      wasLong = false;
      hide();
    };
    const listeners: [string, (event: never) => void][] = [
      ["pointerenter", ({ pointerType }: PointerEvent) => pointerType === "mouse" && show()],
      ["pointerleave", hide],
      ["focus", () => node.matches(":focus-visible") && show()],
      ["blur", hide],
      ["pointerdown", press],
      ["pointercancel", hide],
      ["contextmenu", (event: Event) => event.preventDefault()], // a long press means something else here
    ];
    for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener);
    node.addEventListener("click", choose, true);
    return () => {
      hide();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener);
      node.removeEventListener("click", choose, true);
    };
  };
}
