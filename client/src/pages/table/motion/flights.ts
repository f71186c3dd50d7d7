/** Pieces on their way. The new state is drawn at once; a copy of the piece travels from the old spot to the new one above the board,
 *  in the order of events. A click finishes everything, and with reduced motion nothing moves. */
import type { Event, View } from "../../../house/types";
import { piecesOn } from "../pieces";

const STEP = 260; // milliseconds for one step of a walk
const DROP = 220; // an assistant goes down, or appears
const LONGEST = 2500; // of what others do: then it is summarised

type Spots = Map<string, { place: number; rect: DOMRect }>;

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Flights {
  #before: Spots = new Map();
  #under = new Map<string, Animation>(); // by piece
  #freeAt = 0; // when the last flight that was planned is over

  /** Before the board changes: where everything is. */
  remember(board: HTMLElement | undefined, view: View | null | undefined): void {
    this.#before = board && view && !isStill() ? spotsOf(board, view) : new Map();
  }

  /** After it has changed: let travel what is elsewhere now. */
  start(board: HTMLElement | undefined, view: View, events: Event[]): void {
    if (!board || !this.#before.size || !events.length || document.hidden) return;
    const after = spotsOf(board, view);
    const moved = [...after].filter(([id, { place }]) => this.#before.get(id)?.place !== place).map(([id]) => id);
    const walkers = order(moved, events);
    const now = performance.now();
    let at = Math.max(now, this.#freeAt);
    if (at - now > LONGEST) return;
    for (const id of walkers) {
      const from = this.#before.get(id);
      const to = after.get(id)!;
      at += from ? this.#walk(board, view, id, from, to, at - now) : this.#drop(board, id, at - now);
    }
    this.#freeAt = at;
  }

  /** Everything is where it belongs. */
  finish(): void {
    for (const animation of this.#under.values()) animation.finish();
    this.#freeAt = 0;
  }

  #walk(board: HTMLElement, view: View, id: string, from: { place: number; rect: DOMRect }, to: { place: number; rect: DOMRect }, delay: number): number {
    const piece = pieceOn(board, id);
    const path = between(view.grid, from.place, to.place);
    if (!piece || !path.length) return 0;
    const inTile = offset(to.rect, tileOf(board, to.place));
    const stops = [from.rect, ...path.slice(1, -1).map((place) => moved(tileOf(board, place), inTile)), to.rect];
    const copy = copyOf(piece, to.rect);
    const duration = STEP * (stops.length - 1);
    const frames = stops.map(({ left, top }, i) => ({
      transform: `translate(${left - to.rect.left}px, ${top - to.rect.top}px)`,
      offset: i / (stops.length - 1),
    }));
    this.#run(id, copy, frames, { duration, delay, easing: "ease-in-out", fill: "backwards" }, piece, () => copy.remove());
    return duration;
  }

  #drop(board: HTMLElement, id: string, delay: number): number {
    const piece = pieceOn(board, id);
    if (!piece) return 0;
    const frames = [{ transform: "translateY(-16px)", opacity: 0 }, { transform: "none", opacity: 1 }];
    this.#run(id, piece, frames, { duration: DROP, delay, easing: "ease-out", fill: "backwards" });
    return DROP;
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

function copyOf(piece: SVGElement, { left, top, width, height }: DOMRect): SVGElement {
  const copy = piece.cloneNode(true) as SVGElement;
  copy.removeAttribute("data-piece");
  Object.assign(copy.style, {
    position: "fixed", left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, margin: "0", zIndex: "11", pointerEvents: "none",
  });
  document.body.append(copy);
  return copy;
}
