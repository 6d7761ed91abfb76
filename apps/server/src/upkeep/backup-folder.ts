// A server's backup folder: files named by time, limited in number, the oldest deleted first.

import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^menagerie-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup\.gz$/;
const UNFINISHED = /^menagerie-.*\.backup\.gz\.part$/;
/** Files left unfinished by a killed server. */
const ABANDONED_MS = 6 * 60 * 60_000;

export const backupName = (at: number): string =>
  `menagerie-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup.gz`;

/** The times of the backups in the folder, oldest first. */
export async function backupsIn(folder: string): Promise<readonly number[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const times = (await readdir(folder)).flatMap((name) => {
    const [, day, hour, minute, second] = NAME.exec(name) ?? [];
    return day === undefined ? [] : [Date.parse(`${day}T${hour}:${minute}:${second}Z`)];
  });
  return times.sort((a, b) => a - b);
}

export async function prune(folder: string, keep: number, now: number): Promise<void> {
  const times = await backupsIn(folder);
  for (const at of times.slice(0, Math.max(0, times.length - keep)))
    await rm(join(folder, backupName(at)), { force: true });
  for (const name of await readdir(folder)) {
    if (!UNFINISHED.test(name)) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (now - mtimeMs > ABANDONED_MS) await rm(join(folder, name), { force: true });
  }
}
