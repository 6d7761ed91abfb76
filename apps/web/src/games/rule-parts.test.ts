import { GAME_IDS, type GameId } from '@menagerie/rules';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULE_PARTS as CAT_PARTS } from './cat-in-the-box/rule-parts.ts';
import { RULE_PARTS as BOX_PARTS } from './if-it-fits/rule-parts.ts';
import { findPageGame } from './index.ts';
import { RULE_PARTS as WHALE_PARTS } from './trump-whales/rule-parts.ts';

const PARTS: Readonly<Record<GameId, Readonly<Record<string, string>>>> = {
  'cat-in-the-box': CAT_PARTS,
  'trump-whales': WHALE_PARTS,
  'if-it-fits': BOX_PARTS,
};

describe.each(GAME_IDS)('the rules of %s', (game) => {
  const folder = new URL(`../../../../packages/rules/src/${game}/`, import.meta.url);
  const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

  test('are each explained in a part of the rules page', () => {
    const rules = [...read('RULES.md').matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(([, rule]) => rule);
    expect(rules.length).toBeGreaterThan(0);
    expect(Object.keys(PARTS[game])).toEqual(rules);
  });
  test('include every rule that a refusal cites', () => {
    const sources = readdirSync(folder).filter((file) => /(?<!\.test)\.ts$/.test(file));
    const cited = sources.flatMap((file) =>
      [...read(file).matchAll(/'([A-Z]+-\d+)'/g)].map(([, rule]) => rule),
    );
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter((rule) => !(rule in PARTS[game]))).toEqual([]);
  });
  test('link only to existing parts of the page', async () => {
    const loaded = await findPageGame(game)?.loadRules?.();
    const parts = loaded?.page.parts.map(({ id }) => id) ?? [];
    expect(Object.values(PARTS[game]).filter((part) => !parts.includes(part))).toEqual([]);
  });
});
