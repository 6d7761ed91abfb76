import { act, GAMES, SeededRandom, turnOf } from '@menagerie/rules';
import { describe, expect, test } from 'vitest';
import { randomBot, type Bot } from '../bot.ts';
import { greedy } from './greedy.ts';

const game = GAMES['trump-whales'];

function playOut(bots: readonly Bot[], seed: string): { places: readonly number[]; moves: string } {
  const position = game.newGame({ players: bots.length });
  const random = new SeededRandom(seed);
  const moves: string[] = [];
  while (!game.isOver(position)) {
    if (game.awaitsDeal(position)) {
      game.deal(position, random);
      continue;
    }
    const seat = game.nextSeat(position);
    const move = bots[seat].think(turnOf(game, position, seat), random).best;
    moves.push(game.formatMove(move));
    const answer = act(game, position, seat, move);
    if (!answer.ok) throw new Error(`${seed}: ${moves.join(' ')} is refused by ${answer.error.rule}`);
  }
  return { places: game.scores(position).places, moves: moves.join(' ') };
}

/** One greedy seat, each in turn, against random play; the share of games it wins. */
function shareOfWins(players: number, games: number): number {
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % players;
    const bots = Array.from({ length: players }, (_, s) => (s === seat ? greedy : randomBot));
    if (playOut(bots, `greedy against dice ${i}`).places[seat] === 1) wins++;
  }
  return wins / games;
}

describe('whole games', () => {
  test.each([2, 3, 4])('%i players, seeds 0 to 49: only legal moves, and the game ends', (players) => {
    const bots = new Array<Bot>(players).fill(greedy);
    for (let seed = 0; seed < 50; seed++) expect(playOut(bots, String(seed)).places).toContain(1);
  });
  test.each([
    [2, 200],
    [3, 100],
    [4, 100],
  ])('%i players: beats random play in nearly all of %i games', (players, games) => {
    expect(shareOfWins(players, games)).toBeGreaterThan(0.95);
  });
  test('the same cards are always played the same way', () => {
    const bots = [greedy, greedy, greedy] as Bot[];
    expect(playOut(bots, 'again')).toEqual(playOut(bots, 'again'));
  });
});

const TWO_HANDS = [
  ['o2', 'o8', 'o9', 'n2', 'n6', 'b3', 'b7', 's4', 's6'],
  ['o1', 'o3', 'o6', 'n3', 'n7', 'b1', 'b2', 'b4', 's9'],
];
/** Seat 2 has no orcas. */
const THREE_HANDS = [
  ['o8', 'o9', 'n2', 'n6', 'n9', 'b3', 'b7', 's4', 's6'],
  ['o1', 'o3', 'o6', 'n1', 'n3', 'n8', 'b1', 'b9', 's9'],
  ['n4', 'n7', 'b2', 'b4', 'b6', 's1', 's2', 's3', '5'],
];

interface Situation {
  readonly trump?: string;
  readonly token?: number;
  readonly hands?: readonly (readonly string[])[];
  /** Scores of an earlier round. */
  readonly scores?: readonly number[];
  readonly moves?: string;
}

/** What greedy does next; by default sperm whales are trump and the highest wins. */
function answerTo({ trump = 's', token = 9, hands = TWO_HANDS, scores, moves = '' }: Situation): string {
  const earlier = scores ? [{ pearls: scores, bonuses: scores.map(() => 0), scores }] : [];
  const deal = { players: hands.length, first: 0, trump, token, hands };
  const position = game.parsePosition({ ...deal, earlier, moves: moves.split(' ').filter(Boolean) });
  if (!position.ok) throw new Error(position.error.reason);
  const turn = turnOf(game, position.value, game.nextSeat(position.value));
  return game.formatMove(greedy.think(turn, new SeededRandom(0)).best);
}

describe('[TW-6] the first bonus', () => {
  test('with many orcas: trump for orcas, but not from one of the best of them', () => {
    const orcas = ['o3', 'o6', 'o7', 'o8', 'o9', 'n1', 'n2', 'b3', 'b4'];
    const others = ['n3', 'n4', 'n6', 'n7', 'n8', 'n9', 's1', 's2', 's3'];
    expect(answerTo({ hands: [orcas, others] })).toBe('+o6');
  });
  test('with low cards and the token on 9: a flip', () => {
    const low = ['o1', 'o2', 'n1', 'n2', 'n3', 'b1', 'b2', 'b3', 's1'];
    const high = ['o8', 'o9', 'n8', 'n9', 'b8', 'b9', 's7', 's8', 's9'];
    expect(answerTo({ hands: [low, high] })).toMatch(/^\+.3$/);
  });
});

describe('[TW-8] bonuses and cards', () => {
  test('the last to play wins with the cheapest card that does, and keeps its bonus', () => {
    expect(answerTo({ moves: '+b7 +n3 o2' })).toBe('o3');
  });
  test("a player who can't win gives away few pearls", () => {
    expect(answerTo({ moves: '+b7 +b4 o9' })).toBe('o3');
  });
  test('the last to play spends a bonus that turns a loss into a win, then plays the cheapest card', () => {
    expect(answerTo({ moves: '+b7 +n3 o9' })).toBe('!n3');
    expect(answerTo({ moves: '+b7 +n3 o9 !n3' })).toBe('o6');
  });
  test('a point is spent at once', () => {
    expect(answerTo({ moves: '+b7 +s9 o2' })).toBe('!s9');
  });
});

describe('[TW-12] pearls', () => {
  test('it takes the most', () => {
    expect(answerTo({ hands: THREE_HANDS, moves: '+b7 +o1 +b4 o9 o3 b2' })).toBe('*b2');
  });
  test.each([
    [[8, 9, 2], '*s1'],
    [[8, 2, 9], '*o1'],
  ])('with equal pearls it gives the bonus to the player with fewer points: %j', (scores, move) => {
    expect(answerTo({ hands: THREE_HANDS, trump: 'n', scores, moves: '+b7 +o6 +b4 o9 o1 s1' })).toBe(move);
  });
});

describe('[TW-13] the next leader', () => {
  test('with a good trump it names itself', () => {
    expect(answerTo({ hands: THREE_HANDS, token: 1, moves: '+b7 +o6 +b4 o8 o3 5 *o8' })).toBe('>2');
  });
  test('without one it names its neighbour, and plays last', () => {
    expect(answerTo({ hands: THREE_HANDS, token: 9, moves: '+b7 +o6 +b4 o8 o3 5 *o3' })).toBe('>0');
  });
});
