import { expect, test, vi } from 'vitest';
import type { Picture } from '../picture.ts';
import { layOut, shareOut } from './lay-out.ts';
import type { Pen } from '@menagerie/art';

test('names get the width they want, or the longest share it equally', () => {
  expect(shareOut([100, 200], 300)).toEqual([100, 200]);
  expect(shareOut([400, 50, 300], 450)).toEqual([200, 50, 200]);
  expect(shareOut([80, 90, 100], 90)).toEqual([30, 30, 30]);
});

/** Records texts and fonts; each letter is half as wide as it is high. */
function notingPen(): { readonly pen: Pen; readonly written: { text: string; font: string }[] } {
  const written: { text: string; font: string }[] = [];
  const nothing = (): void => undefined;
  const pen = {
    ...{ fillStyle: '', strokeStyle: '', lineWidth: 1, lineJoin: '', lineCap: '', font: '', textAlign: '' },
    ...{ save: nothing, restore: nothing, translate: nothing, scale: nothing, rotate: nothing },
    ...{ fill: nothing, stroke: nothing, fillRect: nothing, strokeRect: nothing },
    fillText(text: string) {
      written.push({ text, font: pen.font });
    },
    measureText: (text: string) => ({ width: (text.length * Number(/(\d+)px/.exec(pen.font)?.[1])) / 2 }),
  };
  return { pen, written };
}

test('names and points have one font size, and long names are truncated', () => {
  // Paths are the browser's; here they need not be drawn.
  vi.stubGlobal('Path2D', class {});
  const { pen, written } = notingPen();
  const names = ['Wolfeschlegelsteinhausenberger', 'Ann', 'Bartholomew Featherstonehaugh', 'Bo', null];
  const picture: Picture = {
    ...{ game: null, title: 'Ann wins', line: 'Cat in the Box' },
    seats: names.map((name) => ({ name, level: null })),
    places: [2, 1, 3, 4, 5],
    totals: [30, 41, 7, -5, -12],
  };
  layOut(pen, picture, { drawPoster: () => undefined, drawPiece: () => undefined });
  const scores = written.slice(written.findIndex(({ text }) => text === 'Menagerie') + 1);
  expect(scores.map(({ text }) => text.replace(/^(\p{L}{3})[\p{L} ]*…/u, '$1…'))).toEqual([
    'Ann  41',
    'Wol…  30',
    'Bar…  7',
    'Bo  −5',
    '–  −12',
  ]);
  expect(new Set(scores.map(({ font }) => /\d+px/.exec(font)?.[0])).size).toBe(1);
});
