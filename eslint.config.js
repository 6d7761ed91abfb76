import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const CHANCE_AND_WORLD =
  'Below the apps there is no clock, chance, disk or network: take a Random, or let the app pass it in.';

export default defineConfig(
  globalIgnores(['**/dist/', '**/node_modules/']),
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    ignores: ['apps/web/**'],
    languageOptions: { parserOptions: { project: './tsconfig.check.json' } },
  },
  {
    files: ['apps/web/**/*.ts', 'apps/web/**/*.svelte'],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { project: './apps/web/tsconfig.json', extraFileExtensions: ['.svelte'] },
    },
  },
  {
    files: ['**/*.ts', '**/*.svelte'],
    extends: [tseslint.configs.recommendedTypeChecked],
    rules: {
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Games implement their contract with plain functions and never use `this`.
      '@typescript-eslint/unbound-method': 'off',
      eqeqeq: 'error',
    },
  },
  {
    files: ['packages/*/src/**/*.ts'],
    // node.ts is for apps that run in Node: it reads the nets beside the package.
    ignores: ['**/*.test.ts', '**/testing/**', 'packages/bots/src/node.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['Date', 'fetch', 'process', 'performance', 'crypto', 'setTimeout', 'setInterval', 'console'].map(
          (name) => ({ name, message: CHANCE_AND_WORLD }),
        ),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: CHANCE_AND_WORLD },
        { object: 'globalThis', message: CHANCE_AND_WORLD },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(node:|(fs|http|https|net|os|path)(/|$))',
              message: CHANCE_AND_WORLD,
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off', // expect.any and friends
      '@typescript-eslint/explicit-module-boundary-types': 'off',
    },
  },
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: tseslint.parser } },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    // Dates and addresses here are made, read and forgotten.
    rules: { 'svelte/prefer-svelte-reactivity': 'off' },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // The compiler checks these itself, with better knowledge of templates.
      'no-undef': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // Addresses behind the # need no resolving.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  {
    files: ['apps/web/public/*.js'],
    languageOptions: { globals: globals.serviceworker },
  },
  {
    files: ['apps/*/bin/*.js'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly' } },
  },
);
