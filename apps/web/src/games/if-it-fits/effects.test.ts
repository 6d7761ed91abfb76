import { GAMES, listLegalMoves, SeededRandom, type BoxView } from '@menagerie/rules';
import { describe, expect, it } from 'vitest';
import { boxAt, lookAhead } from './boxes.ts';
import { effectsOf, openingsOf } from './effects.ts';
import { readPlacement, type Placement } from './spots.ts';

const game = GAMES['if-it-fits'];

describe.each([1, 2, 3])('a game with seed %i', (seed) => {
  const random = new SeededRandom(seed);
  const position = game.newGame({ players: 3, table: 'small', extended: false });
  game.deal(position, random);
  const tries: { before: BoxView; after: BoxView; placement: Placement }[] = [];
  while (!game.isOver(position)) {
    const seat = game.nextSeat(position);
    const moves = listLegalMoves(game, position, seat);
    const move = moves[random.below(moves.length)];
    const before = game.view(position, seat);
    const placement = readPlacement(game.formatMove(move));
    const after = placement && lookAhead(before, placement.move);
    if (after) tries.push({ before, after, placement });
    game.play(position, seat, move);
  }

  it('[IF-3] has boxes that are closed when they have no opening', () => {
    for (const { after } of tries)
      for (const box of after.boxes) expect(openingsOf(after, box) === 0).toBe(box.closed);
  });

  it('[IF-3] has cards that join the boxes which the rules make one', () => {
    for (const { before, after, placement } of tries) {
      const own = boxAt(after.boxes, placement);
      const isLaid = !boxAt(before.boxes, placement);
      const swallowed = before.boxes.filter(({ cells }) => own && isLaid && boxAt([own], cells[0]));
      const effects = effectsOf(before, after, placement);
      const joined = effects.filter(({ isJoined }) => isJoined).map(({ box }) => box);
      expect(new Set(joined)).toEqual(new Set(swallowed));
    }
  });

  it('[IF-13] lets a sleeping cat stop up openings and bring none', () => {
    const naps = tries.filter(({ placement }) => placement.piece === 'sleep');
    expect(naps.length).toBeGreaterThan(0);
    for (const { before, after, placement } of naps) {
      const effects = effectsOf(before, after, placement);
      expect(effects.filter(({ isJoined }) => isJoined).length).toBeLessThan(2);
      for (const { box, openings, stopped, closes } of effects) {
        const now = boxAt(after.boxes, box.cells[0]);
        expect(now && openingsOf(after, now)).toBe(openings - stopped);
        expect(closes).toBe(openings === stopped);
      }
    }
  });
});

it('tells walls from joined sides', () => {
  // A start card is open at the right, the bottom and the left.
  const before = game.view(begun('start1@0,0'), 0);
  const effectAt = (move: string) => {
    const after = lookAhead(before, move) as BoxView;
    return effectsOf(before, after, readPlacement(move) as Placement);
  };
  expect(effectAt('sleep@0,1r')).toMatchObject([{ isJoined: true, openings: 3, stopped: 1, closes: false }]);
  expect(effectAt('sleep@0,1')).toMatchObject([{ isJoined: false, openings: 3, stopped: 1 }]);
  expect(effectAt('sleep@1,0')).toMatchObject([{ isJoined: false, openings: 3, stopped: 1 }]);
  expect(effectAt('sleep@0,-1')).toEqual([]);
});

/** Two players, the second start card out of the way above the first. */
function begun(first: string): ReturnType<typeof game.newGame> {
  const position = game.newGame({ players: 2, table: 'small', extended: false });
  game.deal(position, new SeededRandom(4));
  for (const text of [first, 'start2@0,-1']) {
    const parsed = game.parseMove(text);
    if (!parsed.ok) throw new Error(text);
    game.play(position, game.nextSeat(position), parsed.value);
  }
  return position;
}
