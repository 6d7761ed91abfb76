// Well-behaved players: each has a stream, thinks for about a second, and moves. A round is one game for each of them,
// with clocks, among people and with built-in bots.

import type { Entry, TableState } from '@menagerie/protocol';
import { GAME_IDS, SeededRandom } from '@menagerie/rules';
import { readLines, send } from '../../apps/server/src/testing/requests.ts';
import { wait } from './attack.ts';
import { figuresOf, type Figures } from './figures.ts';
import { Sightings } from './sightings.ts';

/** People at a table, and bots. */
const TABLES: readonly { readonly people: number; readonly bots: readonly string[] }[] = [
  { people: 2, bots: [] },
  { people: 1, bots: ['tiger'] },
  { people: 3, bots: [] },
  { people: 1, bots: ['cat', 'tiger'] },
  { people: 2, bots: ['kitten'] },
  { people: 1, bots: ['tiger', 'tiger'] },
];
const THINK_MS = { least: 500, more: 1_000 };
const RETRY_MS = 500;
/** Players who haven't finished by then count as unfinished. */
const PATIENCE_MS = 240_000;

export interface RoundReport {
  /** From a move's request until everybody at the table has seen it. */
  readonly moves: Figures;
  /** From a bot's turn to its move. */
  readonly bots: Figures;
  readonly finished: number;
  readonly lostOnTime: number;
  /** Requests that had to be sent again. */
  readonly refused: number;
}

export class Players {
  readonly #server: string;
  readonly #keys: string[] = [];
  readonly #mostMoves: number;
  readonly #random = new SeededRandom('players');
  #turn = 0;

  /** After this many moves a player asks to stop. */
  constructor(server: string, mostMoves: number) {
    this.#server = server;
    this.#mostMoves = mostMoves;
  }

  get count(): number {
    return this.#keys.length;
  }

  async arrive(count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      const { body } = await this.#ask('POST', '/people', null, { name: `Player ${i + 1}` });
      this.#keys.push((body as { key: string }).key);
    }
  }

  async playRound(): Promise<RoundReport> {
    const round = new Round(this.#mostMoves, this.#random, this.#ask);
    const free = [...this.#keys];
    const games: Promise<void>[] = [];
    for (let i = 0; free.length > 0; i++) {
      const plan = TABLES[i % TABLES.length];
      games.push(
        round.play(
          this.#server,
          free.splice(0, plan.people),
          plan.bots,
          GAME_IDS[this.#turn++ % GAME_IDS.length],
        ),
      );
    }
    await Promise.all(games);
    return round.report();
  }

  /** Retries until the answer is anything other than a temporary refusal. */
  readonly #ask: Ask = async (method, path, key, body, refused) => {
    for (;;) {
      const reply = await send(this.#server, method, `/api${path}`, key, body).catch(() => null);
      if (reply && reply.status !== 429 && reply.status < 500) return reply;
      refused?.();
      await wait(RETRY_MS);
    }
  };
}

type Ask = (
  method: string,
  path: string,
  key: string | null,
  body: unknown,
  refused?: () => void,
) => Promise<{ status: number; body: unknown }>;

class Round {
  readonly #mostMoves: number;
  readonly #random: SeededRandom;
  readonly #ask: Ask;
  readonly #moves: number[] = [];
  readonly #bots: number[] = [];
  #finished = 0;
  #lostOnTime = 0;
  #refused = 0;

  constructor(mostMoves: number, random: SeededRandom, ask: Ask) {
    this.#mostMoves = mostMoves;
    this.#random = random;
    this.#ask = (method, path, key, body) => ask(method, path, key, body, () => this.#refused++);
  }

  report(): RoundReport {
    return {
      moves: figuresOf(this.#moves),
      bots: figuresOf(this.#bots),
      finished: this.#finished,
      lostOnTime: this.#lostOnTime,
      refused: this.#refused,
    };
  }

  async play(server: string, keys: readonly string[], bots: readonly string[], game: string): Promise<void> {
    // The last one may be alone.
    const others = keys.length + bots.length > 1 ? bots : ['cat'];
    const seats = [...keys.map(() => ({ type: 'open' })), ...others.map((level) => ({ type: 'bot', level }))];
    const settings = { clock: { type: 'move', seconds: 60 } };
    const wish = { game, options: { players: seats.length }, seats, settings };
    const opened = await this.#ask('POST', '/tables', keys[0], wish);
    const { id } = opened.body as TableState;
    for (const key of keys.slice(1)) await this.#ask('PUT', `/tables/${id}/seat`, key, {});
    await this.#ask('POST', `/tables/${id}/start`, keys[0], {});
    const sightings = new Sightings(keys.length, this.#moves);
    await Promise.all(keys.map((key, i) => this.#follow(server, id, key, i, sightings)));
  }

  async #follow(server: string, id: string, key: string, seat: number, sightings: Sightings): Promise<void> {
    const done = new AbortController();
    const signal = AbortSignal.any([done.signal, AbortSignal.timeout(PATIENCE_MS)]);
    let [next, answered, made, lastAt] = [0, -1, 0, performance.now()];
    const move = async (answers: number, legal: readonly string[]): Promise<void> => {
      await wait(THINK_MS.least + this.#random.below(THINK_MS.more));
      if (made++ >= this.#mostMoves)
        return void (await this.#ask('POST', `/tables/${id}/asks`, key, { what: 'stop' }));
      const choice = legal[this.#random.below(legal.length)];
      const sentAt = performance.now();
      const { status, body } = await this.#ask('POST', `/tables/${id}/moves`, key, { move: choice, answers });
      if (status === 200) sightings.sent((body as { n: number }).n, sentAt);
    };
    const take = (line: string): void => {
      const { n, event, now } = JSON.parse(line) as Entry;
      if (typeof n !== 'number') return;
      next = n + 1;
      sightings.seen(n, seat);
      if (seat === 0 && event.type === 'moved' && event.by === 'bot')
        this.#bots.push(performance.now() - lastAt);
      lastAt = performance.now();
      if (event.type === 'away' && event.seat === seat && event.why === 'time') this.#lostOnTime++;
      if (event.type === 'asked' && event.seat !== seat)
        void this.#ask('POST', `/tables/${id}/answers`, key, { agrees: true });
      if (event.type === 'ended') {
        this.#finished++;
        done.abort();
      } else if (typeof now.asked === 'number' && now.asked !== answered && now.legal?.length) {
        answered = now.asked;
        void move(now.asked, now.legal);
      }
    };
    while (!signal.aborted) {
      await readLines(server, `/api/tables/${id}/events?from=${next}`, key, take, signal);
      if (!signal.aborted) await wait(RETRY_MS);
    }
  }
}
