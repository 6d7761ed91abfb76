import { beforeEach, expect, test } from 'vitest';
import { notices } from './notices.svelte.ts';

const shown = (): readonly string[] => notices.list.map(({ words }) => words);

beforeEach(() => {
  for (const notice of notices.list) notices.dismiss(notice);
  notices.passBy();
});

test('a success message disappears on the next navigation, but not the one caused by the action itself', () => {
  notices.tell('worked', { isNews: true });
  notices.tell('failed');
  notices.passBy();
  expect(shown()).toEqual(['worked', 'failed']);
  notices.passBy();
  expect(shown()).toEqual(['failed']);
});

test('a message is not shown twice at the same time, but again after it was dismissed', () => {
  notices.tell('failed');
  notices.tell('failed');
  expect(shown()).toEqual(['failed']);
  notices.dismiss(notices.list[0]);
  expect(shown()).toEqual([]);
  notices.tell('failed');
  expect(shown()).toEqual(['failed']);
});
