import {
  commitmentTo,
  findGame,
  formatRecord,
  houseNumber,
  listLegalMoves,
  parseOptions,
  Session,
  type GameId,
} from '@menagerie/rules';
import { expect, test } from 'vitest';
import { openRecord, type RecordedGame } from '../replay/recorded-game.ts';
import { compareGames, marginOf } from './compare-games.ts';

const SECRET = 'ef'.repeat(32);
const SEAT = 1;

/**
 * A whole game with the same cards, given how each seat chooses among its legal moves, by turn. In simultaneous choices
 * the last seat may answer first.
 */
async function play(
  id: GameId,
  choose: (count: number, seat: number, turn: number) => number,
  isLastFirst = false,
): Promise<RecordedGame> {
  const game = findGame(id);
  if (!game) throw new Error(id);
  const options = parseOptions(game, { players: 3 });
  if (!options.ok) throw new Error(options.error.reason);
  const seats = [{ name: 'a', bot: 'cat' }, { name: 'b' }, { name: 'c', bot: 'cat' }];
  const commitment = commitmentTo(SECRET);
  const numbers = seats.map((_, seat) => houseNumber(commitment, seat));
  const session = new Session(game, { options: options.value, seats, source: { secret: SECRET, numbers } });
  for (let turn = 0; !game.isOver(session.position); turn++) {
    session.dealIfDue();
    const seat = isLastFirst
      ? 31 - Math.clz32(game.toMove(session.position))
      : game.nextSeat(session.position);
    const legal = listLegalMoves(game, session.position, seat);
    session.act(seat, legal[choose(legal.length, seat, turn) % legal.length]);
  }
  const opened = await openRecord(formatRecord(session.closedEvents()));
  if (!opened.ok) throw new Error(opened.error.reason);
  return opened.value;
}

test.each(['cat-in-the-box', 'trump-whales', 'if-it-fits'] as const)(
  '%s: a game beside itself is the same throughout',
  async (id) => {
    const game = await play(id, () => 0);
    const rounds = compareGames(game, game, SEAT);
    expect(rounds.every(({ parted }) => parted === null)).toBe(true);
    expect(rounds.flatMap(({ rows }) => rows).every((row) => row.is === 'same')).toBe(true);
    expect(rounds.every(({ points: [mine, theirs] }) => mine !== null && mine === theirs)).toBe(true);
  },
);

test.each(['cat-in-the-box', 'trump-whales'] as const)(
  '%s: who answers first where all choose at once makes no other game',
  async (id) => {
    const [mine, theirs] = [await play(id, () => 0), await play(id, () => 0, true)];
    expect(mine.steps.map(({ seat }) => seat)).not.toEqual(theirs.steps.map(({ seat }) => seat));
    const rounds = compareGames(mine, theirs, SEAT);
    expect(rounds.every(({ parted }) => parted === null)).toBe(true);
    expect(rounds.flatMap(({ rows }) => rows).every((row) => row.is === 'same')).toBe(true);
  },
);

test('the games diverge at the player’s first different move, and everything after that is apart', async () => {
  const FORK = 30;
  const mine = await play('cat-in-the-box', () => 0);
  const theirs = await play('cat-in-the-box', (count, seat, turn) =>
    seat === SEAT && turn >= FORK && count > 1 ? 1 : 0,
  );
  const rounds = compareGames(mine, theirs, SEAT);
  const parted = rounds.find((round) => round.parted !== null);
  expect(parted?.parted).toBe('player');
  const states = parted?.rows.map((row) => row.is) ?? [];
  const fork = states.indexOf('differs');
  expect(fork).toBeGreaterThanOrEqual(0);
  expect(states.slice(0, fork).every((is) => is === 'same')).toBe(true);
  expect(states.slice(fork + 1).every((is) => is === 'apart')).toBe(true);
  const { mine: one, theirs: other } = parted?.rows[fork] ?? {};
  expect(one?.view).toEqual(other?.view);
  expect(one?.played).not.toBe(other?.played);
});

test('a different bot answer is reported, and no decision is named as the difference', async () => {
  const mine = await play('if-it-fits', () => 0);
  const theirs = await play('if-it-fits', (count, seat, turn) =>
    seat === 2 && turn > 8 && count > 1 ? 1 : 0,
  );
  const [round] = compareGames(mine, theirs, SEAT);
  expect(round.parted).toBe('bot');
  expect(round.rows.some((row) => row.is === 'differs')).toBe(false);
});

test('the margin is relative to the best opponent', async () => {
  const game = await play('trump-whales', () => 0);
  const { totals } = game.record.end;
  expect(marginOf(game, SEAT)).toEqual({
    total: totals[SEAT],
    margin: totals[SEAT] - Math.max(totals[0], totals[2]),
  });
});
