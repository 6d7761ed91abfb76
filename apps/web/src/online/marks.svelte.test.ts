import type { Mark } from '@menagerie/protocol';
import { expect, test } from 'vitest';
import { FakeDevice } from '../testing/fake-device.ts';
import { Api } from './api.ts';
import { Marks } from './marks.svelte.ts';
import { Me } from './me.svelte.ts';

const bob: Mark = { person: 'bob', name: 'Bob', kind: 'mute', since: 1 };

function setUp() {
  const device = new FakeDevice();
  const api = new Api(device);
  const me = new Me(api);
  return { device, me, marks: new Marks(api, me) };
}

test('guests have no marks, and the server is not asked', async () => {
  const { device, marks } = setUp();
  await marks.load();
  expect([marks.list, device.requests]).toEqual([[], []]);
});

test('marks on the server are loaded, changed and removed', async () => {
  const { device, me, marks } = setUp();
  me.person = { id: 'me', name: 'Me', isBot: false, offer: null, since: 0 };
  const loading = marks.load();
  await device.request('GET me/blocks').answer({ blocks: [bob] });
  await loading;
  expect([marks.kindOf('bob'), marks.kindOf('cas')]).toEqual(['mute', null]);
  const blocking = marks.set('bob', 'block');
  await device.request('PUT me/blocks/bob').answer({ blocks: [{ ...bob, kind: 'block' }] });
  await blocking;
  expect(marks.kindOf('bob')).toBe('block');
  const undoing = marks.set('bob', null);
  await device.request('DELETE me/blocks/bob').answer({ blocks: [] });
  await undoing;
  expect(marks.list).toEqual([]);
});
