import {
  GAMES,
  listLegalMoves,
  parseOptions,
  readRecord,
  findGame,
  checkDeals,
  type Game,
} from '@menagerie/rules';
import { expect, test } from 'vitest';
import { openStore } from '../store/store.ts';
import { listSavedGames } from './list-saved-games.ts';
import {
  keptRecordOf,
  openSavedGame,
  planGame,
  readSavedGame,
  recordOf,
  type SavedGame,
} from './saved-game.ts';
import { OLD_RECORD, oldSave } from './testing.ts';

const game: Game = GAMES['cat-in-the-box'];

function newGame(): SavedGame {
  const options = parseOptions(game, { players: 2 });
  if (!options.ok) throw new Error(options.error.reason);
  return planGame(game, options.value, [
    { kind: 'you', name: 'Ada' },
    { kind: 'kitten', name: 'Miso' },
  ]);
}

/** A copy, as the store returns it. */
function afterMoves(count: number): SavedGame {
  const saved = newGame();
  const opened = openSavedGame(saved, findGame(saved.game));
  if (!opened.ok) throw new Error(opened.reason);
  const { session } = opened;
  session.dealIfDue();
  for (let i = 0; i < count; i++) {
    const seat = game.nextSeat(session.position);
    session.play(seat, listLegalMoves(game, session.position, seat)[0]);
  }
  return structuredClone({ ...saved, events: [...session.events] });
}

test('a saved game continues where it was, and its record can be verified', () => {
  const saved = readSavedGame(afterMoves(5));
  if (!saved) throw new Error('was not read');
  const opened = openSavedGame(saved, findGame(saved.game));
  if (!opened.ok) throw new Error(opened.reason);
  expect(opened.session.events).toEqual(saved.events);
  const record = readRecord(recordOf(opened.session), findGame);
  if (!record.ok) throw new Error(record.error.reason);
  expect(record.value.header.seats).toEqual([{ name: 'Ada' }, { name: 'Miso', bot: 'kitten' }]);
  expect(checkDeals(record.value)).toEqual({ ok: true, value: 'matched' });
});

test('each game has its own key and secret', () => {
  const [one, other] = [newGame(), newGame()];
  expect(one.key).not.toBe(other.key);
  expect(one.source.secret).not.toBe(other.source.secret);
  expect(one.source.numbers[0]).not.toBe(one.source.numbers[1]);
});

test.each([
  ['nothing', null],
  ['text', 'a game'],
  ['an empty object', {}],
  ['a seat of no kind', { ...newGame(), seats: [{ kind: 'dog', name: 'Rex' }] }],
  ['too few seats', { ...newGame(), seats: newGame().seats.slice(1) }],
  ['a secret that is none', { ...newGame(), source: { secret: 'x', numbers: [] } }],
  ['an event of no kind', { ...newGame(), events: [{ type: 'exploded' }] }],
])('%s is not a saved game', (_, rubbish) => {
  expect(readSavedGame(rubbish)).toBeNull();
});

test.each<[string, (saved: SavedGame) => SavedGame]>([
  ['of no game', (saved) => ({ ...saved, game: 'chess' })],
  ['with an unknown option', (saved) => ({ ...saved, options: { ...saved.options, layout: 'pink' } })],
  [
    'with an illegal move',
    (saved) => ({ ...saved, events: [...saved.events, { type: 'moved', seat: 0, move: '9r' }] }),
  ],
])('one %s is not opened, and says why', (_, spoil) => {
  const spoilt = spoil(afterMoves(3));
  const opened = openSavedGame(spoilt, findGame(spoilt.game));
  expect(opened).toMatchObject({ ok: false, reason: expect.stringMatching(/./) });
});

const VERSIONS = { made: 1, here: GAMES['if-it-fits'].rulesVersion };

test('a game made under other rules is not replayed, and reports both versions', () => {
  const saved = readSavedGame(oldSave());
  if (!saved) throw new Error('was not read');
  const opened = openSavedGame(saved, findGame(saved.game));
  expect(opened).toMatchObject({ ok: false, versions: VERSIONS });
  for (const version of Object.values(VERSIONS))
    expect(!opened.ok && opened.reason).toContain(`version ${version}`);
});

test('the record of a game made under other rules is what those rules would have written', () => {
  const saved = readSavedGame(oldSave());
  expect(saved && keptRecordOf(saved)).toBe(OLD_RECORD);
  const unfinished = { ...oldSave(), isOver: false, totals: [0, 0], events: oldSave().events.slice(0, 9) };
  const lines = keptRecordOf({ ...unfinished, rules: 1 })
    .trim()
    .split('\n');
  expect(lines.slice(0, 9)).toEqual(OLD_RECORD.split('\n').slice(0, 9));
  expect(JSON.parse(lines[9])).toMatchObject({ type: 'ended', reason: 'stopped', places: [1, 1] });
});

test('a save that does not name its rules has version 1, where that is still playable', () => {
  const { rules: _, ...unnamed } = afterMoves(5);
  const saved = readSavedGame(unnamed);
  expect(saved && openSavedGame(saved, findGame(saved.game)).ok).toBe(true);
});

test('a game with other rules is listed with both versions, the others as usual', async () => {
  const store = await openStore(() => undefined);
  const good = { ...afterMoves(2), changed: '2026-01-02T12:00:00.000Z' };
  await store.put('games', 'old-game', oldSave());
  await store.put('games', good.key, good);
  expect((await listSavedGames(store)).map(({ key, versions }) => [key, versions])).toEqual([
    [good.key, null],
    ['old-game', VERSIONS],
  ]);
});
