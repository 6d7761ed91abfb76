// Flat Monte Carlo: every legal move is tried on the same sampled positions, each played out by policy.
// Sequential halving: after each phase the worse half of the moves is dropped, so that most of the
// thinking goes to the moves that are hard to tell apart.

import type { Game, Move, Position, Random, Turn, View } from '@menagerie/rules';
import type { Policy } from '../policy.ts';
import type { Playout } from './playout.ts';

interface Estimate {
  readonly move: Move;
  playouts: number;
  /** Of the mover's chances to win. */
  sum: number;
}

/** A policy that spends so many playouts on each move. */
export function flatPolicy<P extends Position, V extends View>(
  game: Game<P, V>,
  playout: Playout<P>,
  playouts: number,
): Policy<V> {
  return {
    name: 'flat',
    choose: (turn, random) =>
      turn.legal.length === 1 ? turn.legal[0] : search(game, playout, playouts, turn, random),
  };
}

function search<P extends Position, V extends View>(
  game: Game<P, V>,
  playout: Playout<P>,
  playouts: number,
  { view, legal }: Turn<V>,
  random: Random,
): Move {
  const seat = view.toMove.find((mover) => mover === view.seat) as number;
  const sampled = game.sample(view, random);
  const tried = sampled.clone();
  const chances = new Float64Array(sampled.players);
  const phases = Math.ceil(Math.log2(legal.length));
  let alive = legal.map((move): Estimate => ({ move, playouts: 0, sum: 0 }));
  for (let done = 0, phase = 1; phase <= phases; phase++) {
    while (done < (playouts * phase) / phases) {
      game.sample(view, random, sampled);
      for (const estimate of alive) {
        game.play(tried.copyFrom(sampled), seat, estimate.move);
        playout.finish(tried, random);
        playout.judge(tried, chances);
        estimate.playouts++;
        estimate.sum += chances[seat];
      }
      done += alive.length;
    }
    alive.sort((a, b) => meanOf(b) - meanOf(a));
    alive = alive.slice(0, Math.ceil(alive.length / 2));
  }
  return alive[0].move;
}

function meanOf({ sum, playouts }: Estimate): number {
  return playouts ? sum / playouts : 0;
}
