import { afterEach, expect, test, vi } from 'vitest';
import { serverClock } from './api.ts';

afterEach(() => vi.restoreAllMocks());

/** This device: its clock, and the time since the page was opened. */
function setDevice(clock: number, steady: number): void {
  vi.spyOn(Date, 'now').mockReturnValue(clock);
  vi.spyOn(performance, 'now').mockReturnValue(steady);
}

const MINUTE = 60_000;

test('the server’s clock is known the better the more is heard, and anew when the device’s was set', () => {
  serverClock.ahead = null;
  setDevice(10 * MINUTE, 0);
  serverClock.hear(14 * MINUTE);
  serverClock.hear(15 * MINUTE);
  serverClock.hear(NaN);
  // What took longer to come tells less.
  serverClock.hear(14 * MINUTE);
  expect(serverClock.ahead).toBe(5 * MINUTE);
  // A second later, the device has found out that it was five minutes slow.
  setDevice(15 * MINUTE + 1_000, 1_000);
  serverClock.hear(15 * MINUTE + 1_000);
  expect(serverClock.ahead).toBe(0);
});
