// A QR code as one path: each run of dark modules in a row is one bar.

import { encode } from 'uqr';

export interface QrPath {
  /** Modules per side, quiet zone included. */
  readonly size: number;
  readonly path: string;
}

/** The margin that scanners need around the code. */
export const QUIET_ZONE = 4;

export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { size, path: data.map(barsOf).join('') };
}

function barsOf(row: readonly boolean[], y: number): string {
  let bars = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x++;
    const width = x + 1 - start;
    bars += `M${start} ${y}h${width}v1h-${width}z`;
  }
  return bars;
}
