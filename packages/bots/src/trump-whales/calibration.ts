// Turns the outputs of the net (sha256 a3f52596a1e11ffa…) into chances that come true, by number of players: fitted
// to 100 games each that it played against itself. Written by `npm run calibrate -- trump-whales`: do not edit.

import type { Calibration } from '../net/calibration.ts';

export const calibration: Calibration = {
  2: { shift: -0.0615, scale: 0.9527, lateShift: -0.1967, lateScale: 0.2098, perLogit: 0.0575 },
  3: { shift: -0.3771, scale: 0.556, lateShift: 0.3073, lateScale: 0.3629, perLogit: 0.019 },
  4: { shift: -0.0452, scale: 1.1902, lateShift: 0.0887, lateScale: -0.1117, perLogit: 0.0273 },
};
