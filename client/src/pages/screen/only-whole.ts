/** Nobody can scroll at the screen: of a list only those items are shown that have room as a whole. */
export function onlyWhole(list: HTMLElement): () => void {
  const items = () => [...list.children] as HTMLElement[];

  function look(): void {
    for (const item of items()) item.hidden = false;
    const { bottom } = list.getBoundingClientRect();
    const isOut = items().map((item) => item.getBoundingClientRect().bottom > bottom + 1);
    for (const [i, item] of items().entries()) item.hidden = isOut[i]!;
  }

  const sizes = new ResizeObserver(look);
  const words = new MutationObserver(look);
  sizes.observe(list);
  words.observe(list, { childList: true, characterData: true, subtree: true });
  return () => {
    sizes.disconnect();
    words.disconnect();
  };
}
