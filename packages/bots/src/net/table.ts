// What the inputs and outputs of a game's net mean: named fields, one after another. Each game has one table, from
// which the C++ header for training is generated as well (scripts/print-features.ts), so both sides agree.

export interface Field {
  /** The first dimension varies slowest. */
  readonly dims: readonly number[];
  readonly doc: string;
}

export type Fields = Readonly<Record<string, Field>>;

export interface NetTable {
  /** For the C++ header. */
  readonly namespace: string;
  readonly inputs: Fields;
  readonly actions: Fields;
  readonly outputs: Fields;
  /** What only the critic sees, during training. */
  readonly hidden: Fields;
}

export const field = (dims: readonly number[], doc: string): Field => ({ dims, doc });

export function sizeOf(fields: Fields): number {
  return Object.values(fields).reduce((sum, one) => sum + sizeOfField(one), 0);
}

/** Where each field starts. */
export function offsetsOf<F extends Fields>(fields: F): Readonly<Record<keyof F, number>> {
  let at = 0;
  const offsets = Object.entries(fields).map(([name, one]) => {
    const from = at;
    at += sizeOfField(one);
    return [name, from];
  });
  return Object.fromEntries(offsets) as Record<keyof F, number>;
}

function sizeOfField({ dims }: Field): number {
  return dims.reduce((product, size) => product * size, 1);
}
