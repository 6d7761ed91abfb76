// The seats' markers as characters on a stage: shapes around 0 0, and a face for them.

import type { Seat } from '@menagerie/rules';

/** By seat: disc, square, triangle, diamond, ring. */
export const MARKERS: Readonly<Record<Seat, string>> = {
  0: 'M-17 0a17 17 0 1 0 34 0 17 17 0 1 0-34 0z',
  1: 'M-15.500-13q0-3 3-3h25q3 0 3 3v26q0 3-3 3h-25q-3 0-3-3z',
  2: 'M0-18 19 15.500h-38z',
  3: 'M0-19.500 18 0 0 19.500-18 0z',
  4: 'M-17 0a17 17 0 1 0 34 0 17 17 0 1 0-34 0zM-10.500 0a10.500 10.500 0 1 1 21 0 10.500 10.500 0 1 1-21 0z',
};
/** What is drawn on a marker; in the hole of a ring it needs the marker's own colour. */
export const isHollow = (seat: Seat): boolean => seat === 4;
export const EYES = 'M-5-1.500v.2M5-1.500v.2';
export const SMILES = { happy: 'M-6 4Q0 12 6 4', calm: 'M-4 6.500Q0 8.500 4 6.500' };
