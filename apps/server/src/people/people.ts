// Identity: a person is whoever holds one of their keys. Keys and codes are stored only as hashes.

import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { ChangePerson, Device, Id, NewPerson, Person } from '@menagerie/protocol';
import { KeyedQueue } from '../live/keyed-queue.ts';
import type { Device as StoredDevice, Store, Voided } from '../store/store.ts';
import { randomId } from '../table/numbers.ts';

const CODE_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** No letters that look or sound like others. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;
const RECOVERY_LENGTH = 25;
/** How long a key that was looked up is trusted without looking again. */
const TRUST_MS = 10_000;
const MOST_TRUSTED = 20_000;
/** How many keys new to this server are looked up at once for one address. */
const LOOKUPS_AT_ONCE = 4;
/** One more replaces the least recently used. */
const MOST_DEVICES = 50;
/** Of the hash of a key: enough to name a device by. */
const DEVICE_ID_LENGTH = 22;

interface Trusted {
  readonly person: Person;
  readonly until: number;
  /** The day that the store was given as the key's last use. */
  readonly usedAt: number;
}

export interface Welcomed {
  readonly person: Person;
  /** Shown only once. */
  readonly key: string;
}

export class People {
  readonly #store: Store;
  readonly #now: () => number;
  /** Also those that have to be looked up again: they were right once. */
  readonly #trusted = new Map<string, Trusted>();
  readonly #lookups = new KeyedQueue();
  #lookupCount = 0;
  #voidedCount = 0;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
    store.onVoided((voided) => this.#forget(voided));
  }

  async welcome({ name, isBot = false }: NewPerson, label = ''): Promise<Welcomed> {
    const person: Person = { id: randomId(), name, isBot, offer: null, since: this.#now() };
    const key = newKey();
    await this.#store.addPerson(person, hashOf(key), { label, at: person.since });
    return { person, key };
  }

  /** Every key is looked up, but unknown ones queue up, so that guessing doesn't occupy the store. */
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
    const voidedBefore = this.#voidedCount;
    const person = await this.#store.personByKey(hash);
    const before = this.#trusted.get(hash);
    this.#trusted.delete(hash);
    if (!person) return null;
    if (this.#trusted.size >= MOST_TRUSTED) this.#trusted.clear();
    const usedAt = Math.floor(this.#now() / DAY_MS) * DAY_MS;
    // It may have been revoked during the lookup: then look it up again.
    const until = voidedBefore === this.#voidedCount ? this.#now() + TRUST_MS : 0;
    this.#trusted.set(hash, { person, until, usedAt });
    // In the background: nothing is lost if it fails.
    if (before?.usedAt !== usedAt) this.#store.useKey(hash, usedAt).catch(() => undefined);
    return person;
  }

  /** As they are now: another server may have changed them while this one has cached them. */
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
    this.#forget({ person: person.id });
    return changed;
  }

  /** A one-time code with which another device becomes the same person; null: they are gone. */
  async code(person: Id): Promise<{ readonly code: string; readonly until: number } | null> {
    const code = newCode(CODE_LENGTH);
    const until = this.#now() + CODE_MS;
    const isKept = await this.#store.addCode(hashOf(code), person, until);
    return isKept ? { code: inGroups(code), until } : null;
  }

  /** A code to write down, the way back when all devices are lost. It serves until the next takes its place. */
  async recoveryCode(person: Id): Promise<string | null> {
    const code = newCode(RECOVERY_LENGTH);
    const isKept = await this.#store.putRecovery(hashOf(code), person, this.#now());
    return isKept ? inGroups(code) : null;
  }

  recoveryOf(person: Id): Promise<number | null> {
    return this.#store.recoveryOf(person);
  }

  /** By a one-time code or a recovery code. */
  async byCode(code: string, label = ''): Promise<Welcomed | null> {
    const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '');
    const person = await (plain.length === RECOVERY_LENGTH
      ? this.#store.personByRecovery(hashOf(plain))
      : this.#byOneTimeCode(plain));
    if (!person) return null;
    const tooOld = (await this.#store.devicesOf(person.id)).slice(MOST_DEVICES - 1);
    for (const { keyHash } of tooOld) await this.#store.removeKey(keyHash);
    const key = newKey();
    await this.#store.addKey(person.id, hashOf(key), { label, at: this.#now() });
    return { person, key };
  }

  async #byOneTimeCode(plain: string): Promise<Person | null> {
    const id = await this.#store.useCode(hashOf(plain), this.#now());
    return id === null ? null : this.#store.person(id);
  }

  /** `key`: the one with which it is asked. */
  async devicesOf(person: Id, key: string | null): Promise<Device[]> {
    return (await this.#store.devicesOf(person)).map((device) => shown(device, key));
  }

  /** Null: the person has no such device. */
  async removeDevice(person: Id, id: string, key: string | null): Promise<Device | null> {
    const devices = await this.#store.devicesOf(person);
    const found = devices.find(({ keyHash }) => idOf(keyHash) === id);
    if (!found) return null;
    await this.#store.removeKey(found.keyHash);
    return shown(found, key);
  }

  /** The key is void at every server; the person's other keys stay. */
  async revoke(key: string): Promise<void> {
    await this.#store.removeKey(hashOf(key));
  }

  async remove(person: Id): Promise<void> {
    await this.#store.deletePerson(person);
  }

  #forget(voided: Voided | 'lost'): void {
    this.#voidedCount++;
    if (voided === 'lost') this.#trusted.clear();
    else if ('key' in voided) this.#trusted.delete(voided.key);
    else
      for (const [hash, { person }] of this.#trusted)
        if (person.id === voided.person) this.#trusted.delete(hash);
  }
}

const idOf = (keyHash: string): string => keyHash.slice(0, DEVICE_ID_LENGTH);

const shown = ({ keyHash, ...facts }: StoredDevice, key: string | null): Device => ({
  id: idOf(keyHash),
  ...facts,
  isThis: key !== null && keyHash === hashOf(key),
});

function newKey(): string {
  return `mng_${randomBytes(24).toString('base64url')}`;
}

function newCode(length: number): string {
  return Array.from({ length }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}

/** Of five letters each, to be read and typed. */
function inGroups(code: string): string {
  return (code.match(/.{5}/g) ?? []).join('-');
}

/** Keys and codes are long and random, so a plain hash can't be reversed. */
export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
