// The seats of a table that hasn't started: who sits where, which are free or reserved, and where the reader may sit.

import type { SeatPlan, TableState } from '@menagerie/protocol';
import { t } from '../words/words.svelte.ts';
import { api as pageApi, type Api } from './api.ts';
import { seatName } from './seat-name.ts';

type SeatState = TableState['seats'][number];

export const isTaken = ({ plan, person }: SeatState): boolean => person !== null || plan.type === 'bot';
/** Open to anyone. */
export const isFree = (seat: SeatState): boolean => !isTaken(seat) && seat.plan.type === 'open';
/** Reserved for somebody who hasn't come yet: empty, but not free. */
export const isKept = (seat: SeatState): boolean => !isTaken(seat) && !isFree(seat);

interface Reader {
  /** The reader's id on the server, if they have one. */
  readonly me: string | null;
  readonly hasInvitation: boolean;
  /** Whether the host has removed the reader. */
  readonly isRemoved: boolean;
}

export class Seating {
  readonly #state: () => TableState;
  readonly #reader: () => Reader;
  /** Names of the players of the previous table: a rematch reserves seats for them. */
  #known = $state.raw<ReadonlyMap<string | null, string | null>>(new Map());

  constructor(state: () => TableState, reader: () => Reader, api: Api = pageApi) {
    this.#state = state;
    this.#reader = reader;
    const { after } = state();
    if (after === null) return;
    api.request<TableState>('GET', `tables/${after}`).then(
      (old) => {
        this.#known = new Map(old.seats.map(({ person, name }) => [person, name]));
      },
      // Without the previous table, nobody is named.
      () => undefined,
    );
  }

  get seats(): TableState['seats'] {
    return this.#state().seats;
  }

  get free(): number {
    return this.seats.filter(isFree).length;
  }

  get kept(): number {
    return this.seats.filter(isKept).length;
  }

  /** Who seats are reserved for, as far as known. */
  get keptNames(): string[] {
    return this.seats.flatMap((seat) => (isKept(seat) ? (this.#nameFor(seat.plan) ?? []) : []));
  }

  /** Who sits there, or the text for an empty seat. */
  nameAt(seat: number): string {
    const { plan } = this.seats[seat];
    const name = seatName(this.seats, seat);
    if (name !== null) return name;
    if (plan.type === 'invited') return t('live-seat-invited');
    if (plan.type !== 'person') return t('live-seat-open');
    if (this.isKeptForReader(seat)) return t('live-kept-for-you');
    const called = this.#nameFor(plan);
    return called === null ? t('live-kept') : t('live-kept-for', { name: called });
  }

  isKeptForReader(seat: number): boolean {
    const { plan, person } = this.seats[seat];
    const { me } = this.#reader();
    return person === null && plan.type === 'person' && me !== null && plan.person === me;
  }

  maySit(seat: number): boolean {
    const one = this.seats[seat];
    const { me, hasInvitation, isRemoved } = this.#reader();
    if (isTaken(one)) return false;
    if (one.plan.type === 'person') return this.isKeptForReader(seat);
    if (isRemoved) return false;
    return one.plan.type === 'open' || hasInvitation || (me !== null && me === this.#state().host);
  }

  /** The seat for a reader who hasn't picked one: the one reserved for them, or the first free one. */
  get seatForReader(): number | null {
    const open = this.seats.map((_, seat) => seat).filter((seat) => this.maySit(seat));
    return open.find((seat) => this.isKeptForReader(seat)) ?? open.at(0) ?? null;
  }

  #nameFor(plan: SeatPlan): string | null {
    return plan.type === 'person' ? (this.#known.get(plan.person) ?? null) : null;
  }
}
