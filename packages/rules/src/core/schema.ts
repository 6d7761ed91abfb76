// Shapes of outside data, checked by TypeBox; games and records say which shape they expect.

import type { Static, TSchema } from 'typebox';
import Value from 'typebox/value';

export function fits<S extends TSchema>(schema: S, data: unknown): data is Static<S> {
  return Value.Check(schema, data);
}

/** The first thing that does not fit, as a sentence for people who debug. */
export function describeMismatch(schema: TSchema, data: unknown): string {
  const [first] = Value.Errors(schema, data);
  if (!first) return 'fits';
  const where = first.instancePath.slice(1).replaceAll('/', '.');
  return where ? `${where} ${first.message}` : first.message;
}
