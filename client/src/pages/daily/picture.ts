/** One's own game of a day as a picture that shows nothing of the deal: its figures, and in which turn each ruby came. */
import { panel, pictured, token, write } from "../../art/drawing";
import { paintArt } from "../../art/paint";
import { gained } from "./line";

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 64;
const TURNS = { x: EDGE, y: 330, width: WIDTH - 2 * EDGE, height: 190 };
const IN_A_ROW = 20;

export interface Figure {
  is: string;
  value: string;
}

export interface Shown {
  title: string;
  day: string;
  figures: Figure[];
  turns: readonly { rubies: number }[];
}

export const picture = (shown: Shown): Promise<Blob> => pictured(WIDTH, HEIGHT, (canvas) => draw(canvas, shown));

function draw(canvas: CanvasRenderingContext2D, { title, day, figures, turns }: Shown): void {
  paintArt(canvas, "logo", { x: EDGE, y: 48, width: 84, height: 84 });
  write(canvas, title, { x: EDGE + 108, y: 76, width: WIDTH - 2 * EDGE - 108, font: `700 46px ${token("--font-display")}` });
  write(canvas, day, { x: EDGE + 108, y: 122, width: WIDTH - 2 * EDGE - 108, font: `600 24px ${token("--font-ui")}`, colour: "--ink-2" });
  const width = (WIDTH - 2 * EDGE) / Math.max(1, figures.length);
  figures.forEach(({ is, value }, i) => {
    const middle = { x: EDGE + width * (i + 0.5), width: width - 16, isCentred: true };
    write(canvas, value, { ...middle, y: 212, font: `700 64px ${token("--font-display")}` });
    write(canvas, is, { ...middle, y: 270, font: `600 22px ${token("--font-ui")}`, colour: "--ink-2" });
  });
  drawTurns(canvas, gained(turns));
  write(canvas, "Bedesten", { x: EDGE, y: HEIGHT - 56, width: 400, font: `600 22px ${token("--font-ui")}`, colour: "--ink-2" });
}

function drawTurns(canvas: CanvasRenderingContext2D, rubies: readonly number[]): void {
  panel(canvas, TURNS);
  const rows = Math.max(1, Math.ceil(rubies.length / IN_A_ROW));
  const [across, down] = [(TURNS.width - 40) / IN_A_ROW, (TURNS.height - 32) / rows];
  rubies.forEach((amount, i) => {
    const x = TURNS.x + 20 + across * ((i % IN_A_ROW) + 0.5);
    const y = TURNS.y + 16 + down * (Math.floor(i / IN_A_ROW) + 0.5);
    const size = Math.min(44, down - 6);
    if (amount === 0) return drawDot(canvas, x, y);
    for (let n = 0; n < amount; n++) paintArt(canvas, "ruby", { x: x - size / 2 + 14 * (n - (amount - 1) / 2), y: y - size / 2, width: size, height: size });
  });
}

function drawDot(canvas: CanvasRenderingContext2D, x: number, y: number): void {
  canvas.beginPath();
  canvas.arc(x, y, 7, 0, 2 * Math.PI);
  canvas.fillStyle = token("--line-2");
  canvas.fill();
}
