// What one person may hold of what everybody shares: seats and tables that wait for their start, places in the lobby,
// invitations. Requests of one person, and calls to one person, are looked at one after the other.

import type { Id, OpenTable, Person, SeatPlan, Settings, Sit, TableLine } from '@menagerie/protocol';
import type { Result } from '@menagerie/rules';
import type { Store } from '../store/store.ts';
import { again, calledBy, change, close, NOT_CALLABLE, open, sit } from '../table/opening.ts';
import { refuse, type Refused, type Ruling } from '../table/ruling.ts';
import type { Table } from '../table/table.ts';
import { KeyedQueue } from './keyed-queue.ts';
import type { TableRegistry } from './table-registry.ts';

/** Of tables that have not begun; `listed` are all in the lobby, running ones too. */
const MOST = { seats: 10, tables: 20, listed: 10, calls: 20, callsByOne: 3 };
/** After so long without a change, a table at which its host waits alone makes room for another. */
const ABANDONED_MS = 60 * 60 * 1000;
/** A bot account may be busy. */
const BOT_FACTOR = 10;
const MOST_READ = 500;

type Opened = Result<Table, Refused>;

export interface HoldingsOptions {
  readonly store: Store;
  readonly registry: TableRegistry;
}

export class Holdings {
  readonly #store: Store;
  readonly #registry: TableRegistry;
  readonly #turns = new KeyedQueue();

  constructor({ store, registry }: HoldingsOptions) {
    this.#store = store;
    this.#registry = registry;
  }

  open(person: Person, wish: OpenTable): Promise<Opened> {
    return this.#inTurn(person.id, async () => {
      const held = await this.#makeRoom(person);
      const seats = wish.sit === null ? 0 : 1;
      const full =
        tooManyTables(person, held) ??
        (seats > 0 ? tooManySeats(person, held, null) : null) ??
        (wish.settings?.listed ? await this.#tooManyListed(person) : null);
      if (full) return full;
      return this.#calling(person, calledBy({ seats: [], host: person.id }, wish.seats ?? []), () =>
        this.#registry.open(open(person, wish)),
      );
    });
  }

  change(
    person: Person,
    table: Table,
    wish: { readonly seats?: readonly SeatPlan[]; readonly settings?: Partial<Settings> },
    decide = (now: Table): Ruling => change(now, person, wish as Parameters<typeof change>[2]),
  ): Promise<Opened> {
    return this.#inTurn(person.id, async () => {
      const isListedNow = wish.settings?.listed && !table.settings.listed && table.host === person.id;
      const full = isListedNow ? await this.#tooManyListed(person) : null;
      const called = table.host === person.id ? calledBy(table, wish.seats ?? []) : [];
      return full ?? this.#calling(person, called, () => this.#registry.change(table.id, decide));
    });
  }

  sit(person: Person, table: Table, wish: Sit): Promise<Opened> {
    return this.#inTurn(person.id, async () => {
      const full = tooManySeats(person, await this.#makeRoom(person), table.id);
      if (full && table.phase === 'open') return full;
      const here = [table.host, ...table.seats.flatMap(({ person: sits }) => sits ?? [])];
      const foes = await this.#store.foesOf(person.id, here);
      return this.#registry.change(table.id, (now) => sit(now, person, wish, foes));
    });
  }

  /** The seats of those who cannot be called are open. */
  again(person: Person, old: Table): Promise<Opened> {
    return this.#inTurn(person.id, async () => {
      const full = tooManyTables(person, await this.#makeRoom(person));
      if (full) return full;
      const players = old.seats.flatMap(({ person: sat }) => (sat === null || sat === person.id ? [] : sat));
      return this.#oneByOne(players, async () => {
        const barred = new Set<Id>();
        for (const one of players) if (!(await this.#mayCall(person.id, one))) barred.add(one);
        return this.#registry.open(again(old, person, (one) => !barred.has(one)));
      });
    });
  }

  #calling(caller: Person, called: readonly Id[], work: () => Promise<Opened>): Promise<Opened> {
    return this.#oneByOne(called, async () => {
      for (const one of called) if (!(await this.#mayCall(caller.id, one))) return NOT_CALLABLE;
      return work();
    });
  }

  async #mayCall(caller: Id, called: Id): Promise<boolean> {
    const store = this.#store;
    const [foes, ownFoes] = [await store.foesOf(caller, [called]), await store.foesOf(called, [caller])];
    if (foes.length + ownFoes.length > 0) return false;
    const factor = factorOf(await store.person(called));
    const calls = (await this.#waiting(called)).filter((line) => isCalled(line, called));
    const byCaller = calls.filter(({ host }) => host === caller);
    return calls.length < factor * MOST.calls && byCaller.length < factor * MOST.callsByOne;
  }

  async #tooManyListed(person: Person): Promise<ReturnType<typeof refuse> | null> {
    const most = factorOf(person) * MOST.listed;
    if ((await this.#store.countListed(person.id)) < most) return null;
    return refuse('too-many-tables', `You already have ${most} tables in the lobby.`);
  }

  /** What waits for the person; where that is too much, tables at which they are alone are closed first. */
  async #makeRoom(person: Person): Promise<readonly TableLine[]> {
    const held = await this.#waiting(person.id);
    if (!tooManySeats(person, held, null) && !tooManyTables(person, held)) return held;
    const before = this.#registry.now() - ABANDONED_MS;
    const isAbandoned = ({ host, seats, changedAt }: TableLine): boolean =>
      host === person.id &&
      changedAt < before &&
      seats.every(({ plan, person: sits }) => (sits ?? host) === host && plan.type !== 'person');
    for (const line of held.filter(isAbandoned)) await this.#registry.change(line.id, close);
    return held.filter((line) => !isAbandoned(line));
  }

  #waiting(person: Id): Promise<readonly TableLine[]> {
    return this.#store.gamesOf({ person, phases: ['open'], limit: MOST_READ });
  }

  #inTurn<T>(person: Id, work: () => Promise<T>): Promise<T> {
    return this.#turns.run(`by ${person}`, work);
  }

  /** Always in the same order, so that nobody waits for each other. */
  #oneByOne<T>(called: readonly Id[], work: () => Promise<T>): Promise<T> {
    return called
      .toSorted()
      .reduce<() => Promise<T>>((inner, one) => () => this.#turns.run(`to ${one}`, inner), work)();
  }
}

const factorOf = (person: Person | null): number => (person?.isBot ? BOT_FACTOR : 1);

/** Whether a seat is kept for the person, who has not sat down. */
export const isCalled = ({ seats, host }: TableLine, person: Id): boolean =>
  host !== person &&
  seats.some(({ plan, person: sits }) => plan.type === 'person' && plan.person === person && sits === null) &&
  seats.every(({ person: sits }) => sits !== person);

function tooManySeats(
  person: Person,
  held: readonly TableLine[],
  except: Id | null,
): ReturnType<typeof refuse> | null {
  const most = factorOf(person) * MOST.seats;
  const sits = held.filter(
    ({ id, seats }) => id !== except && seats.some(({ person: one }) => one === person.id),
  );
  if (sits.length < most) return null;
  return refuse(
    'too-many-seats',
    `You already have seats at ${most} tables that have not started. Leave one first.`,
  );
}

function tooManyTables(person: Person, held: readonly TableLine[]): ReturnType<typeof refuse> | null {
  const most = factorOf(person) * MOST.tables;
  if (held.filter(({ host }) => host === person.id).length < most) return null;
  return refuse(
    'too-many-tables',
    `You already have ${most} open tables that have not started. Start or close one first.`,
  );
}
