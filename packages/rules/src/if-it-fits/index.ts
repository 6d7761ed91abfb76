// If It Fits, as the registry and its importers see it.

import type { Game, Options } from '../core/game.ts';
import { consequences, showsCards, type BoxConsequence } from './consequences.ts';
import { begin, deal, dealOf } from './deal.ts';
import { legalMoves, MAX_LEGAL_MOVES, nextSeat, toMove } from './moves.ts';
import { formatMove, formatPosition, parseMove, parsePosition } from './notation.ts';
import { DEAL, OVER } from './phases.ts';
import { play } from './play.ts';
import { progressOf } from './reading.ts';
import { refusal, type BoxRefusal } from './refusals.ts';
import { sample } from './sample.ts';
import { gameResult, roundsScored, scores } from './score.ts';
import { BoxPosition, type BoxOptions, type BoxTable, type BoxView } from './types.ts';
import { view } from './view.ts';

export type { BoxConsequence } from './consequences.ts';
export * from './reading.ts';
export type { BoxRefusal } from './refusals.ts';
export type { BoxFace, BoxSide, BoxSymbol } from './faces.ts';
export type * from './types.ts';

export const ifItFits: Game<BoxPosition, BoxView, BoxConsequence, BoxRefusal> = {
  id: 'if-it-fits',
  rulesVersion: 2,
  players: { min: 2, max: 5 },
  options: [
    { name: 'table', values: ['small', 'medium', 'large'], defaultFor: (): BoxTable => 'medium' },
    { name: 'extended', values: [false, true], defaultFor: () => false },
  ],
  maxLegalMoves: MAX_LEGAL_MOVES,

  newGame: (options: Options) => new BoxPosition(options as BoxOptions),
  optionsOf: ({ players, table, extended }) => ({ players, table, extended }),
  awaitsDeal: (position) => position.phase === DEAL,
  deal,
  begin,
  dealOf: (position) => ({ ...dealOf(position) }),
  toMove,
  nextSeat,
  legalMoves,
  refusal,
  play,
  consequences,
  showsCards,
  isOver: (position) => position.phase === OVER,
  progress: progressOf,
  scores,
  roundsScored,
  roundResult: gameResult,
  resultNames: ['scores', 'penalties'],
  view,
  sample,
  formatMove,
  parseMove,
  isSecretMove: () => false,
  formatPosition,
  parsePosition: (data) => parsePosition(ifItFits, data),
};
