// Who the reader is at the server. Nobody until they first sit down or open a table: then a name is enough.

import type { Person, Welcome } from '@menagerie/protocol';
import { api as pageApi, type Api } from './api.ts';

export class Me {
  person = $state.raw<Person | null>(null);
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** Whoever holds this browser's cookie. */
  async load(): Promise<Person | null> {
    const person = await this.#api.request<Partial<Person> | ''>('GET', 'me');
    if (person === '') return (this.person = null);
    // A page in a folder has no server behind it, but something may answer.
    if (typeof person.id !== 'string') throw new Error('not our server');
    return (this.person = person as Person);
  }

  /** The name as it is from now on; whoever has none yet becomes somebody. */
  async setName(name: string): Promise<Person> {
    // Perhaps somebody by now, in another tab: a second person would take the place of the first.
    const known = this.person ?? (await this.load());
    if (!known) {
      const { person } = await this.#api.request<Welcome>('POST', 'people', { name, cookie: true });
      return (this.person = person);
    }
    if (known.name === name) return known;
    return (this.person = await this.#api.request<Person>('PATCH', 'me', { name }));
  }

  async useCode(code: string): Promise<Person> {
    const { person } = await this.#api.request<Welcome>('POST', 'people/by-code', { code, cookie: true });
    return (this.person = person);
  }

  async remove(): Promise<void> {
    await this.#api.request('DELETE', 'me');
    this.person = null;
  }
}

export const me = new Me(pageApi);
