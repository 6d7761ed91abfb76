// The same load on boardgame.io's server: matches through its lobby, a socket for every reader, moves at a steady
// rate, each timed until the last reader has the resulting state.

import { createRequire } from 'node:module';
import {
  answerParent,
  atSteadyRate,
  inBatches,
  LOAD_GAMES,
  reportOf,
  SETTLE_MS,
  WARM_SECONDS,
  type Load,
  type LoadPlan,
  type LoadReport,
} from '../load/plan.ts';

const require = createRequire(new URL('../../rival/package.json', import.meta.url));
const { io } = require('socket.io-client') as { io: (address: string, options: object) => Socket };

/** The benchmark continues without readers that don't have their first state by then. */
const READING_MS = 120_000;

interface Socket {
  on<Told extends unknown[]>(event: string, listener: (...told: Told) => void): this;
  emit(event: string, ...args: unknown[]): this;
}

interface State {
  readonly G: { readonly legal: readonly string[] };
  readonly ctx: { readonly gameover?: unknown };
  readonly _stateID: number;
}

class Match {
  readonly game: string;
  readonly id: string;
  readonly credentials: readonly string[];
  readonly sockets: Socket[] = [];
  /** The number of each reader's state; -1 before its first. */
  readonly seen: number[];
  readonly legal = new Map<number, readonly string[]>();
  isOver = false;
  /** The seat whose move is pending, or -1. */
  mover = -1;
  wanted = 0;
  sentAt = 0;

  constructor(game: string, id: string, credentials: readonly string[], readers: number) {
    this.game = game;
    this.id = id;
    this.credentials = credentials;
    this.seen = Array.from({ length: readers }, () => -1);
  }
}

class RivalLoad implements Load {
  readonly #plan: LoadPlan;
  readonly #matches: Match[] = [];
  readonly #times: number[] = [];
  #refused = 0;
  #lost = 0;
  #next = 0;
  #isDone = false;

  constructor(plan: LoadPlan) {
    this.#plan = plan;
  }

  async open(): Promise<void> {
    const { tables, players, spectators } = this.#plan;
    await inBatches(tables, async (i) => {
      const game = LOAD_GAMES[i % LOAD_GAMES.length];
      const { matchID } = (await this.#post(`${game}/create`, { numPlayers: players })) as {
        matchID: string;
      };
      const credentials: string[] = [];
      for (let seat = 0; seat < players; seat++) {
        const player = { playerID: String(seat), playerName: 'Load' };
        const joined = (await this.#post(`${game}/${matchID}/join`, player)) as { playerCredentials: string };
        credentials.push(joined.playerCredentials);
      }
      this.#matches.push(new Match(game, matchID, credentials, players + spectators));
    });
  }

  async read(): Promise<void> {
    let isLate = false;
    const late = new Promise<void>((resolve) => {
      setTimeout(resolve, READING_MS).unref();
    }).then(() => void (isLate = true));
    await inBatches(this.#matches.length, async (i) => {
      for (const reader of this.#matches[i].seen.keys()) {
        if (!isLate) await Promise.race([late, this.#connect(this.#matches[i], reader)]);
      }
    });
    this.#lost += this.#matches.flatMap(({ seen }) => seen).filter((n) => n < 0).length;
  }

  #connect(match: Match, reader: number): Promise<void> {
    const { address, players } = this.#plan;
    const playerID = reader < players ? String(reader) : null;
    const socket = io(`${address}/${match.game}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    });
    match.sockets[reader] = socket;
    socket.on('connect', () => socket.emit('sync', match.id, playerID, match.credentials[reader], players));
    socket.on('update', (_id: string, state: State) => this.#take(match, reader, state));
    socket.on('disconnect', () => (this.#lost += this.#isDone ? 0 : 1));
    return new Promise((resolve) => {
      socket.on('connect_error', () => resolve());
      socket.on('sync', (_id: string, { state }: { state: State }) => {
        this.#note(match, reader, state);
        resolve();
      });
    });
  }

  #take(match: Match, reader: number, state: State): void {
    if (state._stateID === match.seen[reader] && reader === match.mover) {
      // A refused move is answered with the unchanged state.
      this.#refused++;
      match.mover = -1;
      return;
    }
    if (state._stateID !== match.seen[reader] + 1) this.#lost++;
    this.#note(match, reader, state);
    if (match.mover < 0 || match.seen.some((n) => n >= 0 && n < match.wanted)) return;
    this.#times.push(performance.now() - match.sentAt);
    match.mover = -1;
  }

  #note(match: Match, reader: number, { G, ctx, _stateID }: State): void {
    match.seen[reader] = _stateID;
    if (ctx.gameover !== undefined) match.isOver = true;
    if (G.legal.length > 0) match.legal.set(reader, G.legal);
    else match.legal.delete(reader);
  }

  async run(): Promise<LoadReport> {
    // We don't measure cold code: the first moves don't count.
    await atSteadyRate({ ...this.#plan, seconds: WARM_SECONDS }, () => this.#sendOne());
    this.#times.length = 0;
    const ran = await atSteadyRate(this.#plan, () => this.#sendOne());
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    this.#isDone = true;
    const lost = this.#lost + this.#matches.filter(({ mover }) => mover >= 0).length;
    const readers = this.#matches.flatMap(({ seen }) => seen).filter((n) => n >= 0).length;
    return reportOf(this.#times, { ...ran, refused: this.#refused, lost, readers });
  }

  #sendOne(): boolean {
    for (let tries = 0; tries < this.#matches.length; tries++) {
      const match = this.#matches[this.#next++ % this.#matches.length];
      const [turn] = match.legal;
      if (match.mover >= 0 || match.isOver || !turn) continue;
      this.#move(match, ...turn);
      return true;
    }
    return false;
  }

  #move(match: Match, seat: number, legal: readonly string[]): void {
    const answers = match.seen[seat];
    match.mover = seat;
    match.wanted = answers + 1;
    match.sentAt = performance.now();
    const payload = {
      type: 'play',
      args: [legal[(answers * 31) % legal.length]],
      playerID: String(seat),
      credentials: match.credentials[seat],
    };
    match.sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, answers, match.id, String(seat));
  }

  async #post(path: string, body: object): Promise<unknown> {
    const response = await fetch(`${this.#plan.address}/games/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }
}

await answerParent((plan) => new RivalLoad(plan));
