// What the page needs of the device and browser: clock, timers, network. Passed in wherever behaviour depends on it, so
// that tests can replace it.

import { fetchFromServer } from './early.ts';
import { inTurn } from './parts/in-turn.ts';

type DeviceEvent = 'online' | 'offline' | 'visibility';

export interface Device {
  /** Milliseconds since 1970, by the device's clock. */
  readonly now: () => number;
  /** Milliseconds on a clock that nobody can set. */
  readonly steadyNow: () => number;
  readonly random: () => number;
  /** Calls back once after this long; returns a function that cancels it. */
  readonly after: (milliseconds: number, work: () => void) => () => void;
  /** Resolves in a frame in which nothing else is drawn that waits for one. */
  readonly ownFrame: () => Promise<void>;
  /** A request to the server the page came from; the path is relative to its API. */
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  readonly isOnline: () => boolean;
  readonly isVisible: () => boolean;
  /** Returns a function that stops listening. */
  readonly listen: (event: DeviceEvent, listener: () => void) => () => void;
}

export const browserDevice: Device = {
  now: () => Date.now(),
  steadyNow: () => performance.now(),
  random: () => Math.random(),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  ownFrame: inTurn,
  fetch: fetchFromServer,
  isOnline: () => navigator.onLine,
  isVisible: () => document.visibilityState === 'visible',
  listen: (event, listener) => {
    const [target, name] =
      event === 'visibility' ? ([document, 'visibilitychange'] as const) : ([window, event] as const);
    target.addEventListener(name, listener);
    return () => target.removeEventListener(name, listener);
  },
};

/** Resolves after this long; immediately for 0. */
export const wait = (device: Device, milliseconds: number): Promise<void> =>
  milliseconds > 0 ? new Promise((resolve) => void device.after(milliseconds, resolve)) : Promise.resolve();
