import { expect, test } from 'vitest';
import { FakeDevice } from '../testing/fake-device.ts';
import { Api, Refused } from './api.ts';
import { Contests } from './contests.ts';

const DAY = 'day-2026-11-18-cat-in-the-box';

function setUp(): { device: FakeDevice; contests: Contests } {
  const device = new FakeDevice();
  return { device, contests: new Contests(new Api(device)) };
}

test('parameters appear in the URL only if given', async () => {
  const { device, contests } = setUp();
  const days = contests.days();
  await device.request('GET days').answer({ days: [] });
  expect(await days).toEqual([]);
  void contests.days('2026-10-31');
  void contests.ratings({ game: 'trump-whales', kind: 'people', limit: 20 });
  void contests.week('trump-whales');
  expect(device.waiting).toEqual([
    'GET days?until=2026-10-31',
    'GET lists/ratings?game=trump-whales&kind=people&limit=20',
    'GET lists/week?game=trump-whales',
  ]);
});

test('practice must be requested; otherwise the game counts', () => {
  const { device, contests } = setUp();
  void contests.play(DAY);
  void contests.practise(DAY, 3);
  expect(device.request(`POST contests/${DAY}/deals/0/play`).body).toEqual({});
  expect(device.request(`POST contests/${DAY}/deals/3/play`).body).toEqual({ practice: true });
});

test('a refusal keeps its facts', async () => {
  const { device, contests } = setUp();
  const answer = contests.play(DAY).catch((error: unknown) => error);
  await device
    .request(`POST contests/${DAY}/deals/0/play`)
    .refuse('not-open', 409, { facts: { opensAt: 5, closesAt: 6 } });
  const error = await answer;
  expect(error).toBeInstanceOf(Refused);
  expect(error).toMatchObject({ code: 'not-open', facts: { facts: { opensAt: 5 } } });
});
