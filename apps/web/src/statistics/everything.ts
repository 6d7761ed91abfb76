// Everything that is the reader's, as one file: who they are, their games at the server with the records, and
// what this device keeps.

import type { Person, Rating, TableLine } from '@menagerie/protocol';
import { api } from '../online/api.ts';
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
  readonly games: readonly TableLine[];
  /** By table: NDJSON, as `menagerie verify` reads it. */
  readonly records: Readonly<Record<string, string>>;
  readonly device: { readonly settings: unknown; readonly games: readonly unknown[] };
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
    games,
    records,
    device: { settings: await store.get('settings', 'chosen'), games: await store.all('games') },
  };
}

async function allGames(): Promise<readonly TableLine[]> {
  const all: TableLine[] = [];
  for (let before = ''; ;) {
    const { games } = await api.request<{ games: TableLine[] }>('GET', `me/games?limit=${PAGE}${before}`);
    all.push(...games);
    const last = games.at(-1);
    if (!last || games.length < PAGE) return all;
    before = `&before=${Math.floor(last.changedAt)}`;
  }
}
