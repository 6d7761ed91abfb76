// menagerie backup and menagerie restore: a whole store in a file, and back.

import { resolve } from 'node:path';
import { plural } from '../tables/table.ts';
import { atStore, type StoreFlags } from './at-store.ts';

export const BACKUP_HELP = `
SQLITE_PATH and DATABASE_URL apply as in menagerie serve, which may keep running. Without a file name, the backup is named
after the time, in BACKUP_DIR or here. It contains hidden cards and names, so protect it like the store itself.`;

export const RESTORE_HELP = `
A backup of SQLite can be restored into PostgreSQL, and the reverse. Stop the servers of that store
first. A truncated or altered file is refused, and nothing is changed.`;

export function backUpStore(file: string | undefined, flags: StoreFlags): Promise<void> {
  return atStore(flags, async ({ upkeep, where, place, backupDir = '.' }) => {
    const target = file ?? resolve(backupDir, upkeep.backupName(Date.now()));
    const { rows } = await upkeep.backUp(where, target);
    console.log(`${place} backed up: ${plural(rows, 'row')} in ${target}`);
  });
}

export function restoreStore(file: string, flags: StoreFlags & { replace?: boolean }): Promise<void> {
  return atStore(flags, async ({ upkeep, where, place }) => {
    const { rows, madeAt } = await upkeep.restore(file, where, { replace: flags.replace ?? false });
    const made = new Date(madeAt).toISOString();
    console.log(`${place} restored: ${plural(rows, 'row')}, as of ${made}`);
  });
}
