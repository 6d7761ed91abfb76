// Turns the outputs of the net (sha256 068fc2bacc953ba6…) into chances that come true, by number of players: fitted
// to 10 games each that it played against itself. Written by `npm run calibrate -- cat-in-the-box`: do not edit.

import type { Calibration } from '../net/calibration.ts';

export const calibration: Calibration = {
  2: { shift: -0.2101, scale: 1.2504, lateShift: -0.1615, lateScale: 0.0879, perLogit: 0.0283 },
  3: { shift: -0.1887, scale: 1.189, lateShift: 0.0136, lateScale: 0.3762, perLogit: 0.0091 },
  4: { shift: 0.1066, scale: 1.4544, lateShift: -0.0043, lateScale: -0.2998, perLogit: 0.0066 },
  5: { shift: -0.0163, scale: 1.1375, lateShift: -0.0287, lateScale: -0.1554, perLogit: 0.0056 },
};
