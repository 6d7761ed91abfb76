import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compressFiles } from './build/compress-files.ts';
import { preloadMain } from './build/preload-main.ts';

type CodeSplittingGroup = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];
const MAIN = fileURLToPath(new URL('src/main.ts', import.meta.url));

// Which chunks there are: few, because each costs a round trip, and none with much that its reader doesn't need. `npm
// run bench:doors` prints what each door loads.

/** What the door shares with the frame, for which it must not wait. */
const DOOR =
  /vite\/(preload-helper|modulepreload-polyfill)|web\/src\/(early|replay\/game-in-link|route|screens|words\/(languages|catalogues))\.ts/;

/** Small modules shared by many screens: chunks of their own would cost more. */
const WITH_FRAME =
  /web\/src\/(device|contest\/(dates|deal-state|tell-day)|parts\/(InTurn|Rich|RuleLink|SeatMark|copy)|screens\/frame\/(Banner|GameChoice)|play\/read-suggestion)/;

/** What all games' rules need. */
const RULES =
  /packages\/rules\/src\/core\/(block|list|play|random|ranking|refuse|result|schema|seats)\.|node_modules\/valibot\//;

/** Other parts of our packages, next to those that the frame uses. */
const NOT_FRAME = /packages\/(art\/src\/(?!bot-face)|bots\/src\/(?!levels))/;

/** What rooms and their screens share. */
const TABLE =
  /web\/src\/(parts\/(?!QrCode|qr-path)|games\/[\w-]+\.ts|looks\/table|screens\/(frame\/TableFrame|play\/(Slip|LogList|TextView|KeyList)\.))/;

/** What every screen that talks to the server needs. */
const ONLINE =
  /web\/src\/(online\/(api|me|marks|table-lines|tell-line|tell-trouble|seat-name|ago|line-stream|quick-play|sitting|promise-seen|turn-notices|operator-notes)\.|screens\/(Banned|frame\/(FromOperators|Page)|together\/(NameField|tell-trouble)))|protocol\/src\/look-alikes/;

/** One chunk per game. */
const named = (kind: string, found: RegExpExecArray | null): string | null => found && `${kind}-${found[1]}`;

/** What showing and reviewing a record takes. */
const RECORD =
  /web\/src\/(bots\/thinker|replay\/(packed-record|short-record|mixed-radix|recorded-game|decisions|fault-kinds|faults|verdicts|review-run\.svelte)|screens\/replay\/(keys|panel))\.ts/;

/** What the table of If It Fits shares with its counting and its rules page. */
const BOXES = /web\/src\/games\/if-it-fits\/(art\/(Bow|BoxTint)|names|tell)\./;

/** The frame of lessons and quizzes. */
const LESSON = /web\/src\/(lessons\/lesson\.ts|screens\/learn\/Lesson(Frame|Head|Note)\.svelte)/;

type Modules = Parameters<Exclude<CodeSplittingGroup['name'], string>>[1];
let frame: Set<string> | undefined;

/** Whether the frame's first script needs it, whatever the screen. */
function isFrame(id: string, modules: Modules): boolean {
  frame ??= reach(MAIN, modules);
  return (frame.has(id) && !NOT_FRAME.test(id)) || WITH_FRAME.test(id);
}

function reach(id: string, modules: Modules, seen = new Set<string>()): Set<string> {
  seen.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) {
    if (!seen.has(next)) reach(next, modules, seen);
  }
  return seen;
}

export default defineConfig({
  // Relative, so that the built page works in any folder on any host.
  base: './',
  plugins: [
    svelte(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
        globIgnores: ['**/*-vietnamese-*', '**/*-cyrillic-ext-*', 'short-addresses.js', 'notices-worker.js'],
        importScripts: ['short-addresses.js', 'notices-worker.js'],
        navigateFallback: 'index.html',
        // Pages of the server itself.
        navigateFallbackDenylist: [/^\/(admin|api)(\/|$)/, /\.png$/],
        cleanupOutdatedCaches: true,
      },
    }),
    preloadMain(),
    compressFiles(),
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es', rolldownOptions: { checks: { bundlerTimings: false } } },
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // People who start the server want to play, not to tune the build.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'door', test: DOOR, priority: 5 },
            { name: (id, modules) => (isFrame(id, modules) ? 'frame' : null), priority: 4 },
            { name: 'rules', test: RULES, priority: 3 },
            { name: (id) => named('rules', /packages\/rules\/src\/([\w-]+)\//.exec(id)), priority: 2 },
            {
              name: 'games',
              test: /packages\/rules\/src\/(core|index|registry)|node_modules\/@noble\//,
              priority: 1,
            },
            {
              name: (id) => named('poster', /web\/src\/games\/([\w-]+)\/Poster\.svelte$/.exec(id)),
              priority: 1,
            },
            { name: 'online', test: ONLINE },
            { name: 'record', test: RECORD },
            { name: 'lesson-frame', test: LESSON },
            { name: 'boxes', test: BOXES },
            { name: 'rules-page', test: /web\/src\/screens\/rules\// },
            { name: 'table', test: TABLE },
          ],
        },
      },
    },
  },
  server: {
    port: 8080,
    // Keeps the Host header: changes must come from the same origin.
    proxy: { '/api': { target: process.env['API'] ?? 'http://localhost:8081', changeOrigin: false } },
  },
});
