import { expect, test } from 'vitest';
import { oneLine } from './tell.ts';

test('parts in one line lose the full stops between them, but no other punctuation', () => {
  expect(oneLine(['Ann: 7 as red', 'Ann won the trick.', 'Paradox!', 'Round 2 is over.'])).toBe(
    'Ann: 7 as red · Ann won the trick · Paradox! · Round 2 is over.',
  );
});
