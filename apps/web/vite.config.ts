import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compressFiles } from './build/compress-files.ts';

const FRAME = new RegExp(
  [
    'node_modules/(svelte|@fluent|idb|esm-env|clsx)/',
    'vite/preload-helper',
    'protocol/src/limits',
    'bots/src/levels\\.ts',
    'web/src/(parts(?!/(QrCode|qr-path|fl|dr|trick))|settings|store|looks)/',
    'web/src/(route|words/(words|languages)|words/\\w+/(page|[\\w-]+-home)\\.ftl|games/(index|names|[\\w-]+/(game|turns))\\.ts|play/(usual-seats|seats|suggest-level|level-choice))',
    'web/src/screens/(SettingsSheet|Trouble|Waiting)',
    'Poster\\.svelte',
  ].join('|'),
);

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
        globIgnores: ['**/*-vietnamese-*', '**/*-cyrillic-ext-*'],
        navigateFallback: 'index.html',
        // Pages of the server itself.
        navigateFallbackDenylist: [/^\/(admin|api)(\/|$)/],
        cleanupOutdatedCaches: true,
      },
    }),
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
        // What the home needs comes in one file instead of a dozen.
        codeSplitting: { groups: [{ name: 'frame', test: FRAME }] },
      },
    },
  },
  server: {
    port: 8080,
    // The host stays as it is: changes must come from the same one.
    proxy: { '/api': { target: process.env['API'] ?? 'http://localhost:8081', changeOrigin: false } },
  },
});
