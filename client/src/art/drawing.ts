/** Pictures that are drawn in the browser, to be shown to others, with the colours and fonts of the page as they are now. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Writing {
  x: number;
  y: number;
  width: number; // what is longer is pressed into it
  font: string;
  colour?: string;
  isCentred?: boolean;
}

type Canvas = CanvasRenderingContext2D;

export async function pictured(width: number, height: number, draw: (canvas: Canvas) => void): Promise<Blob> {
  const made = Object.assign(document.createElement("canvas"), { width, height });
  const canvas = made.getContext("2d")!;
  canvas.textBaseline = "middle";
  canvas.fillStyle = token("--paper");
  canvas.fillRect(0, 0, width, height);
  draw(canvas);
  return new Promise((done, fail) => made.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"));
}

export function panel(canvas: Canvas, { x, y, width, height }: Box): void {
  canvas.beginPath();
  canvas.roundRect(x, y, width, height, 18);
  canvas.fillStyle = token("--panel");
  canvas.fill();
  canvas.strokeStyle = token("--line");
  canvas.lineWidth = 2;
  canvas.stroke();
}

export function write(canvas: Canvas, text: string, { x, y, width, font, colour = "--ink", isCentred = false }: Writing): void {
  canvas.font = font;
  canvas.fillStyle = token(colour);
  canvas.textAlign = isCentred ? "center" : "start";
  canvas.fillText(text, x, y, width);
}

/** A value of the design, as it is now: by day or by night, and for a player's colour. */
export function token(name: string, seat?: string): string {
  const place = seat ? document.querySelector(`[data-p="${seat}"]`) : null;
  return getComputedStyle(place ?? document.documentElement).getPropertyValue(name).trim();
}
