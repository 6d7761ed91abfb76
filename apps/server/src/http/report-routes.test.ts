// Who may report whom, how often, and with what.

import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  become,
  Guest,
  listen,
  startBackend,
  startGame,
  StreamReader,
  type Player,
  type TestBackend,
} from '../testing/client.ts';

let backend: TestBackend;
let address: string;
let players: Player[];
let id: string;
let n: number;

beforeAll(async () => {
  backend = await startBackend();
  address = await listen(backend.server);
  players = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => become(backend.server, name)));
  const [ann, bob] = players;
  id = await startGame([ann, bob]);
  await bob.post(`/tables/${id}/words`, { text: 'foul words' });
  n = (await backend.store.read(id)).length - 1;
});
afterAll(async () => {
  await backend.server.close();
  await backend.store.close();
});

const codeOf = ({ status, body }: { status: number; body: unknown }): unknown =>
  status === 204 ? 204 : (body as { error: { code: string } }).error.code;

test('a person and words of theirs are reported once each', async () => {
  const [ann, bob] = players;
  const report = { table: id, person: bob.person.id, reason: 'words', words: 'See for yourself' };
  expect(codeOf(await ann.post('/reports', report))).toBe(204);
  expect(codeOf(await ann.post('/reports', report))).toBe('already-reported');
  expect(codeOf(await ann.post('/reports', { ...report, n }))).toBe(204);
  expect(await backend.store.moderation.reportsAbout(bob.person.id, 9)).toMatchObject([
    { n, quote: 'foul words', name: 'Bob', reporter: ann.person.id, table: id },
    { n: null, quote: null, words: 'See for yourself' },
  ]);
});

test('only people who were at the table or watched it can report', async () => {
  const [, bob, eve] = players;
  const report = { table: id, person: bob.person.id, reason: 'stalling' };
  expect(codeOf(await new Guest(backend.server).post('/reports', report))).toBe('no-key');
  expect(codeOf(await eve.post('/reports', report))).toBe('not-yours');
  const watching = await StreamReader.open(address, { path: `/tables/${id}/events`, key: eve.key });
  await watching.until(({ entries }) => entries.length > 0);
  watching.close();
  expect(codeOf(await eve.post('/reports', report))).toBe(204);
});

test('only people at the table and their messages can be reported', async () => {
  const [ann, bob, eve] = players;
  const report = { table: id, person: bob.person.id, reason: 'name' };
  for (const [wrong, code] of [
    [{ ...report, person: ann.person.id }, 'bad-request'],
    [{ ...report, person: eve.person.id }, 'not-found'],
    [{ ...report, person: '-'.repeat(22) }, 'not-found'],
    [{ ...report, n: 0 }, 'not-found'],
    [{ ...report, n: 999 }, 'not-found'],
    [{ ...report, table: bob.person.id }, 'no-table'],
    [{ ...report, reason: 'revenge' }, 'bad-request'],
    [{ ...report, words: 'x'.repeat(501) }, 'bad-request'],
    [{ ...report, words: 'a\u0000b' }, 'bad-request'],
  ] as const)
    expect([wrong, codeOf(await ann.post('/reports', wrong))]).toEqual([wrong, code]);
});

test('ten reports a day are the limit, also for simultaneous ones', async () => {
  const [ann, bob] = players;
  for (let i = 0; i < 12; i++) await bob.post(`/tables/${id}/words`, { text: `more ${i}` });
  const log = await backend.store.read(id);
  const said = log.filter(({ event }) => event.type === 'said').map((entry) => entry.n);
  const answers = await Promise.all(
    said.map((at) => ann.post('/reports', { table: id, person: bob.person.id, n: at, reason: 'spam' })),
  );
  const codes = answers.map(codeOf);
  // Two were sent above.
  expect(codes.filter((code) => code === 204)).toHaveLength(8);
  expect(codes.filter((code) => code === 'too-many-reports')).toHaveLength(4);
});
