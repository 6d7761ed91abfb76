// Trump Whales, as the registry and its importers see it.

import type { Game } from '../core/game.ts';
import { consequences, showsCards, type WhaleConsequence } from './consequences.ts';
import { begin, deal, dealOf } from './deal.ts';
import { isKeep, legalMoves, MAX_LEGAL_MOVES, nextSeat, toMove } from './moves.ts';
import { formatMove, formatPosition, parseMove, parsePosition } from './notation.ts';
import { DEAL, OVER } from './phases.ts';
import { play } from './play.ts';
import { progressOf } from './reading.ts';
import { refusal, type WhaleRefusal } from './refusals.ts';
import { sample } from './sample.ts';
import { scores } from './score.ts';
import { WhalePosition, type WhaleView } from './types.ts';
import { view } from './view.ts';

export type { WhaleConsequence } from './consequences.ts';
export * from './reading.ts';
export type { WhaleRefusal } from './refusals.ts';
export type * from './types.ts';

export const trumpWhales: Game<WhalePosition, WhaleView, WhaleConsequence, WhaleRefusal> = {
  id: 'trump-whales',
  rulesVersion: 1,
  players: { min: 2, max: 4 },
  options: [],
  maxLegalMoves: MAX_LEGAL_MOVES,

  newGame: (options) => new WhalePosition(options),
  optionsOf: ({ players }) => ({ players }),
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
  roundsScored: (position) => position.results.length,
  roundResult: (position, round) => position.results[round],
  resultNames: ['pearls', 'bonuses', 'scores'],
  view,
  sample,
  formatMove,
  parseMove,
  isSecretMove: isKeep,
  formatPosition,
  parsePosition: (data) => parsePosition(trumpWhales, data),
};
