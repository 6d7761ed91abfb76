// Turns the outputs of the net (sha256 8a2974b423da0573…) into chances that come true, by number of players: fitted
// to 1000 games each that it played against itself. Written by `npm run calibrate -- trump-whales`: do not edit.

import type { Calibration } from '../net/calibration.ts';

export const calibration: Calibration = {
  2: { shift: -0.2064, scale: 1.0087, lateShift: -0.103, lateScale: -0.1868, perLogit: 0.0317 },
  3: { shift: -0.3707, scale: 0.6823, lateShift: 0.2606, lateScale: 0.2841, perLogit: 0.0107 },
  4: { shift: -0.2486, scale: 0.9516, lateShift: 0.1395, lateScale: 0.0195, perLogit: 0.0146 },
};
