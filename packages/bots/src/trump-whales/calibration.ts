// Turns the outputs of the net (sha256 a3f52596a1e11ffa…) into chances that come true, by number of players: fitted
// to 500 games each that it played against itself. Written by `npm run calibrate -- trump-whales`: do not edit.

import type { Calibration } from '../net/calibration.ts';

export const calibration: Calibration = {
  2: { shift: -0.1334, scale: 1.1132, lateShift: 0.0376, lateScale: 0.036, perLogit: 0.0377 },
  3: { shift: -0.2732, scale: 0.8013, lateShift: 0.2407, lateScale: 0.1521, perLogit: 0.0254 },
  4: { shift: -0.1759, scale: 1.0872, lateShift: 0.1985, lateScale: -0.0733, perLogit: 0.0251 },
};
