// What a store keeps of notices: the servers' own keys, the devices that want them, what their people wish, and what is
// to be sent to which device. A notification is kept after it was sent, so that it is sent once.

import type { Id, NoticeWishes } from '@menagerie/protocol';
import type { NoticeStatement } from './notice-statements.ts';
import type { Run } from './shared-statements.ts';
import { parse, type Value } from './values.ts';

/** Where a browser's push service takes messages for it, and how to encrypt them. */
export interface Destination {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface Subscription extends Destination {
  readonly id: string;
  readonly person: Id;
  readonly keyHash: string;
}

/** The content as data: the text is written on the device. */
export type NoticeContent =
  | { readonly kind: 'turn'; readonly table: Id; readonly asked: number }
  | {
      readonly kind: 'nudge';
      readonly table: Id;
      readonly asked: number;
      readonly from: string;
      readonly by: Id;
    }
  | { readonly kind: 'call' | 'rematch'; readonly table: Id }
  | { readonly kind: 'challenge'; readonly contest: string }
  | { readonly kind: 'day'; readonly date: string }
  | { readonly kind: 'test' };

export interface DueNotice {
  readonly subscription: string;
  /** The occasion: a device gets one notification for each. */
  readonly topic: string;
  readonly content: NoticeContent;
  /** How often it was tried, this time included. */
  readonly tries: number;
  readonly madeAt: number;
}

export interface NewNotice {
  readonly topic: string;
  readonly content: NoticeContent;
  readonly dueAt: number;
  readonly madeAt: number;
}

interface DueRow {
  readonly subscription_id: string;
  readonly topic: string;
  readonly content: string;
  readonly tries: number;
  readonly made_at: number;
}

export class Notices {
  readonly #run: Run<NoticeStatement>;

  constructor(run: Run<NoticeStatement>) {
    this.#run = run;
  }

  /** The servers' key of that name: always the first one stored. */
  async serverKey(name: string, make: () => string): Promise<string> {
    const found = await this.#value<string>('key', [name], 'value');
    if (found !== null) return found;
    await this.#run('putKey', [name, make()]);
    return (await this.#value<string>('key', [name], 'value')) as string;
  }

  /** Replaces the device's previous one. False: the key was revoked. */
  async subscribe(subscription: Subscription, now: number): Promise<boolean> {
    const { id, person, keyHash, endpoint, p256dh, auth } = subscription;
    await this.#run('dropOthers', [id, keyHash]);
    return this.#does('addSubscription', [id, keyHash, person, endpoint, p256dh, auth, now]);
  }

  /** The subscription of the device with that key. */
  subscriptionOf(keyHash: string): Promise<string | null> {
    return this.#value('ofKey', [keyHash], 'id');
  }

  /** Where the person's devices take notices, the oldest first. */
  async destinationsOf(
    person: Id,
  ): Promise<readonly { readonly endpoint: string; readonly since: number }[]> {
    type Row = { readonly endpoint: string; readonly made_at: number };
    const rows = (await this.#run('ofPerson', [person])) as readonly Row[];
    return rows.map(({ endpoint, made_at }) => ({ endpoint, since: made_at }));
  }

  async unsubscribe(id: string): Promise<void> {
    await this.#run('deleteSubscription', [id]);
  }

  async unsubscribeKey(keyHash: string): Promise<void> {
    await this.#run('deleteOfKey', [keyHash]);
  }

  async destination(id: string): Promise<(Destination & { readonly person: Id }) | null> {
    type Row = Destination & { readonly person_id: Id };
    const [row] = (await this.#run('destination', [id])) as readonly Row[];
    if (!row) return null;
    const { person_id: person, ...rest } = row;
    return { ...rest, person };
  }

  async putWishes(person: Id, wishes: NoticeWishes): Promise<void> {
    await this.#run('putWishes', [person, JSON.stringify(wishes)]);
  }

  async wishesOf(person: Id): Promise<NoticeWishes | null> {
    const text = await this.#value<string>('wishes', [person], 'wishes');
    return text === null ? null : (parse<NoticeWishes>(text) ?? null);
  }

  /** For every device that the person has now. */
  async add(person: Id, { topic, content, dueAt, madeAt }: NewNotice): Promise<void> {
    await this.#run('addNotice', [person, topic, JSON.stringify(content), dueAt, madeAt]);
  }

  async addForDevice(id: string, { topic, content, dueAt, madeAt }: NewNotice): Promise<void> {
    await this.#run('addForDevice', [id, topic, JSON.stringify(content), dueAt, madeAt]);
  }

  /** Due notifications, each claimed by one caller, and due again unless they are settled. */
  async claim(now: number, again: number, limit: number): Promise<readonly DueNotice[]> {
    const rows = (await this.#run('claimNotices', [now, again, limit])) as readonly DueRow[];
    return rows.flatMap(({ subscription_id, topic, content, tries, made_at }) => {
      const parsed = parse<NoticeContent>(content);
      return parsed
        ? [{ subscription: subscription_id, topic, content: parsed, tries, madeAt: made_at }]
        : [];
    });
  }

  /** How many of the person's notifications since then have topics with this prefix. */
  async countSince(person: Id, start: string, since: number): Promise<number> {
    // PostgreSQL counts in text.
    return Number(await this.#value<number | string>('countSince', [person, `${start}%`, since], 'count'));
  }

  /** Null: it is done with. */
  async setDue({ subscription, topic }: DueNotice, at: number | null): Promise<void> {
    await this.#run('setDue', [subscription, topic, at]);
  }

  /** Deletes notifications settled long ago. */
  async forget(before: number): Promise<void> {
    await this.#run('deleteOld', [before]);
  }

  /** Tables at which somebody may need a notification, each claimed by one caller. */
  async claimTables(now: number, again: number, limit: number): Promise<readonly Id[]> {
    const rows = (await this.#run('claimTables', [now, again, limit])) as readonly { readonly id: Id }[];
    return rows.map(({ id }) => id);
  }

  /** The table is not due for notifications until then (null: never), if its log still has that length. */
  async restTable(table: Id, length: number, until: number | null): Promise<void> {
    await this.#run('restTable', [table, length, until]);
  }

  async #does(name: NoticeStatement, values: readonly Value[]): Promise<boolean> {
    return (await this.#run(name, values)).length > 0;
  }

  async #value<T>(name: NoticeStatement, values: readonly Value[], column: string): Promise<T | null> {
    const [row] = (await this.#run(name, values)) as readonly Readonly<Record<string, T>>[];
    return row?.[column] ?? null;
  }
}
