// Lighthouse's phone: its screen, its network, and a processor a quarter as fast as this machine's.

export const SLOW_PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export const SLOWDOWN = 4;

const BYTES_IN_MEGABIT = 1e6 / 8;
/** Deducts the overhead of the requests themselves. */
const USABLE = 0.9;

export const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * BYTES_IN_MEGABIT * USABLE,
  uploadThroughput: 0.75 * BYTES_IN_MEGABIT * USABLE,
};
