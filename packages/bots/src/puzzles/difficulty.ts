// How hard a puzzle is: from which levels find the answer, and how often a short search does. It uses the scale of the
// levels, which are about 110 points apart, as their results against each other are.

import { playoutBudget } from '../budget.ts';
import { decide, type Bot } from '../bot.ts';
import type { Move, Random, Turn } from '@menagerie/rules';

/** Who tries, at which rating, and how often. */
const SOLVERS = [
  { name: 'kitten', rating: 800, tries: 6 },
  { name: 'cat', rating: 910, tries: 6 },
  { name: 'ocelot', rating: 1020, tries: 6 },
  { name: 'lynx', rating: 1130, tries: 6 },
  { name: 'leopard', rating: 1240, tries: 6 },
  { name: 'hunter', rating: 1300, tries: 3, playouts: 96 },
  { name: 'tiger', rating: 1400, tries: 1 },
] as const;

/** Everything computed before anyone tries. */
const EXPECTED = { rating: 1100, spread: 300 };
const SCALE = 400;

export interface Attempts {
  readonly rating: number;
  readonly tries: number;
  readonly hits: number;
}

export function attempt(bots: readonly Bot[], turn: Turn, answer: Move, random: Random): readonly Attempts[] {
  return SOLVERS.flatMap(({ name, rating, tries, ...rest }) => {
    const bot = bots.find((one) => one.name === name);
    if (!bot) return [];
    const budget = playoutBudget('playouts' in rest ? rest.playouts : 1);
    let hits = 0;
    for (let i = 0; i < tries; i++) if (decide(bot, turn, random, budget) === answer) hits++;
    return [{ rating, tries, hits }];
  });
}

/** The rating that best fits the attempts, allowing for guessing among this many moves. */
export function ratingFrom(attempts: readonly Attempts[], moves: number): number {
  const guess = 1 / moves;
  let best = EXPECTED.rating;
  let most = -Infinity;
  for (let rating = 400; rating <= 2000; rating += 10) {
    let likelihood = -(((rating - EXPECTED.rating) / EXPECTED.spread) ** 2) / 2;
    for (const one of attempts) {
      const chance = guess + (1 - guess) / (1 + 10 ** ((rating - one.rating) / SCALE));
      // Levels repeat themselves: six tries by one tell about as much as three.
      likelihood += (one.hits * Math.log(chance) + (one.tries - one.hits) * Math.log(1 - chance)) / 2;
    }
    if (likelihood > most) [best, most] = [rating, likelihood];
  }
  return best;
}
