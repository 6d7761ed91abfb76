// Who the reader is to the server. Nobody until they first sit down or open a table; then a name is enough.

import type { Person, Welcome } from '@menagerie/protocol';
import { api as pageApi, type Api } from './api.ts';

export class Me {
  person = $state.raw<Person | null>(null);
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** Whoever this browser's cookie belongs to. */
  async load(): Promise<Person | null> {
    const person = await this.#api.request<Partial<Person> | ''>('GET', 'me');
    if (person === '') return (this.person = null);
    // On a file host something may answer without being our server.
    if (typeof person.id !== 'string') throw new Error('not our server');
    return (this.person = person as Person);
  }

  /** Changes the name; creates the person if there is none yet. */
  async setName(name: string): Promise<Person> {
    // Another tab may have created a person in the meantime; a second one would replace it.
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
