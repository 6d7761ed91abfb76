// What goes wrong in a soak, and in which order.

import { shuffle, type SeededRandom } from '@menagerie/rules';
import type { Mend } from '../postgres.ts';
import type { ServerProcess } from '../server-process.ts';
import type { Place } from './places.ts';

export const FAULTS = ['kill', 'crash', 'stall', 'clock'] as const;
export type FaultKind = (typeof FAULTS)[number];
export type FaultCounts = Readonly<Record<FaultKind, number>>;

export const FAULT_WORDS: Readonly<Record<FaultKind, string>> = {
  kill: 'a server killed',
  crash: 'the database stopped at once',
  stall: 'the store stalled',
  clock: "a server's clock wrong, then set right",
};

export interface Fault {
  readonly kind: FaultKind;
  /** How long it lasts, at least, in milliseconds. */
  readonly lasts: number;
  /** Whether games can go on while it lasts. */
  readonly leavesService: boolean;
  begin(): Promise<Mend>;
}

/** Seconds by which a clock is wrong. */
const SHIFTS = [-3600, -90, -4, 4, 90, 3600];

export class FaultMaker {
  readonly #servers: readonly ServerProcess[];
  readonly #place: Place;
  readonly #random: SeededRandom;
  #next = 0;

  constructor(servers: readonly ServerProcess[], place: Place, random: SeededRandom) {
    this.#servers = servers;
    this.#place = place;
    this.#random = random;
  }

  make(kind: FaultKind): Fault {
    const { crash } = this.#place;
    const server = this.#servers[this.#next++ % this.#servers.length];
    switch (kind) {
      case 'kill': {
        const begin = async (): Promise<Mend> => {
          await server.kill();
          return () => server.start();
        };
        // Now and then longer than what counts as an outage.
        const lasts = this.#next % 5 === 0 ? 6_000 : this.#between(200, 2_000);
        return { kind, begin, lasts, leavesService: this.#servers.length > 1 };
      }
      case 'clock': {
        const shift = SHIFTS[this.#random.below(SHIFTS.length)] * 1_000;
        const begin = async (): Promise<Mend> => {
          await server.kill();
          await server.start(shift);
          return () => server.stepClock();
        };
        return { kind, begin, lasts: this.#between(2_000, 5_000), leavesService: true };
      }
      case 'crash': {
        if (!crash) throw new Error('this store has no database of its own');
        return { kind, begin: crash, lasts: this.#between(0, 5_000), leavesService: false };
      }
      case 'stall': {
        const begin = (): Promise<Mend> => this.#place.stall();
        return { kind, begin, lasts: this.#between(1_000, 12_000), leavesService: false };
      }
    }
  }

  #between(least: number, most: number): number {
    return least + this.#random.below(most - least);
  }
}

/** All of them, in an order that the seed decides. */
export function inAnyOrder(counts: FaultCounts, random: SeededRandom): FaultKind[] {
  const all = FAULTS.flatMap((kind, i) => Array.from({ length: counts[kind] }, () => i));
  shuffle(all, all.length, random);
  return all.map((i) => FAULTS[i]);
}
