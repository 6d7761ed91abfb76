import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath, QUIET_ZONE } from './qr-path.ts';

const TEXT = 'https://example.org/menagerie/#/table/0123456789abcdefghijkl';

/** Paints the path and says which modules are dark. */
function paint({ size, path }: ReturnType<typeof qrPath>): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)].fill(true, Number(x), Number(x) + Number(width));
  }
  return rows;
}

test('the path has every dark module and no other', () => {
  expect(paint(qrPath(TEXT))).toEqual(encode(TEXT, { ecc: 'M', border: QUIET_ZONE }).data);
});

test('around the code it is quiet', () => {
  const rows = paint(qrPath(TEXT));
  const edge = [...rows.slice(0, QUIET_ZONE), ...rows.slice(-QUIET_ZONE)].flat();
  expect(edge.some(Boolean)).toBe(false);
  expect(rows[QUIET_ZONE].slice(QUIET_ZONE, QUIET_ZONE + 7)).toEqual(Array.from({ length: 7 }, () => true));
});
