import { expect, test } from 'vitest';
import { FakeDevice } from '../testing/fake-device.ts';
import { Api } from './api.ts';
import { LineStream } from './line-stream.svelte.ts';
import { OperatorNotes } from './operator-notes.svelte.ts';

const FACTS = { facts: { reason: 'rude', until: 5 } };

test('any request refused by a ban reports it, with reason and end', async () => {
  const device = new FakeDevice();
  const api = new Api(device);
  const notes = new OperatorNotes(api);
  const asked = api.request('GET', 'me').catch(() => 'refused');
  await device.request('GET me').refuse('not-yours', 403);
  expect(await asked).toBe('refused');
  expect(notes.ban).toBeNull();
  void api.request('GET', 'me').catch(() => 'refused');
  await device.request('GET me').refuse('banned', 403, FACTS);
  expect(notes.ban).toEqual({ reason: 'rude', until: 5 });
});

test('a refused stream reports it too', async () => {
  const device = new FakeDevice();
  const api = new Api(device);
  const notes = new OperatorNotes(api);
  const stream = new LineStream({ api, path: () => 'tables/events', onLine: () => undefined });
  await device.request('GET tables/events').refuse('banned', 403, FACTS);
  expect(notes.ban).toEqual({ reason: 'rude', until: 5 });
  stream.close();
});

test('a warning disappears once it is read, and the server is told', async () => {
  const device = new FakeDevice();
  const notes = new OperatorNotes(new Api(device));
  const loading = notes.load();
  const warnings = ['a', 'b'].map((id) => ({ id, at: 1, text: 'Be kind' }));
  await device.request('GET me/warnings').answer({ warnings });
  await loading;
  void notes.read(warnings[0]);
  expect(notes.warnings).toEqual([warnings[1]]);
  expect(device.request('POST me/warnings/a/read').isAnswered).toBe(false);
});
