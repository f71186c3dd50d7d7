/** The keys of the replay. What a control has used is left alone. */
export interface Deeds {
  step: (by: number) => void;
  turn: (by: number) => void;
  start: () => void;
  end: () => void;
  toggle: () => void;
  speed: () => void;
  branch: () => void;
  leave: () => void;
}

export function deedOf(event: Pick<KeyboardEvent, "key" | "shiftKey">, hasLetters = true): ((deeds: Deeds) => void) | undefined {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (by) return ({ step, turn }) => (event.shiftKey ? turn : step)(by);
  const plain: Record<string, (deeds: Deeds) => void> = {
    Home: ({ start }) => start(),
    End: ({ end }) => end(),
    " ": ({ toggle }) => toggle(),
    Escape: ({ leave }) => leave(),
  };
  const letters: Record<string, (deeds: Deeds) => void> = { s: ({ speed }) => speed(), b: ({ branch }) => branch() };
  return plain[event.key] ?? (hasLetters ? letters[event.key.toLowerCase()] : undefined);
}

/** Is a key meant for the page, and not for the control that has the focus? */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target as Element;
  return !target.closest("input, select, textarea") && !(event.key === " " && target.closest("button, a"));
}

/** A listener for the window. */
export function listener(deeds: Deeds, hasLetters: () => boolean): (event: KeyboardEvent) => void {
  return (event) => {
    if (!isForPage(event)) return;
    const deed = deedOf(event, hasLetters());
    if (!deed) return;
    event.preventDefault();
    deed(deeds);
  };
}
