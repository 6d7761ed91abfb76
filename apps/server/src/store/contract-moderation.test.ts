// What every store promises of reports, warnings, bans, acts of operators and their keys.

import { beforeEach, expect, it } from 'vitest';
import { forEveryStore } from '../testing/store-contract.ts';
import { idOf, NOON, sampleAppend, samplePerson } from '../testing/store-samples.ts';
import type { Report } from './moderation.ts';

forEveryStore((at) => {
  const cat = samplePerson('cat');
  const owl = samplePerson('owl');
  const report = (name: string, more: Partial<Report> = {}): Report => ({
    id: idOf(name),
    at: NOON,
    reporter: cat.id,
    person: owl.id,
    name: 'owl',
    table: idOf('a'),
    n: null,
    reason: 'words',
    words: 'Look at "this" \' 🐋',
    quote: null,
    closedAt: null,
    ...more,
  });
  const limit = { since: NOON - 1000, most: 3 };

  beforeEach(async () => {
    for (const person of [cat, owl]) await at.store.addPerson(person, `key of ${person.name}`);
    await at.store.append(sampleAppend('a', { summary: { people: [owl.id] } }));
  });

  it('stores reports, none twice and a limited number per person', async () => {
    const { moderation } = at.store;
    const words = report('words', { at: NOON + 1, n: 7, quote: 'Hoo' });
    expect(await moderation.addReport(report('person'), limit)).toBe('added');
    expect(await moderation.addReport(words, limit)).toBe('added');
    expect(await moderation.addReport(report('again'), limit)).toBe('doubled');
    expect(await moderation.reports('open', 9)).toEqual([report('person'), words]);
    expect(await moderation.reportsAbout(owl.id, 9)).toEqual([words, report('person')]);
    const many = ['1', '2', '3', '4'].map((name, n) => moderation.addReport(report(name, { n }), limit));
    expect((await Promise.all(many)).sort()).toEqual(['added', 'too-many', 'too-many', 'too-many']);
    expect(await moderation.addReport(report('later', { n: 9 }), { since: NOON + 2, most: 1 })).toBe('added');
  });

  it('closes a report once, and forgets words that were removed', async () => {
    const { moderation } = at.store;
    await moderation.addReport(report('words', { n: 7, quote: 'Hoo' }), limit);
    await moderation.clearQuotes(idOf('a'), 7);
    expect((await moderation.report(idOf('words')))?.quote).toBeNull();
    expect(await moderation.closeReport(idOf('words'), NOON + 5)).toBe(true);
    expect(await moderation.closeReport(idOf('words'), NOON + 6)).toBe(false);
    expect(await moderation.reports('open', 9)).toEqual([]);
    expect(await moderation.reports('closed', 9)).toMatchObject([{ closedAt: NOON + 5 }]);
  });

  it('loses reports and warnings with the person, and keeps acts', async () => {
    const { moderation } = at.store;
    await moderation.addReport(report('words'), limit);
    await moderation.addWarning({ id: idOf('w'), at: NOON, text: 'Be kind', readAt: null }, owl.id);
    const act = {
      id: idOf('act'),
      at: NOON,
      operator: 'ann',
      what: 'warn',
      person: owl.id,
      table: null,
      address: null,
      detail: '',
      why: 'rude',
    };
    await moderation.addAct(act);
    await at.store.deletePerson(owl.id);
    expect(await moderation.report(idOf('words'))).toBeNull();
    expect(await moderation.warnings(owl.id, 9)).toEqual([]);
    expect(await moderation.actsOn(owl.id, 9)).toEqual([act]);
    expect(await moderation.acts(NOON + 1, 9)).toEqual([act]);
    expect(await moderation.acts(NOON, 9)).toEqual([]);
  });

  it('knows who was at a table or watched it', async () => {
    const { moderation } = at.store;
    expect(await moderation.hasSeen(idOf('a'), owl.id)).toBe(true);
    expect(await moderation.hasSeen(idOf('a'), cat.id)).toBe(false);
    await moderation.addWatcher(idOf('a'), cat.id);
    await moderation.addWatcher(idOf('a'), cat.id);
    await moderation.addWatcher(idOf('none'), cat.id);
    expect(await moderation.hasSeen(idOf('a'), cat.id)).toBe(true);
    expect(await moderation.hasSeen(idOf('none'), cat.id)).toBe(false);
  });

  it('marks a warning as read, for its person only', async () => {
    const { moderation } = at.store;
    await moderation.addWarning({ id: idOf('w'), at: NOON, text: 'Be kind', readAt: null }, owl.id);
    expect(await moderation.readWarning(idOf('w'), cat.id, NOON + 1)).toBe(false);
    expect(await moderation.readWarning(idOf('w'), owl.id, NOON + 1)).toBe(true);
    expect(await moderation.warnings(owl.id, 9)).toEqual([
      { id: idOf('w'), at: NOON, text: 'Be kind', readAt: NOON + 1 },
    ]);
  });

  it('keeps bans until they end or are lifted', async () => {
    const { moderation } = at.store;
    const ban = { id: idOf('b'), at: NOON, person: owl.id, address: null, until: NOON + 10, reason: 'rude' };
    const range = { ...ban, id: idOf('r'), at: NOON - 1, person: null, address: '2001:db8::/64' };
    await moderation.addBan(ban);
    await moderation.addBan(range);
    expect(await moderation.bans(NOON)).toEqual([ban, range]);
    expect(await moderation.bans(NOON + 10)).toEqual([]);
    expect(await moderation.liftBan(ban.id)).toBe(true);
    expect(await moderation.liftBan(ban.id)).toBe(false);
    expect(await moderation.ban(ban.id)).toBeNull();
    expect(await moderation.bans(NOON)).toEqual([range]);
  });

  it('keeps one admin key for a label', async () => {
    const { moderation } = at.store;
    expect(await moderation.addAdminKey({ label: 'ann', hash: 'x', at: NOON })).toBe(true);
    expect(await moderation.addAdminKey({ label: 'ann', hash: 'y', at: NOON })).toBe(false);
    expect(await moderation.adminKeys()).toEqual([{ label: 'ann', hash: 'x', at: NOON }]);
    expect(await moderation.removeAdminKey('ann')).toBe(true);
    expect(await moderation.adminKeys()).toEqual([]);
  });

  it('finds people by a part of their name, and counts', async () => {
    const { moderation } = at.store;
    expect(await moderation.peopleCalled('OW', 9)).toEqual([owl.id]);
    expect(await moderation.peopleCalled('%', 9)).toEqual([]);
    expect(await moderation.countTables()).toEqual({ playing: 1 });
    expect(await moderation.count('Playing')).toBe(1);
    expect(await moderation.count('People')).toBe(2);
    expect(await moderation.count('OpenReports')).toBe(0);
  });
});
