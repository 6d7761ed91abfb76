// Who is who: a person is whoever holds one of their keys. Keys and codes are kept only as hashes.

import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { ChangePerson, Id, NewPerson, Person } from '@menagerie/protocol';
import { KeyedQueue } from '../live/keyed-queue.ts';
import type { Store } from '../store/store.ts';
import { randomId } from '../table/numbers.ts';

const CODE_MS = 10 * 60 * 1000;
/** No letters that look or sound like others. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;
/** How long a key that was looked up is trusted without looking again. */
const TRUST_MS = 10_000;
const MOST_TRUSTED = 20_000;
/** So many keys that this server has not seen before are looked up at once for one address. */
const LOOKUPS_AT_ONCE = 4;

interface Trusted {
  readonly person: Person;
  readonly until: number;
}

export class People {
  readonly #store: Store;
  readonly #now: () => number;
  /** Also those that have to be looked up again: they were right once. */
  readonly #trusted = new Map<string, Trusted>();
  readonly #lookups = new KeyedQueue();
  #lookupCount = 0;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** The key is told here and never again. */
  async welcome({
    name,
    isBot = false,
  }: NewPerson): Promise<{ readonly person: Person; readonly key: string }> {
    const person: Person = { id: randomId(), name, isBot, offer: null, since: this.#now() };
    const key = newKey();
    await this.#store.addPerson(person, hashOf(key));
    return { person, key };
  }

  /** Every key is looked up, but those never seen before wait for each other, so that guessing leaves the store to others. */
  async byKey(key: string, address = ''): Promise<Person | null> {
    const hash = hashOf(key);
    const trusted = this.#trusted.get(hash);
    if (!trusted) {
      const place = `${address} ${this.#lookupCount++ % LOOKUPS_AT_ONCE}`;
      return this.#lookups.run(place, () => this.#lookUp(hash));
    }
    return trusted.until > this.#now() ? trusted.person : this.#lookUp(hash);
  }

  async #lookUp(hash: string): Promise<Person | null> {
    const person = await this.#store.personByKey(hash);
    this.#trusted.delete(hash);
    if (!person) return null;
    if (this.#trusted.size >= MOST_TRUSTED) this.#trusted.clear();
    this.#trusted.set(hash, { person, until: this.#now() + TRUST_MS });
    return person;
  }

  /** As they are now: another server may have changed them while this one trusts what it looked up. */
  look(id: Id): Promise<Person | null> {
    return this.#store.person(id);
  }

  async change(person: Person, { name, offer }: ChangePerson): Promise<Person> {
    const changed = {
      ...person,
      ...(name === undefined ? {} : { name }),
      ...(offer === undefined ? {} : { offer }),
    };
    await this.#store.savePerson(changed);
    this.#trusted.clear();
    return changed;
  }

  /** A one-time code with which another device becomes the same person. */
  async code(person: Id): Promise<{ readonly code: string; readonly until: number }> {
    const letters = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]);
    const code = letters.join('');
    const until = this.#now() + CODE_MS;
    await this.#store.addCode(hashOf(code), person, until);
    return { code: `${code.slice(0, 5)}-${code.slice(5)}`, until };
  }

  async byCode(code: string): Promise<{ readonly person: Person; readonly key: string } | null> {
    const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
    const id = await this.#store.useCode(hashOf(plain), this.#now());
    const person = id === null ? null : await this.#store.person(id);
    if (!person) return null;
    const key = newKey();
    await this.#store.addKey(person.id, hashOf(key));
    return { person, key };
  }

  /** The key is void, here at once and at other servers when they look again; the person's other keys stay. */
  async revoke(key: string): Promise<void> {
    await this.#store.removeKey(hashOf(key));
    this.#trusted.delete(hashOf(key));
  }

  async remove(person: Id): Promise<void> {
    await this.#store.deletePerson(person);
    this.#trusted.clear();
  }
}

function newKey(): string {
  return `mng_${randomBytes(24).toString('base64url')}`;
}

/** Keys are random and long, so that a plain hash cannot be turned back. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
