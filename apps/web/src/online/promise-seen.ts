// The promise that the server made when this browser first opened a table: kept, to compare it with the record.

import type { TableState } from '@menagerie/protocol';
import * as v from 'valibot';
import type { Store } from '../store/store.ts';

const promise = v.object({ commitment: v.string(), isBefore: v.boolean() });
/** `isBefore`: seen before the cards were dealt. */
export type PromiseSeen = Readonly<v.InferOutput<typeof promise>>;

export async function promiseAt(store: Store, table: string): Promise<PromiseSeen | null> {
  const kept = await store.get('promises', table);
  return v.is(promise, kept) ? kept : null;
}

/** Keeps only the first, since a later one could differ. Once the secret is open, a promise proves nothing. */
export async function notePromise(store: Store, { id, phase, deals }: TableState): Promise<void> {
  if (phase === 'over' || (await promiseAt(store, id))) return;
  const seen: PromiseSeen = { commitment: deals.commitment, isBefore: phase === 'open' };
  await store.put('promises', id, seen);
}
