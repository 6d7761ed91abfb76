// The figures of the stage on a canvas, from the same paths as on the page.

import type { Level } from '@menagerie/bots/remote';
import type { Seat } from '@menagerie/rules';
import { EARS, eyeOf, FUR, HEAD, isBig, MARKS, MOUTHS, MUZZLE, NOSE, SHUT_EYES, SPOTS } from './bot-face.ts';
import { EYES, isHollow, MARKERS, SMILES } from './marker-face.ts';
import { CREAM, disc, drawPath, INK, type Pen } from './pen.ts';

/** By seat, as in the light theme. */
export const SEAT_COLOURS = ['#5550a0', '#964f25', '#066a67', '#8a2a66', '#434b5b'] as const;

/** In a box from -20 -24, 40 wide. */
export function drawBot(pen: Pen, level: Level, isHappy: boolean): void {
  drawPath(pen, EARS[level] + HEAD[level], { line: CREAM, width: 4 });
  drawPath(pen, EARS[level], { fill: FUR[level], line: INK, width: 1.5 });
  drawPath(pen, HEAD[level], { fill: FUR[level], line: INK, width: 1.5 });
  if (level !== 'kitten' && level !== 'cat') drawPath(pen, MUZZLE, { fill: CREAM });
  drawPath(pen, MARKS[level], { line: INK, width: 1.7 });
  if (level === 'leopard') {
    for (const [x, y] of SPOTS) drawPath(pen, disc(x, y, 1.5), { fill: '#b9822a', line: INK, width: 0.9 });
  }
  if (isHappy) {
    drawPath(pen, SHUT_EYES, { line: INK, width: 1.7 });
  } else {
    const eye = eyeOf(level);
    for (const x of [-6, 6]) {
      drawPath(pen, disc(x, -1, eye), { fill: CREAM, line: INK, width: 0.9 });
      drawPath(pen, disc(x, -1, eye * (isBig(level) ? 0.5 : 0.6)), { fill: INK });
    }
  }
  drawPath(pen, NOSE, { fill: '#c4626d' });
  if (isHappy) drawPath(pen, MOUTHS.happy, { fill: '#8c3b45', line: INK });
  else drawPath(pen, MOUTHS.content, { line: INK });
}

/** In a box from -20 -20, 40 wide. */
export function drawMarker(pen: Pen, seat: Seat, isHappy: boolean): void {
  if (isHollow(seat)) drawPath(pen, disc(0, 0, 12), { fill: CREAM });
  drawPath(pen, MARKERS[seat], { fill: SEAT_COLOURS[seat], line: CREAM, width: 2 });
  const line = isHollow(seat) ? INK : CREAM;
  drawPath(pen, EYES + (isHappy ? SMILES.happy : SMILES.calm), { line, width: 2.2 });
}

export function drawCrown(pen: Pen): void {
  drawPath(pen, 'M-10 2.500-11-6.500-5-2.500 0-9 5-2.500 11-6.500 10 2.500z', {
    fill: '#e9b44c',
    line: INK,
    width: 1.4,
  });
}
