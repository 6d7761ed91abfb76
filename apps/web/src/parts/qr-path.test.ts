import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath, QUIET_ZONE } from './qr-path.ts';

const TEXT = 'https://example.org/menagerie/#/table/0123456789abcdefghijkl';

/** Draws the path and tells which modules are dark. */
function paint({ size, path }: ReturnType<typeof qrPath>): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)].fill(true, Number(x), Number(x) + Number(width));
  }
  return rows;
}

test('the path has exactly the dark modules', () => {
  expect(paint(qrPath(TEXT))).toEqual(encode(TEXT, { ecc: 'M', border: QUIET_ZONE }).data);
});

test('the code has a quiet zone', () => {
  const rows = paint(qrPath(TEXT));
  const edge = [...rows.slice(0, QUIET_ZONE), ...rows.slice(-QUIET_ZONE)].flat();
  expect(edge.some(Boolean)).toBe(false);
  expect(rows[QUIET_ZONE].slice(QUIET_ZONE, QUIET_ZONE + 7)).toEqual(Array.from({ length: 7 }, () => true));
});
