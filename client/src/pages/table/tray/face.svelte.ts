/** The face of a card, shown large beside whatever stands for it: while one points at it, has the focus on it, or presses it long. */
import type { Attachment } from "svelte/attachments";
import type { Held } from "./cards";

const LONG_PRESS = 500; // milliseconds

class Shown {
  card = $state.raw<Held | null>(null);
  beside = $state.raw<DOMRect | null>(null);
}

export const shown = new Shown();

/** @param card undefined: what it stands for is no card */
export function face(card: Held | undefined): Attachment<HTMLElement> {
  return (node) => {
    if (!card) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasLong = false;
    const show = () => {
      shown.beside = node.getBoundingClientRect();
      shown.card = card;
    };
    const hide = () => {
      clearTimeout(timer);
      if (shown.card === card) shown.card = null;
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
