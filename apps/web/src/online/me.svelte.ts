// Who the reader is at the server. Nobody until they first sit down or open a table: then a name is enough.

import type { Person, Welcome } from '@menagerie/protocol';
import { ask } from './api.ts';

class Me {
  person = $state.raw<Person | null>(null);

  /** Asks the server who holds this browser's cookie. */
  async look(): Promise<Person | null> {
    const person = await ask<Partial<Person> | ''>('GET', 'me');
    if (person === '') return (this.person = null);
    // A page in a folder has no server behind it, but something may answer.
    if (typeof person.id !== 'string') throw new Error('not our server');
    return (this.person = person as Person);
  }

  /** The name as it is from now on; whoever has none yet becomes somebody. */
  async call(name: string): Promise<Person> {
    // Perhaps somebody by now, in another tab: a second person would take the place of the first.
    const known = this.person ?? (await this.look());
    if (!known) {
      const { person } = await ask<Welcome>('POST', 'people', { name, cookie: true });
      return (this.person = person);
    }
    return known.name === name ? known : (this.person = await ask<Person>('PATCH', 'me', { name }));
  }

  async useCode(code: string): Promise<Person> {
    const { person } = await ask<Welcome>('POST', 'people/by-code', { code, cookie: true });
    return (this.person = person);
  }

  async remove(): Promise<void> {
    await ask('DELETE', 'me');
    this.person = null;
  }
}

export const me = new Me();
