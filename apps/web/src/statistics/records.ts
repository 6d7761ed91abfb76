// The records of the reader's games on the server. Each is fetched once, because a finished game doesn't change.

import type { TableLine, TableState } from '@menagerie/protocol';
import { api, Refused } from '../online/api.ts';
import type { Store } from '../store/store.ts';

/** Null if there is none: nothing was played, or it is no longer stored. */
export async function recordOf(store: Store, table: string): Promise<string | null> {
  const kept = await store.get('records', table);
  if (typeof kept === 'string') return kept;
  try {
    const text = await api.request<unknown>('GET', `tables/${table}/record`);
    if (typeof text !== 'string') return null;
    // A record without its promise gets it once everyone playing the same cards has finished.
    if (hasPromise(text)) await store.put('records', table, text);
    return text;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** Games in progress, and cards that others are still playing, are shown by the table, not as a replay. */
export async function isToldAtTable(table: string): Promise<boolean> {
  try {
    return (await api.request<TableState>('GET', `tables/${table}`)).phase !== 'over';
  } catch (error) {
    return error instanceof Refused && error.code === 'hidden';
  }
}

const hasPromise = (text: string): boolean => text.slice(0, text.indexOf('\n')).includes('"commitment"');

/** Finished games, latest first; `before` is a time, for the next page. */
export async function pastGames(limit: number, before?: number): Promise<readonly TableLine[]> {
  const page = before === undefined ? '' : `&before=${Math.floor(before)}`;
  const { games } = await api.request<{ games: TableLine[] }>(
    'GET',
    `me/games?phase=over&limit=${limit}${page}`,
  );
  return games;
}
