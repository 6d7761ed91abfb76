// How the levels below the top make mistakes: like people, not at random. A level tells two moves apart only if its
// judgement of them differs by more than its margin. Among moves that look alike to it, its style decides: it is cautious,
// greedy or bold, by a simple rule of the game. Chance only decides which mood it is in, what it overlooks and what it
// forgot.

import type { Move, Random, Turn, View } from '@menagerie/rules';
import { instantBot, type Bot } from '../bot.ts';
import type { Level } from '../levels.ts';

/** An opinion on a turn's legal moves, in their order: the higher the better. */
export type Appraisal<V extends View = View> = (turn: Turn<V>, random: Random) => ArrayLike<number>;

export interface Traits<V extends View = View> {
  /** What it knows about the game; without this it only has its style. */
  readonly judges?: Appraisal<V>;
  /** Moves that it judges worse than the best by no more than this look just as good to it. */
  readonly margin?: number;
  /** Where there are many moves: the percentage of them it considers at all. */
  readonly notices?: number;
  /** One of these per turn, depending on its mood. */
  readonly styles: readonly Appraisal<V>[];
}

/** A style with a relative frequency. */
export function times<V extends View>(count: number, style: Appraisal<V>): Appraisal<V>[] {
  return Array.from({ length: count }, () => style);
}

/** With this few moves, none is overlooked. */
const FEW = 8;

export function levelBot<V extends View>(name: Level, traits: Traits<V>): Bot<V> {
  return instantBot(name, (turn, random) => choose(turn, random, traits));
}

function choose<V extends View>(
  { view, legal: all }: Turn<V>,
  random: Random,
  { judges, margin = 0, notices = 100, styles }: Traits<V>,
): Move {
  const legal = noticed(all, notices, random);
  if (legal.length === 1) return legal[0];
  const turn: Turn<V> = { view, legal };
  const alike = judges ? withinMargin(judges(turn, random), margin) : legal.map((_, i) => i);
  if (alike.length === 1) return legal[alike[0]];
  const liking = styles[random.below(styles.length)](turn, random);
  return legal[alike.reduce((best, i) => (liking[i] > liking[best] ? i : best))];
}

/** The first is always among them, so there is at least one. */
function noticed(legal: readonly Move[], share: number, random: Random): readonly Move[] {
  if (share >= 100 || legal.length <= FEW) return legal;
  return legal.filter((_, i) => i === 0 || random.below(100) < share);
}

/** The indices of those that are hardly worse than the best. */
function withinMargin(worths: ArrayLike<number>, margin: number): number[] {
  const places = Array.from(worths, (_, i) => i);
  const most = Math.max(...Array.from(worths));
  return places.filter((i) => worths[i] >= most - margin);
}
