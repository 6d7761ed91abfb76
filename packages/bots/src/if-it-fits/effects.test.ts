// Compares the predicted effects of a move with what it does.

import { GAMES, listLegalMoves, SeededRandom } from '@menagerie/rules';
import { boxAt, CAT_OR_PASS, cellOf, type BoxPosition } from '@menagerie/rules/if-it-fits';
import { expect, test } from 'vitest';
import { BoxState, Effects } from './effects.ts';
import { Standing } from './standing.ts';

const game = GAMES['if-it-fits'];

/** All moves of random games. */
function forEachMove(
  seed: string,
  check: (before: BoxPosition, move: number, after: BoxPosition) => void,
): void {
  const random = new SeededRandom(seed);
  for (const players of [2, 4]) {
    const position = game.newGame({ players, table: 'small', extended: players === 4 });
    game.deal(position, random);
    const after = position.clone();
    for (let seat = game.nextSeat(position); seat >= 0; seat = game.nextSeat(position)) {
      const legal = listLegalMoves(game, position, seat);
      for (const move of legal) {
        game.play(after.copyFrom(position), seat, move);
        check(position, move, after);
      }
      game.play(position, seat, legal[random.below(legal.length)]);
    }
  }
}

test('the box predicted for a move is the one that playing it makes (seed boxes)', () => {
  const effects = new Effects();
  const played = new Effects();
  const box = new BoxState();
  let moves = 0;
  forEachMove('boxes', (before, move, after) => {
    const seat = before.turn;
    effects.lookAt(before, seat);
    effects.consider(move);
    if (!effects.hasAfter) return;
    played.lookAt(after, seat);
    played.read(boxAt(after, cellOf(move)), box);
    const { symbols, cats, ends, rooms, isAtEdge } = effects.after;
    expect({ symbols, cats, ends, rooms, isAtEdge }).toEqual({
      symbols: box.symbols,
      cats: box.cats,
      ends: box.ends,
      rooms: box.rooms,
      isAtEdge: box.isAtEdge,
    });
    expect(effects.letsCat).toBe(after.phase === CAT_OR_PASS);
    moves++;
  });
  expect(moves).toBeGreaterThan(500);
});

test('points with the boxes as they are equal the scores once the game is over (seed points)', () => {
  const standing = new Standing();
  let ends = 0;
  forEachMove('points', (_before, _move, after) => {
    if (!game.isOver(after)) return;
    standing.count(after);
    expect([...standing.points.subarray(0, after.players)]).toEqual(game.scores(after).totals);
    ends++;
  });
  expect(ends).toBeGreaterThan(1);
});
