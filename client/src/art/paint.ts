/** Pictures of the sprite on a canvas: the content policy lets no picture be made of a text, so each shape is drawn. */
import type { ArtName } from "./names";

type Box = { x: number; y: number; width: number; height: number };

/** Into a box, as large as it fits; `colour` is for shapes that take that of the text around them. */
export function paintArt(canvas: CanvasRenderingContext2D, name: ArtName, box: Box, colour = ""): void {
  const symbol = document.querySelector<SVGSymbolElement>(`#art-${name}`);
  if (!symbol) return;
  const { x, y, width, height } = symbol.viewBox.baseVal;
  const scale = Math.min(box.width / width, box.height / height);
  canvas.save();
  canvas.translate(box.x + (box.width - scale * width) / 2, box.y + (box.height - scale * height) / 2);
  canvas.scale(scale, scale);
  canvas.translate(-x, -y);
  paintAll(canvas, symbol, colour);
  canvas.restore();
}

function paintAll(canvas: CanvasRenderingContext2D, parent: Element, colour: string): void {
  for (const child of parent.children) paintOne(canvas, child as SVGGraphicsElement, colour);
}

function paintOne(canvas: CanvasRenderingContext2D, element: SVGGraphicsElement, colour: string): void {
  canvas.save();
  const matrix = element.transform?.baseVal.consolidate()?.matrix;
  if (matrix) canvas.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
  const style = getComputedStyle(element);
  canvas.globalAlpha *= Number(style.opacity);
  const used = element instanceof SVGUseElement ? document.querySelector(element.href.baseVal) : null;
  const shape = shapeOf(element);
  if (shape) fillAndStroke(canvas, shape, style, colour);
  else paintAll(canvas, used ?? element, colour);
  canvas.restore();
}

function shapeOf(element: Element): Path2D | null {
  const value = (name: string) => Number(element.getAttribute(name) ?? 0);
  const path = new Path2D(element.tagName === "path" ? (element.getAttribute("d") ?? "") : undefined);
  if (element.tagName === "circle") path.arc(value("cx"), value("cy"), value("r"), 0, 2 * Math.PI);
  else if (element.tagName === "ellipse") path.ellipse(value("cx"), value("cy"), value("rx"), value("ry"), 0, 0, 2 * Math.PI);
  else if (element.tagName === "rect") path.roundRect(value("x"), value("y"), value("width"), value("height"), value("rx"));
  else if (element.tagName !== "path") return null;
  return path;
}

function fillAndStroke(canvas: CanvasRenderingContext2D, shape: Path2D, style: CSSStyleDeclaration, colour: string): void {
  const isPaint = (value: string) => value !== "none" && !value.startsWith("url");
  if (isPaint(style.fill)) {
    canvas.fillStyle = colour || style.fill;
    canvas.fill(shape, style.fillRule as CanvasFillRule);
  }
  if (isPaint(style.stroke)) {
    canvas.strokeStyle = style.stroke;
    canvas.lineWidth = parseFloat(style.strokeWidth);
    canvas.lineCap = style.strokeLinecap as CanvasLineCap;
    canvas.lineJoin = style.strokeLinejoin as CanvasLineJoin;
    canvas.stroke(shape);
  }
}
