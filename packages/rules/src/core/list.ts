// Lists built with a plain loop: `Array.from({ length })` is ten times slower, and views are built often.

export function list<T>(length: number, make: (index: number) => T): T[] {
  const made: T[] = [];
  for (let i = 0; i < length; i++) made.push(make(i));
  return made;
}

/** The first numbers of a typed array, as a plain array. */
export function firstOf(values: ArrayLike<number>, length: number, from = 0): number[] {
  return list(length, (i) => values[from + i]);
}
