/** Does whoever looks want little motion? */
export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
