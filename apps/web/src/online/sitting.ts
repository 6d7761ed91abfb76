// Opening a table and sitting down. The server promises its deals when the table is opened, and only then gets the
// reader's number, which is kept here to check the game's record against.

import type { OpenTable, Sit, TableState } from '@menagerie/protocol';
import type { Store } from '../store/store.ts';
import { api as pageApi, type Api } from './api.ts';
import { notePromise } from './promise-seen.ts';

export function newNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Opens a table without sitting down. */
export async function openTable(plan: Omit<OpenTable, 'sit'>, api: Api = pageApi): Promise<TableState> {
  return api.request<TableState>('POST', 'tables', { ...plan, sit: null });
}

/**
 * The promise is noted and the number saved before it is sent: a number that the server knows and we don't would look
 * like a broken promise. For the same reason a table never gets a second number from here, whatever happened to the
 * first attempt.
 */
export async function sitDown(
  store: Store,
  table: string,
  wish: Omit<Sit, 'number'> = {},
  api: Api = pageApi,
): Promise<TableState> {
  const before = await numberAt(store, table);
  const seen = before === null ? await api.request<TableState>('GET', `tables/${table}`) : null;
  if (seen) await notePromise(store, seen);
  const number = before ?? newNumber();
  await store.put('numbers', table, number);
  const state = await api.request<TableState>('PUT', `tables/${table}/seat`, { ...wish, number });
  // If the reader sat down on another device, the number from that device is used.
  const wasSeated = (seen?.you ?? null) !== null;
  const isTaken = state.you !== null && state.seats[state.you].number === number;
  if (wasSeated && !isTaken) await store.remove('numbers', table);
  return state;
}

/** The number this device brought to a table, if any. */
export async function numberAt(store: Store, table: string): Promise<string | null> {
  const kept = await store.get('numbers', table);
  return typeof kept === 'string' ? kept : null;
}
