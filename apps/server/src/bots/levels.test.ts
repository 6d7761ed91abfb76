import { LEVELS } from '@menagerie/bots';
import { BotLevel } from '@menagerie/protocol';
import { expect, test } from 'vitest';

test('the protocol names the levels that there are', () => {
  expect(BotLevel.anyOf.map((level) => level.const)).toEqual([...LEVELS]);
});
