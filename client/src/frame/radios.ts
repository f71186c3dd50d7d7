/** One of several, by the keyboard: arrows choose, and the group is one stop of the Tab key. On the element with role="radiogroup":
 *
 *  <div role="radiogroup" {@attach radios}><button role="radio" aria-checked={…} onclick={…}>
 */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function radios(group: HTMLElement): () => void {
  const all = () => [...group.querySelectorAll<HTMLElement>("[role=radio]")];

  function stop(): void {
    const found = all();
    const chosen = found.find((radio) => radio.ariaChecked === "true") ?? found[0];
    for (const radio of found) radio.tabIndex = radio === chosen ? 0 : -1;
  }

  function press(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const from = all().indexOf(document.activeElement as HTMLElement);
    if (!step || from < 0) return;
    event.preventDefault();
    const open = all().filter((radio, i) => i === from || !radio.ariaDisabled);
    const next = open.at((open.indexOf(all()[from]!) + step) % open.length)!;
    next.focus();
    next.click();
  }

  stop();
  const changes = new MutationObserver(stop);
  changes.observe(group, { subtree: true, childList: true, attributeFilter: ["aria-checked"] });
  group.addEventListener("keydown", press);
  return () => {
    changes.disconnect();
    group.removeEventListener("keydown", press);
  };
}
