// Ways to damage one table in a store.

import type { StoreConfig } from '../store/open.ts';
import { openRaw } from '../upkeep/open-raw.ts';

const rewrite = (event: string): string =>
  `update entries set event = '${event}' where table_id = ? and n = (
     select max(n) from entries as e where e.table_id = entries.table_id)`;

/** Each takes the id of the table. */
export const DAMAGES = {
  'broken JSON': rewrite('{"type":"moved","seat":'),
  'an entry that is no event': rewrite('null'),
  'an entry of an unknown type': rewrite('{"type":"eaten"}'),
  'an event without its parts': rewrite('{"type":"away"}'),
  'an impossible move': rewrite('{"type":"moved","seat":1,"move":"99z","by":"player","answers":3}'),
  'an entry missing in the middle': 'delete from entries where table_id = ? and n = 3',
  'the first entry missing': 'delete from entries where table_id = ? and n = 0',
  'the end missing':
    'delete from entries where table_id = ? and n > (select length - 3 from tables where id = table_id)',
} as const;

export const BAD_LINE = `update tables set line = '{"id":"x' where id = ?`;

export async function damage(where: StoreConfig, sql: string, table: string): Promise<void> {
  const db = await openRaw(where);
  await db.all(sql, [table]);
  await db.close();
}
