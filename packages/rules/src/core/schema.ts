// Shapes of outside data, checked by valibot; games and records define the shapes they expect.

import * as v from 'valibot';

export type Schema = v.GenericSchema;

export function fits<S extends Schema>(schema: S, data: unknown): data is v.InferOutput<S> {
  return v.is(schema, data);
}

/** The first mismatch, as a sentence for debugging. */
export function describeMismatch(schema: Schema, data: unknown): string {
  const { issues } = v.safeParse(schema, data);
  if (!issues) return 'fits';
  const { expected, received, message } = issues[0];
  const where = v.getDotPath(issues[0]) ?? 'the data';
  if (received === 'undefined') return `${where} is missing`;
  if (expected === 'never') return `${where} is not known here`;
  return expected === null ? `${where}: ${message}` : `${where} must be ${expected}, not ${received}`;
}

export function wholeNumber(min: number, max: number): v.GenericSchema<number> {
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
}

export function listOf<T>(item: v.GenericSchema<T>, max: number): v.GenericSchema<T[]> {
  return v.pipe(v.array(item), v.maxLength(max));
}
