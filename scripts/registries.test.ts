// A game registers itself: except for the registries, no file of the program names all games.

import { readFileSync } from 'node:fs';
import { GAME_IDS } from '@menagerie/rules';
import { expect, test } from 'vitest';
import { filesBelow } from './files.ts';

const TESTS = /\.test\.ts$|\/(testing|e2e|fixtures)\//;

test('only the registry of each layer names every game', () => {
  const sources = ['packages', 'apps', 'bench', 'scripts'].flatMap((folder) =>
    ['.ts', '.svelte', '.ftl', '.css'].flatMap((ending) => filesBelow(folder, ending)),
  );
  const naming = sources.filter((path) => {
    if (TESTS.test(path)) return false;
    const text = readFileSync(path, 'utf8');
    return GAME_IDS.every((id) => text.includes(id));
  });
  expect(naming.sort()).toEqual([
    'apps/cli/src/tables/index.ts',
    'apps/server/src/previews/stills/index.ts',
    'apps/web/src/games/index.ts',
    'packages/bots/src/registry.ts',
    'packages/rules/src/registry.ts',
  ]);
});
