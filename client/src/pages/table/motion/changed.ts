/** A number that changes flashes once. With reduced motion it keeps a gold underline for a while. */
import type { Action } from "svelte/action";

export const changed: Action<HTMLElement, unknown> = (node, first) => {
  let shown = first;
  return {
    update(value) {
      if (value === shown) return;
      shown = value;
      node.classList.remove("changed");
      void node.offsetWidth; // so that it begins anew
      node.classList.add("changed");
    },
  };
};
