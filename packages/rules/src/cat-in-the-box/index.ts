// Cat in the Box, as the registry and its importers see it.

import type { Game, Options } from '../core/game.ts';
import { consequences, showsCards, type CatConsequence } from './consequences.ts';
import { begin, deal, dealOf } from './deal.ts';
import { LAYOUTS, type Layout } from './layouts.ts';
import { isDiscard, legalMoves, MAX_LEGAL_MOVES, nextSeat, toMove } from './moves.ts';
import { formatMove, formatPosition, parseMove, parsePosition } from './notation.ts';
import { play } from './play.ts';
import { progressOf } from './reading.ts';
import { refusal, type CatRefusal } from './refusals.ts';
import { sample } from './sample.ts';
import { roundResult, scores } from './score.ts';
import { CatPosition, DEAL, OVER, type CatOptions, type CatView } from './types.ts';
import { view } from './view.ts';

export type { CatConsequence } from './consequences.ts';
export * from './reading.ts';
export type { CatRefusal } from './refusals.ts';
export type * from './types.ts';

export const catInTheBox: Game<CatPosition, CatView, CatConsequence, CatRefusal> = {
  id: 'cat-in-the-box',
  rulesVersion: 1,
  players: { min: 2, max: 5 },
  options: [
    {
      name: 'layout',
      values: Object.keys(LAYOUTS),
      defaultFor: (players): Layout => (players === 5 ? 'purple' : 'white'),
    },
  ],
  maxLegalMoves: MAX_LEGAL_MOVES,

  newGame: (options: Options) => new CatPosition(options as CatOptions),
  optionsOf: ({ players, layout }) => ({ players, layout }),
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
  roundsScored: (position) => position.roundsScored,
  roundResult,
  resultNames: ['tricks', 'predictions', 'bonuses', 'paradox', 'scores'],
  view,
  sample,
  formatMove,
  parseMove,
  isSecretMove: isDiscard,
  formatPosition,
  parsePosition: (data) => parsePosition(catInTheBox, data),
};
