import type { Calibration } from '../net/calibration.ts';

export const calibration: Calibration = {
  2: { shift: 0, scale: 1, lateShift: 0, lateScale: 0, perLogit: 0.05 },
  3: { shift: 0, scale: 1, lateShift: 0, lateScale: 0, perLogit: 0.05 },
  4: { shift: 0, scale: 1, lateShift: 0, lateScale: 0, perLogit: 0.05 },
};
