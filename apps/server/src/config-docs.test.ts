import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig, type Config } from './config.ts';

const doc = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
/** Rows of the table of settings: name, default, meaning. */
const told = [...doc.matchAll(/^\| `([A-Z][A-Z_]+)` *\| ([^|]+?) *\|/gm)].map(
  ([, name, usual]) => [name, usual] as const,
);

/** Every name that the configuration reads. */
function namesRead(): string[] {
  const names = new Set<string>();
  const note = (_: object, name: string | symbol): undefined => void names.add(String(name));
  readConfig(new Proxy({}, { get: note }));
  return [...names];
}

/** What the document must say: DATABASE_URL is the field databaseUrl. */
function usualOf(config: Config, name: string): string {
  const field = name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  const value = config[field as keyof Config];
  if (value === undefined) return 'none';
  return `\`${name === 'BEHIND_PROXY' && value === 0 ? 'no' : value}\``;
}

test('docs/operating.md lists exactly the settings', () => {
  expect(told.map(([name]) => name).sort()).toEqual(namesRead().sort());
});

test('docs/operating.md states the defaults', () => {
  const usual = readConfig({});
  if (!usual.ok) throw new Error(usual.error.reason);
  // The number of threads hangs on the machine.
  const fixed = told.filter(([name]) => name !== 'BOT_THREADS');
  expect(fixed).toEqual(fixed.map(([name]) => [name, usualOf(usual.value, name)]));
});
