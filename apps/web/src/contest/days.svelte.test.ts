import type { Day } from '@menagerie/protocol';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Api } from '../online/api.ts';
import { Me } from '../online/me.svelte.ts';
import { FakeDevice, settle } from '../testing/fake-device.ts';
import { dateOf, DAY_MS } from './dates.ts';
import { Days } from './days.svelte.ts';

const HOUR_MS = 3_600_000;
const ANN = { id: 'ann', name: 'Ann', isBot: false, offer: null, since: 0 };

let device: FakeDevice;
let days: Days;

beforeEach(() => {
  device = new FakeDevice();
  const api = new Api(device);
  days = new Days({ api, me: new Me(api) });
});
afterEach(() => days.close());

/** The deal at this offset in days from today. */
function dayAt(offset: number, isPlayed = false): Day {
  const opensAt = device.now() - (device.now() % DAY_MS) + offset * DAY_MS;
  const date = dateOf(opensAt);
  const you = { deal: 0, table: 't', outcome: 'finished', total: 5, margin: 1, endedAt: opensAt } as const;
  return {
    date,
    id: `day-${date}-trump-whales`,
    game: 'trump-whales',
    commitment: '',
    secret: null,
    opensAt,
    closesAt: opensAt + DAY_MS,
    revealsAt: opensAt + DAY_MS + HOUR_MS,
    you: isPlayed ? you : null,
  };
}

async function answerDays(list: readonly Day[]): Promise<void> {
  await device.request('GET me').answer(ANN);
  await device.request('GET days').answer({ days: list });
}

test('days are loaded once the reader is known, and the streak is followed as far back as it may reach', async () => {
  expect(days.reach).toBe('looking');
  await answerDays([dayAt(1), dayAt(0), dayAt(-1, true), dayAt(-2, true)]);
  expect(days.reach).toBe('there');
  await device.request(`GET days?until=${dayAt(-3).date}`).answer({ days: [dayAt(-3, true), dayAt(-4)] });
  expect(days.streak).toBe(3);
  expect(device.waiting).toEqual([]);
});

test('days are reloaded at midnight', async () => {
  await answerDays([dayAt(1), dayAt(0)]);
  const { today } = days;
  const tomorrow = dayAt(1).date;
  const untilMidnight = DAY_MS - (device.now() % DAY_MS);
  for (let left = untilMidnight; left > 0 && device.waiting.length === 0; left -= HOUR_MS)
    await device.advance(Math.min(left, HOUR_MS));
  expect(today).not.toBe(tomorrow);
  expect(days.today).toBe(tomorrow);
  expect(device.waiting).toEqual(['GET me']);
});

test('being offline is reported, and loading is retried when the connection is back', async () => {
  await device.setOnline(false);
  await device.request('GET me').fail();
  expect(days.reach).toBe('offline');
  await device.setOnline(true);
  await answerDays([dayAt(0)]);
  expect(days.reach).toBe('there');
});

test('results are requested only for finished games, and only once', async () => {
  const [open, done] = [dayAt(0), dayAt(-2, true)];
  await answerDays([open, done, dayAt(-3)]);
  void days.readDeals([open, done]);
  expect(device.waiting).toEqual([
    `GET contests/${open.id}`,
    `GET contests/${done.id}`,
    `GET contests/${done.id}/deals/0/standing`,
  ]);
  await device.request(`GET contests/${done.id}/deals/0/standing`).answer({ plays: 1 });
  await device.request(`GET contests/${open.id}`).answer({ id: open.id });
  await device.request(`GET contests/${done.id}`).answer({ id: done.id });
  await settle();
  void days.readDeals([open, done]);
  expect(device.waiting).toEqual([]);
});

test('a screen that shows today and yesterday requests each once, whatever the responses change', async () => {
  const [today, yesterday] = [dayAt(0, true), dayAt(-1, true)];
  const stop = $effect.root(() => {
    $effect(() => {
      if (days.reach === 'there') void days.readDeals([today, yesterday]);
    });
  });
  await answerDays([today, yesterday, dayAt(-2)]);
  for (const { id } of [today, yesterday]) {
    await device.request(`GET contests/${id}`).answer({ id });
    await device.request(`GET contests/${id}/deals/0/standing`).answer({ plays: 2 });
    flushSync();
  }
  await settle();
  expect(device.waiting).toEqual([]);
  stop();
});

test('a request already in progress is not repeated', async () => {
  const done = dayAt(-2, true);
  await answerDays([dayAt(0), done]);
  const asked = [`GET contests/${done.id}`, `GET contests/${done.id}/deals/0/standing`];
  void days.readDeals([done]);
  void days.readDeals([done]);
  expect(device.waiting).toEqual(asked);
  for (const path of asked) await device.request(path).answer({ id: done.id, plays: 1 });
  const back = `GET days?until=${dayAt(-3).date}`;
  const both = Promise.allSettled([days.readBack(), days.readBack()]);
  expect(device.waiting).toEqual([back]);
  await device.request(back).fail();
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  // Failed requests may be repeated.
  const again = days.readBack();
  await device.request(back).answer({ days: [dayAt(-3)] });
  await again;
  expect(days.on(dayAt(-3).date)).not.toBeNull();
});

test('today’s results are refreshed while the page is visible, and when it becomes visible again', async () => {
  const today = dayAt(0, true);
  const standing = `GET contests/${today.id}/deals/0/standing`;
  const stop = $effect.root(() => {
    $effect(() => {
      if (days.reach === 'there') void days.readStandings(days.on(days.today)?.deals ?? []);
    });
  });
  await answerDays([today, dayAt(-1), dayAt(-2)]);
  await device.request(standing).answer({ plays: 1 });
  await device.advance(20_000);
  await device.request(standing).answer({ plays: 2 });
  await device.setVisible(false);
  await device.advance(60_000);
  expect(device.waiting).toEqual([]);
  await device.setVisible(true);
  await answerDays([today]);
  expect(device.waiting).toEqual([standing]);
  stop();
});
