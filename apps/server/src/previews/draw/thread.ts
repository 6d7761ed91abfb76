// What the drawing thread does: one picture at a time, from plain data to the bytes of a PNG.

import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { createCanvas, GlobalFonts, loadImage, Path2D, type Image } from '@napi-rs/canvas';
import type { Picture } from '../picture.ts';
import type { Placed } from '../stills/still.ts';
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
const images = new Map<string, Promise<Image>>();

function imageAt(file: string): Promise<Image> {
  const found = images.get(file) ?? loadImage(readFileSync(new URL(file, ART)));
  images.set(file, found);
  return found;
}
const posterOf = (game: string): Promise<Image> => imageAt(`${game}.png`);

/** Where each game's pieces are on its sheet: left, top, width and height. */
type Places = Readonly<Record<string, Readonly<Record<string, readonly [number, number, number, number]>>>>;
const PIECES = JSON.parse(readFileSync(new URL('pieces.json', ART), 'utf8')) as Places;
/** Shadows reach beyond a piece. */
const SHADOW = 7;

export default async function draw(picture: Picture): Promise<Uint8Array> {
  const poster = await posterOf(picture.game ?? HOUSE).catch(() => posterOf(HOUSE));
  const sheet = picture.still && (await imageAt(`${picture.still.game}-pieces.webp`));
  const canvas = createCanvas(WIDE, HIGH);
  const context = canvas.getContext('2d');
  const drawPiece = ([name, x, y, scale]: Placed): void => {
    const place = picture.still && PIECES[picture.still.game][name];
    if (!sheet || !place) throw new Error(`no piece ${name}`);
    const [left, top, wide, high] = [
      place[0] - SHADOW,
      place[1] - SHADOW,
      place[2] + 2 * SHADOW,
      place[3] + 2 * SHADOW,
    ];
    const shift = SHADOW * scale;
    context.drawImage(sheet, left, top, wide, high, x - shift, y - shift, wide * scale, high * scale);
  };
  layOut(context, picture, { drawPoster: () => context.drawImage(poster, 0, 0), drawPiece });
  return encodePng(canvas.data(), WIDE, HIGH);
}
