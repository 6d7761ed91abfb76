// Turns the outputs of the net (sha256 068fc2bacc953ba6…) into chances that come true, by number of players: fitted
// to 1000 games each that it played against itself. Written by `npm run calibrate -- cat-in-the-box`: do not edit.

import type { Calibration } from '../net/calibration.ts';

export const calibration: Calibration = {
  2: { shift: -0.276, scale: 0.7468, lateShift: 0.1992, lateScale: 0.2657, perLogit: 0.0244 },
  3: { shift: -0.3103, scale: 0.8342, lateShift: 0.3154, lateScale: 0.21, perLogit: 0.0083 },
  4: { shift: -0.3477, scale: 0.8197, lateShift: 0.4262, lateScale: 0.2137, perLogit: 0.0066 },
  5: { shift: -0.2469, scale: 0.9362, lateShift: 0.2907, lateScale: 0.0562, perLogit: 0.0053 },
};
