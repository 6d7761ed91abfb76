// The people the reader mutes or blocks. Kept by the server, so that it applies on every device.

import type { Mark, MarkKind } from '@menagerie/protocol';
import { api as pageApi, type Api } from './api.ts';
import { me as pageMe, type Me } from './me.svelte.ts';

export class Marks {
  list = $state.raw<readonly Mark[]>([]);
  readonly #api: Api;
  readonly #me: Me;

  constructor(api: Api, me: Me) {
    this.#api = api;
    this.#me = me;
  }

  /** Guests can't have marked anyone. */
  async load(): Promise<void> {
    this.list = this.#me.person ? await this.#ask('GET', 'me/blocks') : [];
  }

  kindOf(person: string): MarkKind | null {
    return this.list.find((mark) => mark.person === person)?.kind ?? null;
  }

  /** Null removes the mark. */
  async set(person: string, kind: MarkKind | null): Promise<void> {
    const path = `me/blocks/${person}`;
    this.list = await (kind === null ? this.#ask('DELETE', path) : this.#ask('PUT', path, { kind }));
  }

  async #ask(method: string, path: string, body?: unknown): Promise<readonly Mark[]> {
    return (await this.#api.request<{ blocks: readonly Mark[] }>(method, path, body)).blocks;
  }
}

export const marks = new Marks(pageApi, pageMe);
