/** Looking again and again, while somebody sees it: at once, when one comes back to the page, and in between. */
export function looking(look: () => Promise<void>, pause: () => number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const again = () => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(now, pause());
  };
  const now = () => void (document.hidden ? again() : look().then(again, again));
  for (const wake of ["visibilitychange", "online"]) addEventListener(wake, now, true);
  now();
  return () => {
    isOver = true;
    clearTimeout(timer);
    for (const wake of ["visibilitychange", "online"]) removeEventListener(wake, now, true);
  };
}
