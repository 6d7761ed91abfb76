// Turns the outputs of the net (sha256 3c30a7586e085d50…) into chances that come true, by number of players: fitted
// to 1000 games each that it played against itself. Written by `npm run calibrate -- if-it-fits`: do not edit.

import type { Calibration } from '../net/calibration.ts';

export const calibration: Calibration = {
  2: { shift: -0.0741, scale: 0.976, lateShift: 0.0306, lateScale: -0.0141, perLogit: 0.0263 },
  3: { shift: 0.0044, scale: 1.0087, lateShift: -0.0558, lateScale: 0.0215, perLogit: 0.0197 },
  4: { shift: 0.1468, scale: 1.0974, lateShift: -0.0831, lateScale: -0.0464, perLogit: 0.0174 },
  5: { shift: 0.0562, scale: 0.9792, lateShift: -0.0723, lateScale: -0.0127, perLogit: 0.0171 },
};
