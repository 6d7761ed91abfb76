import { COLOURS, type CatView } from '@menagerie/rules/cat-in-the-box';
import type { Seated } from '@menagerie/rules';
import { describe, expect, it } from 'vitest';
import { factsOf, type CatFact } from './coach-facts.ts';

const EMPTY = COLOURS.map(() => Array<number | null>(6).fill(null));

/** Three players, white layout; seat 0 has predicted two tricks and won one. */
function viewWith(change: Partial<CatView>): Seated<CatView> {
  const seat = { cards: 4, hasDiscarded: true, prediction: 2, tricks: 1, colours: COLOURS, lacks: [] };
  return {
    game: 'cat-in-the-box',
    seat: 0,
    options: { players: 3, layout: 'white' },
    phase: 'play',
    toMove: [0],
    hand: [2, 5, 5],
    seats: [seat, seat, seat],
    board: EMPTY,
    tricks: [],
    ...change,
  } as Seated<CatView>;
}
const led = (plays: CatView['tricks'][number]['plays']): Partial<CatView> => ({
  tricks: [{ leader: plays[0].seat, plays, winner: null }],
});
const typesOf = (facts: readonly CatFact[]): string[] => facts.map(({ type }) => type);

describe('a play', () => {
  it('[CB-18] says whether it is ahead, and whether that is certain', () => {
    const view = viewWith(led([{ seat: 1, rank: 4, colour: 'b' }]));
    expect(factsOf(view, '5b')).toContainEqual({ type: 'trick', wins: true, isSure: false, need: 1 });
    expect(factsOf(view, '2b')).toContainEqual({ type: 'trick', wins: false, isSure: false, need: 1 });
    const last = viewWith(
      led([
        { seat: 1, rank: 4, colour: 'b' },
        { seat: 2, rank: 6, colour: 'b' },
      ]),
    );
    expect(factsOf(last, '2r')).toContainEqual({ type: 'trick', wins: true, isSure: true, need: 1 });
  });

  it('[CB-16] says which colour it gives up, or that it follows suit', () => {
    const view = viewWith(led([{ seat: 1, rank: 4, colour: 'b' }]));
    expect(factsOf(view, '5g')).toContainEqual({ type: 'gives-up', colour: 'b' });
    expect(typesOf(factsOf(view, '5b'))).toContain('follows');
    expect(typesOf(factsOf(view, '5b'))).not.toContain('gives-up');
  });

  it('says which colours remain for another card of its rank', () => {
    const board = EMPTY.map((row, colour) => row.map((_, column) => (column === 4 && colour < 2 ? 1 : null)));
    expect(factsOf(viewWith({ board }), '5y')).toContainEqual({ type: 'other', rank: 5, colours: ['g'] });
  });

  it('mentions first that another card would be left without a cell', () => {
    const board = EMPTY.map((row, colour) => row.map((_, column) => (column === 4 && colour < 3 ? 1 : null)));
    expect(factsOf(viewWith({ board }), '5g')[0]).toEqual({ type: 'stuck', rank: 5 });
  });

  it('says how many higher cells of the led colour are free', () => {
    expect(factsOf(viewWith({}), '5b')).toContainEqual({ type: 'lead', colour: 'b', higher: 1, need: 1 });
  });

  it('[CB-22] says how large the largest group would be', () => {
    const board = EMPTY.map((row, colour) =>
      row.map((_, column) => (column === 3 && colour === 1 ? 0 : null)),
    );
    expect(factsOf(viewWith({ board }), '5b')).toContainEqual({ type: 'group', size: 2 });
  });
});

it('a card laid face down: how many of its rank are in the hand', () => {
  expect(factsOf(viewWith({ phase: 'discard' }), '-5')).toEqual([{ type: 'copies', rank: 5, count: 2 }]);
  expect(factsOf(viewWith({ phase: 'discard' }), '-2')).toEqual([{ type: 'single', rank: 2 }]);
});
