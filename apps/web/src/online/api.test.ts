import { beforeEach, describe, expect, test } from 'vitest';
import { FakeDevice, settle } from '../testing/fake-device.ts';
import { Api, Refused } from './api.ts';

const MINUTE = 60_000;
let device: FakeDevice;
let api: Api;

beforeEach(() => {
  device = new FakeDevice();
  api = new Api(device);
});

test('each response improves the clock estimate, which starts over when the device’s clock is set', () => {
  const start = device.now();
  expect(api.now()).toBe(start);
  api.noteTime(start + 4 * MINUTE);
  api.noteTime(start + 5 * MINUTE);
  api.noteTime(NaN);
  // A slower response says less.
  api.noteTime(start + 4 * MINUTE);
  expect(api.now()).toBe(start + 5 * MINUTE);
  // The device's clock, five minutes slow, has been corrected.
  device.setClock(5 * MINUTE);
  api.noteTime(device.now());
  expect(api.now()).toBe(device.now());
});

describe('a request', () => {
  test('returns the server’s response', async () => {
    const answer = api.request('POST', 'tables', { game: 'x' });
    const request = device.request('POST tables');
    expect(request.body).toEqual({ game: 'x' });
    await request.answer({ id: 'a' });
    expect(await answer).toEqual({ id: 'a' });
    expect(device.leftovers).toBe(0);
  });

  test('throws the refusal with its facts', async () => {
    const answer = api.request('GET', 'me').catch((error: unknown) => error);
    await device.request('GET me').refuse('no-key', 401, { facts: { a: 1 } });
    const error = await answer;
    expect(error).toBeInstanceOf(Refused);
    expect(error).toMatchObject({ code: 'no-key', facts: { facts: { a: 1 } } });
  });

  test('that fails with a server error is not a refusal', async () => {
    const answer = api.request('GET', 'me').catch((error: unknown) => error);
    await device.request('GET me').refuse('store-failed', 503);
    expect(await answer).not.toBeInstanceOf(Refused);
  });

  test('times out after ten seconds', async () => {
    const answer = api.request('GET', 'me').catch(() => 'given up');
    await device.advance(9_999);
    expect(device.waiting).toEqual(['GET me']);
    await device.advance(1);
    expect(await answer).toBe('given up');
  });
});

describe('retrying until the server has answered', () => {
  const leaving = (): AbortController => new AbortController();
  const start = (signal: AbortSignal): Promise<unknown> =>
    api.retryUntilAnswered(signal, () => api.request('POST', 'x')).catch((error: unknown) => error);

  test('pauses longer and longer, up to five seconds', async () => {
    const answer = start(leaving().signal);
    for (const pause of [300, 600, 1200, 2400, 4800, 5000, 5000]) {
      await device.request('POST x').fail();
      await device.advance(pause - 1);
      expect(device.waiting).toEqual([]);
      await device.advance(1);
    }
    await device.request('POST x').answer('done');
    expect(await answer).toBe('done');
    expect(device.leftovers).toBe(0);
  });

  test('retries at once when the server is back', async () => {
    const answer = start(leaving().signal);
    await device.request('POST x').refuse('store-failed', 503);
    api.retryNow();
    await settle();
    await device.request('POST x').answer('done');
    expect(await answer).toBe('done');
    expect(device.leftovers).toBe(0);
  });

  test('stops at a refusal, unless it is temporary', async () => {
    const answer = start(leaving().signal);
    await device.request('POST x').refuse('busy', 409);
    await device.advance(300);
    await device.request('POST x').refuse('too-fast', 429, {}, { 'retry-after': '9' });
    await device.advance(8_999);
    expect(device.waiting).toEqual([]);
    await device.advance(1);
    await device.request('POST x').refuse('stale', 409);
    expect(await answer).toMatchObject({ code: 'stale' });
  });

  test('retries at once when the network is back', async () => {
    void start(leaving().signal);
    await device.request('POST x').fail();
    await device.setOnline(true);
    expect(device.waiting).toEqual(['POST x']);
  });

  test('stops sending when nobody is waiting', async () => {
    const left = leaving();
    const answer = start(left.signal);
    await device.request('POST x').fail();
    left.abort();
    await settle();
    expect(await answer).toBeInstanceOf(Error);
    expect(device.leftovers).toBe(0);
    expect(device.requests.length).toBe(1);
  });
});
