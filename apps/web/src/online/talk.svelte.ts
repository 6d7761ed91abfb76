// Chat at a table: the phrases that are always allowed, who is muted, and unread messages.

import type { Say } from '@menagerie/protocol';
import { PHRASES } from '@menagerie/protocol/limits';
import * as v from 'valibot';
import type { Store } from '../store/store.ts';
import { t } from '../words/words.svelte.ts';
import type { LiveTable, Said } from './live-table.svelte.ts';
import { marks } from './marks.svelte.ts';
import { me } from './me.svelte.ts';

/** A phrase in the reader's language; null if this page doesn't know it. */
export function tellSaid({ phrase, text }: Said): string | null {
  if (text !== undefined) return text;
  const known = PHRASES.find((one) => one === phrase);
  if (known) return t(`live-phrase-${known}`);
  // A nudge has its own button, and is limited in frequency.
  return phrase === 'nudge' ? t('live-phrase-nudge') : null;
}

export class Talk {
  /** Ids of muted or blocked people; guests' mutes are kept on this device. */
  readonly muted: readonly string[] = $derived.by(() => [
    ...marks.list.map(({ person }) => person),
    ...this.#mutedHere,
  ]);
  #mutedHere = $state.raw<readonly string[]>([]);
  /** How many messages have been read. */
  #read = $state(0);
  readonly heard: readonly Said[] = $derived.by(() =>
    this.#table.said.filter((one) => !this.muted.includes(one.person) && tellSaid(one) !== null),
  );
  readonly unread: number = $derived.by(() => {
    const own = this.#table.state.you;
    return this.heard.filter(({ n, seat }) => n >= this.#read && (own === null || seat !== own)).length;
  });
  readonly #table: LiveTable;
  readonly #store: Store;

  constructor(table: LiveTable, store: Store) {
    this.#table = table;
    this.#store = store;
    this.#read = table.state.n;
    void store.get('settings', 'muted').then((kept) => {
      if (v.is(v.array(v.string()), kept)) this.#mutedHere = kept;
    });
  }

  readAll(): void {
    this.#read = this.#table.state.n;
  }

  async setMuted(person: string, isMuted: boolean): Promise<void> {
    const others = this.#mutedHere.filter((one) => one !== person);
    this.#mutedHere = isMuted && !me.person ? [...others, person] : others;
    await this.#store.put('settings', 'muted', [...this.#mutedHere]);
    if (me.person) await marks.set(person, isMuted ? 'mute' : null);
  }

  say(what: Say): Promise<boolean> {
    return this.#table.request('POST', 'words', what);
  }
}
