// Why a move isn't legal (TW-6 to TW-9, TW-12, TW-13): one paragraph per phase.

import type { Move, NoFacts, Refusal, Seat } from '../core/game.ts';
import { refuse } from '../core/refuse.ts';
import { FAMILIES, FIVE, formatCard, type Card, type CardText, type Family } from './cards.ts';
import { cardOf, isKeep, isName, isPlay, isSpend, isTake, NAME_MOVE, playableCards } from './moves.ts';
import { CHOOSE, NAME, PLAY, TAKE } from './phases.ts';
import { seatInTrick, WhalePosition } from './types.ts';

export type WhaleRefusal =
  | Refusal<
      | 'no-move-due'
      | 'choose-first'
      | 'already-chosen'
      | 'five-has-no-bonus'
      | 'play-a-card'
      | 'take-pearls-first'
      | 'name-a-leader-first',
      NoFacts
    >
  | Refusal<'no-such-seat', { seat: Seat }>
  | Refusal<'not-your-turn', { turn: Seat }>
  | Refusal<'card-not-in-hand' | 'bonus-not-in-front' | 'card-not-in-trick' | 'own-card', { card: CardText }>
  | Refusal<'must-follow', { card: CardText; led: Family }>;

export function refusal(position: WhalePosition, seat: Seat, move: Move): WhaleRefusal | null {
  if (position.phase === CHOOSE) return refuseKeep(position, seat, move);
  if (position.phase === PLAY) return refusePlay(position, seat, move);
  if (position.phase === TAKE) return refuseTake(position, seat, move);
  if (position.phase === NAME) return refuseName(position, seat, move);
  return refuse('TW-7', 'no-move-due', {});
}

function refuseKeep(position: WhalePosition, seat: Seat, move: Move): WhaleRefusal | null {
  if (!(seat >= 0 && seat < position.players)) return refuse('TW-6', 'no-such-seat', { seat });
  if (!isKeep(move)) return refuse('TW-6', 'choose-first', {});
  if (!(position.choosing & (1 << seat))) return refuse('TW-6', 'already-chosen', {});
  const card = cardOf(move);
  if (!holds(position, seat, card)) return refuse('TW-6', 'card-not-in-hand', { card: formatCard(card) });
  return card === FIVE ? refuse('TW-6', 'five-has-no-bonus', {}) : null;
}

function refusePlay(position: WhalePosition, seat: Seat, move: Move): WhaleRefusal | null {
  const { turn, led } = position;
  if (seat !== turn) return refuse('TW-7', 'not-your-turn', { turn });
  const facts = { card: formatCard(cardOf(move)) };
  if (isSpend(move)) {
    const isInFront = cardOf(move) !== FIVE && position.bonuses[seat] & (1 << cardOf(move));
    return isInFront ? null : refuse('TW-8', 'bonus-not-in-front', facts);
  }
  if (!isPlay(move)) return refuse('TW-7', 'play-a-card', {});
  if (!holds(position, seat, move)) return refuse('TW-9', 'card-not-in-hand', facts);
  if (move === FIVE || playableCards(position, seat) & (1 << move)) return null;
  return refuse('TW-9', 'must-follow', { ...facts, led: FAMILIES[led] });
}

function refuseTake(position: WhalePosition, seat: Seat, move: Move): WhaleRefusal | null {
  const { turn, players } = position;
  if (seat !== turn) return refuse('TW-12', 'not-your-turn', { turn });
  if (!isTake(move)) return refuse('TW-12', 'take-pearls-first', {});
  const card = cardOf(move);
  let code: 'card-not-in-trick' | 'own-card' = 'card-not-in-trick';
  for (let i = 0; i < players; i++) {
    if (position.trick[i] !== card) continue;
    if (seatInTrick(position, i) !== seat) return null;
    code = 'own-card';
  }
  return refuse('TW-12', code, { card: formatCard(card) });
}

function refuseName(position: WhalePosition, seat: Seat, move: Move): WhaleRefusal | null {
  const { turn, players } = position;
  if (seat !== turn) return refuse('TW-13', 'not-your-turn', { turn });
  if (!isName(move)) return refuse('TW-13', 'name-a-leader-first', {});
  const leader = move - NAME_MOVE;
  return leader < players ? null : refuse('TW-13', 'no-such-seat', { seat: leader });
}

function holds(position: WhalePosition, seat: Seat, card: Card): boolean {
  return card === FIVE ? position.fives[seat] > 0 : (position.hands[seat] & (1 << card)) !== 0;
}
