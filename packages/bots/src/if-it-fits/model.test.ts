import { GAMES, listLegalMoves, SeededRandom } from '@menagerie/rules';
import * as reading from '@menagerie/rules/if-it-fits';
import type { BoxPosition } from '@menagerie/rules/if-it-fits';
import { describe, expect, test } from 'vitest';
import { playOut } from '../search/model.ts';
import { Appraiser } from './appraisal.ts';
import { judge } from './judge.ts';
import { boxModel } from './model.ts';
import { KEEN, PLAIN, type Taste } from './styles.ts';

const game = GAMES['if-it-fits'];
const TABLES = ['small', 'medium', 'large'];

function newGame(seed: number): BoxPosition {
  const options = { players: 2 + (seed % 4), table: TABLES[seed % 3], extended: seed % 2 === 0 };
  const position = game.newGame(options);
  game.deal(position, new SeededRandom(seed));
  return position;
}

test.each([
  ['keen', KEEN, 0],
  ['plain', PLAIN, 0],
  ['keen, whimsical', KEEN, 2],
])(
  'playouts by %s eyes are legal and end, and the chances match the places, in 24 games',
  (_, taste, whim) => {
    const model = boxModel(taste, whim);
    const random = new SeededRandom(1);
    const chances = new Float64Array(8);
    const scores = new Float64Array(8);
    for (let seed = 1; seed <= 24; seed++) {
      const position = newGame(seed);
      playOut(
        {
          game,
          choose: (at, seat) => {
            const move = model.choose(at, seat, random);
            expect(game.refusal(at, seat, move)).toBe(null);
            return move;
          },
        },
        position,
        random,
      );
      expect(game.isOver(position)).toBe(true);
      judge(position, chances, scores);
      const { places, totals } = game.scores(position);
      const winners = places.filter((place) => place === 1).length;
      expect([...chances.subarray(0, position.players)]).toEqual(
        places.map((place) => (place === 1 ? 1 / winners : 0)),
      );
      expect([...scores.subarray(0, position.players)]).toEqual(totals);
    }
  },
);

describe('an appraisal', () => {
  // Without prices and foresight, the gain is the change in one's own points minus, with two players, the
  // opponent's.
  const bare: Taste = { ...PLAIN, cat: 0, princess: 0, draw: 0, drawEarly: 0 };

  test('without foresight is what the move does to the points, in 30 games', () => {
    const appraiser = new Appraiser(bare);
    const random = new SeededRandom(7);
    let compared = 0;
    for (let seed = 4; seed <= 120; seed += 4) {
      const position = newGame(seed % 8 ? seed : seed + 1);
      const after = position.clone();
      while (!game.isOver(position)) {
        const seat = game.nextSeat(position);
        const moves = listLegalMoves(game, position, seat);
        const isDrawing = game.formatMove(moves[0]) === 'draw' && random.below(8) > 0;
        const move = moves[isDrawing ? 0 : random.below(moves.length)];
        appraiser.lookAt(position, seat);
        const gain = appraiser.gainOf(move);
        const before = standing(position, seat);
        game.play(after.copyFrom(position), seat, move);
        // A card also counts the cat that may follow.
        let change = standing(after, seat) - before;
        if (!game.isOver(after) && game.view(after, seat).phase === 'cat') {
          const cat = listLegalMoves(game, after, seat)[0];
          const withCat = after.clone();
          game.play(withCat, seat, cat);
          change = Math.max(change, standing(withCat, seat) - before);
        }
        if (!game.formatMove(move).startsWith('start')) {
          expect(gain, game.formatMove(move)).toBeCloseTo(change, 9);
          compared++;
        }
        game.play(position, seat, move);
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });

  test('expects company for sleeping cats, if there is room for it', () => {
    const appraiser = new Appraiser({ ...bare, waking: 0.6 });
    const gainOf = (position: BoxPosition, text: string): number => {
      const move = game.parseMove(text);
      if (!move.ok) throw new Error(text);
      appraiser.lookAt(position, game.nextSeat(position));
      return appraiser.gainOf(move.value);
    };
    // Two feathers in a box of seat 0 that is open at both long sides. With a sleeping and an awake cat, seat
    // 1 would have three points instead of seat 0's two.
    const moves = ['start3@0,0', 'start2@0,1', 'draw', '1@-1,0', 'cat@-0.5,0'];
    const contested = positionAfter(moves);
    expect(gainOf(contested, 'sleep@-1,-1')).toBeCloseTo(0.6 * 5);
    // A wall at one long side leaves room only on the other, and is worth that much to the holder of the box.
    const narrow = positionAfter([...moves, 'draw', '61@0,2', 'draw', '66@-2,0r']);
    expect(gainOf(narrow, 'sleep@-1,-1')).toBeCloseTo(0.4 * 5);
    expect(gainOf(positionAfter([...moves, 'sleep@-1,-1', 'draw']), '66@-2,0r')).toBeCloseTo(0.2 * 5);
  });
});

/** A two-player game after these moves; seat 0 holds 1 and 66. */
function positionAfter(moves: readonly string[]): BoxPosition {
  const hands = [
    [1, 66],
    [61, 67],
  ];
  const boxes = Array.from({ length: 72 }, (_, i) => i + 1).filter((card) => !hands.flat().includes(card));
  const deck = [...boxes.slice(0, 36), 'princess', ...boxes.slice(36), 'toy1', 'toy2', 'toy3', 'princess'];
  const options = { players: 2, table: 'medium', extended: false };
  const position = game.parsePosition({ ...options, first: 0, hands, deck, moves });
  if (!position.ok) throw new Error(position.error.reason);
  return position.value;
}

/** The seat's points with the boxes as they are, minus the others' mean. */
function standing(position: BoxPosition, seat: number): number {
  const scored = position.clone();
  reading.scoreGame(scored);
  const { players, totals } = scored;
  let sum = 0;
  for (let other = 0; other < players; other++) {
    sum += other === seat ? totals[other] : -totals[other] / (players - 1);
  }
  return sum;
}
