// menagerie admin: the keys that open a server's admin page. They are in its store, which may be in use.

import { UsageError } from '../errors.ts';
import { settingsFrom } from './serve.ts';

interface Flags {
  readonly label: string;
  readonly store?: string;
}

export const ADMIN_CHOICES = ['key', 'keys', 'remove'];

export const ADMIN_HELP = `
Without --store, SQLITE_PATH and DATABASE_URL in the environment apply, as for the server. The page is at /admin of
a running server; "keys" lists the labels, "remove" revokes one.`;

export async function manageAdminKeys(what: string, { label, store }: Flags): Promise<void> {
  // Loaded here, so that the other commands start without the server's code.
  const { listKeys, makeKey, removeKey } = await import('@menagerie/server/admin-keys');
  const environment = { ...process.env, ...settingsFrom(store === undefined ? {} : { store }) };
  if (what === 'keys') {
    const keys = await listKeys(environment);
    for (const { label: name, at } of keys) console.log(`${name}\t${new Date(at).toISOString()}`);
    if (keys.length === 0) console.log('There are no keys in the store.');
  } else if (what === 'remove') {
    if (!(await removeKey(environment, label))) throw new UsageError(`There is no key called "${label}".`);
    console.log(`The key "${label}" no longer works.`);
  } else {
    const key = await makeKey(environment, label);
    if (key === null)
      throw new UsageError(
        `There is already a key called "${label}". Choose another --label, or remove that one.`,
      );
    console.log(
      `Admin key of "${label}", shown only once:\n\n  ${key}\n\nUse it to open /admin on the server.`,
    );
  }
}
