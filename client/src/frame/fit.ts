/** What is too wide for its line becomes smaller, as far as it can still be read: fonts and words differ from device to device. */
import type { Action } from "svelte/action";

const SMALLEST = 0.74;
const SPARE = 0.01; // of its size
const SPARED = 0.86; // where less is left, what is said by the way goes first (.bare), then what stands beside it becomes short (.tight)

/** @param shown what the size depends on */
export const fit: Action<HTMLElement, unknown> = (node) => {
  const shown = () => [node, ...node.children].filter(({ clientWidth }) => clientWidth > 0);
  const room = () => Math.min(...shown().map(({ clientWidth, scrollWidth }) => clientWidth / scrollWidth));
  function shrink() {
    node.style.zoom = "";
    node.classList.remove("bare", "tight");
    if (room() < SPARED) node.classList.add("bare");
    if (room() < SMALLEST) node.classList.add("tight");
    for (let size = 1; room() < 1 && size > SMALLEST; ) {
      size = Math.max(SMALLEST, size * room() - SPARE);
      node.style.zoom = `${size}`; // widths are told in whole pixels: it may have to be a little smaller still
    }
  }
  // not the node itself: it may change its height by this
  const watcher = new ResizeObserver(shrink);
  watcher.observe(node.closest("button") ?? document.body);
  return { update: () => queueMicrotask(shrink), destroy: () => watcher.disconnect() };
};
