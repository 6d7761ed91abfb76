import {
  act,
  findGame,
  formatRecord,
  GAMES,
  hex32FromWords,
  listLegalMoves,
  parseOptions,
  readRecord,
  SeededRandom,
  Session,
  type Game,
  type GameRecord,
  type Position,
  type WhaleView,
} from '@menagerie/rules';
import { describe, expect, test } from 'vitest';
import { statistics as catStatistics } from '../games/cat-in-the-box/statistics.ts';
import { sumCats } from '../games/cat-in-the-box/sums.ts';
import { statistics as boxStatistics } from '../games/if-it-fits/statistics.ts';
import { statistics as whaleStatistics } from '../games/trump-whales/statistics.ts';
import { recordByDice } from '../replay/testing.ts';
import { factsOf, type GameFacts } from './facts.ts';
import { countLeftOut, spreadOf, winShares } from './sums.ts';

function opened(text: string): GameRecord {
  const read = readRecord(text, findGame);
  if (!read.ok) throw new Error(read.error.reason);
  return read.value;
}
const played = (game: Game, players: number): GameRecord => opened(recordByDice(game, players));
const SEATS = [0, 1, 2];

describe('Cat in the Box', () => {
  const record = played(GAMES['cat-in-the-box'], 3);
  const bySeat = SEATS.map((seat) => catStatistics.read(record, seat));
  /** Every prediction and paradox, from the moves and their consequences. */
  const paradoxes = record.events.filter(
    (event) => event.type === 'scored' && event.result['paradox'] !== null,
  );

  test('has a prediction for every seat and round, met exactly where there is a bonus', () => {
    const rounds = record.events.filter(({ type }) => type === 'scored').length;
    for (const catRounds of bySeat) {
      expect(catRounds).toHaveLength(rounds);
      for (const { prediction, isHit, group, isParadox } of catRounds) {
        expect([1, 3, 4]).toContain(prediction);
        // Meeting a prediction takes at least one played card, so there is a group.
        expect(group > 0).toBe(isHit);
        if (isParadox) expect(isHit).toBe(false);
      }
    }
  });

  test('each paradox belongs to one seat', () => {
    const caused = bySeat.flat().filter(({ isParadox }) => isParadox);
    expect(caused).toHaveLength(paradoxes.length);
    expect(paradoxes.length).toBeGreaterThan(0);
  });

  test('adds up', () => {
    const sums = sumCats(bySeat);
    expect(sums.made).toBe(3 * bySeat[0].length);
    expect(sums.predictions.reduce((sum, { made }) => sum + made, 0)).toBe(sums.made);
    expect(sums.predictions.reduce((sum, { hit }) => sum + hit, 0)).toBe(sums.hit);
    expect(sums.paradoxes).toBe(paradoxes.length);
  });

  test('two players make no predictions', () => {
    const facts = catStatistics.read(played(GAMES['cat-in-the-box'], 2), 0);
    expect(facts.every(({ prediction, isHit }) => prediction === null && !isHit)).toBe(true);
    expect(sumCats([facts])).toMatchObject({ made: 0, hit: 0, predictions: [] });
  });
});

test('Trump Whales: pearls per round match the slip', () => {
  const record = played(GAMES['trump-whales'], 3);
  const end = record.game.newGame(record.options);
  for (const event of record.events) {
    if (event.type === 'dealt') record.game.begin(end, event.deal);
    if (event.type !== 'moved') continue;
    const move = record.game.parseMove(event.move);
    if (move.ok) act(record.game, end, event.seat, move.value);
  }
  const { results } = record.game.view(end, null) as WhaleView;
  for (const seat of SEATS) {
    expect(whaleStatistics.read(record, seat)).toEqual(results.map((result) => result.pearls[seat]));
  }
});

test('If It Fits: the boxes closed by seats are all the boxes that were closed', () => {
  const records = [2, 4].map(playedByClosers);
  const closed = records.map((record) => lastView(record).boxes.filter((box) => box.closed).length);
  const bySeat = records.map((record) =>
    record.header.seats.map((_, seat) => boxStatistics.read(record, seat)),
  );
  const sums = bySeat.map((seats) => seats.reduce((sum, one) => sum + one));
  expect(sums).toEqual(closed);
  expect(Math.min(...sums)).toBeGreaterThan(0);
});

test('a game’s facts are its own, in addition to who won', () => {
  const record = played(GAMES['trump-whales'], 3);
  const facts = { game: 'trump-whales', players: 3, place: 2 };
  expect(factsOf({ record, seat: 1, place: 2 }, undefined)).toEqual({ ...facts, own: undefined });
  const own = whaleStatistics.read(record, 1);
  expect(own.length).toBeGreaterThan(0);
  expect(factsOf({ record, seat: 1, place: 2 }, whaleStatistics)).toEqual({ ...facts, own });
});

/** A game among seats that close a box whenever they can. */
function playedByClosers(players: number): GameRecord {
  const game: Game = GAMES['if-it-fits'];
  const options = parseOptions(game, { players });
  if (!options.ok) throw new Error(options.error.reason);
  const numbers = Array.from({ length: players }, (_, seat) => hex32FromWords(`closer ${seat}`));
  const seats = numbers.map((_, seat) => ({ name: `Closer ${seat}` }));
  const source = { secret: hex32FromWords('closers'), numbers };
  const session = new Session(game, { options: options.value, seats, source });
  const random = new SeededRandom('closers');
  while (!game.isOver(session.position)) {
    session.dealIfDue();
    const seat = game.nextSeat(session.position);
    const legal = listLegalMoves(game, session.position, seat);
    const closing = legal.find((move) => closes(game, session.position, seat, move));
    session.play(seat, closing ?? legal[random.below(legal.length)]);
  }
  return opened(formatRecord(session.closedEvents()));
}

function closes(game: Game, position: Position, seat: number, move: number): boolean {
  const answer = act(game, position.clone(), seat, move);
  return answer.ok && answer.value.some(({ type }) => type === 'box-closed');
}

function lastView(record: GameRecord): { boxes: readonly { closed: boolean }[] } {
  const { game, options, events } = record;
  const position = game.newGame(options);
  for (const event of events) {
    if (event.type === 'dealt') game.begin(position, event.deal);
    if (event.type !== 'moved') continue;
    const move = game.parseMove(event.move);
    if (move.ok) act(game, position, event.seat, move.value);
  }
  return game.view(position, null) as unknown as { boxes: readonly { closed: boolean }[] };
}

const game = (players: number, place: number | null): GameFacts => ({
  game: 'trump-whales',
  players,
  place,
  own: undefined,
});

test('wins are counted by number of players, without abandoned games', () => {
  const games = [game(4, 1), game(2, 2), game(4, 3), game(4, null), game(2, 1), game(4, 1)];
  expect(winShares(games)).toEqual([
    { players: 2, games: 2, wins: 1 },
    { players: 4, games: 3, wins: 2 },
  ]);
});

test('a spread has no gaps', () => {
  expect(spreadOf([])).toBeNull();
  expect(spreadOf([2, 5, 2])).toEqual({
    count: 3,
    mean: 3,
    most: 5,
    times: [
      { value: 2, times: 2 },
      { value: 3, times: 0 },
      { value: 4, times: 0 },
      { value: 5, times: 1 },
    ],
  });
});

test('games under other rules are counted separately, by game and version', () => {
  const old = { game: 'if-it-fits', made: 1, here: 3 };
  const newer = { ...old, made: 2 };
  expect(countLeftOut([])).toEqual([]);
  expect(countLeftOut([old, newer, old])).toEqual([
    { ...old, count: 2 },
    { ...newer, count: 1 },
  ]);
});
