import { describe, expect, test } from 'vitest';
import { listLegalMoves } from '../core/play.ts';
import { SeededRandom } from '../core/random.ts';
import * as reading from './reading.ts';
import { catInTheBox as game, type CatView, type CellOwner, type Colour, type TrickView } from './index.ts';
import type { CatPosition, SeatView } from './types.ts';

/** A random game; calls `visit` after every move and deal, with the seat that moves next, or -1. */
function playRandomly(
  options: { players: number; layout: string },
  visit: (position: CatPosition, seat: number) => void,
): void {
  const position = game.newGame(options);
  const random = new SeededRandom(`reading ${options.players} ${options.layout}`);
  while (!game.isOver(position)) {
    const seat = game.nextSeat(position);
    if (seat < 0) {
      game.deal(position, random);
    } else {
      const legal = listLegalMoves(game, position, seat);
      game.play(position, seat, legal[random.below(legal.length)]);
    }
    visit(position, game.nextSeat(position));
  }
}

const trickOf = (text: string, winner: number | null = null): TrickView => {
  const plays = text
    .split(' ')
    .map((play, seat) => ({ seat, rank: Number(play[0]), colour: play[1] as Colour }));
  return { leader: 0, plays, winner };
};
const seatWith = (...colours: Colour[]): SeatView => ({
  cards: 5,
  hasDiscarded: true,
  prediction: 2,
  tricks: 0,
  colours,
  lacks: [],
});

test.each([
  ['3b', 0],
  ['3b 5b 8y', 1],
  ['8b 1r 9b', 1],
  ['8b 1r 2r', 2],
  ['2y 9g 8b', 0],
])('[CB-18] %s is won by seat %i', (text, seat) => {
  expect(reading.bestPlay(trickOf(text))?.seat).toBe(seat);
});

test('nobody is ahead before the first card', () => {
  expect(reading.bestPlay({ plays: [] })).toBeNull();
});

test('a complete trick has no colour to follow', () => {
  expect(reading.ledColour({ tricks: [] })).toBeNull();
  expect(reading.ledColour({ tricks: [trickOf('3b 4b')] })).toBe('b');
  expect(reading.ledColour({ tricks: [trickOf('3b 4b 5b', 2)] })).toBeNull();
});

test('[CB-16] not following costs the led colour, once', () => {
  const tricks = [trickOf('3b')];
  expect(reading.costOf({ tricks, seats: [seatWith('r', 'b')] }, 0, 'r')).toBe('b');
  expect(reading.costOf({ tricks, seats: [seatWith('r', 'b')] }, 0, 'b')).toBeNull();
  expect(reading.costOf({ tricks, seats: [seatWith('r', 'y')] }, 0, 'r')).toBeNull();
  expect(reading.costOf({ tricks: [], seats: [seatWith('r', 'b')] }, 0, 'r')).toBeNull();
});

/** Rows r b y g; digits are seats, `x` is neutral, `.` is free. */
function boardOf(layout: 'white' | 'purple', ...rows: string[]): Pick<CatView, 'board' | 'options'> {
  const read = (mark: string): CellOwner => (mark === '.' ? null : mark === 'x' ? 'neutral' : Number(mark));
  return { board: rows.map((row) => [...row].map(read)), options: { players: 3, layout } };
}

const sizes = (...board: Parameters<typeof boardOf>): number[] =>
  reading.largestGroups(boardOf(...board)).map((places) => places.length);

describe('groups', () => {
  test('[CB-23] connect over sides, not over corners or around the edges', () => {
    expect(sizes('white', '00.1.0', '.0.21.', '0..1.2', '.....0')).toEqual([3, 1, 1]);
  });

  test('[CB-23] neutral tokens belong to nobody and connect nothing', () => {
    expect(sizes('white', '0x0...', '.x....', '......', '......')).toEqual([1, 0, 0]);
  });

  test('[CB-4] on the purple side, neighbours are as drawn', () => {
    // Column 1 begins with red, column 2 with blue: the red 1 and the blue 2 are side by side.
    expect(sizes('purple', '0.....', '.0....', '......', '......')).toEqual([2, 0, 0]);
  });

  test('of equal ones, the first counts, reading from the top left', () => {
    const [places] = reading.largestGroups(boardOf('white', '..00..', '......', '......', '00....'));
    expect(places.map(({ row, column }) => [row, column])).toEqual([
      [0, 2],
      [0, 3],
    ]);
  });
});

test('the board has ranks in columns on both sides', () => {
  for (const layout of ['white', 'purple'] as const) {
    const rows = reading.layOut(boardOf(layout, '......', '......', '......', '......'));
    for (const places of rows) expect(places.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6]);
    for (let column = 0; column < 6; column++) {
      expect(rows.map((places) => places[column].colour).sort()).toEqual(['b', 'g', 'r', 'y']);
    }
  }
});

describe.each([
  { players: 2, layout: 'white' },
  { players: 3, layout: 'purple' },
  { players: 4, layout: 'white' },
  { players: 5, layout: 'purple' },
])('random games, $players players, $layout', (options) => {
  const seats = Array.from({ length: options.players }, (_, seat) => seat);

  test('[CB-22] groups are the ones the rules count', () => {
    let scored = 0;
    let bonuses = 0;
    playRandomly(options, (position) => {
      if (position.roundsScored === scored) return;
      const groups = reading.largestGroups(game.view(position, null));
      game.view(position, null).results[scored++].bonuses.forEach((bonus, seat) => {
        if (bonus > 0) expect(groups[seat]).toHaveLength(bonus);
        bonuses += Math.sign(bonus);
      });
    });
    expect(bonuses).toBeGreaterThan(0);
  });

  test('[CB-18] the same seat is winning in a view and in the position', () => {
    playRandomly(options, (position, seat) => {
      const { tricks } = game.view(position, null);
      const trick = tricks.at(-1);
      if (seat < 0 || !trick) return;
      const best = reading.bestPlay(trick);
      if (trick.winner !== null) expect(best?.seat).toBe(trick.winner);
      else {
        const colour = reading.COLOURS.indexOf(best?.colour as Colour);
        const led = reading.COLOURS.indexOf(trick.plays[0].colour);
        expect(reading.strengthOf(reading.cellOf(colour, best?.rank as number), led)).toBe(
          reading.strengthToBeat(position),
        );
      }
    });
  });

  test('what a seat saw at the start of the round, and the hands dealt then', () => {
    let starts: CatView[] = [];
    let start: CatPosition | null = null;
    playRandomly(options, (position, seat) => {
      if (seat < 0) return;
      if (position.choosing === (1 << options.players) - 1) {
        start = position.clone();
        starts = seats.map((eyes) => game.view(position, eyes));
      }
      for (const eyes of seats) expect(reading.startOfRound(game.view(position, eyes))).toEqual(starts[eyes]);
      const again = (start as CatPosition).clone();
      again.counts.fill(0);
      reading.dealSameHands(position, again);
      expect(game.formatPosition(again)).toEqual(game.formatPosition(start as CatPosition));
      expect(again.holds).toEqual((start as CatPosition).holds);
    });
  });

  test('hands, free cells and remaining plays match the view', () => {
    playRandomly(options, (position, seat) => {
      if (seat < 0) return;
      const { hand, board, tricks, seats: about } = game.view(position, seat);
      for (let rank = 1; rank <= position.setup.topRank; rank++) {
        const held = hand.filter((one) => one === rank).length;
        expect(reading.countHeld(position, seat, rank)).toBe(held);
        expect((reading.ranksHeld(position, seat) >> rank) & 1).toBe(Math.min(held, 1));
        reading.COLOURS.forEach((_, colour) => {
          const isFree = board[colour][rank - 1] === null ? 1 : 0;
          expect((reading.freeColours(position, rank) >> colour) & 1).toBe(isFree);
          expect((reading.freeRanks(position, colour) >> rank) & 1).toBe(isFree);
        });
      }
      const won = about.reduce((sum, one) => sum + one.tricks, 0);
      const { tricks: all } = reading.setupFor(options.players);
      expect(reading.tricksLeft(position)).toBe(all - won);
      const played = tricks.reduce((sum, { plays }) => sum + plays.length, 0);
      expect(reading.playsLeft(position)).toBe(all * options.players - played);
    });
  });

  test('[CB-24] winners are the seats in first place', () => {
    playRandomly(options, (position) => {
      if (!game.isOver(position)) return;
      const { places } = game.scores(position);
      expect(reading.winnersOf(position)).toBe(
        places.reduce((bits, place, seat) => bits | (Number(place === 1) << seat), 0),
      );
    });
  });
});

test('[CB-8] [CB-9] moves are composed of ranks and tricks', () => {
  expect(game.formatMove(reading.discardOf(5))).toBe('-5');
  expect(game.formatMove(reading.predictionOf(2))).toBe('=2');
  expect(reading.tricksIn(reading.predictionOf(4))).toBe(4);
  expect(reading.rankOf(reading.discardOf(7))).toBe(7);
});
