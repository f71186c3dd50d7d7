/** The measures of a plot: from rounds and values to pixels. Nothing here draws. */
export interface Line {
  seat: string;
  values: number[]; // one for each round
}

/** What is said of a single line that belongs to no seat; its values may begin anywhere. */
export interface Single {
  says: (index: number) => string;
  head: string; // what is counted
  column: string; // what is measured
}

export interface Frame {
  width: number;
  height: number;
}

export interface Scale {
  x: (round: number) => number; // the index of a round
  y: (value: number) => number;
  ticks: number[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const MARGIN = { left: 28, right: 46, top: 10, bottom: 20 };
const APART = 15; // pixels between signs at the ends of lines
const OFFSET = 3; // pixels between equal lines

/** Round numbers from 0, or from the least value, up to at least the greatest. */
export function ticksFor(greatest: number, least = 0, most = 4): number[] {
  const wanted = Math.max(1, greatest - least) / most;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = Math.max(1, ([1, 2, 5, 10].find((one) => one * power >= wanted) ?? 10) * power);
  const first = Math.floor(least / step);
  const count = Math.ceil(Math.max(1, greatest) / step) - first;
  return Array.from({ length: Math.max(1, count) + 1 }, (_, i) => (first + i) * step);
}

/** @param isFromZero else the scale begins where the values do */
export function scaleOf(lines: readonly Line[], { width, height }: Frame, isFromZero = true): Scale {
  const rounds = lines[0]?.values.length ?? 0;
  const values = lines.flatMap(({ values }) => values);
  const ticks = ticksFor(Math.max(0, ...values), isFromZero ? 0 : Math.min(...values));
  const [lowest, highest] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const [left, right, top, bottom] = [MARGIN.left, width - MARGIN.right, MARGIN.top, height - MARGIN.bottom];
  return {
    x: (round) => (rounds > 1 ? left + ((right - left) * round) / (rounds - 1) : right),
    y: (value) => bottom - ((bottom - top) * (value - lowest)) / (highest - lowest),
    ticks,
    left,
    right,
    top,
    bottom,
  };
}

/** The index of the round that is nearest to a pixel. */
export function nearest(pixel: number, rounds: number, { left, right }: Scale): number {
  if (rounds < 2) return 0;
  return Math.min(rounds - 1, Math.max(0, Math.round(((pixel - left) / (right - left)) * (rounds - 1))));
}

/** How far a line of steps is moved, so that equal lines stay visible: around 0, three pixels each. */
export const offsetOf = (line: number, lines: number) => (line - (lines - 1) / 2) * OFFSET;

/** A line as the path of a drawing. */
export function pathOf(values: readonly number[], { x, y }: Scale, isStep = false, offset = 0): string {
  const at = (value: number) => round(y(value) + offset);
  return values
    .map((value, i) => {
      if (i === 0) return `M${round(x(0))} ${at(value)}`;
      return isStep ? `H${round(x(i) + offset)}V${at(value)}` : `L${round(x(i))} ${at(value)}`;
    })
    .join("");
}

/** Where the signs of the lines stand beside a round: by their values, but never over each other. */
export function signsAt(lines: readonly Line[], index: number, { y, top, bottom }: Scale): { seat: string; value: number; y: number }[] {
  const signs = lines.map(({ seat, values }) => ({ seat, value: values[index] ?? 0, y: y(values[index] ?? 0) }));
  signs.sort((a, b) => a.y - b.y);
  signs.forEach((sign, i) => (sign.y = Math.max(sign.y, i ? signs[i - 1]!.y + APART : top)));
  for (let i = signs.length - 1, lowest = bottom; i >= 0; i -= 1, lowest -= APART) signs[i]!.y = Math.min(signs[i]!.y, lowest);
  return signs;
}

/** The rounds that are numbered below: the last, and before it as many as there is room for. */
export function numbered(rounds: number, { left, right }: Scale): number[] {
  const every = Math.max(1, Math.ceil((rounds * 24) / Math.max(1, right - left)));
  return Array.from({ length: rounds }, (_, i) => i).filter((i) => (rounds - 1 - i) % every === 0);
}

const round = (pixel: number) => Math.round(pixel * 10) / 10;
