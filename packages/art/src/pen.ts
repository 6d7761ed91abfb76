// The parts of a canvas used here, in a browser or on a server, and the two things everything is made of: paths and
// text.

export interface Pen {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineJoin: string;
  lineCap: string;
  font: string;
  textAlign: string;
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  scale(x: number, y: number): void;
  rotate(angle: number): void;
  fill(path: object): void;
  stroke(path: object): void;
  fillRect(x: number, y: number, wide: number, high: number): void;
  strokeRect(x: number, y: number, wide: number, high: number): void;
  fillText(text: string, x: number, y: number): void;
  measureText(text: string): { readonly width: number };
}

/** The browser's; a server provides its own. */
declare const Path2D: new (path: string) => object;

export interface Stroke {
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
}

export function drawPath(pen: Pen, path: string, { fill, line, width = 1 }: Stroke): void {
  const shape = new Path2D(path);
  pen.lineJoin = pen.lineCap = 'round';
  if (fill) {
    pen.fillStyle = fill;
    pen.fill(shape);
  }
  if (line) {
    pen.strokeStyle = line;
    pen.lineWidth = width;
    pen.stroke(shape);
  }
}

export interface Writing {
  readonly font: string;
  readonly colour?: string;
  readonly align?: 'left' | 'center' | 'right';
  /** In smaller letters if it would be wider than this. */
  readonly wide: number;
}

export function write(pen: Pen, text: string, x: number, y: number, how: Writing): void {
  const { font, colour = INK, align = 'center', wide } = how;
  pen.font = font;
  const ratio = Math.min(1, wide / pen.measureText(text).width);
  pen.font = font.replace(/(\d+)px/, (_, size: string) => `${Math.floor(Number(size) * ratio)}px`);
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.fillText(text, x, y);
}

export const INK = '#2b2118';
export const CREAM = '#fffaf0';
export const PAPER = '#f8f3e7';

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0 ${-2 * r} 0z`;
