// Tables in pictures: every puzzle, and whatever else games come to, can be shown with the pieces that there are, within
// the picture.

import { readFileSync } from 'node:fs';
import { readPuzzles, viewOfPuzzle } from '@menagerie/bots/node';
import {
  dealSourceFromWords,
  GAME_IDS,
  listGames,
  listLegalMoves,
  SeededRandom,
  Session,
  type Options,
  type View,
} from '@menagerie/rules';
import type { CatView } from '@menagerie/rules/cat-in-the-box';
import type { BoxView } from '@menagerie/rules/if-it-fits';
import { expect, test } from 'vitest';
import { stillOf } from './index.ts';
import { FIELD, TALL_FIELD, type Still } from './still.ts';

type Places = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
const SHEETS = JSON.parse(
  readFileSync(new URL('../../../art/pieces.json', import.meta.url), 'utf8'),
) as Places;
/** A board may reach over the edge by so much: its outermost walls stand there. */
const OVER = 4;

function expectDrawable(still: Still): void {
  const field = still.isTall ? TALL_FIELD : FIELD;
  for (const [name, x, y, scale] of still.pieces) {
    const place = SHEETS[still.game][name];
    expect(place, name).toBeDefined();
    const [, , wide, high] = place;
    expect(Math.min(x, y), name).toBeGreaterThanOrEqual(-OVER);
    expect(x + wide * scale, name).toBeLessThanOrEqual(field.wide + OVER);
    expect(y + high * scale, name).toBeLessThanOrEqual(field.high + OVER);
  }
}

const namesIn = (still: Still | null, start: string): string[] =>
  (still?.pieces ?? []).map(([name]) => name).filter((name) => name.startsWith(start));

test.each(GAME_IDS)('every puzzle of %s is shown, with the hand of whoever solves it', (game) => {
  for (const id of readPuzzles(game)?.keys() ?? []) {
    const view = viewOfPuzzle(game, id) as View & { readonly hand: readonly unknown[] };
    const still = stillOf(view);
    if (!still) throw new Error(id);
    expectDrawable(still);
    expect(still.pieces.length).toBeGreaterThan(view.hand.length);
    expect(namesIn(still, 'mark-')).toContain(`mark-${view.seat}`);
  }
});

test('a puzzle that is not there has no view', () => {
  expect(viewOfPuzzle('if-it-fits', 'none')).toBeNull();
  expect(viewOfPuzzle('chess', '1-7')).toBeNull();
});

test('the hand, the trick and the board of a puzzle are those that its solver sees', () => {
  const id = [...(readPuzzles('cat-in-the-box')?.keys() ?? [])][0];
  const view = viewOfPuzzle('cat-in-the-box', id) as CatView;
  const still = stillOf(view);
  const trick = view.tricks.findLast(({ winner }) => winner === null)?.plays ?? [];
  const boxes = [
    ...trick.map(({ rank, colour }) => `box-${rank}${colour}`),
    ...view.hand.map((rank) => `box-${rank}`),
  ];
  expect(namesIn(still, 'box-')).toEqual(boxes);
  const free = view.board.flat().filter((owner) => owner === null).length;
  expect(namesIn(still, 'cell-').filter((name) => /\d/.test(name))).toHaveLength(free);
});

test('a tower of boxes stands beside the words, and lies above them for whoever holds cards', () => {
  const id = [...(readPuzzles('if-it-fits')?.keys() ?? [])][0];
  const view = viewOfPuzzle('if-it-fits', id) as BoxView;
  const card = view.cards[0];
  const tower = { ...view, cards: Array.from({ length: 9 }, (_, y) => ({ ...card, x: 0, y })) };
  const row = { ...view, cards: Array.from({ length: 9 }, (_, x) => ({ ...card, x, y: 0 })) };
  const watched = { seat: null, hand: [], toy: null, cats: [], princesses: [], toys: [], justLaid: null };
  const stills = [
    { ...tower, ...watched },
    { ...row, ...watched },
    { ...tower, cats: [] },
  ].map((one) => stillOf(one as unknown as View) as Still);
  expect(stills.map(({ isTall = false }) => isTall)).toEqual([true, false, false]);
  stills.forEach(expectDrawable);
});

const tables = listGames().flatMap((game) =>
  Array.from(
    { length: game.players.max - game.players.min + 1 },
    (_, i) => [game.id, game.players.min + i] as const,
  ),
);

test.each(tables)(
  '%s of %d can be shown all the way, as each seat and as a spectator sees it',
  (id, players) => {
    const game = listGames().find((one) => one.id === id);
    if (!game) throw new Error(id);
    const options: Options = {
      ...Object.fromEntries(game.options.map(({ name, defaultFor }) => [name, defaultFor(players)])),
      players,
    };
    const words = `stills ${id} ${players}`;
    const seats = Array.from({ length: players }, () => ({ name: 'x' }));
    const session = new Session(game, { options, seats, source: dealSourceFromWords(words, players) });
    const random = new SeededRandom(players);
    session.dealIfDue();
    for (let moves = 0; moves < 400 && !game.isOver(session.position); moves++) {
      const { position } = session;
      const seat = game.nextSeat(position);
      for (const eyes of [seat, null]) {
        const still = stillOf(game.view(position, eyes));
        if (still) expectDrawable(still);
      }
      const legal = listLegalMoves(game, position, seat);
      session.act(seat, legal[random.below(legal.length)]);
      session.dealIfDue();
    }
    const last = stillOf(game.view(session.position, null));
    if (last) expectDrawable(last);
  },
);
