// A PNG from the points of a canvas. Flat drawings need no clever filters: plain deflate gives files of the same size as
// the canvas' own encoder, in a fifth of the time.

import { deflateSync } from 'node:zlib';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const LEVEL = 3;
/** Eight bits each of red, green and blue; no interlace. */
const FORMAT = [8, 2, 0, 0, 0];

/** From rows of red, green, blue and alpha; everything is opaque. */
export function encodePng(points: Uint8Array, wide: number, high: number): Uint8Array {
  const row = 3 * wide + 1;
  const rows = new Uint8Array(row * high);
  for (let y = 0, from = 0; y < high; y++) {
    // The first byte of each row says that it is not filtered.
    for (let to = y * row + 1; to < (y + 1) * row; from += 4) {
      rows[to++] = points[from];
      rows[to++] = points[from + 1];
      rows[to++] = points[from + 2];
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(wide, 0);
  head.writeUInt32BE(high, 4);
  head.set(FORMAT, 8);
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc(body), body.length + 4);
  return framed;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function crc(bytes: Uint8Array): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = CRC_TABLE[(c ^ byte) & 0xff] ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}
