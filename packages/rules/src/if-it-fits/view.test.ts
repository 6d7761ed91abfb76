import { describe, expect, test } from 'vitest';
import { SeededRandom } from '../core/random.ts';
import { draw, newLongGame, play, playLongGame } from '../testing/if-it-fits-board.ts';
import { boxSecrets } from '../testing/if-it-fits.ts';
import { setUp } from '../testing/set-up.ts';
import { ifItFits as game } from './index.ts';
import type { BoxPosition } from './types.ts';

describe('what a seat may know', () => {
  // Seat 0 starts; its first draw is 30, seat 1's is a special toy.
  const DECK = [30, 'toy1', 31];
  function begun(...moves: string[]): BoxPosition {
    const position = game.newGame({ players: 2, table: 'small', extended: true });
    game.deal(position, new SeededRandom(3));
    const { hands, deck } = game.dealOf(position) as { hands: number[][]; deck: (number | string)[] };
    const give = (list: (number | string)[], at: number, card: number | string): void => {
      for (const other of [...hands, deck]) {
        const from = other.indexOf(card);
        if (from >= 0) [other[from], list[at]] = [list[at], other[from]] as [number, number];
      }
    };
    DECK.forEach((card, at) => give(deck, at, card));
    give(hands[0], 0, 29);
    return setUp(game, { players: 2, table: 'small', extended: true, first: 0, hands, deck, moves });
  }
  const STARTS = ['start1@0,0', 'start2@0,1'];

  test('[IF-9] a drawn card is shown to the player who drew it, and to nobody else', () => {
    const position = begun(...STARTS, 'draw');
    const seen = [0, 1, null].map((eyes) => game.view(position, eyes).history[2]);
    expect(seen).toEqual([
      { seat: 0, move: 'draw', card: 30 },
      { seat: 0, move: 'draw', card: null },
      { seat: 0, move: 'draw', card: null },
    ]);
    expect(game.view(position, 0).hand).toContain(30);
    expect(game.view(position, 1)).toMatchObject({
      seats: [{ cards: 3 }, { cards: 2 }],
      deck: 75,
      piles: [{ left: 75 }],
    });
  });

  test('[IF-15] a drawn special toy is shown to everyone', () => {
    const position = begun(...STARTS, 'draw', '29@1,0', 'pass', 'draw');
    expect([0, 1, null].map((eyes) => game.view(position, eyes).toy)).toEqual(['toy1', 'toy1', 'toy1']);
    expect(game.view(position, 0).history.at(-1)).toEqual({ seat: 1, move: 'draw', card: 'toy1' });
    expect(game.view(position, 1).hand).toHaveLength(2);
  });

  test('its own cards as dealt, and for a spectator none', () => {
    const position = begun(...STARTS, 'draw', '29@1,0', 'pass');
    expect(game.view(position, 0).dealt[0]).toBe(29);
    expect(game.view(position, 0).hand).not.toContain(29);
    expect(game.view(position, null)).toMatchObject({ hand: [], dealt: [] });
  });

  test('nothing before the deal', () => {
    const view = game.view(game.newGame({ players: 2, table: 'small', extended: false }), 0);
    expect(view).toMatchObject({
      phase: 'deal',
      first: null,
      hand: [],
      dealt: [],
      piles: [],
      history: [],
      toMove: [],
    });
  });
});

test('the whole table: cards, cats, Princesses, toys and boxes', () => {
  const position = draw({
    cells: `
      s1 5 30r
      17r z1r P`,
    across: ['cat0@0.5,0', 'toy2@1.5,0'],
  });
  play(position, 'sleep@0,2r');
  const view = game.view(position, null);
  expect(view.cards.map(({ x, y, card, turned }) => `${card}@${x},${y}${turned ? 'r' : ''}`)).toEqual([
    'start1@0,0',
    '5@1,0',
    '30@2,0',
    '17@0,1r',
    'cat@1,1r',
    'princess@2,1',
    'cat@0,2r',
  ]);
  expect(view.cats).toEqual([
    { x: 1, y: 1, seat: 1, awake: false },
    { x: 0, y: 2, seat: 0, awake: false },
    { x: 0.5, y: 0, seat: 0, awake: true },
  ]);
  expect(view.princesses).toEqual([{ x: 2, y: 1 }]);
  expect(view.toys).toEqual([{ x: 1.5, y: 0, card: 'toy2' }]);
  expect(view.boxes).toEqual([
    {
      cells: [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: 2, y: 0 },
        { x: 0, y: 1 },
        { x: 1, y: 1 },
        { x: 0, y: 2 },
      ],
      closed: false,
      toys: 4,
      sprays: 1,
      worth: 3,
      cats: [
        { awake: 1, asleep: 1 },
        { awake: 0, asleep: 1 },
        { awake: 0, asleep: 0 },
      ],
      takers: [0],
      points: [4, 0, 0],
    },
    {
      cells: [{ x: 2, y: 1 }],
      closed: false,
      toys: 0,
      sprays: 0,
      worth: 0,
      cats: Array(3).fill({ awake: 0, asleep: 0 }),
      takers: [],
      points: [0, 0, 0],
    },
  ]);
});

test('nothing hidden is revealed and nothing known is withheld, in 30 long games', () => {
  let swaps = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const random = new SeededRandom(seed);
    playLongGame(newLongGame(random), random, (after) => {
      if (random.below(10) && !game.isOver(after)) return;
      const eyes = random.below(after.players + 1) - 1;
      const seen = eyes < 0 ? null : eyes;
      const view = game.view(after, seen);
      const data = game.formatPosition(after);
      expect(boxSecrets.cardsIn(view)).toEqual(boxSecrets.knownCards(data, seen));
      const other = boxSecrets.swapHidden(data, seen, random);
      if (!other) return;
      swaps++;
      expect(game.view(setUp(game, other), seen)).toEqual(view);
    });
  }
  expect(swaps).toBeGreaterThan(100);
});
