// A grid of characters to draw on in any order, each with its own style.

import type { Ink, Style } from './ink.ts';

interface Glyph {
  readonly text: string;
  readonly style: Style | null;
}

const BLANK: Glyph = { text: ' ', style: null };

export class Canvas {
  readonly #rows: Glyph[][];

  constructor(width: number, height: number) {
    this.#rows = Array.from({ length: height }, () => Array.from({ length: width }, () => BLANK));
  }

  /** Overwrites what is there; anything outside the canvas is dropped. */
  put(column: number, row: number, text: string, style: Style | null = null): void {
    const glyphs = this.#rows[row];
    [...text].forEach((character, i) => {
      if (glyphs && column + i >= 0 && column + i < glyphs.length) {
        glyphs[column + i] = { text: character, style };
      }
    });
  }

  /** Without trailing spaces. */
  lines(ink: Ink): string[] {
    return this.#rows.map((glyphs) => {
      const end = glyphs.findLastIndex(({ text }) => text !== ' ') + 1;
      let line = '';
      for (let from = 0, to = 0; from < end; from = to) {
        const { style } = glyphs[from];
        while (to < end && glyphs[to].style === style) to++;
        const run = glyphs
          .slice(from, to)
          .map(({ text }) => text)
          .join('');
        line += style === null ? run : ink(style, run);
      }
      return line;
    });
  }
}
