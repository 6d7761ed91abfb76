// A game that is in no list of the server: registered in the rules, it is opened, played, watched and kept like any
// other.

import { checkDeals, findGame, readRecord, registerGame, SeededRandom } from '@menagerie/rules';
import { afterAll, expect, test } from 'vitest';
import { fieldMice } from '../../../../packages/rules/src/testing/field-mice.ts';
import { become, Guest, playOn, startBackend } from '../testing/client.ts';

afterAll(registerGame(fieldMice));

test('it is played over HTTP to its end, and its record holds', async () => {
  const { server, store } = await startBackend();
  const [ann, bob] = [await become(server, 'Ann'), await become(server, 'Bob')];
  const { id } = await ann.open({ game: 'field-mice', options: { players: 2 } });
  expect((await bob.request('PUT', `/tables/${id}/seat`, {})).status).toBe(200);
  expect((await ann.post(`/tables/${id}/start`, {})).status).toBe(200);

  const guest = new Guest(server);
  const seen = (await guest.get(`/tables/${id}`)).body as { view: { game: string; hand: string[] } };
  expect(seen.view).toMatchObject({ game: 'field-mice', hand: [] });
  const refused = await ann.post(`/tables/${id}/moves`, { move: 'z9', answers: 0 });
  expect(refused.status).toBeGreaterThanOrEqual(400);

  expect(await playOn([ann, bob], id, Infinity, new SeededRandom('field mice'))).toBe(10);
  const { status, body } = await guest.get(`/tables/${id}/record`);
  expect(status).toBe(200);
  const record = readRecord(body as string, findGame);
  if (!record.ok) throw new Error(record.error.reason);
  expect(record.value.end).toMatchObject({ reason: 'finished' });
  expect(checkDeals(record.value)).toEqual({ ok: true, value: 'matched' });
  await server.close();
  await store.close();
});
