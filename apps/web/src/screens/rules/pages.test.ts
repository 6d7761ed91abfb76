import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { GameId } from '@menagerie/rules';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { RulesPage } from './page.ts';
import { blocksOf, RULES_PAGES } from './pages.ts';

const catalogue = readFileSync(new URL('../../words/en/rules.ftl', import.meta.url), 'utf8');
const words = new FluentBundle('en');
words.addResource(new FluentResource(catalogue));
const ids = [...catalogue.matchAll(/^(rules-[\w-]+) =/gm)].map((match) => match[1]);

function* wordsOf(page: RulesPage): Generator<string> {
  for (const part of page.parts) {
    yield `rules-${page.short}-${part.id}`;
    for (const block of blocksOf(page, part)) {
      if (block.kind === 'list') yield* block.words;
      else if (block.kind !== 'figure') yield block.words;
    }
  }
}

describe.each(Object.entries(RULES_PAGES))('the rules page of %s', (game, page) => {
  test('has words for every heading, paragraph, item and note', () => {
    expect([...wordsOf(page)].filter((id) => !words.hasMessage(id))).toEqual([]);
  });
  test('shows every paragraph that the catalogue has', () => {
    const paragraphs = ids.filter((id) => new RegExp(`^rules-${page.short}-.*-\\d+$`).test(id));
    expect(paragraphs.filter((id) => ![...wordsOf(page)].includes(id))).toEqual([]);
  });
  test('is linked to only at parts that it has', () => {
    const links = [...catalogue.matchAll(/#\/rules\/([\w-]+)\/([\w-]+)\)/g)].filter(([, to]) => to === game);
    const parts = RULES_PAGES[game as GameId].parts.map(({ id }) => id);
    for (const [, , part] of links) expect(parts).toContain(part);
  });
});

test('items in a row make one list', () => {
  const { 'cat-in-the-box': page } = RULES_PAGES;
  const part = { id: 'x', blocks: ['text', 'item', 'item', 'note', 'item'] } as const;
  expect(blocksOf(page, part)).toEqual([
    { kind: 'text', words: 'rules-cb-x-1' },
    { kind: 'list', words: ['rules-cb-x-2', 'rules-cb-x-3'] },
    { kind: 'note', words: 'rules-cb-x-4' },
    { kind: 'list', words: ['rules-cb-x-5'] },
  ]);
});
