// What operators do to people and tables. Every act is in the audit log before it is done.

import type { Id, Person } from '@menagerie/protocol';
import { orRefuse, type Context } from '../http/context.ts';
import { fail } from '../http/errors.ts';
import type { Act, Ban } from '../store/moderation.ts';
import { leave } from '../table/absence.ts';
import { randomId } from '../table/numbers.ts';
import {
  closeByOperator,
  renameIn,
  tellRenamed,
  tellUnsaid,
  withoutWords,
  wordsOf,
} from '../table/operating.ts';

const MOST_TABLES = 500;

type Named = Partial<Pick<Act, 'person' | 'table' | 'address' | 'detail'>>;

export class Operator {
  readonly label: string;
  readonly #context: Context;

  /** The label of the key that they came with. */
  constructor(context: Context, label: string) {
    this.#context = context;
    this.label = label;
  }

  async warn(person: Person, text: string): Promise<void> {
    const { moderation } = this.#context.store;
    await this.#note('warn', text, { person: person.id });
    await moderation.addWarning({ id: randomId(), at: this.#now(), text, readAt: null }, person.id);
  }

  /** Seats of the person are left at once, and tables that they have opened and nobody started are closed. */
  async banPerson(person: Person, until: number, reason: string): Promise<void> {
    await this.#ban({ person: person.id, address: null }, until, reason);
    const { store, registry } = this.#context;
    const query = { person: person.id, phases: ['open', 'playing'], limit: MOST_TABLES } as const;
    for (const { id } of await store.gamesOf(query))
      await registry.change(id, (table) =>
        table.phase === 'open' && table.host === person.id ? closeByOperator(table) : leave(table, person.id),
      );
  }

  banAddress(address: string, until: number, reason: string): Promise<void> {
    return this.#ban({ person: null, address }, until, reason);
  }

  async #ban(whom: Pick<Ban, 'person' | 'address'>, until: number, reason: string): Promise<void> {
    const { store, bans } = this.#context;
    await this.#note('ban', reason, { ...whom, detail: `until ${new Date(until).toISOString()}` });
    await store.moderation.addBan({ id: randomId(), at: this.#now(), ...whom, until, reason });
    await bans.refresh();
  }

  async liftBan({ id, person, address }: Ban, why: string): Promise<void> {
    const { store, bans } = this.#context;
    await this.#note('lift ban', why, { person, address });
    await store.moderation.liftBan(id);
    await bans.refresh();
  }

  /** Also in every log that names the person. */
  async rename(person: Person, name: string, why: string): Promise<void> {
    const { people, store, registry } = this.#context;
    const { id } = person;
    await this.#note('rename', why, { person: id, detail: `${person.name} → ${name}` });
    await people.change(person, { name });
    for (const table of await store.tablesNaming(id)) {
      await registry.rewrite(table, (log) => renameIn(log, id, name));
      await registry.changeUnderAnyRules(table, (now) => tellRenamed(now, id, name));
    }
  }

  async removeWords(table: Id, n: number, why: string): Promise<void> {
    const { store, registry } = this.#context;
    const entry = (await registry.refresh(table))?.entries[n]?.event;
    if (wordsOf(entry) === null || entry?.type !== 'said')
      fail('not-found', 'There is no message in that entry.');
    await this.#note('remove words', why, { table, person: entry.person, detail: `entry ${n}` });
    await registry.rewrite(table, (log) => withoutWords(log, n));
    await registry.changeUnderAnyRules(table, (now) => tellUnsaid(now, n));
    await store.moderation.clearQuotes(table, n);
  }

  async closeTable(table: Id, why: string): Promise<void> {
    const { registry } = this.#context;
    const found = (await registry.refresh(table)) ?? fail('no-table', 'There is no such table.');
    if (found.phase === 'over') fail('game-over', 'The game is already over.');
    await this.#note('close table', why, { table });
    orRefuse(await registry.changeUnderAnyRules(table, closeByOperator));
  }

  async unlist(contest: Id, why: string): Promise<void> {
    const { store } = this.#context;
    const found = (await store.contests.find(contest)) ?? fail('no-contest', 'There is no such challenge.');
    await this.#note('unlist challenge', why, { person: found.host, detail: found.title });
    await store.contests.clearTitle(contest);
  }

  async closeReport(
    report: { readonly id: Id; readonly person: Id; readonly table: Id },
    why: string,
  ): Promise<void> {
    const { person, table, id } = report;
    await this.#note('close report', why, { person, table });
    await this.#context.store.moderation.closeReport(id, this.#now());
  }

  #note(what: string, why: string, named: Named): Promise<void> {
    const { person = null, table = null, address = null, detail = '' } = named;
    const act = { id: randomId(), at: this.#now(), operator: this.label, what, why };
    return this.#context.store.moderation.addAct({ ...act, person, table, address, detail });
  }

  #now(): number {
    return this.#context.registry.now();
  }
}
