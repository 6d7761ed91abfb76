import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PAGE_GAMES } from '../../games/index.ts';
import { blocksOf, type RulesPage } from './page.ts';

function* wordsOf(page: RulesPage): Generator<string> {
  for (const part of page.parts) {
    yield `rules-${page.short}-${part.id}`;
    for (const block of blocksOf(page, part)) {
      if (block.kind === 'list') yield* block.words;
      else if (block.kind !== 'figure') yield block.words;
    }
  }
}

const pages = await Promise.all(
  PAGE_GAMES.map(async ({ id, loadRules }): Promise<[string, RulesPage]> => {
    if (!loadRules) throw new Error(`${id} has no rules page`);
    return [id, (await loadRules()).page];
  }),
);

describe.each(pages)('the rules page of %s', (game, page) => {
  const catalogue = readFileSync(new URL(`../../words/en/${game}-rules.ftl`, import.meta.url), 'utf8');
  const words = new FluentBundle('en');
  words.addResource(new FluentResource(catalogue));
  const ids = [...catalogue.matchAll(/^(rules-[\w-]+) =/gm)].map((match) => match[1]);

  test('has text for every heading, paragraph, item and note', () => {
    expect([...wordsOf(page)].filter((id) => !words.hasMessage(id))).toEqual([]);
  });
  test('shows every paragraph in the catalogue', () => {
    const paragraphs = ids.filter((id) => new RegExp(`^rules-${page.short}-.*-\\d+$`).test(id));
    expect(paragraphs.filter((id) => ![...wordsOf(page)].includes(id))).toEqual([]);
  });
  test('has a drawing for every figure', () => {
    const named = page.parts.flatMap(({ blocks }) => blocks.filter((block) => typeof block === 'object'));
    expect(named.map(({ figure }) => figure).sort()).toEqual(Object.keys(page.figures).sort());
  });
  test('is only linked to at parts that exist', () => {
    const links = [...catalogue.matchAll(/#\/rules\/([\w-]+)\/([\w-]+)\)/g)].filter(([, to]) => to === game);
    const parts = page.parts.map(({ id }) => id);
    for (const [, , part] of links) expect(parts).toContain(part);
  });
});

test('consecutive items form one list', () => {
  const part = { id: 'x', blocks: ['text', 'item', 'item', 'note', 'item'] } as const;
  expect(blocksOf({ short: 'cb' }, part)).toEqual([
    { kind: 'text', words: 'rules-cb-x-1' },
    { kind: 'list', words: ['rules-cb-x-2', 'rules-cb-x-3'] },
    { kind: 'note', words: 'rules-cb-x-4' },
    { kind: 'list', words: ['rules-cb-x-5'] },
  ]);
});
