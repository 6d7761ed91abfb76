// Tables for the attacks.

import type { TableLine, TableState } from '@menagerie/protocol';
import type { Field } from '../attack.ts';
import type { Client } from '../client.ts';

const TWO = { game: 'cat-in-the-box', options: { players: 2 } } as const;
const FOUR = { game: 'cat-in-the-box', options: { players: 4 } } as const;

/** Null if it was refused. */
export async function openTable(host: Client, wish: object = {}): Promise<TableState | null> {
  const { status, body } = await host.send('POST', '/tables', { ...TWO, ...wish });
  return status === 201 ? (body as TableState) : null;
}

/** A running game for two; null if it was refused. */
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

/**
 * Forty listed tables with free seats, opened by four hosts in turn, and a function that closes
 * them.
 */
export async function fillLobby(
  field: Field,
): Promise<{ hosts: readonly Client[]; tables: readonly string[]; close: () => Promise<void> }> {
  const hosts = await Promise.all([1, 2, 3, 4].map((n) => field.bystander(`Host ${n}`)));
  const tables: string[] = [];
  for (let i = 0; i < 40; i++) {
    const table = await openTable(hosts[i % 4], { ...FOUR, settings: { listed: true } });
    if (table) tables.push(table.id);
  }
  const close = async (): Promise<void> => {
    for (const [i, id] of tables.entries()) await hosts[i % 4].send('POST', `/tables/${id}/close`);
  };
  return { hosts, tables, close };
}
