import { GAMES, SeededRandom, turnOf } from '@menagerie/rules';
import { describe, expect, test } from 'vitest';
import { decide, randomBot, type Bot } from '../bot.ts';
import { playoutBudget } from '../budget.ts';
import { greedy } from './greedy.ts';
import { sensibleMoves } from './sensible.ts';
import { hunter } from './hunter.ts';
import { whaleLevels } from './levels.ts';

const game = GAMES['trump-whales'];

/**
 * One seat is played by the bot, each in turn on the same deal, the rest by the other one; the share of
 * games it wins.
 */
function shareOfWins(bot: Bot, other: Bot, players: number, deals: number, playouts: number): number {
  let wins = 0;
  for (let i = 0; i < deals * players; i++) {
    const own = i % players;
    const dealer = new SeededRandom(`deal ${Math.floor(i / players)}`);
    const random = new SeededRandom(`thought ${i}`);
    const position = game.newGame({ players });
    while (!game.isOver(position)) {
      if (game.awaitsDeal(position)) game.deal(position, dealer);
      const seat = game.nextSeat(position);
      const mover = seat === own ? bot : other;
      game.play(position, seat, decide(mover, turnOf(game, position, seat), random, playoutBudget(playouts)));
    }
    if (game.scores(position).places[own] === 1) wins++;
  }
  return wins / (deals * players);
}

describe('strength', () => {
  test('hunter with 60 playouts beats greedy', () => {
    expect(shareOfWins(hunter, greedy, 2, 5, 60)).toBeGreaterThan(0.6);
  });
  test('kitten beats random play and loses to greedy', () => {
    expect(shareOfWins(whaleLevels.kitten, randomBot, 2, 50, 1)).toBeGreaterThan(0.9);
    expect(shareOfWins(whaleLevels.kitten, greedy, 2, 50, 1)).toBeLessThan(0.45);
  });
});

interface Situation {
  readonly first?: number;
  readonly trump: string;
  readonly token: number;
  readonly hands: readonly string[];
  readonly moves: string;
}

function turnIn({ first = 0, hands, moves, ...rest }: Situation) {
  const cards = hands.map((hand) => hand.split(' '));
  const deal = { ...rest, players: hands.length, first, hands: cards, earlier: [] };
  const position = game.parsePosition({ ...deal, moves: moves.split(' ') });
  if (!position.ok) throw new Error(position.error.reason);
  return turnOf(game, position.value, game.nextSeat(position.value));
}

describe('the last trick', () => {
  const answerTo = (situation: Situation): string =>
    game.formatMove(decide(hunter, turnIn(situation), new SeededRandom('last'), playoutBudget(200)));

  test('[TW-8] of two bonuses it spends the one that wins the trick', () => {
    const moves =
      '+b8 +s2 s6 o4 *s6 n7 n9 *n9 n3 !n9 o1 *n3 s9 o2 *s9 n2 !s9 !b8 s3 *n2 b3 !n3 b4 *b3 o3 b1 *b1 b6 !b1';
    const hands = ['o2 o3 o4 n2 n3 n7 b4 b6 s2', 'o1 n9 b1 b2 b3 b8 s3 s6 s9'];
    expect(answerTo({ first: 1, trump: 'o', token: 1, hands, moves })).toBe('!b3');
  });
  test('[TW-12] it takes three pearls rather than one', () => {
    const moves =
      '+o4 +s6 +o9 s1 s8 !o9 s3 *s8 s7 5 b8 *s7 >2 b6 !s7 b7 !s6 s2 *b7 o6 o1 o3 *o1 o8 !o1 b3 !b7 o2 *o8 ' +
      's9 5 b4 *s9 >2 b1 !s9 n9 !o8 n6 *n9 5 n1 !n9 n2';
    const hands = ['o2 o3 o4 n2 n9 b7 s1 s7 s9', 'o6 o8 n6 s2 s6 s8 5 5 5', 'o1 o9 n1 b1 b3 b4 b6 b8 s3'];
    expect(answerTo({ trump: 'b', token: 1, hands, moves })).toBe('*n2');
  });
});

const HANDS = ['o2 o8 o9 n2 n6 b3 b7 s4 s6', 'o1 o3 o6 n3 n7 b1 b2 b4 s9'];

describe('sensible moves', () => {
  const sensible = (moves: string): string[] =>
    sensibleMoves(turnIn({ trump: 's', token: 9, hands: HANDS, moves })).map(game.formatMove);

  test('[TW-8] a point is spent at once', () => {
    expect(sensible('+b7 +s9 o2')).toEqual(['!s9']);
  });
  test('[TW-8] a bonus that changes nothing is kept', () => {
    expect(sensible('+s6 +n3 o2 !n3 o1 *o2 b1')).not.toContain('!s6');
  });
});
