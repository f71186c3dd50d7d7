/** The result as a picture to be shown to others: who won and why, the standings, the board. Drawn in the browser. */
import type { ArtName } from "../../art/names";
import { panel, pictured, token, write } from "../../art/drawing";
import { paintArt } from "../../art/paint";
import { glaze, placeArt } from "../../art/declared";
import { COLUMNS, type Column, type Standing, type Verdict } from "./result";

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 48;
const BOARD = { x: 660, y: 150, width: 492, height: 400 };
const NAME = 300; // pixels for the name of a player
const SIGNS: Record<Column, ArtName> = { rubies: "ruby", lira: "lira", goods: "g-any", cards: "i-card" };

export interface Shown {
  verdict: Verdict;
  standings: readonly Standing[];
  name: (seat: string) => string;
  grid: number[][];
  foot: string;
}

export const picture = (shown: Shown): Promise<Blob> => pictured(WIDTH, HEIGHT, (canvas) => draw(canvas, shown));

function draw(canvas: CanvasRenderingContext2D, { verdict, standings, name, grid, foot }: Shown): void {
  paintArt(canvas, "win", { x: EDGE, y: 36, width: 92, height: 92 });
  write(canvas, verdict.title, { x: EDGE + 112, y: 66, width: WIDTH - EDGE - 160, font: `700 44px ${token("--font-display")}` });
  write(canvas, verdict.why, { x: EDGE + 112, y: 112, width: WIDTH - EDGE - 160, font: `400 22px ${token("--font-ui")}`, colour: "--ink-2" });
  drawStandings(canvas, standings, name);
  drawBoard(canvas, grid);
  paintArt(canvas, "logo", { x: EDGE, y: HEIGHT - 62, width: 44, height: 44 });
  write(canvas, foot, { x: EDGE + 56, y: HEIGHT - 40, width: WIDTH - 2 * EDGE, font: `600 20px ${token("--font-ui")}`, colour: "--ink-2" });
}

function drawStandings(canvas: CanvasRenderingContext2D, standings: readonly Standing[], name: Shown["name"]): void {
  const top = BOARD.y + 48;
  const row = (BOARD.height - 48) / Math.max(4, standings.length);
  panel(canvas, { x: EDGE, y: BOARD.y, width: BOARD.x - EDGE - 28, height: BOARD.height });
  const column = (i: number) => EDGE + 60 + NAME + 58 * i;
  COLUMNS.forEach((one, i) => paintArt(canvas, SIGNS[one], { x: column(i) - 14, y: BOARD.y + 16, width: 28, height: 28 }, one === "cards" ? token("--ink-2") : ""));
  standings.forEach((standing, n) => {
    const y = top + row * (n + 0.5);
    drawCrest(canvas, standing.seat, EDGE + 36, y);
    write(canvas, `${standing.rank}. ${name(standing.seat)}`, { x: EDGE + 68, y, width: NAME - 40, font: `700 26px ${token("--font-display")}` });
    COLUMNS.forEach((one, i) => write(canvas, String(standing[one]), { x: column(i), y, width: 56, font: `700 26px ${token("--font-ui")}`, isCentred: true }));
  });
}

function drawCrest(canvas: CanvasRenderingContext2D, seat: string, x: number, y: number): void {
  const [colour, ink] = ["--pc", "--pi"].map((value) => token(value, seat));
  canvas.beginPath();
  canvas.arc(x, y, 20, 0, 2 * Math.PI);
  canvas.fillStyle = colour!;
  canvas.fill();
  canvas.strokeStyle = token("--line-2");
  canvas.lineWidth = 2;
  canvas.stroke();
  paintArt(canvas, `c-${seat}` as ArtName, { x: x - 12, y: y - 12, width: 24, height: 24 }, ink);
}

function drawBoard(canvas: CanvasRenderingContext2D, grid: number[][]): void {
  const gap = 6;
  const width = (BOARD.width - gap * ((grid[0]?.length ?? 1) - 1)) / (grid[0]?.length ?? 1);
  const height = (BOARD.height - gap * (grid.length - 1)) / grid.length;
  grid.forEach((places, r) =>
    places.forEach((place, c) => {
      const box = { x: BOARD.x + c * (width + gap), y: BOARD.y + r * (height + gap), width, height };
      canvas.fillStyle = token(glaze(place).slice(4, -1));
      canvas.beginPath();
      canvas.roundRect(box.x, box.y, width, height, 10);
      canvas.fill();
      paintArt(canvas, placeArt(place), { x: box.x + 6, y: box.y + 6, width: width - 12, height: height - 8 });
    }),
  );
}
