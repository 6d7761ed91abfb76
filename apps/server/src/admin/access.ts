// Who may use the admin page: whoever has one of its keys. They are kept as hashes, and compared so that the time it
// takes tells nothing.

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { fail } from '../http/errors.ts';
import { WrongKeys } from '../http/wrong-keys.ts';
import { parseRange } from '../people/address-range.ts';
import type { AdminKey } from '../store/moderation.ts';
import type { Store } from '../store/store.ts';

/** Wrong keys from one address in a minute. */
const MOST_WRONG = 10;
const MOST_SEEN = 1_000;
/** The label of the key in the settings. */
const FROM_SETTINGS = 'ADMIN_KEY';

export interface AccessOptions {
  readonly store: Store;
  readonly adminKey?: string | undefined;
  readonly now: () => number;
}

export class Access {
  readonly #store: Store;
  readonly #fromSettings: readonly AdminKey[];
  readonly #wrongKeys: WrongKeys;
  /** Addresses with the right keys that they have sent: others there who guess do not keep these out. */
  readonly #seen = new Set<string>();

  constructor({ store, adminKey, now }: AccessOptions) {
    this.#store = store;
    this.#fromSettings =
      adminKey === undefined ? [] : [{ label: FROM_SETTINGS, hash: hashOf(adminKey), at: 0 }];
    this.#wrongKeys = new WrongKeys(MOST_WRONG, now);
  }

  async hasKeys(): Promise<boolean> {
    return (await this.#keys()).length > 0;
  }

  /** The label of the key; null if it is wrong. Refuses an address from which too many wrong ones came. */
  async check(key: string, address: string): Promise<string | null> {
    const from = parseRange(address) ?? address;
    const hash = hashOf(key);
    const isSeen = this.#seen.has(`${from} ${hash}`);
    if (!isSeen && this.#wrongKeys.areTooMany(from))
      fail('too-fast', 'Too many wrong keys came from your address: wait a minute, then try again.');
    const found = (await this.#keys()).filter((known) => isSame(known.hash, hash));
    if (found.length === 0) {
      this.#wrongKeys.note(from);
      return null;
    }
    if (this.#seen.size >= MOST_SEEN) this.#seen.clear();
    this.#seen.add(`${from} ${hash}`);
    return found[0].label;
  }

  async #keys(): Promise<readonly AdminKey[]> {
    return [...this.#fromSettings, ...(await this.#store.moderation.adminKeys())];
  }
}

/** The key is told here and never again. Null: there is a key of that label. */
export async function makeAdminKey(store: Store, label: string, now: number): Promise<string | null> {
  const key = `mga_${randomBytes(24).toString('base64url')}`;
  return (await store.moderation.addAdminKey({ label, hash: hashOf(key), at: now })) ? key : null;
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
