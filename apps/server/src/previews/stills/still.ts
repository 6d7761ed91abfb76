// A table as a picture shows it: pieces of its game's sheet (art/GAME-pieces.webp) in one of two fields. Plain data.

export const FIELD = { wide: 1200, high: 420 } as const;
/** Beside the words, for what would be small in the other. */
export const TALL_FIELD = { wide: 520, high: 630 } as const;

/** A piece by its name, where its corner is, and how large it is against the sheet. */
export type Placed = readonly [name: string, x: number, y: number, scale: number];

export interface Still {
  /** Whose pieces. */
  readonly game: string;
  readonly ground: string;
  /** It fills the tall field, not the wide one. */
  readonly isTall?: boolean;
  /** Papers that lie below the pieces. */
  readonly papers: readonly (readonly [x: number, y: number, wide: number, high: number, colour: string])[];
  readonly pieces: readonly Placed[];
}

export interface Row {
  readonly x: number;
  readonly y: number;
  /** Of the row, if there is so much to lay. */
  readonly wide: number;
  /** Of a piece on the sheet, and how large it is at most. */
  readonly piece: number;
  readonly scale: number;
  readonly gap?: number;
}

/** Lays pieces side by side, smaller where they would be wider than the row; gives how large they are, too. */
export function layRow(
  names: readonly string[],
  { x, y, wide, piece, scale, gap = 8 }: Row,
): { readonly pieces: readonly Placed[]; readonly scale: number; readonly step: number } {
  const fit = Math.min(scale, (wide - gap * (names.length - 1)) / (piece * names.length));
  const step = piece * fit + gap;
  return { pieces: names.map((name, i) => [name, round(x + i * step), y, fit]), scale: fit, step };
}

export const round = (value: number): number => Math.round(value * 10) / 10;
