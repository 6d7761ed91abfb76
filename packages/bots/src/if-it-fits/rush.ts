// Rush: lays five cats as fast as it can, awake where a card in hand makes room for one, otherwise asleep. It
// exists to show that rushing the end doesn't win.

import { GAMES, listLegalMoves, type Move, type Seat } from '@menagerie/rules';
import {
  CARD,
  CAT,
  CAT_OR_PASS,
  DRAW,
  pieceOf,
  SLEEPER,
  TURN,
  type BoxPosition,
  type BoxView,
} from '@menagerie/rules/if-it-fits';
import { instantBot } from '../bot.ts';
import { Appraiser } from './appraisal.ts';
import { KEEN } from './styles.ts';

const game = GAMES['if-it-fits'];

export const rush = instantBot<BoxView>('rush', ({ view, legal }, random) => {
  const seat = view.seat;
  const position = game.sample(view, random);
  const cats = legal.filter((move) => pieceOf(move) === CAT || pieceOf(move) === SLEEPER);
  if (position.phase === TURN) {
    return cats.length === 0 || hasRoomToMake(position, seat) ? DRAW : bestOf(cats, position, seat);
  }
  const waking = legal.filter((move) => makesRoom(position, seat, move));
  return bestOf([cats, waking, legal].find((moves) => moves.length > 0) as Move[], position, seat);
});

/** Whether a card the seat holds lets a cat follow. */
function hasRoomToMake(position: BoxPosition, seat: Seat): boolean {
  const holding = position.clone();
  holding.phase = CARD;
  return listLegalMoves(game, holding, seat).some((move) => makesRoom(holding, seat, move));
}

function makesRoom(position: BoxPosition, seat: Seat, move: Move): boolean {
  if (position.phase !== CARD) return false;
  const after = position.clone();
  game.play(after, seat, move);
  return after.phase === CAT_OR_PASS;
}

function bestOf(moves: readonly Move[], position: BoxPosition, seat: Seat): Move {
  const appraiser = new Appraiser(KEEN);
  appraiser.lookAt(position, seat);
  return moves.reduce((best, move) => (appraiser.gainOf(move) > appraiser.gainOf(best) ? move : best));
}
