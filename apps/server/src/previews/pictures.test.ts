import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodePng } from './draw/png.ts';
import type { Picture } from './picture.ts';
import { Pictures, PicturesBusy } from './pictures.ts';

const named = (title: string): Picture => ({ game: null, title, line: '' });

/** Draws when it is told to. */
function slowly(): { drawn: string[]; draw: (picture: Picture) => Promise<Uint8Array>; goOn: () => void } {
  const waiting: (() => void)[] = [];
  const drawn: string[] = [];
  return {
    drawn,
    draw: (picture) => {
      drawn.push(picture.title);
      return new Promise((resolve) => waiting.push(() => resolve(new Uint8Array(10))));
    },
    goOn: () => waiting.splice(0).forEach((resolve) => resolve()),
  };
}

test('what is asked for twice at once, or later, is drawn once', async () => {
  const { draw, drawn, goOn } = slowly();
  const pictures = new Pictures({ draw });
  const both = [pictures.get(named('a')), pictures.get(named('a'))];
  goOn();
  await Promise.all(both);
  await pictures.get(named('a'));
  expect(drawn).toEqual(['a']);
});

test('of what there is no room for, the one goes that nobody has asked for longest', async () => {
  const drawn: string[] = [];
  const draw = (picture: Picture): Promise<Uint8Array> => {
    drawn.push(picture.title);
    return Promise.resolve(new Uint8Array(10));
  };
  const pictures = new Pictures({ draw, room: 20 });
  for (const title of ['a', 'b', 'a', 'c', 'a', 'b']) await pictures.get(named(title));
  expect(drawn).toEqual(['a', 'b', 'c', 'b']);
});

test('only so many wait', async () => {
  const { draw, goOn } = slowly();
  const pictures = new Pictures({ draw, mostWaiting: 2 });
  const two = [pictures.get(named('a')), pictures.get(named('b'))];
  await expect(pictures.get(named('c'))).rejects.toThrow(PicturesBusy);
  goOn();
  await Promise.all(two);
});

test('one that could not be drawn may be asked for again', async () => {
  let isBroken = true;
  const draw = (): Promise<Uint8Array> =>
    isBroken ? Promise.reject(new Error('no pen')) : Promise.resolve(new Uint8Array(1));
  const pictures = new Pictures({ draw });
  await expect(pictures.get(named('a'))).rejects.toThrow('no pen');
  isBroken = false;
  expect(await pictures.get(named('a'))).toHaveLength(1);
});

test('a PNG holds the points that it was made of', () => {
  const points = Uint8Array.from({ length: 2 * 3 * 4 }, (_, i) => i);
  const png = Buffer.from(encodePng(points, 2, 3));
  const at = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  expect([...rows]).toEqual([0, 0, 1, 2, 4, 5, 6, 0, 8, 9, 10, 12, 13, 14, 0, 16, 17, 18, 20, 21, 22]);
  // What any PNG ends with, its sum included.
  expect(png.subarray(-8).toString('hex')).toBe('49454e44ae426082');
});
