import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const svelteForBrowsers = fileURLToPath(new URL('node_modules/svelte/src/index-client.js', import.meta.url));
// On a busy machine of a CI a test may run out of time; what passes at the second try is printed as such.
const retry = process.env['CI'] ? 1 : 0;
const resolve = { conditions: ['source', 'module', 'node', 'default'] };

export default defineConfig({
  test: {
    reporters: ['default', './scripts/closing-line-reporter.ts'],
    projects: [
      {
        // The page's state is tested as browsers run it, not as servers would render it.
        plugins: [svelte({ configFile: false, dynamicCompileOptions: () => ({ generate: 'client' }) })],
        resolve: { alias: [{ find: /^svelte$/, replacement: svelteForBrowsers }] },
        ssr: { resolve },
        test: {
          name: 'code',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/shared-postgres.ts'],
          retry,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // One more than there are cores: many tests of servers wait.
          maxWorkers: availableParallelism() + 1,
          // What the files share (rules, bots) is read once by each worker.
          isolate: false,
          unstubGlobals: true,
          sequence: { groupOrder: 0 },
        },
      },
      {
        ssr: { resolve },
        test: {
          name: 'page',
          include: ['apps/web/e2e/**/*.test.ts'],
          globalSetup: ['apps/web/e2e/setup/global.ts'],
          retry,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          // Each test file has a browser of its own; two at once are enough for two cores.
          maxWorkers: 2,
          isolate: false,
          // After the others, whose searches would slow the browsers down.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
