// Turns the outputs of the net (sha256 3c30a7586e085d50…) into chances that come true, by number of players: fitted
// to 100 games each that it played against itself. Written by `npm run calibrate -- if-it-fits`: do not edit.

import type { Calibration } from '../net/calibration.ts';

export const calibration: Calibration = {
  2: { shift: -0.1093, scale: 0.803, lateShift: -0.0371, lateScale: 0.1744, perLogit: 0.0144 },
  3: { shift: 0.118, scale: 0.9538, lateShift: -0.0122, lateScale: 0.2997, perLogit: 0.0281 },
  4: { shift: 0.2474, scale: 1.2021, lateShift: -0.3139, lateScale: -0.1237, perLogit: 0.0123 },
  5: { shift: 0.0846, scale: 0.9482, lateShift: -0.2176, lateScale: 0.0037, perLogit: 0.0171 },
};
