// What a server does for its store while it runs: checks and backups, off the event loop, told by log and metrics.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, open, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { listen, startBackend } from '../testing/client.ts';
import { BAD_LINE, damage } from '../testing/damage.ts';
import { idOf, sampleAppend } from '../testing/store-samples.ts';
import { backupName, backupsIn } from './backup-folder.ts';
import { Keeper, type UpkeepOptions } from './keeper.ts';
import { restore } from './restore.ts';

const HOUR = 3600_000;
const POLL = { timeout: 20_000 };
let folder: string;
let path: string;
let backupDir: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'menagerie-keeper-'));
  path = join(folder, 'menagerie.sqlite');
  backupDir = join(folder, 'backups');
  const store = await openSqlite(path);
  await store.append(sampleAppend('a'));
  await store.close();
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

function keep(options: Partial<UpkeepOptions> = {}) {
  const said: unknown[][] = [];
  const log = {
    info: (...line: unknown[]) => said.push(line),
    error: (...line: unknown[]) => said.push(line),
  };
  return { keeper: new Keeper({ where: { path }, backupDir, ...options }, log), said };
}
const at = (time: number): void => void vi.useFakeTimers({ now: time, toFake: ['Date'] });
const NOON = Date.parse('2026-11-16T12:00:00Z');

describe('backups', () => {
  test('are made when they are due, and so many are kept', async () => {
    const { keeper } = keep({ backupHours: 6, backupKeep: 2 });
    for (const hours of [0, 5, 6, 11, 12, 18]) {
      at(NOON + hours * HOUR);
      await keeper.backUpIfDue();
    }
    expect(await readdir(backupDir)).toEqual([
      'menagerie-2026-11-17T00-00-00Z.backup.gz',
      'menagerie-2026-11-17T06-00-00Z.backup.gz',
    ]);
    expect(keeper.backedUpAt).toBe(NOON + 18 * HOUR);
    // A server that starts later goes by what is there.
    const { keeper: next } = keep({ backupHours: 6, backupKeep: 2 });
    at(NOON + 19 * HOUR);
    await next.backUpIfDue();
    expect(next.backedUpAt).toBe(NOON + 18 * HOUR);
    expect(await backupsIn(backupDir)).toEqual([NOON + 12 * HOUR, NOON + 18 * HOUR]);
    const file = join(backupDir, backupName(NOON + 18 * HOUR));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const fresh = join(folder, 'fresh.sqlite');
    await restore(file, { path: fresh });
    const store = await openSqlite(fresh);
    expect(await store.read(idOf('a'))).toHaveLength(1);
    await store.close();
  });

  test('that fail are reported and counted, and leave existing ones alone', async () => {
    const { keeper, said } = keep();
    at(NOON);
    await keeper.backUpIfDue();
    const { keeper: blind, said: complaints } = keep({ where: { path: join(folder, 'nothing') } });
    at(NOON + 30 * HOUR);
    await blind.backUpIfDue();
    expect(said.flat()).toContain('backup finished');
    expect(complaints.flat()).toContain('backup failed');
    expect(blind).toMatchObject({ failedBackups: 1, backedUpAt: NOON });
    expect(await backupsIn(backupDir)).toEqual([NOON]);
  });

  test('that a killed server left unfinished are removed, and nothing else', async () => {
    const { keeper } = keep();
    await backupsIn(backupDir);
    const [old, fresh, own] = [1, 2]
      .map((hours) => `${backupName(NOON + hours * HOUR)}.part`)
      .concat('letter.txt');
    for (const name of [old, fresh, own]) await writeFile(join(backupDir, name), '');
    for (const name of [old, own]) await utimes(join(backupDir, name), 1, 1);
    await utimes(join(backupDir, fresh), NOON / 1000, NOON / 1000);
    at(NOON);
    await keeper.backUpIfDue();
    expect((await readdir(backupDir)).sort()).toEqual([own, backupName(NOON), fresh].sort());
  });
});

describe('the check', () => {
  test('says that a store is fine, or what is wrong, without naming tables', async () => {
    const { keeper, said } = keep();
    await keeper.check();
    expect(said).toEqual([[{}, 'store check finished, no faults']]);
    expect(keeper.faults).toBe(0);
    await damage({ path }, BAD_LINE, idOf('a'));
    await keeper.check();
    expect(keeper.faults).toBe(1);
    expect(said[1]).toEqual([
      { faults: ['tables with a line that cannot be read: 1'] },
      'the store is damaged: see menagerie doctor',
    ]);
  });

  test('takes no lock from the server: a process that comes and goes does not take its log for its own', async () => {
    const store = await openSqlite(path);
    await store.append(sampleAppend('a', { after: 1 }));
    const { keeper } = keep();
    await keeper.check();
    await keeper.backUpIfDue();
    const other = (): string =>
      execFileSync(process.execPath, [
        ...['--input-type=module', '-e'],
        `import Libsql from 'libsql'; const db = new Libsql(${JSON.stringify(path)});
         console.log(db.prepare('select count(*) as count from entries').all()[0].count); db.close()`,
      ]).toString();
    expect(other()).toBe('2\n');
    await store.append(sampleAppend('a', { after: 2 }));
    expect(other()).toBe('3\n');
    await store.close();
  });

  test('finds a page that is damaged', async () => {
    const store = await openSqlite(path);
    for (let n = 1; n < 400; n++) await store.append(sampleAppend('a', { after: n }));
    await store.close();
    const file = await open(path, 'r+');
    const { size } = await file.stat();
    await file.write(Buffer.alloc(4096, 0x5a), 0, 4096, size - 2 * 4096);
    await file.close();
    const { keeper } = keep();
    await keeper.check();
    expect(keeper.faults).toBeGreaterThan(0);
  });

  test('and backups begin by themselves when the server listens, and metrics tell', async () => {
    const store = await openSqlite(path);
    await damage({ path }, BAD_LINE, idOf('a'));
    const { server, lines } = await startBackend({ store, upkeep: { where: { path }, backupDir } });
    const before = (await server.inject('/metrics')).body;
    expect(before).toContain('menagerie_store_checked_seconds 0\n');
    await listen(server);
    const metrics = async (): Promise<string> => (await server.inject('/metrics')).body;
    await expect.poll(metrics, POLL).toContain('menagerie_store_faults 1\n');
    await expect.poll(metrics, POLL).toMatch(/menagerie_backup_seconds [1-9]/);
    expect(existsSync(backupDir)).toBe(true);
    expect(lines.join('')).toContain('the store is damaged');
    expect(lines.join('')).not.toContain(idOf('a'));
    await server.close();
    await store.close();
  });
});
