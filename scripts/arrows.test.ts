import { describe, expect, test } from 'vitest';
import { findWrongArrows } from './arrows.ts';

const file = (path: string, ...imports: string[]) => ({ path, imports });
const RULES = 'packages/rules/src';

describe('allowed imports', () => {
  test('rules ← bots ← cli; games know core; the registry knows the games', () => {
    const files = [
      file(`${RULES}/core/game.ts`, './random.ts'),
      file(`${RULES}/core/random.ts`),
      file(`${RULES}/whist/index.ts`, '../core/game.ts', './play.ts'),
      file(`${RULES}/whist/play.ts`, '@noble/hashes/sha2.js'),
      file(`${RULES}/registry.ts`, './whist/index.ts'),
      file('packages/bots/src/index.ts', '@menagerie/rules'),
      file('apps/cli/src/main.ts', '@menagerie/rules', '@menagerie/bots', 'node:fs'),
      file('apps/cli/src/commands/serve.ts', '@menagerie/server/start'),
      file('apps/server/src/testing/postgres.ts'),
      file('apps/web/e2e/a.test.ts', '../../server/src/testing/postgres.ts'),
    ];
    expect(findWrongArrows(files)).toEqual([]);
  });
});

describe('forbidden imports', () => {
  test.each([
    ['rules import bots', [file(`${RULES}/core/a.ts`, '@menagerie/bots')], /may not/],
    ['a package imports an app', [file('packages/bots/src/a.ts', 'menagerie')], /may not/],
    [
      'a game imports another',
      [file(`${RULES}/whist/a.ts`, '../bridge/b.ts'), file(`${RULES}/bridge/b.ts`)],
      /whist may import only itself and core/,
    ],
    [
      'core imports a game',
      [file(`${RULES}/core/a.ts`, '../bridge/b.ts'), file(`${RULES}/bridge/b.ts`)],
      /core may import only itself/,
    ],
    [
      'a room is entered by the window',
      [file('apps/cli/src/a.ts', '../../../packages/rules/src/core/a.ts'), file(`${RULES}/core/a.ts`)],
      /import the package instead/,
    ],
    [
      'the page imports what the server’s tests share',
      [
        file('apps/web/src/a.ts', '../../server/src/testing/postgres.ts'),
        file('apps/server/src/testing/postgres.ts'),
      ],
      /import the package instead/,
    ],
    ['a file is not there', [file(`${RULES}/core/a.ts`, './gone.ts')], /not a source file/],
  ])('%s', (_, files, sentence) => {
    expect(findWrongArrows(files)).toEqual([expect.stringMatching(sentence)]);
  });

  test('a cycle, even through a third file', () => {
    const files = [
      file(`${RULES}/core/a.ts`, './b.ts'),
      file(`${RULES}/core/b.ts`, './c.ts'),
      file(`${RULES}/core/c.ts`, './a.ts'),
    ];
    expect(findWrongArrows(files)).toEqual([
      `circular: ${RULES}/core/a.ts → ${RULES}/core/b.ts → ${RULES}/core/c.ts → ${RULES}/core/a.ts`,
    ]);
  });
});
