// What the server promised when this browser first came to a table: kept, to be held against the record.

import type { TableState } from '@menagerie/protocol';
import * as v from 'valibot';
import type { Store } from '../store/store.ts';

const promise = v.object({ commitment: v.string(), isBefore: v.boolean() });
/** `isBefore`: it was seen before the cards were dealt. */
export type PromiseSeen = Readonly<v.InferOutput<typeof promise>>;

export async function promiseAt(store: Store, table: string): Promise<PromiseSeen | null> {
  const kept = await store.get('promises', table);
  return v.is(promise, kept) ? kept : null;
}

/** Only the first is kept: a later one could be another. Once the secret is open, a promise proves nothing. */
export async function notePromise(store: Store, { id, phase, deals }: TableState): Promise<void> {
  if (phase === 'over' || (await promiseAt(store, id))) return;
  const seen: PromiseSeen = { commitment: deals.commitment, isBefore: phase === 'open' };
  await store.put('promises', id, seen);
}
