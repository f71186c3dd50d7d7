/** No word is broken: if one is too wide for its card, all are written smaller, then what explains them goes, then the words
 * themselves, and the pictures stand for them. Which it is depends on the language and the fonts of the device. */
import type { Action } from "svelte/action";

const WAYS = ["", "small", "names", "tiny", "none"] as const; // data-words

/** @param shown what the words depend on */
export const wholeWords: Action<HTMLElement, unknown> = (node) => {
  const isWhole = () => [...node.querySelectorAll("[data-word]")].every((word) => word.scrollWidth <= word.clientWidth);
  function settle() {
    for (const way of WAYS) {
      node.dataset.words = way;
      if (isWhole()) return;
    }
  }
  const watcher = new ResizeObserver(settle);
  watcher.observe(node);
  return { update: () => queueMicrotask(settle), destroy: () => watcher.disconnect() };
};
