// The interface of an attack and its tools. To add one: write a `run` with the field's strangers in one of the files
// under attacks/, and add it to the list there. The server's answers are counted automatically.

import { Client, type Reply } from './client.ts';

export interface Attack {
  readonly name: string;
  /** A description in one sentence. */
  readonly tries: string;
  /** Whether it comes from the same address as the well-behaved players. */
  readonly sharesAddress?: boolean;
  run(field: Field): Promise<void>;
}

/** The result. */
export interface Outcome {
  readonly answers: Readonly<Record<string, number>>;
  /** Promises that weren't kept, one sentence each. */
  readonly broken: readonly string[];
  readonly notes: readonly string[];
}

export interface FieldOptions {
  readonly server: string;
  /** The prefix of the attack's addresses. */
  readonly network: string;
  readonly sharesAddress: boolean;
  /** Aborted when the well-behaved players have finished. */
  readonly stop: AbortSignal;
}

export const PLAYERS_ADDRESS = '127.0.0.1';
const BYSTANDERS_ADDRESS = '127.0.0.2';
const MOST_AT_ONCE = 200;

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class Field {
  readonly #options: FieldOptions;
  readonly #answers: Record<string, number> = {};
  readonly #broken = new Set<string>();
  readonly #notes: string[] = [];

  constructor(options: FieldOptions) {
    this.#options = options;
  }

  get stop(): AbortSignal {
    return this.#options.stop;
  }

  /** Somebody without a key; attacks have few addresses, numbered from 1. */
  guest(address = 1): Client {
    const { sharesAddress, network } = this.#options;
    return this.#client(sharesAddress ? PLAYERS_ADDRESS : `${network}.${address}`, true);
  }

  /** A client with an account. */
  stranger(name = 'Stranger', address = 1): Promise<Client> {
    return become(this.guest(address), name);
  }

  async strangers(count: number, addresses = 1): Promise<Client[]> {
    const all: Client[] = [];
    for (let i = 0; i < count; i++) all.push(await this.stranger(`Stranger ${i + 1}`, 1 + (i % addresses)));
    return all;
  }

  /** A harmless client at another address; its responses are not counted. */
  bystander(name = 'Bystander'): Promise<Client> {
    return become(this.#client(BYSTANDERS_ADDRESS, false), name);
  }

  /** This many per second, without waiting for the answers, until all are sent or the players have finished. */
  async flood(
    { perSecond, times = Infinity }: { readonly perSecond: number; readonly times?: number },
    send: (i: number) => Promise<unknown>,
  ): Promise<void> {
    const began = performance.now();
    const underWay = new Set<Promise<unknown>>();
    for (let i = 0; i < times && !this.stop.aborted; i++) {
      const early = began + (i * 1000) / perSecond - performance.now();
      if (early > 5) await wait(early);
      if (underWay.size >= MOST_AT_ONCE) await Promise.race(underWay);
      const one = send(i).finally(() => underWay.delete(one));
      underWay.add(one);
    }
    await Promise.all(underWay);
  }

  /** The promise being tested. */
  expect(isKept: boolean, promise: string): void {
    if (!isKept) this.#broken.add(promise);
  }

  /** Expects the server to have refused something with one of these codes. */
  expectRefusal(...codes: readonly string[]): void {
    const isThere = codes.some((code) => Object.keys(this.#answers).some((key) => key.endsWith(` ${code}`)));
    this.expect(isThere, `something is refused as ${codes.join(' or ')}`);
  }

  note(sentence: string): void {
    this.#notes.push(sentence);
  }

  outcome(): Outcome {
    return { answers: this.#answers, broken: [...this.#broken], notes: this.#notes };
  }

  #client(address: string, isCounted: boolean): Client {
    const count = ({ status, code }: Reply): void => {
      const key = `${status} ${code || 'ok'}`;
      this.#answers[key] = (this.#answers[key] ?? 0) + 1;
    };
    const { server } = this.#options;
    return new Client({ server, address, count: isCounted ? count : () => undefined });
  }
}

/** Waits as long as the server asks for. */
async function become(guest: Client, name: string): Promise<Client> {
  for (;;) {
    const { status, body } = await guest.send('POST', '/people', { name });
    if (status === 201) {
      const { key, person } = body as { key: string; person: { id: string } };
      return guest.as(key, person.id);
    }
    if (status !== 429) throw new Error(`nobody can become ${name}: ${status} ${JSON.stringify(body)}`);
    await wait(2_000);
  }
}
