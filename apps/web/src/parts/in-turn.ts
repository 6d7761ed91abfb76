// Spreads what follows the first paint over several frames: all at once would block the page.

let last = Promise.resolve();

/** A page in the background paints no frames. */
const LONGEST_MS = 100;

/** Resolves when a frame has been painted, or soon if none is. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_MS);
  });

/** Lets the browser handle pending events between two parts of long work. */
export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Resolves when the browser is idle, or soon where it can't tell. */
export const idle = (): Promise<void> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 200),
  );

/** Resolves a painted frame after the previous caller's turn. */
export const inTurn = (): Promise<void> => (last = last.then(nextFrame));
