import type { Notices } from '@menagerie/protocol';
import { expect, test } from 'vitest';
import type { Api } from './api.ts';
import { PushHere, type PushBrowser, type PushState } from './push-here.svelte.ts';

const WISHES = { turn: true, quiet: null } as unknown as Notices['wishes'];

/** A browser that supports and allows everything, apart from the overrides. */
const browser = (but: Partial<PushBrowser> = {}): PushBrowser => ({
  isAble: () => true,
  mustInstall: () => false,
  permission: () => 'granted',
  ask: () => Promise.resolve('granted'),
  subscribe: () => Promise.resolve({}),
  unsubscribe: () => Promise.resolve(),
  isSubscribed: () => Promise.resolve(true),
  ...but,
});
const server = (but: Partial<Notices> = {}): Api =>
  ({ request: () => Promise.resolve({ wishes: WISHES, isOn: true, key: 'key', ...but }) }) as unknown as Api;

const unable = { isAble: () => false };
const cases: readonly [PushState, Api, PushBrowser][] = [
  ['on', server(), browser()],
  ['off', server({ isOn: false }), browser()],
  ['off', server(), browser({ isSubscribed: () => Promise.resolve(false) })],
  ['off', server(), browser({ permission: () => 'default' })],
  ['denied', server(), browser({ permission: () => 'denied' })],
  ['unable', server(), browser(unable)],
  ['install', server(), browser({ ...unable, mustInstall: () => true })],
  ['silent', server({ key: null }), browser()],
  ['unreachable', { request: () => Promise.reject(new Error('gone')) } as unknown as Api, browser()],
];

test.each(cases)('%s', async (state, api, own) => {
  const here = new PushHere(api, own);
  expect(here.state).toBe('looking');
  await here.load();
  expect(here.state).toBe(state);
});

test('after a refusal there is no second offer, and nothing is sent to the server', async () => {
  const asked: string[] = [];
  let permission: NotificationPermission = 'default';
  const api = {
    request: (method: string) => {
      asked.push(method);
      return Promise.resolve({ wishes: WISHES, isOn: false, key: 'key' });
    },
  } as unknown as Api;
  const ask = (): Promise<NotificationPermission> => Promise.resolve((permission = 'denied'));
  const here = new PushHere(api, browser({ permission: () => permission, ask }));
  await here.turnOn();
  expect(here.state).toBe('denied');
  await here.turnOn();
  expect(asked).toEqual(['GET']);
});
