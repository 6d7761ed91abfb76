import { GAMES, SeededRandom, turnOf } from '@menagerie/rules';
import type { WhaleView } from '@menagerie/rules/trump-whales';
import { beforeAll, expect, test } from 'vitest';
import { decide } from '../bot.ts';
import { budgetFor } from '../budget.ts';
import { likeliestMove } from '../net/judgement.ts';
import { loadNets } from '../node.ts';
import { readNetFixtures } from '../testing/net-fixtures.ts';
import { turnFrom } from '../analyse.ts';
import { tiger } from './tiger.ts';
import { whaleNet } from './net.ts';
import { sensibleMoves } from './sensible.ts';

const game = GAMES['trump-whales'];
const PLAYOUTS = { playouts: 40 };
const noClock = (): number => 0;

beforeAll(loadNets);

test('before the first playout it plays what the net finds likeliest', () => {
  const [, fixtures] = readNetFixtures<WhaleView>(game.id);
  for (const { view } of fixtures.slice(0, 60)) {
    const turn = turnFrom(game, view, new SeededRandom('turn'));
    if (!turn) throw new Error('nobody is to move');
    const sensible = { view, legal: sensibleMoves({ view, legal: turn.legal }) };
    const move = likeliestMove(sensible, whaleNet.judge(sensible));
    expect(tiger.think({ view, legal: turn.legal }, new SeededRandom('thought')).best).toBe(move);
  }
});

test.each([2, 3, 4])('%i players: it finishes a round, and the same seed gives the same moves', (players) => {
  const playRound = (): string[] => {
    const random = new SeededRandom(`round-${players}`);
    const position = game.newGame({ players });
    game.deal(position, random);
    const moves: string[] = [];
    for (let seat = game.nextSeat(position); seat >= 0; seat = game.nextSeat(position)) {
      const turn = turnOf(game, position, seat);
      const move = decide(tiger, turn, random, budgetFor(PLAYOUTS, noClock));
      expect(turn.legal).toContain(move);
      game.play(position, seat, move);
      moves.push(game.formatMove(move));
    }
    return moves;
  };
  expect(playRound()).toEqual(playRound());
});
