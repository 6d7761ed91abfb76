// Positions for tests, from the same data as fixtures.

import type { Game, Position, Seat } from '../core/game.ts';
import { listLegalMoves } from '../core/play.ts';
import type { Random } from '../core/random.ts';

/** The position described by the data; throws if the rules refuse it. */
export function setUp<P extends Position>(game: Game<P>, data: unknown): P {
  const position = game.parsePosition(data);
  if (!position.ok) throw new Error(position.error.reason);
  return position.value;
}

export function legalTexts<P extends Position>(game: Game<P>, position: P): string[] {
  return listLegalMoves(game, position, game.nextSeat(position)).map((move) => game.formatMove(move));
}

/** The rule that refuses a move of the current seat, or null if it is legal. */
export function refusalOf<P extends Position>(
  game: Game<P>,
  position: P,
  text: string,
  seat = game.nextSeat(position),
): { rule: string; code: string } | null {
  const move = game.parseMove(text);
  if (!move.ok) throw new Error(`${text} ${move.error.reason}`);
  const refusal = game.refusal(position, seat, move.value);
  return refusal && { rule: refusal.rule, code: refusal.code };
}

/**
 * Plays up to `limit` random moves of random seats, dealing whenever a deal is due, and calls
 * `visit` after each. Simultaneous choices come in any order.
 */
export function playRandomly<P extends Position>(
  game: Game<P>,
  position: P,
  random: Random,
  limit: number,
  visit: (position: P, mover: Seat) => void = () => {},
): void {
  const buffer = new Int32Array(game.maxLegalMoves);
  for (let i = 0; i < limit && !game.isOver(position); i++) {
    if (game.awaitsDeal(position)) {
      game.deal(position, random);
      continue;
    }
    const mask = game.toMove(position);
    const seats = Array.from({ length: position.players }, (_, seat) => seat).filter((s) => mask & (1 << s));
    const seat = seats[random.below(seats.length)];
    const length = game.legalMoves(position, seat, buffer);
    game.play(position, seat, buffer[random.below(length)]);
    visit(position, seat);
  }
}
