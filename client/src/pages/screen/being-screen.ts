/** As long as a device is the screen of a table: its letters are large, it stays awake, and its pointer is out of the way. */

const IDLE = 4000; // milliseconds without a movement

/** Returns how it ends. */
export function beScreen(): () => void {
  const { classList } = document.documentElement;
  classList.add("screen");
  const ends = [stayAwake(), hidePointer(classList)];
  return () => {
    classList.remove("screen");
    for (const end of ends) end();
  };
}

/** Where the browser can, and as often as somebody looks at it again: it sleeps while nobody does. */
function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;

  async function ask() {
    if (document.hidden || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (isOver) void lock.release();
    } catch {
      // its battery is low, or it may not: the table is shown all the same
    }
  }

  void ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}

function hidePointer(classList: DOMTokenList): () => void {
  let timer: ReturnType<typeof setTimeout>;

  function show() {
    clearTimeout(timer);
    classList.remove("idle");
    timer = setTimeout(() => classList.add("idle"), IDLE);
  }

  show();
  addEventListener("pointermove", show);
  return () => {
    clearTimeout(timer);
    classList.remove("idle");
    removeEventListener("pointermove", show);
  };
}
