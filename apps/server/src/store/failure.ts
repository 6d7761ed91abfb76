// Turns what a database throws into a StoreError that may be logged: the code and the bare message stay, what
// was to be written (cards, hashes, names) does not.

import { StoreError } from './store.ts';

export function failure(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const { code, message } = error as { code?: unknown; message?: unknown };
  const known = typeof code === 'string' && code !== '' ? code : 'no code';
  // PostgreSQL's errors of class 22 quote the value that they complain of.
  const said = typeof message === 'string' && !known.startsWith('22') ? message : 'bad value';
  return new StoreError(`The database failed (${known}).`, { cause: new Error(said) });
}
