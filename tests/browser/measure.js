// What is wrong with the looks of a page, by measuring: text that is cut off although nobody meant it to be, words broken inside,
// texts and things to press that touch or lie over each other, targets that are too small, what stands out of the window, and
// what scrolls. With a tolerance, because sizes are rounded.
(mayScroll) => {
  const TARGET = 44;
  const NARROW = 36; // pictures in a row of tools
  const AIR = 4; // between the words of two controls
  const SHORT = 8; // letters of a name that are never cut
  const found = [];
  const called = (e) => {
    const words = (e.textContent || e.ariaLabel || "").trim().replace(/\s+/g, " ").slice(0, 40);
    return `<${e.tagName.toLowerCase()} ${e.getAttribute("class") ?? ""}> “${words}”`;
  };
  const isShown = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isSaidOnly = (e) => !!e.closest(".vh, .skip:not(:focus)");
  /** Each question is asked once about each element: there are many pairs of them. */
  const once = (find, known = new Map()) => (e) => known.get(e) ?? known.set(e, find(e)).get(e);
  const styleOf = once((e) => {
    const { position, overflowX, overflowY, textOverflow, webkitLineClamp, backgroundImage, backgroundColor } = getComputedStyle(e);
    return { position, overflowX, overflowY, textOverflow, webkitLineClamp, backgroundImage, backgroundColor };
  });
  const all = [...document.body.querySelectorAll("*")].filter((e) => !(e instanceof SVGElement) && isShown(e) && !isSaidOnly(e));
  const above = (e) => (e ? [e, ...above(e.parentElement)] : []);
  const isFixed = once((e) => !!e && (["fixed", "sticky"].includes(styleOf(e).position) || isFixed(e.parentElement)));
  const isScroller = (e) => e !== document.body && ["auto", "scroll"].includes(styleOf(e).overflowY) && e.scrollHeight > e.clientHeight + 1;
  /** What is wider than the page, and can be scrolled by keyboard, too. */
  const isScrolledSideways = (e) => !!e.closest("[role=region][tabindex='0']");
  const isScrolled = once((e) => !!e && (isScroller(e) || isScrolled(e.parentElement)));
  /** What lies over the page lies over it on purpose. */
  const layerOf = once((e) => e.closest("[role=dialog], [popover], .coach, .toasts, .curtain") ?? document.body);

  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth + 1) found.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);
  if (!mayScroll) {
    if (root.scrollHeight > root.clientHeight + 1) found.push(`the page is ${root.scrollHeight - root.clientHeight} px too high`);
    for (const e of all.filter((e) => isScrolled(e) && !isScrolled(e.parentElement) && !e.closest("[role=log], [role=dialog], .log, .coach"))) found.push(`scrolls: ${called(e)}`);
  }

  const AFTER = 60; // below the last thing that is seen
  const end = Math.max(innerHeight, ...all.filter((e) => !isScrolled(e.parentElement)).map((e) => e.getBoundingClientRect().bottom + scrollY));
  if (root.scrollHeight > end + AFTER) found.push(`the page goes on ${Math.round(root.scrollHeight - end)} px after its end`);

  // -- text, where the letters really are

  /** Words that go on in the next line although they have no hyphen there; addresses may. */
  const brokenIn = (node) => {
    const range = document.createRange();
    const isBroken = ({ index, 0: word }) => {
      const isSecondPart = node.textContent[index - 1] === "\u00ad"; // its first letter has the hyphen in the line above with it
      range.setStart(node, isSecondPart ? index + 1 : index);
      range.setEnd(node, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    };
    const words = node.textContent.includes("://") ? [] : [...node.textContent.matchAll(/[\p{L}\p{M}’]+/gu)];
    return words.filter(isBroken).map(([word]) => word);
  };
  const texts = [];
  for (const e of all) {
    const isMeant = above(e).some((one) => styleOf(one).textOverflow === "ellipsis" || styleOf(one).webkitLineClamp !== "none");
    for (const node of e.childNodes) {
      if (node.nodeType !== 3 || !node.textContent.trim() || isMeant) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
      for (const box of lines) texts.push({ e, box });
      if (lines.length > 1) for (const word of brokenIn(node)) found.push(`broken inside: ${word} in ${called(e)}`);
    }
    const isCut = styleOf(e).textOverflow === "ellipsis" && e.scrollWidth > e.clientWidth + 1;
    const shown = (e.textContent.trim().length * e.clientWidth) / e.scrollWidth;
    if (isCut && e.textContent.trim() && shown < SHORT) found.push(`cut to ${shown.toFixed(0)} letters: ${called(e)}`);
  }
  /** By how much letters stand out of what cuts them off; what scrolls shows the rest. */
  const cutOff = ({ e, box }) => {
    let frame = null; // what is placed freely is not cut off by what it stands in
    for (const one of above(e)) {
      const { overflowX, overflowY, position } = styleOf(one);
      if (frame && one !== frame) continue;
      frame = position === "absolute" ? one.offsetParent : null;
      if ([overflowX, overflowY].some((is) => is === "auto" || is === "scroll")) return 0;
      const edge = one.getBoundingClientRect();
      const wide = overflowX === "visible" ? 0 : Math.max(edge.left - box.left, box.right - edge.right);
      const high = overflowY === "visible" ? 0 : Math.max(edge.top - box.top, box.bottom - edge.bottom) - box.height / 5; // air above and below
      if (Math.max(wide, high) > 1.5) return Math.max(wide, high);
    }
    return 0;
  };
  for (const e of document.querySelectorAll(".seat .lane, .seat .stat, .tray .lane")) {
    const by = isShown(e) && cutOff({ e, box: e.getBoundingClientRect() });
    if (by) found.push(`cut off by ${by.toFixed(0)} px: ${called(e)} of ${called(e.closest(".seat, .tray"))}`);
  }
  /** Something opaque that does not belong to it lies over it. */
  const isCovered = (e, at) => {
    if (!at || at.contains(e) || e.contains(at) || layerOf(at) !== layerOf(e) || isFixed(at) !== isFixed(e) || at.closest("svg")) return false;
    const isOpaque = (one) => styleOf(one).backgroundImage !== "none" || !/, 0\)$|transparent/.test(styleOf(one).backgroundColor);
    return above(at).slice(0, above(at).findIndex((one) => one.contains(e))).some(isOpaque);
  };
  const hit = (x, y) => document.elementFromPoint(x, y);
  for (const text of texts) {
    const by = cutOff(text);
    if (by) found.push(`cut off by ${by.toFixed(0)} px: ${called(text.e)}`);
    const { left, right, top, bottom } = text.box;
    const at = isScrolled(text.e) ? null : hit((left + right) / 2, (top + bottom) / 2);
    if (isCovered(text.e, at)) found.push(`${called(text.e)} is covered by ${called(at)}`);
    const isOut = right > innerWidth + 1 || left < -1 || (!mayScroll && (bottom > innerHeight + 1 || top < -1));
    if (isOut && !isScrolled(text.e) && !isScrolledSideways(text.e)) found.push(`out of the window: ${called(text.e)}`);
    const button = text.e.closest("button, a.btn, .chip, [role=tab]");
    const edge = button?.getBoundingClientRect();
    if (edge && !text.e.closest(".place") && (right > edge.right + 1 || left < edge.left - 1)) found.push(`wider than its button: ${called(text.e)}`);
  }

  // -- the star with the number of a place leaves its name free

  for (const place of document.querySelectorAll(".place")) {
    const [star, name] = [".num", ".name"].map((part) => place.querySelector(part)?.getBoundingClientRect());
    if (star && name && star.bottom > name.top + name.height / 6 && star.right > name.left + 1) found.push(`the star lies over the name: ${called(place)}`);
  }

  // -- what a place costs can be read, also where many stand; and the sign of a bot stands over its head, not over its name

  const shareOf = (a, b) => (Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))) / (a.width * a.height);
  for (const tag of document.querySelectorAll(".place .tag")) {
    const [tags, pieces] = [tag.closest(".tags"), tag.closest(".place").querySelector(".pieces")];
    if (!pieces || !isShown(tag) || Number(getComputedStyle(tags).zIndex) > Number(getComputedStyle(pieces).zIndex)) continue;
    const share = [...pieces.children].reduce((sum, piece) => sum + shareOf(tag.getBoundingClientRect(), piece.getBoundingClientRect()), 0);
    if (share > 0.25) found.push(`pieces lie over ${called(tag)} at ${called(tag.closest(".place"))}`);
  }
  for (const face of document.querySelectorAll(".niche .face")) {
    const plate = face.closest("li").querySelector(".plate");
    if (face.getBoundingClientRect().bottom > plate.getBoundingClientRect().top) found.push(`the sign of the bot lies over ${called(plate)}`);
  }

  // -- a heading is no column of words

  const FEW = 2; // words in a line, on average
  for (const heading of all.filter((e) => e.matches("h1, h2, h3"))) {
    const lines = new Set(texts.filter(({ e }) => e === heading).map(({ box }) => Math.round(box.top))).size;
    if (lines > 4 && heading.textContent.trim().split(/\s+/).length < FEW * lines) found.push(`${lines} lines: ${called(heading)}`);
  }

  // -- the name of a phase stands between the points of its arrow

  const POINT = 9;
  for (const phase of document.querySelectorAll(".phases li")) {
    const box = phase.getBoundingClientRect();
    const word = document.createRange();
    word.selectNodeContents(phase.firstElementChild);
    const lines = [...word.getClientRects()].filter(({ width }) => width > 1);
    const isInside = lines.every(({ left, right }) => left >= box.left + (phase.previousElementSibling ? POINT : 0) - 1 && right <= box.right + 1);
    if (lines.length > 1 || !isInside) found.push(`does not fit its arrow: ${called(phase)}`);
  }

  // -- words on a picture stand on its sky

  const SKY = [{ right: Infinity, bottom: 90 }, { right: 650, bottom: 200 }, { right: 565, bottom: 290 }]; // of the bazaar, in its own measure: above the roofs, and left of them
  const [wide, high] = [1440, 420];
  for (const picture of document.querySelectorAll(".hero .picture")) {
    const box = picture.getBoundingClientRect();
    const scale = Math.max(box.width / wide, box.height / high); // it fills its box, and is cut off at the left and above
    const [left, top] = [box.right - wide * scale, box.bottom - high * scale];
    for (const { e, box: word } of texts.filter(({ e }) => picture.parentElement.contains(e))) {
      const isOnSky = SKY.some(({ right, bottom }) => (word.right - left) / scale <= right && (word.bottom - top) / scale <= bottom);
      if (!isOnSky && word.bottom > box.top) found.push(`over the picture: ${called(e)}`);
    }
  }

  for (const picture of document.querySelectorAll("header > .ill")) {
    const edge = picture.getBoundingClientRect();
    const paint = edge.left + edge.width / 6; // a picture leaves its margins free
    const word = texts.find(({ e, box }) => picture.parentElement.contains(e) && box.right > paint && box.left < edge.right);
    if (word) found.push(`over the picture: ${called(word.e)}`);
  }

  const over = (a, b, by) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > by && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
  const letters = texts
    .filter(({ e }) => !isScrolled(e))
    .map(({ e, box: { left, right, top, bottom, height } }) => ({ e, left, right, top: top + height / 6, bottom: bottom - height / 6 }));
  for (const [i, one] of letters.entries()) {
    for (let n = i + 1; n < letters.length; n += 1) {
      const other = letters[n];
      if (!over(one, other, 1.5) || one.e === other.e || layerOf(one.e) !== layerOf(other.e) || isFixed(one.e) !== isFixed(other.e)) continue;
      found.push(`text on text: ${called(one.e)} and ${called(other.e)}`);
    }
  }
  const controlOf = once((e) => e.closest("button, a[href], label, summary, .seat"));
  const inControls = letters.filter(({ e }) => controlOf(e));
  for (const [i, one] of inControls.entries()) {
    for (const other of inControls.slice(i + 1)) {
      const gap = Math.max(one.left, other.left) - Math.min(one.right, other.right);
      const isInLine = Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top);
      if (gap < 0 || gap >= AIR || !isInLine || controlOf(one.e) === controlOf(other.e) || layerOf(one.e) !== layerOf(other.e) || isFixed(one.e) !== isFixed(other.e)) continue;
      found.push(`${gap.toFixed(1)} px apart: ${called(one.e)} and ${called(other.e)}`);
    }
  }

  // -- what one presses

  /** A link in a sentence, or a line of the log, is as high as the line. */
  const isInText = (e) => e.matches("[role=log] :is(a, button), .log li > *") || (e.matches("a") && [...e.parentElement.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()));
  const targets = all.filter((e) => e.matches("a[href], button, select, input, summary, [role=button], [role=slider], [tabindex='0']"));
  const belongs = (at, e) => !!at && (e.contains(at) || at.contains(e) && at.matches(".seg, .choice, label, .seat") || (e.closest("label") ?? e).contains(at) || at === e.closest("label"));
  /** How far one can miss its middle in a direction: what is pressed may be larger than what is seen. */
  const reach = (one, x, y, dx, dy) => {
    let far = 0;
    while (far < TARGET && belongs(hit(x + dx * (far + 2), y + dy * (far + 2)), one)) far += 2;
    return far;
  };
  const boxes = targets.map((e) => e.getBoundingClientRect());
  for (const { e, ...box } of letters.filter(({ e }) => !controlOf(e) && !isScrolled(e))) {
    const under = targets.find((one, n) => one.matches("button, a.btn") && over(box, boxes[n], 2) && !one.contains(e) && !e.contains(one) && layerOf(one) === layerOf(e) && isFixed(one) === isFixed(e) && !isScrolled(one) && !one.closest(".place"));
    if (under) found.push(`${called(e)} runs into ${called(under)}`);
  }
  for (const [i, one] of targets.entries()) {
    const a = boxes[i];
    for (const [n, other] of targets.entries()) {
      if (n <= i || !over(a, boxes[n], 1) || one.contains(other) || other.contains(one) || layerOf(one) !== layerOf(other) || isFixed(one) !== isFixed(other) || isScrolled(one) !== isScrolled(other)) continue;
      if (other.matches(".hand .all")) continue; // one target for the whole strip of cards
      found.push(`${called(one)} lies over ${called(other)}`);
    }
    if ((a.left > innerWidth - 1 || a.right < 1) && !above(one).some((e) => styleOf(e).overflowX === "auto" || isScrolled(e))) found.push(`out of the window: ${called(one)}`);
    if (isInText(one) || one.closest("[inert], .hand:has(.all) .cards")) continue;
    const [x, y] = [(a.left + a.right) / 2, (a.top + a.bottom) / 2];
    if (x < 0 || y < TARGET || x > innerWidth || y > innerHeight - TARGET || !belongs(hit(x, y), one)) continue; // somewhere else on the page, or under something
    if (!isFixed(one) && [-1, 1].some((way) => isFixed(hit(x, y + (way * TARGET) / 2)))) continue; // half under something: it can be scrolled out
    const wide = one.closest(".tools, .bar, .top") ? NARROW : TARGET;
    const isWide = a.width >= wide - 1 || reach(one, x, y, 1, 0) + reach(one, x, y, -1, 0) >= wide - 3;
    const isHigh = a.height >= TARGET - 1 || reach(one, x, y, 0, 1) + reach(one, x, y, 0, -1) >= TARGET - 3;
    if (!isWide || !isHigh) found.push(`too small to hit, ${Math.round(a.width)} × ${Math.round(a.height)}: ${called(one)}`);
  }
  return [...new Set(found)];
}
