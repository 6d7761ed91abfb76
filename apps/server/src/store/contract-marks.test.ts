// What every store promises of people who mute and block each other, and of a fair lobby.

import type { TableLine } from '@menagerie/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { forEveryStore, ids } from '../testing/store-contract.ts';
import { idOf, NOON, sampleAppend, samplePerson } from '../testing/store-samples.ts';

forEveryStore((at) => {
  const mark = (other: string, kind: 'mute' | 'block', time = NOON, person = 'ann') =>
    at.store.putMark({ person: idOf(person), other: idOf(other), kind, at: time, most: 2 });

  describe('marks', () => {
    beforeEach(async () => {
      for (const name of ['ann', 'bob', 'cas', 'dot'])
        await at.store.addPerson(samplePerson(name), `key of ${name}`);
    });

    it('are kept one for each other person, newest first, with the name of now', async () => {
      expect(await mark('bob', 'mute')).toBe('kept');
      expect(await mark('cas', 'block', NOON + 1)).toBe('kept');
      expect(await mark('bob', 'block', NOON + 2)).toBe('kept');
      await at.store.savePerson(samplePerson('bob', { name: 'Robert' }));
      expect(await at.store.marksOf(idOf('ann'))).toEqual([
        { person: idOf('bob'), name: 'Robert', kind: 'block', since: NOON + 2 },
        { person: idOf('cas'), name: 'cas', kind: 'block', since: NOON + 1 },
      ]);
      await at.store.removeMark(idOf('ann'), idOf('bob'));
      expect(await at.store.marksOf(idOf('ann'))).toHaveLength(1);
    });

    it('are bounded, and of people only', async () => {
      await mark('bob', 'mute');
      await mark('cas', 'mute');
      expect(await mark('dot', 'mute')).toBe('too-many');
      expect(await mark('bob', 'block')).toBe('kept');
      expect(await mark('nobody', 'block')).toBe('no-person');
      expect(await at.store.marksOf(idOf('ann'))).toHaveLength(2);
    });

    it('say who has blocked somebody, and whom somebody avoids', async () => {
      await mark('bob', 'block');
      await mark('bob', 'mute', NOON, 'cas');
      await mark('ann', 'block', NOON, 'dot');
      const all = ['ann', 'bob', 'cas', 'dot'].map(idOf);
      expect(await at.store.foesOf(idOf('bob'), all)).toEqual([idOf('ann')]);
      expect(await at.store.foesOf(idOf('bob'), [idOf('dot')])).toEqual([]);
      expect([...(await at.store.strangersTo(idOf('ann')))].sort()).toEqual([idOf('bob'), idOf('dot')]);
      expect(await at.store.strangersTo(idOf('bob'))).toEqual([idOf('ann')]);
      expect(await at.store.strangersTo(idOf('cas'))).toEqual([]);
    });

    it('go with either person', async () => {
      await mark('bob', 'block');
      await mark('ann', 'block', NOON, 'cas');
      await at.store.deletePerson(idOf('bob'));
      expect(await at.store.marksOf(idOf('ann'))).toEqual([]);
      await at.store.deletePerson(idOf('cas'));
      expect(await at.store.strangersTo(idOf('ann'))).toEqual([]);
    });
  });

  describe('the lobby', () => {
    const add = (table: string, host: string, changedAt: number, more: object = {}) =>
      at.store.append(
        sampleAppend(table, {
          summary: { listed: true, phase: 'open', host: idOf(host), changedAt, ...more },
        }),
      );

    it('shows the newest of every host before a second of any, page by page', async () => {
      await add('old', 'bob', NOON);
      for (let i = 0; i < 5; i++) await add(`flood-${i}`, 'ann', NOON + 1 + i);
      const page = (skip: number) => at.store.list({ phases: ['open', 'playing'], limit: 2, skip });
      expect(ids(await page(0))).toEqual(['flood-4', 'old']);
      expect(ids(await page(2))).toEqual(['flood-3', 'flood-2']);
      expect(ids(await page(6))).toEqual([]);
    });

    it('counts the tables it shows of a host', async () => {
      await add('one', 'ann', NOON);
      await add('two', 'ann', NOON, { phase: 'playing' });
      await add('over', 'ann', NOON, { phase: 'over' });
      await add('private', 'ann', NOON, { listed: false });
      await add('other', 'bob', NOON);
      expect(await at.store.countListed(idOf('ann'))).toBe(2);
    });

    it('keeps back that a game is over until its spectators may know', async () => {
      await add('over', 'ann', NOON, { phase: 'over', hiddenUntil: NOON + 10 });
      const list = (phase: 'playing' | 'over', now: number): Promise<readonly TableLine[]> =>
        at.store.list({ phases: [phase], limit: 9, now });
      expect(await list('playing', NOON + 9)).toMatchObject([{ phase: 'playing', result: null }]);
      expect(await list('over', NOON + 9)).toEqual([]);
      expect(await list('playing', NOON + 10)).toEqual([]);
      expect(await list('over', NOON + 10)).toMatchObject([{ phase: 'over' }]);
    });
  });

  it('a log is read in pages', async () => {
    await at.store.append(sampleAppend('long', { count: 5 }));
    const numbers = async (from: number, limit?: number) =>
      (await at.store.read(idOf('long'), from, limit)).map(({ n }) => n);
    expect(await numbers(0, 2)).toEqual([0, 1]);
    expect(await numbers(3, 5)).toEqual([3, 4]);
    expect(await numbers(1)).toEqual([1, 2, 3, 4]);
  });
});
