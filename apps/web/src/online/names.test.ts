import { expect, test } from 'vitest';
import { cleanName } from './names.ts';

test.each([
  ['Ada', 'Ada'],
  ['  Зоряна Л. ', 'Зоряна Л.'],
  ['x', 'x'],
  ['', null],
  ['   ', null],
  ['a\u0007b', null],
  ['y'.repeat(25), null],
])('%j becomes %j', (text, name) => expect(cleanName(text)).toBe(name));
