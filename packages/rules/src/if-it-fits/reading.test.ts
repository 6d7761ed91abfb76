import { describe, expect, test } from 'vitest';
import { listLegalMoves } from '../core/play.ts';
import { SeededRandom } from '../core/random.ts';
import { boxAt, isWhole } from './boxes.ts';
import { ifItFits as game } from './index.ts';
import * as reading from './reading.ts';
import { xOf, yOf } from './table.ts';
import type { BoxLaidCard, BoxPosition } from './types.ts';

/** Every position of a random game, and the text of the move that led to it. */
function* gameOf(seed: number): Generator<{ before: BoxPosition; move: string; after: BoxPosition }> {
  const random = new SeededRandom(seed);
  const table = ['small', 'medium', 'large'][seed % 3];
  const position = game.newGame({ players: 2 + (seed % 4), table, extended: seed % 2 === 1 });
  game.deal(position, random);
  while (!game.isOver(position)) {
    const seat = game.nextSeat(position);
    const moves = listLegalMoves(game, position, seat);
    const move = moves[random.below(moves.length)];
    const before = position.clone();
    game.play(position, seat, move);
    yield { before, move: game.formatMove(move), after: position };
  }
}

const laidBy = (move: string): BoxLaidCard | null => {
  const placement = reading.readPlacement(move);
  return placement && { ...placement, card: placement.piece, turned: placement.isTurned };
};

describe.each([1, 2, 3, 4, 5, 6])('a random game with seed %i', (seed) => {
  test('[IF-19] the symbols of a box add up to its worth', () => {
    for (const { after } of gameOf(seed)) {
      const view = game.view(after, null);
      for (const box of view.boxes) {
        const { x, y } = box.cells[0];
        const cell = [...after.laidAt].find((one) => xOf(one) === x && yOf(one) === y) as number;
        expect(reading.worthOf(after.boxSymbols[boxAt(after, cell)], box.closed)).toBe(box.worth);
      }
    }
  });

  test('[IF-3] a box is closed when it has no opening, and never closes at the edge', () => {
    for (const { after } of gameOf(seed)) {
      const view = game.view(after, null);
      for (const box of view.boxes) expect(reading.openingsOf(view, box) === 0).toBe(box.closed);
      const atEdge = view.cards
        .flatMap((card) =>
          reading.openSides(card.card, card.turned).map((side) => ({
            x: card.x + reading.STEPS[side][0],
            y: card.y + reading.STEPS[side][1],
          })),
        )
        .filter((spot) => !reading.isSpotOnTable(view.options.table, spot));
      let edges = 0;
      for (let box = 0; box < after.laid; box++) {
        if (isWhole(after, box)) edges += reading.edgesOf(after, box);
      }
      expect(edges).toBe(atEdge.length);
    }
  });

  test('[IF-3] a card joins the boxes that the rules merge, and blocks openings', () => {
    for (const { before, move, after } of gameOf(seed)) {
      const laid = laidBy(move);
      if (!laid) continue;
      const [was, is] = [game.view(before, null), game.view(after, null)];
      const own = reading.boxOver(is.boxes, laid);
      const isNew = !reading.boxOver(was.boxes, laid);
      const swallowed = was.boxes.filter(({ cells }) => own && isNew && reading.isInBox(own, cells[0]));
      const effects = reading.effectsOf(was, is, laid);
      expect(new Set(effects.filter(({ isJoined }) => isJoined).map(({ box }) => box))).toEqual(
        new Set(swallowed),
      );
      if (laid.card !== 'sleep') continue;
      for (const { box, openings, stopped, closes } of effects) {
        const now = reading.boxOver(is.boxes, box.cells[0]);
        expect(now && reading.openingsOf(is, now)).toBe(openings - stopped);
        expect(closes).toBe(openings === stopped);
      }
    }
  });

  test('[IF-4] cards are laid beside cards', () => {
    for (const { before, move } of gameOf(seed)) {
      const { cards, options } = game.view(before, null);
      const placement = reading.readPlacement(move);
      if (!cards.length || !placement || !/^(\d+|start\d|sleep)$/.test(placement.piece)) continue;
      expect(reading.besideCards(cards, options.table)).toContainEqual({ x: placement.x, y: placement.y });
    }
  });

  test('[IF-21] the last points shown are the result, and the winners are in first place', () => {
    for (const { after } of gameOf(seed)) {
      if (!game.isOver(after)) continue;
      const view = game.view(after, null);
      expect(view.seats.map((_, seat) => reading.pointsNow(view, seat))).toEqual(view.result?.scores);
      const { places } = game.scores(after);
      const first = places.reduce((bits, place, seat) => (place === 1 ? bits | (1 << seat) : bits), 0);
      expect(reading.winnersOf(after)).toBe(first);
    }
  });
});

test('[IF-3] how each side of a card meets its neighbours', () => {
  // A start card has its wall at the top; card 61 is open only at the top.
  const start = { x: 0, y: 0, card: 'start1', turned: false };
  const meetings = (y: number, card: number | string, turned: boolean) =>
    reading.meetingsOf([start], { x: 0, y, card, turned });
  expect(meetings(1, 61, false)).toEqual({ T: 'joined', R: 'wall', B: 'wall', L: 'wall' });
  expect(meetings(-1, 61, true).B).toBe('blocked');
  expect(meetings(-1, 61, false).B).toBe('walls');
  expect(meetings(-1, 61, false).T).toBe('free');
  // A sleeping cat's carton opens at the bottom; turned, at the top.
  expect(meetings(1, 'sleep', true).T).toBe('joined');
  expect(meetings(1, 'sleep', false).T).toBe('blocked');
});

test('placements are read back as they are written', () => {
  const placement = { piece: '17', x: 3, y: -2, isTurned: true, move: '17@3,-2r' };
  expect(reading.readPlacement('17@3,-2r')).toEqual(placement);
  expect(reading.readPlacement('cat@-3.5,2')).toMatchObject({ piece: 'cat', x: -3.5, isTurned: false });
  expect(reading.readPlacement('sleep@3,-2r')).toMatchObject({ piece: 'sleep', x: 3, y: -2, isTurned: true });
  expect(reading.readPlacement('draw')).toBeNull();
  expect(reading.readPlacement('xprincess')).toBeNull();
});

test('a spot covers one cell, or two', () => {
  expect(reading.cellsOf({ x: 3, y: 2 })).toEqual([{ x: 3, y: 2 }]);
  expect(reading.cellsOf({ x: -0.5, y: 2 })).toEqual([
    { x: -1, y: 2 },
    { x: 0, y: 2 },
  ]);
});

test('[IF-2] cells beside cards are on the table', () => {
  expect(reading.besideCards([{ x: 5, y: 3 }], 'small')).toEqual([
    { x: 5, y: 2 },
    { x: 4, y: 3 },
  ]);
  expect(reading.reachOf('small')).toEqual({ x: 5, y: 3 });
});
