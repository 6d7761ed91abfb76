import { describe, expect, test } from 'vitest';
import { SeededRandom } from '../core/random.ts';
import { draw, play, type Drawing } from '../testing/if-it-fits-board.ts';
import { playRandomly } from '../testing/set-up.ts';
import { explainBoxes, tallyBox } from './explain.ts';
import { ifItFits as game } from './index.ts';
import { scoreGame } from './score.ts';
import type { BoxPosition } from './types.ts';

function scored(drawing: Drawing): BoxPosition {
  const position = draw({ hands: [[], [], []], ...drawing });
  scoreGame(position);
  return position;
}
const totalsOf = (drawing: Drawing): number[] => [...scored(drawing).totals.subarray(0, 3)];

// Symbols: 29 31 yarn (31 two), 33 fish, 34 feather, 30 spray, 66 feather, 68 70 spray, 32 5 6 none. 66 68 70
// are open to the right, 5 and 6 on all sides.
describe('[IF-18] boxes are taken', () => {
  test('by the player with the most cats', () => {
    const across = ['cat1@0.5,0', 'cat0@1.5,0', 'cat1@2.5,0'];
    expect(totalsOf({ cells: '66 32 29 31', across })).toEqual([0, 4, 0]);
  });
  test('by all who tie for the most, in full', () => {
    expect(totalsOf({ cells: '66 32 29 31', across: ['cat1@0.5,0', 'cat0@1.5,0'] })).toEqual([3, 3, 0]);
  });
  test('with awake and sleeping cats counting alike, once one is awake', () => {
    const across = ['cat1@3.5,0', 'cat0@2.5,0'];
    expect(totalsOf({ cells: '5 6 31 29 33\nz0r z1r', across })).toEqual([4, 4, 0]);
    expect(totalsOf({ cells: '5 6 31 29 33\nz1r z1r', across })).toEqual([0, 5, 0]);
  });
  test('not by a sleeping cat alone, which counts once an awake one joins it', () => {
    expect(totalsOf({ cells: '5 6 31 29\nz0r z0r' })).toEqual([0, 0, 0]);
    expect(totalsOf({ cells: '5 6 31 29\nz0r z0r', across: ['cat1@2.5,0'] })).toEqual([0, 3, 0]);
    expect(totalsOf({ cells: '5 6 31 29\nz0r z0r', across: ['cat0@2.5,0'] })).toEqual([5, 0, 0]);
  });
  test('by no Princess: she counts for nobody', () => {
    expect(totalsOf({ cells: '5 6 31 29 32\nPr Pr', across: ['princess@2.5,0', 'cat0@3.5,0'] })).toEqual([
      3, 0, 0,
    ]);
    expect(totalsOf({ cells: '5 6 31 29 32\nPr Pr', across: ['princess@2.5,0'] })).toEqual([0, 0, 0]);
  });
  test('one by one', () => {
    const cells = `
      31 29 39
      33 34 39`;
    expect(totalsOf({ cells, across: ['cat0@0.5,0', 'cat2@0.5,1'] })).toEqual([3, 0, 2]);
  });
});

describe('[IF-19] what a box is worth', () => {
  test.each<[string, Drawing, number]>([
    ['one point for each symbol of the most frequent kind', { cells: '29 31 33', across: ['cat0@0.5,0'] }, 3],
    ['all kinds that tie for most', { cells: '29 33 34 32', across: ['cat0@0.5,0'] }, 3],
    ['no points without symbols', { cells: '32 5', across: ['cat0@0.5,0'] }, 0],
    ['less one for each spray bottle', { cells: '68 30 29 31', across: ['cat0@0.5,0'] }, 1],
    ['even below nothing', { cells: '68 30 32', across: ['cat0@0.5,0'] }, -2],
    ['doubled if closed', { cells: '66 34 29 66r', across: ['cat0@0.5,0'] }, 6],
    ['spray bottles too', { cells: '68 29 31 70r', across: ['cat0@0.5,0'] }, 2],
    ['a special toy across counts', { cells: '29 33 32', across: ['cat0@0.5,0', 'toy2@1.5,0'] }, 2],
    ['a special toy laid as a box card counts', { cells: '29 33 t2', across: ['cat0@0.5,0'] }, 2],
  ])('%s', (_, drawing, points) => {
    expect(totalsOf(drawing)).toEqual([points, 0, 0]);
  });
});

describe('[IF-20] additional cats', () => {
  test('add one point each, even sleeping ones, and are never doubled', () => {
    // Closed: three yarn and three feathers, doubled. Three cats.
    const cells = `
      66 31 s1 65r
      .  .  z0r`;
    const closed = { cells, across: ['cat0@0.5,0', 'cat0@1.5,0'] };
    expect(game.view(scored(closed), null).boxes[0]).toMatchObject({
      closed: true,
      worth: 12,
      points: [14, 0, 0],
    });
    expect(totalsOf(closed)).toEqual([14, 0, 0]);
  });
  test('score for each player who takes the box', () => {
    const across = ['cat0@0.5,0', 'cat1@1.5,0', 'cat1@2.5,0', 'cat0@3.5,0'];
    expect(totalsOf({ cells: '31 32 32 32 32', across })).toEqual([3, 3, 0]);
  });
});

describe('[IF-22] under extended rules', () => {
  test('additional cats score nothing', () => {
    const drawing = { cells: '31 29 32', across: ['cat0@0.5,0', 'cat0@1.5,0'] };
    expect(totalsOf(drawing)).toEqual([4, 0, 0]);
    expect(totalsOf({ ...drawing, extended: true })).toEqual([3, 0, 0]);
  });
  test('a sleeping cat counts half for taking a box, and only beside an awake one', () => {
    const drawing = { cells: '5 31 29 32 32\nz0r', across: ['cat0@1.5,0', 'cat1@2.5,0', 'cat1@3.5,0'] };
    expect(totalsOf(drawing)).toEqual([4, 4, 0]);
    expect(totalsOf({ ...drawing, extended: true })).toEqual([0, 3, 0]);
    const twoAsleep = {
      ...drawing,
      cells: '5 6 31 29 32 32\nz0r z0r',
      across: ['cat0@2.5,0', 'cat1@3.5,0', 'cat1@4.5,0'],
    };
    expect(totalsOf({ ...twoAsleep, extended: true })).toEqual([3, 3, 0]);
    expect(totalsOf({ cells: '5 6 31 29\nz0r z0r', extended: true })).toEqual([0, 0, 0]);
  });
});

describe('[IF-21] the end', () => {
  /** Plays the last card, 61, where it changes nothing. */
  function ended(drawing: Drawing): BoxPosition {
    const position = draw({ ...drawing, hands: [[61], [], []], isLastPhase: true });
    play(position, '61@0,3');
    return position;
  }
  // The top row belongs to the player named first below, the middle one to the second, with walls between
  // them.
  const cells = (top: string, middle: string): string => `${top}\n${middle}\n39`;
  const both = ['cat0@0.5,0', 'cat1@0.5,1'];

  test('the highest total wins', () => {
    const position = ended({ cells: cells('29 32', '31 29'), across: both });
    expect(game.scores(position)).toMatchObject({ totals: [1, 3, 0], places: [2, 1, 3] });
  });
  test('a tie goes to the fewest penalty points', () => {
    const position = ended({ cells: cells('29 32', '31 30'), across: both });
    expect(game.scores(position)).toMatchObject({ totals: [1, 1, 0], places: [1, 2, 3] });
    expect(game.roundResult(position, 0)).toEqual({ scores: [1, 1, 0], penalties: [0, 1, 0] });
  });
  test('seats that are still tied share the win', () => {
    const position = ended({ cells: cells('29 32', '33 32'), across: both });
    expect(game.scores(position)).toMatchObject({ totals: [1, 1, 0], places: [1, 1, 3] });
  });
  test('penalties are doubled where the box was', () => {
    const position = ended({ cells: cells('68 31 66r', '29 32'), across: both });
    expect(game.roundResult(position, 0)).toEqual({ scores: [2, 1, 0], penalties: [2, 0, 0] });
  });
  test('[IF-19] [IF-20] each point is explained', () => {
    const position = ended({ cells: cells('68 31 66r', '29 32'), across: [...both, 'cat0@1.5,0'] });
    expect(game.scores(position).rounds).toEqual([[3, 1, 0]]);
    expect(explainBoxes(game.view(position, null))).toMatchObject([
      [{ forToys: 4, forSprays: -2, forCats: 1, points: 3 }],
      [{ forToys: 1, forSprays: 0, forCats: 0, points: 1 }],
      [],
    ]);
  });
  test('[IF-18] [IF-19] [IF-20] the shares of boxes add up to the score, seeds 1 to 20', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const position = game.newGame({ players: 2 + (seed % 4), table: 'small', extended: seed % 3 === 0 });
      playRandomly(game, position, new SeededRandom(seed), Infinity, () => {
        const view = game.view(position, null);
        for (const box of view.boxes) {
          const { kinds, most, sprays } = tallyBox(view, box);
          const times = box.closed ? 2 : 1;
          expect([box.toys, box.sprays]).toEqual([kinds.length * most * times, sprays * times]);
        }
      });
      const shares = explainBoxes(game.view(position, null));
      const sums = shares.map((own) =>
        own.reduce((sum, { forToys, forSprays, forCats }) => sum + forToys + forSprays + forCats, 0),
      );
      expect(sums).toEqual(game.scores(position).totals);
    }
  });
  test('nothing is scored before the end', () => {
    const position = draw({ cells: '29 31', across: ['cat0@0.5,0'] });
    expect(game.scores(position)).toEqual({ rounds: [], totals: [0, 0, 0], places: [1, 1, 1] });
    expect(game.roundsScored(position)).toBe(0);
    expect(game.view(position, null)).toMatchObject({ result: null, boxes: [{ points: [3, 0, 0] }] });
  });
});
