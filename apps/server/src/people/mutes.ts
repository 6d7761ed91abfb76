// Muted and blocked people of the readers on this server: loaded when they start reading, and kept up
// when they change it here.

import type { Id, Mark } from '@menagerie/protocol';
import type { Store } from '../store/store.ts';

const NOBODY: ReadonlySet<Id> = new Set();

export class Mutes {
  readonly #store: Pick<Store, 'marksOf'>;
  readonly #byPerson = new Map<Id, ReadonlySet<Id>>();

  constructor(store: Pick<Store, 'marksOf'>) {
    this.#store = store;
  }

  /** Blocked people are muted too. */
  of(person: Id | null): ReadonlySet<Id> {
    return (person === null ? null : this.#byPerson.get(person)) ?? NOBODY;
  }

  async load(person: Id | null): Promise<ReadonlySet<Id>> {
    if (person !== null) this.note(person, await this.#store.marksOf(person));
    return this.of(person);
  }

  note(person: Id, marks: readonly Mark[]): void {
    if (marks.length === 0) this.#byPerson.delete(person);
    else this.#byPerson.set(person, new Set(marks.map((mark) => mark.person)));
  }
}
