// Text that is cut off although nobody meant it to be, things to press that lie over each other or are too small, and what
// stands out of the window. With a tolerance of one pixel, because sizes are rounded.
() => {
  const found = [];
  const called = (e) => {
    const words = (e.textContent || e.ariaLabel || "").trim().slice(0, 40);
    return `<${e.tagName.toLowerCase()} ${e.className}> “${words}”`;
  };
  const isShown = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isSaidOnly = (e) => !!e.closest(".vh, .skip:not(:focus), [aria-hidden=true]");
  const all = [...document.body.querySelectorAll("*")].filter((e) => !(e instanceof SVGElement) && isShown(e) && !isSaidOnly(e));

  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth + 1) found.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);

  const isCut = (overflow, inner, outer) => (overflow === "hidden" || overflow === "clip") && inner > outer + 1;
  for (const e of all.filter((e) => [...e.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))) {
    const style = getComputedStyle(e);
    const box = e.getBoundingClientRect();
    const isMeant = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
    if (!isMeant && isCut(style.overflowX, e.scrollWidth, e.clientWidth)) found.push(`cut off: ${called(e)}`);
    if (style.webkitLineClamp === "none" && isCut(style.overflowY, e.scrollHeight, e.clientHeight)) found.push(`cut off below: ${called(e)}`);
    if (box.width && (box.right > innerWidth + 1 || box.left < -1)) found.push(`out of the window: ${called(e)}`);
  }

  // A page that scrolls goes along under what is fixed to the window.
  const isFixed = (e) => !!e && (getComputedStyle(e).position === "fixed" || isFixed(e.parentElement));
  const targets = all.filter((e) => e.matches("a[href], button, select, input, [role=button], [tabindex='0']"));
  for (const [i, one] of targets.entries()) {
    const a = one.getBoundingClientRect();
    if (a.width < 24 || a.height < 24) found.push(`too small to hit, ${Math.round(a.width)} × ${Math.round(a.height)}: ${called(one)}`);
    for (const other of targets.slice(i + 1).filter((other) => !one.contains(other) && !other.contains(one) && isFixed(one) === isFixed(other))) {
      const b = other.getBoundingClientRect();
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (width > 1 && height > 1) found.push(`${called(one)} lies over ${called(other)}`);
    }
  }
  return found;
}
