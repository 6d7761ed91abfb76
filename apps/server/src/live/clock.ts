// The server's time: the wall clock as it stood at the start, and from then on a clock that no one can set, so
// that a wall clock that jumps costs no player anything.

export function steadyClock(
  wall: () => number = Date.now,
  steady: () => number = () => performance.now(),
): () => number {
  const start = wall() - steady();
  return () => Math.round(start + steady());
}
