// All of the reader's data as one file: who they are, their games on the server with records, and what this device
// stores.

import type { Mark, Person, Rating, TableLine } from '@menagerie/protocol';
import { api } from '../online/api.ts';
import { PUZZLES_KEY } from '../puzzles/progress.ts';
import type { Store } from '../store/store.ts';
import { readRatings } from './ratings.ts';
import { recordOf } from './records.ts';

const PAGE = 200;

export interface Everything {
  readonly format: 'menagerie-export';
  readonly version: 1;
  readonly date: string;
  readonly person: Person | null;
  readonly ratings: readonly Rating[];
  readonly blocks: readonly Mark[];
  readonly games: readonly TableLine[];
  /** By table: NDJSON, as `menagerie verify` reads it. */
  readonly records: Readonly<Record<string, string>>;
  /** Everything else the server stores: results of days and challenges, answers to puzzles, daily ratings, devices. */
  readonly server: Readonly<Record<string, unknown>>;
  readonly device: {
    readonly settings: unknown;
    readonly games: readonly unknown[];
    /** Answers, ratings and days. */
    readonly puzzles: unknown;
  };
}

export async function gatherEverything(
  store: Store,
  person: Person | null,
  tell: (done: number, all: number) => void,
): Promise<Everything> {
  const games = person ? await allGames() : [];
  const over = games.filter(({ phase, result }) => phase === 'over' && result && result.places.length > 0);
  const records: Record<string, string> = {};
  for (const [done, { id }] of over.entries()) {
    tell(done, over.length);
    const text = await recordOf(store, id);
    if (text !== null) records[id] = text;
  }
  return {
    format: 'menagerie-export',
    version: 1,
    date: new Date().toISOString(),
    person,
    ratings: person ? await readRatings() : [],
    blocks: person ? (await api.request<{ blocks: Mark[] }>('GET', 'me/blocks')).blocks : [],
    games,
    records,
    server: person ? (await api.request<{ data: Record<string, unknown> }>('GET', 'me/data')).data : {},
    device: {
      settings: await store.get('settings', 'chosen'),
      games: await store.all('games'),
      puzzles: await store.get('settings', PUZZLES_KEY),
    },
  };
}

async function allGames(): Promise<readonly TableLine[]> {
  const all: TableLine[] = [];
  for (let after = ''; ;) {
    const path = `me/games?limit=${PAGE}${after}`;
    const { games, next } = await api.request<{ games: TableLine[]; next?: string }>('GET', path);
    all.push(...games);
    if (next === undefined) return all;
    after = `&after=${next}`;
  }
}
