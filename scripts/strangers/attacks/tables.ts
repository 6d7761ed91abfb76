// Tables as attacks need them.

import type { TableLine, TableState } from '@menagerie/protocol';
import type { Client } from '../client.ts';

export const TWO = { game: 'cat-in-the-box', options: { players: 2 } } as const;
export const FOUR = { game: 'cat-in-the-box', options: { players: 4 } } as const;

/** Null: it was refused. */
export async function openTable(host: Client, wish: object = {}): Promise<TableState | null> {
  const { status, body } = await host.send('POST', '/tables', { ...TWO, ...wish });
  return status === 201 ? (body as TableState) : null;
}

/** A running game of two; null: it was refused. */
export async function startGame(host: Client, other: Client): Promise<string | null> {
  const table = await openTable(host);
  if (!table) return null;
  await other.send('PUT', `/tables/${table.id}/seat`, {});
  const { status } = await host.send('POST', `/tables/${table.id}/start`, {});
  return status === 200 ? table.id : null;
}

/** Of a list of games or tables. */
export async function linesOf(reader: Client, path: string): Promise<readonly TableLine[]> {
  const { body } = await reader.send('GET', path);
  const { tables, games } = body as { tables?: TableLine[]; games?: TableLine[] };
  return tables ?? games ?? [];
}
