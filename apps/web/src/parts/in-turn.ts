// What comes after the first picture comes one piece a frame: all at once would hold up the reader.

let last = Promise.resolve();

const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Lets the browser do what waits, between two pieces of long work. */
export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Resolves when the browser has nothing to do, or soon where it does not tell. */
export const idle = (): Promise<void> =>
  new Promise((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 200),
  );

/** Resolves when a frame has been painted since whatever asked before. */
export const inTurn = (): Promise<void> => (last = last.then(nextFrame));
