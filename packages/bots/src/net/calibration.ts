// Turns a net's outputs into chances that match results: of the positions rated 30 %, strong players win 30 %.
// scripts/calibrate.ts writes each game's numbers into GAME/calibration.ts.

export interface Scale {
  /** The log odds to win are `shift + scale * output` at the start of the game … */
  readonly shift: number;
  readonly scale: number;
  /** … and this is added to each by its end. */
  readonly lateShift: number;
  readonly lateScale: number;
  /** What a move costs, in log odds, for each unit its logit is below the best one's. */
  readonly perLogit: number;
}

/** By number of players. */
export type Calibration = Readonly<Record<number, Scale>>;

/** The log odds to win from a net's output, `progress` (0 to 1) through the game. */
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
