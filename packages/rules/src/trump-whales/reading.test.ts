import { describe, expect, test } from 'vitest';
import type { Seated } from '../core/game.ts';
import { listLegalMoves } from '../core/play.ts';
import { SeededRandom } from '../core/random.ts';
import { trumpWhales as game } from './index.ts';
import * as reading from './reading.ts';
import { readWhaleCard, standingAfter, winningPlace } from './reading.ts';
import type { WhalePosition, WhaleStanding, WhaleView } from './types.ts';

/** A random game: the view of the seat that moved, before and after each move. */
function playRandomly(
  players: number,
  seed: string,
  visit: (before: Seated<WhaleView>, move: string, after: WhaleView) => void,
): void {
  const position = game.newGame({ players });
  const random = new SeededRandom(seed);
  while (!game.isOver(position)) {
    if (game.awaitsDeal(position)) {
      game.deal(position, random);
      continue;
    }
    const seat = game.nextSeat(position);
    const before = game.view(position, seat);
    const legal = listLegalMoves(game, position, seat);
    const move = legal[random.below(legal.length)];
    game.play(position, seat, move);
    visit(before, game.formatMove(move), game.view(position, seat));
  }
}

describe.each([2, 3, 4])('cards are read as they are played, %i players', (players) => {
  test('[TW-8] bonuses', () => {
    let spent = 0;
    playRandomly(players, `bonuses ${players}`, (before, move, after) => {
      if (move[0] !== '!') return;
      spent++;
      expect(standingAfter(before.current as WhaleStanding, readWhaleCard(move.slice(1)))).toEqual(
        after.current,
      );
    });
    expect(spent).toBeGreaterThan(10);
  });
  test('[TW-11] winners', () => {
    let won = 0;
    playRandomly(players, `winners ${players}`, (_, __, { phase, current, tricks }) => {
      if (phase !== 'take') return;
      won++;
      const { turns, winner } = tricks[tricks.length - 1];
      const cards = turns.map(({ card }) => readWhaleCard(card as string));
      expect(turns[winningPlace(cards, current as WhaleStanding)].seat).toBe(winner);
    });
    expect(won).toBeGreaterThan(10);
  });
  test('[TW-12] pearls', () => {
    playRandomly(players, `pearls ${players}`, (before, move, after) => {
      const { seat } = before;
      if (move[0] !== '*') return;
      expect(after.seats[seat].pearls - before.seats[seat].pearls).toBe(readWhaleCard(move.slice(1)).pearls);
    });
  });
});

test('[TW-1] the deck', () => {
  expect([2, 3, 4].map((players) => reading.deckFor(players).length)).toEqual([32, 36, 36]);
  expect(reading.deckFor(2).some(({ family }) => family === null)).toBe(false);
});

test('[TW-11] how good ranks are, and which beat a card', () => {
  const five = reading.FIVE;
  const named = (ranks: number): number[] => reading.RANKS.filter((_, i) => ranks & (1 << i));
  expect(named(reading.beatingRanks(9)[five])).toEqual([6, 7, 8, 9]);
  expect(named(reading.beatingRanks(1)[five])).toEqual([1, 2, 3, 4]);
  reading.WHALE_DECK.slice(0, five).forEach(({ rank }, card) => {
    expect(named(reading.beatingRanks(9)[card])).toEqual(reading.RANKS.filter((other) => other > rank));
    expect(named(reading.beatingRanks(1)[card])).toEqual(reading.RANKS.filter((other) => other < rank));
    expect(reading.cardStrengths(9)[card] + reading.cardStrengths(1)[card]).toBe(10);
    expect((reading.LOW_CARDS >> card) & 1).toBe(rank < 5 ? 1 : 0);
  });
});

test('moves are read back as they are written', () => {
  expect(['+n2', '!n2', 'n2', '*5'].map(reading.readMove)).toEqual([
    { type: 'keep', card: 'n2' },
    { type: 'spend', card: 'n2' },
    { type: 'play', card: 'n2' },
    { type: 'take', card: '5' },
  ]);
  expect(reading.readMove('>2')).toEqual({ type: 'name', seat: 2 });
  expect(game.formatMove(reading.keepOf(0))).toBe('+o1');
});

describe.each([2, 3, 4])('random games, %i players', (players) => {
  test('a round taken back to its deal', () => {
    const position = game.newGame({ players });
    const random = new SeededRandom(`rewind ${players}`);
    let start: WhalePosition | null = null;
    while (!game.isOver(position)) {
      const seat = game.nextSeat(position);
      if (seat < 0) {
        game.deal(position, random);
        start = position.clone();
      } else {
        const legal = listLegalMoves(game, position, seat);
        const again = position.clone();
        reading.rewindRound(again);
        expect(game.formatPosition(again)).toEqual(game.formatPosition(start as WhalePosition));
        expect(game.view(again, seat)).toEqual(game.view(start as WhalePosition, seat));
        game.play(position, seat, legal[random.below(legal.length)]);
      }
    }
    const { places } = game.scores(position);
    expect(reading.winnersOf(position)).toBe(1 << places.indexOf(1));
  });

  test('[TW-9] a player who must follow can play only cards of the led family and fives', () => {
    let followed = 0;
    playRandomly(players, `following ${players}`, (before, move) => {
      if (before.phase !== 'play' || reading.readMove(move).type !== 'play' || !reading.mustFollow(before))
        return;
      followed++;
      expect([reading.openTrick(before)?.led, null]).toContain(readWhaleCard(move).family);
    });
    expect(followed).toBeGreaterThan(10);
  });

  test('[TW-13] who names the next leader', () => {
    playRandomly(players, `naming ${players}`, (before, move, after) => {
      const read = reading.readMove(move);
      if (read.type !== 'take' || after.round !== before.round) return;
      const namer = reading.namerAfterTaking(before, read.card);
      if (after.phase === 'name') expect(after.toMove).toEqual([namer]);
      else expect(namer).toBeNull();
    });
  });
});
