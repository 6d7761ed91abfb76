// Who may use the admin page: whoever has one of its keys. They are kept as hashes, and compared so that the time it
// takes tells nothing.

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { fail } from '../http/errors.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import type { AdminKey } from '../store/moderation.ts';
import type { Store } from '../store/store.ts';

/** The label of the key in the settings. */
const FROM_SETTINGS = 'ADMIN_KEY';

export interface AccessOptions {
  readonly store: Store;
  readonly adminKey?: string | undefined;
  /** For wrong keys. */
  readonly limit: RateLimit;
}

export class Access {
  readonly #store: Store;
  readonly #fromSettings: readonly AdminKey[];
  readonly #limit: RateLimit;

  constructor({ store, adminKey, limit }: AccessOptions) {
    this.#store = store;
    this.#fromSettings =
      adminKey === undefined ? [] : [{ label: FROM_SETTINGS, hash: hashOf(adminKey), at: 0 }];
    this.#limit = limit;
  }

  async hasKeys(): Promise<boolean> {
    return (await this.#keys()).length > 0;
  }

  /** The label of the key; null if it is wrong. Who guesses too often is refused, and holds up nobody with a key. */
  async check(key: string, address: string): Promise<string | null> {
    const hash = hashOf(key);
    const found = (await this.#keys()).find((known) => isSame(known.hash, hash));
    if (!found && (this.#limit.take(address, null)?.left ?? 0) < 0)
      fail('too-fast', 'Too many wrong keys from your address. Wait a minute and try again.');
    return found?.label ?? null;
  }

  async #keys(): Promise<readonly AdminKey[]> {
    return [...this.#fromSettings, ...(await this.#store.moderation.adminKeys())];
  }
}

/** The key is shown here and never again. Null: there is a key of that label. */
export async function makeAdminKey(store: Store, label: string, now: number): Promise<string | null> {
  const key = `mga_${randomBytes(24).toString('base64url')}`;
  return (await store.moderation.addAdminKey({ label, hash: hashOf(key), at: now })) ? key : null;
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
