// What the drawing thread does: one picture at a time, from plain data to the bytes of a PNG.

import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { createCanvas, GlobalFonts, loadImage, Path2D, type Image } from '@napi-rs/canvas';
import type { Picture } from '../picture.ts';
import { HIGH, layOut, WIDE } from './lay-out.ts';
import { encodePng } from './png.ts';

// Where paths are made, they are made as in a browser.
Object.assign(globalThis, { Path2D });

const require = createRequire(import.meta.url);
const WEIGHTS = { nunito: [600, 800], caveat: [600] } as const;
for (const [family, weights] of Object.entries(WEIGHTS)) {
  for (const part of ['latin', 'latin-ext', 'cyrillic']) {
    for (const weight of weights) {
      const file = require.resolve(`@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff2`);
      GlobalFonts.register(readFileSync(file), `${family[0].toUpperCase()}${family.slice(1)} ${part}`);
    }
  }
}

const ART = new URL('../../../art/', import.meta.url);
const HOUSE = 'cat-in-the-box';
const posters = new Map<string, Promise<Image>>();

function posterOf(game: string): Promise<Image> {
  const found = posters.get(game) ?? loadImage(readFileSync(new URL(`${game}.png`, ART)));
  posters.set(game, found);
  return found;
}

export default async function draw(picture: Picture): Promise<Uint8Array> {
  const poster = await posterOf(picture.game ?? HOUSE).catch(() => posterOf(HOUSE));
  const canvas = createCanvas(WIDE, HIGH);
  const context = canvas.getContext('2d');
  layOut(context, picture, () => context.drawImage(poster, 0, 0));
  return encodePng(canvas.data(), WIDE, HIGH);
}
