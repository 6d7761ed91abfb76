// Turns the outputs of the net (sha256 068fc2bacc953ba6…) into chances that come true, by number of players: fitted
// to 300 games each that it played against itself. Written by `npm run calibrate -- cat-in-the-box`: do not edit.

import type { Calibration } from '../net/calibration.ts';

export const calibration: Calibration = {
  2: { shift: -0.2172, scale: 0.5233, lateShift: 0.2779, lateScale: 0.4353, perLogit: 0.015 },
  3: { shift: -0.3838, scale: 0.8682, lateShift: 0.3909, lateScale: 0.1933, perLogit: 0.0073 },
  4: { shift: -0.2876, scale: 0.9609, lateShift: 0.3057, lateScale: -0.038, perLogit: 0.0049 },
  5: { shift: -0.2519, scale: 0.9654, lateShift: 0.2018, lateScale: -0.0768, perLogit: 0.0048 },
};
