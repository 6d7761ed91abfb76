// What every store promises of forgetting: games taken off a list, and people who delete themselves.

import type { Person } from '@menagerie/protocol';
import { beforeEach, expect, it } from 'vitest';
import { NOBODY } from '../table/erase.ts';
import { forEveryStore, ids } from '../testing/store-contract.ts';
import { idOf, NOON, sampleAppend, samplePerson } from '../testing/store-samples.ts';
import { openRaw } from '../upkeep/open-raw.ts';

forEveryStore((at) => {
  const cat = samplePerson('cat');
  const owl = samplePerson('owl');
  const bot = samplePerson('bot', { isBot: true });
  const games = async (person: Person) =>
    ids(await at.store.gamesOf({ person: person.id, phases: ['open', 'playing', 'over'], limit: 9 })).sort();

  beforeEach(async () => {
    for (const person of [cat, owl, bot]) await at.store.addPerson(person, `key of ${person.name}`);
    const summary = { phase: 'over', people: [cat.id, owl.id, bot.id] } as const;
    await at.store.append(sampleAppend('a', { count: 3, summary }));
  });

  it('takes the table off one list, and deletes it with the last person', async () => {
    await at.store.forget(idOf('a'), cat.id);
    expect(await games(cat)).toEqual([]);
    expect(await games(owl)).toEqual(['a']);
    expect(await at.store.read(idOf('a'))).toHaveLength(3);
    await at.store.append(
      sampleAppend('a', { after: 3, summary: { phase: 'over', people: [cat.id, owl.id, bot.id] } }),
    );
    expect(await games(cat)).toEqual([]);
    await at.store.forget(idOf('a'), owl.id);
    expect(await at.store.read(idOf('a'))).toEqual([]);
    expect(await games(bot)).toEqual([]);
    expect(await at.store.append(sampleAppend('a', { after: 4 }))).toBe(false);
  });

  it('deletes the table also when the last two leave at once', async () => {
    const other = await at.database.open();
    const names = Array.from({ length: 20 }, (_, n) => `t${n}`);
    const summary = { phase: 'over', people: [cat.id, owl.id, bot.id] } as const;
    await Promise.all(names.map((name) => at.store.append(sampleAppend(name, { summary }))));
    await Promise.all(
      names.map(idOf).flatMap((table) => [at.store.forget(table, cat.id), other.forget(table, owl.id)]),
    );
    for (const name of names) expect(await at.store.read(idOf(name))).toEqual([]);
  });

  it('deletes nothing for one who was not there', async () => {
    await at.store.append(sampleAppend('empty', { summary: { phase: 'open' } }));
    await at.store.forget(idOf('empty'), cat.id);
    await at.store.forget(idOf('a'), idOf('stranger'));
    expect(await at.store.read(idOf('empty'))).toHaveLength(1);
    expect(await at.store.read(idOf('a'))).toHaveLength(3);
  });

  it('leaves known whom the log names: who left, who took it off their list, until they are erased', async () => {
    await at.store.append(sampleAppend('b', { summary: { phase: 'open', people: [cat.id, owl.id] } }));
    await at.store.append(sampleAppend('b', { after: 1, summary: { phase: 'open', people: [owl.id] } }));
    await at.store.append(sampleAppend('b', { after: 2, summary: { phase: 'over', people: [owl.id] } }));
    await at.store.forget(idOf('a'), cat.id);
    expect(await games(cat)).toEqual([]);
    const naming = async () => [...(await at.store.tablesNaming(cat.id))].sort();
    expect(await naming()).toEqual([idOf('a'), idOf('b')]);
    expect(await at.store.tablesNaming(idOf('stranger'))).toEqual([]);

    const { line } = sampleAppend('a').summary;
    const erasure = { table: idOf('a'), person: cat.id, length: 3, entries: [], line };
    expect(await at.store.erase(erasure)).toBe(true);
    expect(await naming()).toEqual([idOf('b')]);
    expect(await games(owl)).toEqual(['a', 'b']);
    await at.store.deletePerson(cat.id);
    expect(await naming()).toEqual([]);
    expect(await games(owl)).toEqual(['a', 'b']);
  });

  it('gives the seat back to who left and came again, but no game that was taken off the list', async () => {
    const open = (after: number, people: string[]) =>
      at.store.append(sampleAppend('b', { after, summary: { phase: 'open', people } }));
    await open(0, [cat.id, owl.id]);
    await open(1, [owl.id]);
    expect(await games(cat)).toEqual(['a']);
    await open(2, [cat.id, owl.id]);
    expect(await games(cat)).toEqual(['a', 'b']);
    await at.store.forget(idOf('a'), cat.id);
    const summary = { phase: 'over', people: [cat.id, owl.id, idOf('another')] } as const;
    await at.store.append(sampleAppend('a', { after: 3, summary }));
    expect(await games(cat)).toEqual(['b']);
  });

  it('leaves bots their table when one is erased who had only passed by', async () => {
    const open = (after: number, people: string[]) =>
      at.store.append(sampleAppend('b', { after, summary: { phase: 'open', people } }));
    await open(0, [bot.id, cat.id, owl.id]);
    await open(1, [bot.id]);
    const { line } = sampleAppend('b').summary;
    expect(await at.store.erase({ table: idOf('b'), person: cat.id, length: 2, entries: [], line })).toBe(
      true,
    );
    await at.store.deletePerson(owl.id);
    expect(await games(bot)).toEqual(['a', 'b']);
  });

  it('deletes the table when the last person is erased', async () => {
    await at.store.forget(idOf('a'), cat.id);
    const { line } = sampleAppend('a').summary;
    const erasure = { table: idOf('a'), length: 3, entries: [], line };
    expect(await at.store.erase({ ...erasure, person: owl.id })).toBe(true);
    expect(await at.store.read(idOf('a'))).toEqual([]);
  });

  it('names nobody who was erased, as a player or as the host', async () => {
    const people = [cat.id, owl.id];
    await at.store.append(sampleAppend('b', { summary: { phase: 'over', people, host: cat.id } }));
    const { line } = sampleAppend('b').summary;
    await at.store.erase({ table: idOf('b'), person: cat.id, length: 1, entries: [], line });
    const raw = await openRaw(at.database.where);
    const found = await raw.all(`select people, host from tables where id = '${idOf('b')}'`);
    await raw.close();
    expect(found).toEqual([{ people: `${NOBODY} ${owl.id}`, host: NOBODY }]);
  });

  it('deletes a person with keys, codes and the games that are nobody else’s', async () => {
    await at.store.append(sampleAppend('alone', { summary: { people: [cat.id, bot.id] } }));
    await at.store.addCode('code', cat.id, NOON + 10);
    await at.store.deletePerson(cat.id);
    expect(await at.store.person(cat.id)).toBeNull();
    expect(await at.store.personByKey('key of cat')).toBeNull();
    expect(await at.store.useCode('code', NOON)).toBeNull();
    expect(await games(cat)).toEqual([]);
    expect(await at.store.read(idOf('alone'))).toEqual([]);
    expect(await games(owl)).toEqual(['a']);
  });
});
