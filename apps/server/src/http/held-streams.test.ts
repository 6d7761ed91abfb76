import { expect, test } from 'vitest';
import { HeldStreams } from './held-streams.ts';

/** How many of so many streams may be held. */
function hold(held: HeldStreams, count: number, address: string, owner: string): (() => void)[] {
  const releases: (() => void)[] = [];
  for (let i = 0; i < count; i++) if (held.hasRoom(address, owner)) releases.push(held.take(address, owner));
  return releases;
}

test('a person holds so many, at whichever addresses', () => {
  const held = new HeldStreams({ most: 3, mostOfAddress: 9 });
  expect(hold(held, 2, 'here', 'ann')).toHaveLength(2);
  const [release] = hold(held, 9, 'elsewhere', 'ann');
  expect(hold(held, 9, 'here', 'ann')).toHaveLength(0);
  release();
  expect(hold(held, 9, 'here', 'ann')).toHaveLength(1);
});

test('many accounts at one address hold little more than it may, and a newcomer gets a fair part', () => {
  const held = new HeldStreams({ most: 5, mostOfAddress: 20 });
  let all = 0;
  for (let account = 0; account < 4; account++) all += hold(held, 9, 'here', `account ${account}`).length;
  expect(all).toBe(20);
  expect(hold(held, 1, 'here', 'account 0')).toHaveLength(0);
  expect(hold(held, 9, 'here', 'ann')).toHaveLength(4);
  for (let account = 4; account < 100; account++) all += hold(held, 9, 'here', `account ${account}`).length;
  expect(all + 4).toBe(2 * 20);
  expect(hold(held, 9, 'elsewhere', 'bob')).toHaveLength(5);
});

test('guests are counted by address', () => {
  const held = new HeldStreams({ most: 2, mostOfAddress: 4 });
  const releases = hold(held, 9, 'here', '');
  expect(releases).toHaveLength(4);
  expect(hold(held, 9, 'elsewhere', '')).toHaveLength(4);
  expect(hold(held, 9, 'here', 'ann')).toHaveLength(2);
  for (const release of releases) release();
  expect(hold(held, 9, 'here', '')).toHaveLength(2);
});
