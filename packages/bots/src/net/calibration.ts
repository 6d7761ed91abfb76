// From what a net puts out to chances that come true: of positions judged 30 %, 30 % are won among strong players. The
// figures of each game are written by scripts/calibrate.ts into GAME/calibration.ts.

export interface Scale {
  /** The log odds to win are `shift + scale * output` at the beginning of the game … */
  readonly shift: number;
  readonly scale: number;
  /** … and so much is added to each by its end. */
  readonly lateShift: number;
  readonly lateScale: number;
  /** What a move costs, in log odds, for each unit by which its logit is below the best one's. */
  readonly perLogit: number;
}

/** By number of players. */
export type Calibration = Readonly<Record<number, Scale>>;

/** The log odds to win from a net's output, `progress` of the way (0 to 1) through the game. */
export function oddsFrom(
  { shift, scale, lateShift, lateScale }: Scale,
  win: number,
  progress: number,
): number {
  return shift + lateShift * progress + (scale + lateScale * progress) * win;
}

export function chanceFrom(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
