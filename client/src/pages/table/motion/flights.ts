/** Pieces on their way, and what changes hands. The new state is drawn at once; copies travel from the old spot to the new one above
 *  the table, in the order of events. A click finishes everything, and with reduced motion nothing moves. */
import type { Event, View } from "../../../house/types";
import { piecesOn } from "../pieces";
import { isStill } from "./still";
import { spotOf, transfers, type End, type Transfer } from "./gains";

const STEP = 260; // milliseconds for one step of a walk
const DROP = 220; // an assistant goes down, or appears; a coin flies
const APART = 60; // goods and coins, one after the other
const MOST = 5; // of the same kind at once
const LONGEST = 2500; // of what others do
const QUICKEST = 0.3; // of the usual time: what would have to be quicker is not shown

type Spots = Map<string, { place: number; rect: DOMRect }>;
interface Moment {
  lasts: number;
  run: (delay: number, pace: number) => void;
}

export class Flights {
  #before: Spots = new Map();
  #under = new Map<string, Animation>(); // by piece
  #freeAt = 0; // when the last flight that was planned is over
  #flown = 0;

  /** Before the board changes: where everything is. */
  remember(table: HTMLElement | undefined, view: View | null | undefined): void {
    this.#before = table && view && !isStill() ? spotsOf(table, view) : new Map();
  }

  /** After it has changed: let travel what is elsewhere now. What others do takes a limited time. */
  start(table: HTMLElement | undefined, view: View, events: Event[], isOwn: boolean): void {
    if (!table || !this.#before.size || !events.length || document.hidden) return;
    const moments = [...this.#walks(table, view, events), ...transfers(events).flatMap((transfer) => this.#transfer(table, transfer))];
    const now = performance.now();
    let at = Math.max(now, this.#freeAt);
    const pace = isOwn ? 1 : paceOf(moments, LONGEST - (at - now));
    if (pace < QUICKEST) return;
    for (const { lasts, run } of moments) {
      run(at - now, pace);
      at += lasts * pace;
    }
    this.#freeAt = at;
  }

  /** Everything is where it belongs. */
  finish(): void {
    for (const animation of this.#under.values()) animation.finish();
    this.#freeAt = 0;
  }

  #walks(table: HTMLElement, view: View, events: Event[]): Moment[] {
    const after = spotsOf(table, view);
    const moved = [...after].filter(([id, { place }]) => this.#before.get(id)?.place !== place).map(([id]) => id);
    return order(moved, events).flatMap((id) => {
      const from = this.#before.get(id);
      return from ? this.#walk(table, view, id, from, after.get(id)!) : this.#drop(table, id);
    });
  }

  #walk(table: HTMLElement, view: View, id: string, from: { place: number; rect: DOMRect }, to: { place: number; rect: DOMRect }): Moment[] {
    const piece = pieceOn(table, id);
    const path = between(view.grid, from.place, to.place);
    if (!piece || !path.length) return [];
    const inTile = offset(to.rect, tileOf(table, to.place));
    const stops = [from.rect, ...path.slice(1, -1).map((place) => moved(tileOf(table, place), inTile)), to.rect];
    const lasts = STEP * (stops.length - 1);
    const frames = stops.map(({ left, top }, i) => ({
      transform: `translate(${left - to.rect.left}px, ${top - to.rect.top}px)`,
      offset: i / (stops.length - 1),
    }));
    const run = (delay: number, pace: number) => {
      const copy = copyOf(piece, to.rect);
      this.#run(id, copy, frames, { duration: lasts * pace, delay, easing: "ease-in-out", fill: "backwards" }, piece, () => copy.remove());
    };
    return [{ lasts, run }];
  }

  #drop(table: HTMLElement, id: string): Moment[] {
    const piece = pieceOn(table, id);
    if (!piece) return [];
    const frames = [{ transform: "translateY(-16px)", opacity: 0 }, { transform: "none", opacity: 1 }];
    const run = (delay: number, pace: number) => this.#run(id, piece, frames, { duration: DROP * pace, delay, easing: "ease-out", fill: "backwards" });
    return [{ lasts: DROP, run }];
  }

  #transfer(table: HTMLElement, { art, n, from, to }: Transfer): Moment[] {
    const start = middleOf(table, from, spotOf(art));
    const goal = middleOf(table, to, spotOf(art));
    if (!start || !goal) return [];
    const all = Math.min(n, MOST);
    const way = `translate(${goal.x - start.x}px, ${goal.y - start.y}px)`;
    const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { transform: way, opacity: 1 }];
    const run = (delay: number, pace: number) => {
      for (let i = 0; i < all; i += 1) {
        const thing = pictureOf(art, start);
        const id = `${art} ${(this.#flown += 1)}`;
        this.#run(id, thing, frames, { duration: DROP * pace, delay: delay + APART * i * pace, easing: "ease-in", fill: "backwards" }, undefined, () => thing.remove());
      }
    };
    return [{ lasts: DROP + APART * (all - 1), run }];
  }

  #run(id: string, moving: SVGElement, frames: Keyframe[], timing: KeyframeAnimationOptions, hidden?: SVGElement, done = () => {}): void {
    this.#under.get(id)?.finish();
    if (hidden) hidden.style.visibility = "hidden";
    const animation = moving.animate(frames, timing);
    animation.onfinish = animation.oncancel = () => {
      if (hidden) hidden.style.visibility = "";
      if (this.#under.get(id) === animation) this.#under.delete(id);
      done();
    };
    this.#under.set(id, animation);
  }
}

function spotsOf(board: HTMLElement, view: View): Spots {
  const found: Spots = new Map();
  for (const [place, pieces] of piecesOn(view)) {
    for (const { id } of pieces) {
      const rect = pieceOn(board, id)?.getBoundingClientRect();
      if (rect) found.set(id, { place, rect });
    }
  }
  return found;
}

/** How much of the usual time everything may take, so that there is enough. */
export function paceOf(moments: { lasts: number }[], time: number): number {
  const lasts = moments.reduce((sum, moment) => sum + moment.lasts, 0);
  return lasts > time ? Math.max(0, time) / lasts : 1;
}

/** Those that moved first come first; what was left behind or fetched follows. */
function order(ids: string[], events: Event[]): string[] {
  const walked = events.flatMap(({ moves }) => Object.keys(moves)).filter((id) => ids.includes(id));
  return [...new Set([...walked, ...ids])];
}

/** The places from one to another, along the rows and columns. */
export function between(grid: number[][], from: number, to: number): number[] {
  const spot = (place: number) => {
    const row = grid.findIndex((places) => places.includes(place));
    return { row, column: grid[row]?.indexOf(place) ?? -1 };
  };
  const at = spot(from);
  const goal = spot(to);
  if (at.row < 0 || goal.row < 0) return [];
  const path = [from];
  while (at.row !== goal.row || at.column !== goal.column) {
    if (at.column !== goal.column) at.column += Math.sign(goal.column - at.column);
    else at.row += Math.sign(goal.row - at.row);
    path.push(grid[at.row]![at.column]!);
  }
  return path;
}

const pieceOn = (board: HTMLElement, id: string) => board.querySelector<SVGElement>(`[data-piece="${id}"]`);
const tileOf = (board: HTMLElement, place: number) => board.querySelector(`[data-n="${place}"]`)!.getBoundingClientRect();
const offset = (rect: DOMRect, tile: DOMRect) => ({ x: rect.left - tile.left, y: rect.top - tile.top });
const moved = (tile: DOMRect, by: { x: number; y: number }) => ({ left: tile.left + by.x, top: tile.top + by.y });

/** The middle of a place, or of what a seat shows of a thing; the first that can be seen. */
function middleOf(table: HTMLElement, end: End, spot: string): { x: number; y: number } | null {
  const inside = "seat" in end ? [...table.querySelectorAll(`:is(.tray, .seat)[data-p="${end.seat}"] :is(${spot})`)] : [table.querySelector(`[data-n="${end.place}"]`)];
  const rect = inside.map((one) => one?.getBoundingClientRect()).find((one) => one?.width);
  return rect ? { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 } : null;
}

const SIZE = 22;

function pictureOf(art: string, { x, y }: { x: number; y: number }): SVGElement {
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#art-${art}`);
  picture.append(use);
  picture.classList.add("ic", "flies");
  return placed(picture, x - SIZE / 2, y - SIZE / 2, SIZE, SIZE);
}

function copyOf(piece: SVGElement, { left, top, width, height }: DOMRect): SVGElement {
  const copy = piece.cloneNode(true) as SVGElement;
  copy.removeAttribute("data-piece");
  return placed(copy, left, top, width, height);
}

/** Above everything, and in nobody's way. */
function placed(flying: SVGElement, left: number, top: number, width: number, height: number): SVGElement {
  Object.assign(flying.style, {
    position: "fixed", left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, margin: "0", zIndex: "11", pointerEvents: "none",
  });
  document.body.append(flying);
  return flying;
}
