// Keys of the admin page, for the command line: made, listed and removed in the store, also while servers run.

import { makeAdminKey } from './admin/access.ts';
import { readConfig, type Environment } from './config.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';

/** The key, which is shown once; null: there is one of that label. */
export const makeKey = (environment: Environment, label: string): Promise<string | null> =>
  atStore(environment, (store) => makeAdminKey(store, label, Date.now()));

export const removeKey = (environment: Environment, label: string): Promise<boolean> =>
  atStore(environment, (store) => store.moderation.removeAdminKey(label));

export const listKeys = (
  environment: Environment,
): Promise<readonly { readonly label: string; readonly at: number }[]> =>
  atStore(environment, (store) => store.moderation.adminKeys());

async function atStore<T>(environment: Environment, work: (store: Store) => Promise<T>): Promise<T> {
  const read = readConfig(environment);
  if (!read.ok) throw new Error(read.error.reason);
  const { sqlitePath: path, databaseUrl } = read.value;
  const store = await openStore({ path, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
