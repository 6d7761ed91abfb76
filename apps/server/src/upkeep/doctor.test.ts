// The doctor finds what is damaged, says so without a card, keeps a copy and mends it.

import { readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableLine, TableState } from '@menagerie/protocol';
import { findGame, readRecord } from '@menagerie/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { become, playOn, startBackend, startGame, type Player, type TestBackend } from '../testing/client.ts';
import { BAD_LINE, damage, DAMAGES } from '../testing/damage.ts';
import { forEveryStore } from '../testing/store-contract.ts';
import { examineStore } from './doctor.ts';
import { checkStore } from './integrity.ts';
import { openRaw } from './open-raw.ts';

forEveryStore((at) => {
  let store: Store;
  let backend: TestBackend;
  let players: Player[];
  let bad: string;
  let good: string;
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'menagerie-doctor-'));
    ({ store } = at);
    backend = await startBackend({ store });
    players = [await become(backend.server, 'Ann'), await become(backend.server, 'Bob')];
    [bad, good] = [await startGame(players), await startGame(players)];
    await playOn(players, bad, 2);
  });
  afterEach(async () => {
    await backend.server.close();
    await rm(folder, { recursive: true });
  });

  const examine = (options = {}) => examineStore(at.database.where, options);
  const nothing = { database: [], orphans: [], findings: [] };

  test('finds nothing in a store that is in order, while a server uses it', async () => {
    await playOn(players, good);
    await players[0].open({ settings: { listed: true } });
    expect(await examine()).toEqual({ tables: 3, ...nothing });
    expect(await checkStore(at.database.where)).toEqual([]);
  });

  describe.each(Object.entries(DAMAGES))('%s', (name, sql) => {
    test('is found, exported and repaired', async () => {
      const before = await store.readRaw(bad);
      await damage(at.database.where, sql, bad);
      const { findings } = await examine();
      expect(findings).toEqual([
        { table: bad, game: 'cat-in-the-box', phase: 'playing', kind: 'damaged', reason: expect.any(String) },
      ]);
      expect(JSON.stringify(findings)).not.toMatch(/secret|deal"|99z|eaten/);

      const length = before?.length ?? 0;
      const [treated] = (await examine({ exportTo: folder, repair: true })).findings;
      const file = treated.exported as string;
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readFileSync(file, 'utf8')).toContain(bad);
      const rows = readFileSync(file, 'utf8').trim().split('\n').length - 1;
      expect(rows).toBe(name.includes('end') ? length - 2 : name.includes('missing') ? length - 1 : length);

      expect(await examine()).toMatchObject(nothing);
      const { status, body } = await players[0].get(`/tables/${bad}`);
      if (name === 'the first entry missing') return expect(status).toBe(404);
      expect(body).toMatchObject({ phase: 'over', result: { reason: 'stopped' } });
      expect(treated.repaired).toMatch(/^cut off after \d+ of \d+ entries and closed$/);
      const games = (await players[1].get('/me/games?phase=over')).body as { games: TableLine[] };
      expect(games.games.map(({ id }) => id)).toEqual([bad]);
      // Two moves were made: what is left of the game is still one.
      if (name !== 'an entry missing in the middle') {
        const record = await players[0].get(`/tables/${bad}/record`);
        expect(readRecord(record.body as string, findGame).ok).toBe(true);
      }
    });
  });

  test('the result of a game that was over stays', async () => {
    await playOn(players, bad);
    const { result } = (await players[0].get(`/tables/${bad}`)).body as TableState;
    await damage(at.database.where, 'delete from entries where table_id = ? and n = 9', bad);
    await examine({ repair: true });
    const { body } = await players[0].get(`/tables/${bad}`);
    expect(body).toMatchObject({ n: 10, phase: 'over', result });
  });

  test.each([
    ['a line that cannot be read', BAD_LINE, /line.*cannot be read/, 1],
    ['another phase', "update tables set phase = 'open' where id = ?", /phase/, 0],
    [
      'another line',
      `update tables set line = replace(line, '"playing"', '"over"') where id = ?`,
      /"phase"/,
      0,
    ],
    ['a shorter length', 'update tables set length = length - 1 where id = ?', /entries/, 1],
  ])('%s in the lists is put right, and the game goes on', async (_, sql, reason, faults) => {
    await damage(at.database.where, sql, bad);
    expect(await checkStore(at.database.where)).toHaveLength(faults);
    const { findings } = await examine({ exportTo: folder, repair: true });
    expect(findings).toMatchObject([{ table: bad, kind: 'mismatch', reason: expect.stringMatching(reason) }]);
    expect(findings[0].exported).toBeUndefined();
    expect(await examine()).toMatchObject(nothing);
    expect(await checkStore(at.database.where)).toEqual([]);
    expect(await playOn(players, bad, 1)).toBe(1);
  });

  test('rows that belong to nothing are found and deleted', async () => {
    const db = await openRaw(at.database.where);
    await db.exec(
      db.dialect === 'sqlite' ? 'pragma foreign_keys = off' : 'set session_replication_role = replica',
    );
    await db.insert('keys', ['hash', 'person_id'], [['hash', 'nobody']]);
    await db.close();
    expect(await checkStore(at.database.where)).toEqual(['rows of keys that belong to nothing: 1']);
    const orphans = [{ table: 'keys', column: 'person_id', count: 1 }];
    expect(await examine({ repair: true })).toMatchObject({ orphans });
    expect(await examine()).toMatchObject(nothing);
  });
});
