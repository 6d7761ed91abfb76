// The reader's finished games: the list from the server, and facts about the latest of them, read one after the other
// from their records. Games on this device come from its store.

import type { TableLine } from '@menagerie/protocol';
import { readRecord, type GameRecord, type Read, type RulesVersions } from '@menagerie/rules';
import { loadGame, loadStatistics } from '../games/index.ts';
import { seatOf } from '../online/table-lines.ts';
import { listSavedGames } from '../play/list-saved-games.ts';
import { openSavedGame, recordOf as recordOfSession } from '../play/saved-game.ts';
import type { Store } from '../store/store.ts';
import { factsOf, type GameFacts, type LeftOut, type Played } from './facts.ts';
import { pastGames, recordOf } from './records.ts';

const MOST_READ = 100;
const PAGE = 50;

/** A table closed before it started isn't a game. */
const wasPlayed = ({ result }: TableLine): boolean => (result?.places.length ?? 0) > 0;

/** Null for an abandoned game, and for people who didn't play. */
export function placeAt({ result }: TableLine, seat: number | null): number | null {
  const isBrokenOff = result?.reason === 'stopped' || result?.reason === 'closed';
  return result && seat !== null && !isBrokenOff ? result.places[seat] : null;
}

async function readFacts(played: Played): Promise<GameFacts> {
  return factsOf(played, await loadStatistics(played.record.game.id));
}

async function readGame(text: string, id: string): Promise<Read<GameRecord>> {
  const game = await loadGame(id);
  return readRecord(text.trim(), (named) => (named === id ? game : undefined));
}

export class Past {
  lines = $state.raw<readonly TableLine[]>([]);
  hasOlder = $state(false);
  atServer = $state.raw<readonly GameFacts[]>([]);
  onDevice = $state.raw<readonly GameFacts[]>([]);
  leftOut = $state.raw<readonly LeftOut[]>([]);
  /** While records are being read. */
  progress = $state.raw<{ readonly done: number; readonly all: number } | null>(null);
  readonly #store: Store;
  #oldest: number | undefined;
  #isClosed = false;

  constructor(store: Store) {
    this.#store = store;
  }

  close(): void {
    this.#isClosed = true;
  }

  /** The next page of the list. */
  async readOlder(): Promise<void> {
    const games = await pastGames(PAGE, this.#oldest);
    this.#oldest = games.at(-1)?.changedAt;
    this.lines = [...this.lines, ...games.filter(wasPlayed)];
    this.hasOlder = games.length === PAGE;
  }

  async readServer(me: string): Promise<void> {
    await this.readOlder();
    if (this.hasOlder) await this.readOlder();
    const lines = this.lines.slice(0, MOST_READ);
    const facts: GameFacts[] = [];
    try {
      for (const [done, line] of lines.entries()) {
        if (this.#isClosed) return;
        this.progress = { done, all: lines.length };
        const one = await this.#factsOf(line, me);
        if (one) facts.push(one);
      }
    } finally {
      // If the connection is lost, what has been read so far counts.
      this.atServer = facts;
      this.progress = null;
    }
  }

  async #factsOf(line: TableLine, me: string): Promise<GameFacts | null> {
    const seat = seatOf(line, me);
    const text = seat === null ? null : await recordOf(this.#store, line.id);
    if (seat === null || text === null) return null;
    const record = await readGame(text, line.game);
    if (record.ok) return readFacts({ record: record.value, seat, place: placeAt(line, seat) });
    this.#leaveOut(line.game, record.error.versions);
    return null;
  }

  async readDevice(): Promise<void> {
    const finished = (await listSavedGames(this.#store)).filter(({ isOver }) => isOver);
    const facts: GameFacts[] = [];
    for (const saved of finished.slice(0, MOST_READ)) {
      this.#leaveOut(saved.game, saved.versions);
      const seat = saved.seats.findIndex(({ kind }) => kind === 'you');
      const opened = seat < 0 ? null : openSavedGame(saved, await loadGame(saved.game));
      const record = opened?.ok ? await readGame(recordOfSession(opened.session), saved.game) : null;
      if (!record?.ok) continue;
      const place = record.value.end.reason === 'finished' ? record.value.end.places[seat] : null;
      facts.push(await readFacts({ record: record.value, seat, place }));
      // One per task, so that the page stays responsive.
      await new Promise((resolve) => setTimeout(resolve));
    }
    if (!this.#isClosed) this.onDevice = facts;
  }

  #leaveOut(game: string, versions: RulesVersions | null | undefined): void {
    if (versions) this.leftOut = [...this.leftOut, { game, ...versions }];
  }
}
