// What a position is worth to the seat that has just moved in it, from one try.

import { turnOf, type Position, type Random, type Seat, type View } from '@menagerie/rules';
import { netMove, type NetJudge } from '../net/judgement.ts';
import { playOut, type Model, type Study } from './model.ts';

/** Overwritten by each look. */
export interface Outlook {
  chance: number;
  score: number;
  /** Whether the game was over, so the chance is a result. */
  isFinal: boolean;
}

export type Look<P extends Position> = (position: P, random: Random) => Outlook;

const MOST_PLAYERS = 8;

/** By a playout to the end of the round, and the model's opinion of that end. */
export function lookByPlayout<P extends Position, V extends View>(
  model: Model<P, V>,
  policy: Pick<Study<P>, 'game' | 'choose'>,
  seat: Seat,
): Look<P> {
  const chances = new Float64Array(MOST_PLAYERS);
  const scores = new Float64Array(MOST_PLAYERS);
  const outlook: Outlook = { chance: 0, score: 0, isFinal: false };
  return (position, random) => {
    playOut(policy, position, random);
    model.judge(position, chances, scores);
    outlook.chance = chances[seat];
    outlook.score = scores[seat];
    outlook.isFinal = model.game.isOver(position);
    return outlook;
  };
}

/**
 * By the net's chance at the seat's next turn, in the next round if need be, or by the result if the game ends. Until
 * then the others play by the net too: with a weaker policy every position would look better than it is. The score is
 * that of a playout from there.
 */
export function lookByNet<P extends Position, V extends View>(
  model: Model<P, V>,
  net: NetJudge<V>,
  seat: Seat,
): Look<P> {
  const { game } = model;
  const playedOut = lookByPlayout(model, model, seat);
  const isMyTurn = (position: P): boolean => (game.toMove(position) & (1 << seat)) !== 0;
  const others = { game, choose: (position: P, mover: Seat) => netMove(net, turnOf(game, position, mover)) };
  const chanceAt = (position: P): number => net.judge(turnOf(game, position, seat)).chance;
  return (position, random) => {
    playOut(others, position, random, isMyTurn);
    const hasTurn = isMyTurn(position);
    const chance = hasTurn ? chanceAt(position) : 0;
    const outlook = playedOut(position, random);
    if (hasTurn) {
      outlook.chance = chance;
      outlook.isFinal = false;
    } else if (!outlook.isFinal) {
      game.deal(position, random);
      playOut(others, position, random, isMyTurn);
      outlook.chance = chanceAt(position);
    }
    return outlook;
  };
}
