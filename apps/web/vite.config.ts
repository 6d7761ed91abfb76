import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compressFiles } from './build/compress-files.ts';
import { preloadMain } from './build/preload-main.ts';

type CodeSplittingGroup = NonNullable<Rolldown.CodeSplittingOptions['groups']>[number];
const MAIN = fileURLToPath(new URL('src/main.ts', import.meta.url));

// Which files there are: few, because each one costs a way to the server, and none with much that its reader does not
// need. `npm run bench:doors` tells what each door loads.

/** What the door shares with the frame: it must not wait for the frame. */
const DOOR =
  /vite\/(preload-helper|modulepreload-polyfill)|web\/src\/(early|replay\/game-in-link|route|screens|words\/(languages|catalogues))\.ts/;

/** Small things that many screens share: files of their own would cost more. */
const WITH_FRAME =
  /web\/src\/(device|contest\/(dates|deal-state|tell-day)|parts\/(InTurn|Rich|RuleLink|SeatMark|copy)|screens\/frame\/(Banner|GameChoice)|play\/read-suggestion)/;

/** What the rules of every game need. */
const RULES =
  /packages\/rules\/src\/core\/(block|list|play|random|ranking|refuse|result|schema|seats)\.|node_modules\/valibot\//;

/** What packages offer besides, on the same page as what the frame takes of them. */
const NOT_FRAME = /packages\/(art\/src\/(?!bot-face)|bots\/src\/(?!levels))/;

/** What rooms and the screens around them share. */
const TABLE =
  /web\/src\/(parts\/(?!QrCode|qr-path)|games\/[\w-]+\.ts|looks\/table|screens\/(frame\/TableFrame|play\/(Slip|LogList|TextView|KeyList)\.))/;

/** What every screen needs that speaks with the server. */
const ONLINE =
  /web\/src\/(online\/(api|me|marks|table-lines|tell-line|tell-trouble|seat-name|ago|line-stream|quick-play|sitting|promise-seen|turn-notices|operator-notes)\.|screens\/(Banned|frame\/(FromOperators|Page)|together\/(NameField|tell-trouble)))|protocol\/src\/look-alikes/;

/** A file for each game. */
const named = (kind: string, found: RegExpExecArray | null): string | null => found && `${kind}-${found[1]}`;

/** What a record takes to be shown, and what reviews it. */
const RECORD =
  /web\/src\/(bots\/thinker|replay\/(packed-record|short-record|mixed-radix|recorded-game|decisions|fault-kinds|faults|verdicts|review-run\.svelte)|screens\/replay\/(keys|panel))\.ts/;

/** What the table of If It Fits shares with its counting and its rules page. */
const BOXES = /web\/src\/games\/if-it-fits\/(art\/(Bow|BoxTint)|names|tell)\./;

/** What a lesson and its quiz stand in. */
const LESSON = /web\/src\/(lessons\/lesson\.ts|screens\/learn\/Lesson(Frame|Head|Note)\.svelte)/;

type Modules = Parameters<Exclude<CodeSplittingGroup['name'], string>>[1];
let frame: Set<string> | undefined;

/** Whether the first script of the frame needs it, whatever the screen. */
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
  // Relative, so that the built page works from any folder of any host.
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
      // Who starts the server wants to play, not to tune the build.
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
    // The host stays as it is: changes must come from the same one.
    proxy: { '/api': { target: process.env['API'] ?? 'http://localhost:8081', changeOrigin: false } },
  },
});
