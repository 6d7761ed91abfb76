// Turns the outputs of the net (sha256 068fc2bacc953ba6…) into chances that come true, by number of players: fitted
// to 400 games each that it played against itself. Written by `npm run calibrate -- cat-in-the-box`: do not edit.

import type { Calibration } from '../net/calibration.ts';

export const calibration: Calibration = {
  2: { shift: -0.1963, scale: 0.724, lateShift: 0.0839, lateScale: 0.1825, perLogit: 0.0272 },
  3: { shift: -0.2782, scale: 0.8115, lateShift: 0.2772, lateScale: 0.1968, perLogit: 0.0086 },
  4: { shift: -0.2975, scale: 0.8357, lateShift: 0.2791, lateScale: 0.1937, perLogit: 0.0058 },
  5: { shift: -0.1899, scale: 0.9251, lateShift: 0.1518, lateScale: -0.0028, perLogit: 0.005 },
};
