// Turns the outputs of the net (sha256 3c30a7586e085d50…) into chances that come true, by number of players: fitted
// to 250 games each that it played against itself. Written by `npm run calibrate -- if-it-fits`: do not edit.

import type { Calibration } from '../net/calibration.ts';

export const calibration: Calibration = {
  2: { shift: -0.0916, scale: 0.895, lateShift: 0.0206, lateScale: 0.0078, perLogit: 0.0221 },
  3: { shift: 0.114, scale: 1.0988, lateShift: -0.0163, lateScale: 0.0695, perLogit: 0.0201 },
  4: { shift: 0.0295, scale: 1.0485, lateShift: 0.0385, lateScale: 0.0091, perLogit: 0.0176 },
  5: { shift: -0.036, scale: 0.8934, lateShift: -0.0603, lateScale: 0.0133, perLogit: 0.0149 },
};
