// What every store promises of friends.

import { beforeEach, describe, expect, it } from 'vitest';
import { forEveryStore } from '../testing/store-contract.ts';
import { idOf, NOON, samplePerson } from '../testing/store-samples.ts';

const [ann, bob, cas, dot] = ['ann', 'bob', 'cas', 'dot'].map(idOf);

forEveryStore((at) => {
  const want = (person: string, other: string, time = NOON, most = 10): Promise<string> =>
    at.store.friends.add(person, other, time, most);
  const namesOf = async (person: string): Promise<string[]> =>
    (await at.store.friends.of(person, NOON)).map(({ name }) => name);

  describe('friends', () => {
    beforeEach(async () => {
      for (const name of ['ann', 'bob', 'cas', 'dot'])
        await at.store.addPerson(samplePerson(name, name === 'dot' ? { isBot: true } : {}), `key of ${name}`);
    });

    it('are two who both want it, and one alone waits', async () => {
      expect(await want(ann, bob)).toBe('kept');
      expect(await want(ann, bob, NOON + 5)).toBe('kept');
      expect(await namesOf(ann)).toEqual([]);
      expect(await at.store.friends.asked(ann)).toEqual([{ person: bob, name: 'bob', since: NOON }]);
      expect(await at.store.friends.asking(bob, 10)).toEqual([{ person: ann, name: 'ann', since: NOON }]);
      await want(bob, ann, NOON + 9);
      const line = { since: NOON + 9, isHere: false };
      expect(await at.store.friends.of(ann, NOON)).toEqual([{ person: bob, name: 'bob', ...line }]);
      expect(await at.store.friends.of(bob, NOON)).toEqual([{ person: ann, name: 'ann', ...line }]);
      expect(await at.store.friends.asked(ann)).toEqual([]);
      expect(await at.store.friends.asking(bob, 10)).toEqual([]);
    });

    it('are so no more when either says so', async () => {
      await want(ann, bob);
      await want(bob, ann);
      await at.store.friends.remove(bob, ann);
      expect([await namesOf(ann), await namesOf(bob)]).toEqual([[], []]);
      expect(await at.store.friends.asked(ann)).toEqual([]);
    });

    it('are people, and bounded', async () => {
      expect(await want(ann, dot)).toBe('no-person');
      expect(await want(ann, idOf('nobody'))).toBe('no-person');
      expect(await want(ann, bob, NOON, 1)).toBe('kept');
      expect(await want(ann, cas, NOON, 1)).toBe('too-many');
      expect(await want(ann, bob, NOON, 1)).toBe('kept');
    });

    it('are here until then, unless they hide', async () => {
      await want(ann, bob);
      await want(bob, ann);
      const isHere = async (now: number): Promise<boolean[]> =>
        (await at.store.friends.of(ann, now)).map((one) => one.isHere);
      await at.store.friends.noteHere([bob, cas], NOON + 60);
      await at.store.friends.noteHere([bob], NOON + 90);
      expect([await isHere(NOON + 80), await isHere(NOON + 90)]).toEqual([[true], [false]]);
      await at.store.friends.setHidden(bob, true);
      await at.store.friends.setHidden(bob, true);
      expect(await at.store.friends.isHidden(bob)).toBe(true);
      expect(await isHere(NOON + 80)).toEqual([false]);
      await at.store.friends.setHidden(bob, false);
      expect([await at.store.friends.isHidden(bob), await isHere(NOON + 80)]).toEqual([false, [true]]);
    });

    it('are not shown to who has blocked them, and what they ask neither', async () => {
      await want(ann, bob);
      await at.store.putMark({ person: bob, other: ann, kind: 'block', at: NOON, most: 9 });
      expect(await at.store.friends.asking(bob, 10)).toEqual([]);
      expect(await at.store.friends.asked(ann)).toHaveLength(1);
      await at.store.putMark({ person: bob, other: ann, kind: 'mute', at: NOON, most: 9 });
      expect(await at.store.friends.asking(bob, 10)).toHaveLength(1);
    });

    it('go with either person', async () => {
      await want(ann, bob);
      await want(bob, ann);
      await at.store.friends.setHidden(bob, true);
      await at.store.friends.noteHere([bob], NOON + 60);
      await at.store.deletePerson(bob);
      expect(await namesOf(ann)).toEqual([]);
      expect(await at.store.friends.asked(ann)).toEqual([]);
      expect(await at.store.friends.isHidden(bob)).toBe(false);
    });
  });
});
