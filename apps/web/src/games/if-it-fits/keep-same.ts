// Every move creates a new view. Unchanged parts keep the same objects, so that only changes are redrawn.

/** `idOf` must differ for anything that is drawn differently. */
export function keepSame<T>(idOf: (item: T) => string): (items: readonly T[]) => readonly T[] {
  let known = new Map<string, T>();
  return (items) => {
    const kept = new Map<string, T>();
    for (const item of items) kept.set(idOf(item), known.get(idOf(item)) ?? item);
    known = kept;
    return [...kept.values()];
  };
}
