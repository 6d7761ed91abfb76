import { FluentBundle, FluentResource } from '@fluent/bundle';
import { findGame, GAME_IDS, GAMES, type Game } from '@menagerie/rules';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decisionsOf } from './decisions.ts';
import { OLD_RECORD, oldSave } from '../play/testing.ts';
import { FAULT_KINDS, kindOfFault } from './fault-kinds.ts';
import { packRecord, unpackRecord } from './packed-record.ts';
import { openKept, openRecord, type RecordedGame } from './recorded-game.ts';
import { recordByDice } from './testing.ts';

async function opened(text: string): Promise<RecordedGame> {
  const game = await openRecord(text);
  if (!game.ok) throw new Error(game.error.reason);
  return game.value;
}
const kindOf = async (text: string): Promise<string> => {
  const game = await openRecord(text);
  return game.ok ? 'ok' : kindOfFault(game.error);
};

describe.each(GAME_IDS)('a record of %s', async (id) => {
  const game: Game = GAMES[id];
  const text = recordByDice(game, 3);
  const recorded = await opened(text);

  test('opens with every step, its players and verified deals', () => {
    const { steps, people, deals } = recorded;
    expect(steps[0].type).toBe('dealt');
    expect(steps.filter(({ type }) => type === 'moved')).toHaveLength(
      text.split('"type":"moved"').length - 1,
    );
    expect(game.isOver((steps.at(-1) as (typeof steps)[number]).position)).toBe(true);
    expect(people.map(({ kind }) => kind)).toEqual(['person', 'tiger', 'tiger']);
    expect(deals).toEqual({ kind: 'matched' });
  });

  test('opens as far as it was played', async () => {
    expect((await opened(recordByDice(game, 2, 5))).steps).toHaveLength(6);
  });

  test('counts moves with at least one alternative as decisions, each with its seat’s view', () => {
    const decisions = decisionsOf(recorded);
    expect(decisions.length).toBeGreaterThan(10);
    for (const { index, seat, view, legal, played } of decisions) {
      expect(recorded.steps[index].seat).toBe(seat);
      expect(view.seat).toBe(seat);
      expect(legal.length).toBeGreaterThan(1);
      expect(legal).toContain(played);
    }
  });
});

const record = recordByDice(GAMES['cat-in-the-box'], 2);
const lines = record.trimEnd().split('\n');

test('changed line endings are fine', async () => {
  expect((await opened(`\uFEFF${lines.join('\r\n')}\r\n\r\n`)).text).toBe(record);
});

test('invalid input gets a matching error', async () => {
  expect(await kindOf('')).toBe('empty');
  expect(await kindOf('hello')).toBe('no-record');
  expect(await kindOf(`${lines[0]}\nhello`)).toBe('unreadable');
  expect(await kindOf('{}')).toBe('no-record');
  expect(await kindOf(lines.slice(0, -1).join('\n'))).toBe('torn');
  expect(await kindOf(lines.toSpliced(3, 1).join('\n'))).toBe('lines-missing');
  expect(await kindOf(record.replace('Anna', 'Hanna'))).toBe('edited');
  expect(await kindOf(recordByDice(GAMES['cat-in-the-box'], 2, 0))).toBe('nothing-happened');
  expect(await kindOf('x'.repeat(2_000_000))).toBe('too-big');
  expect(kindOfFault({ code: 'a code of tomorrow', line: 3 })).toBe('other');
});

test('a missing or broken stored game is a fault', async () => {
  expect(await openKept(undefined)).toMatchObject({ ok: false, error: { code: 'missing' } });
  for (const kept of [null, 'rubbish', { key: 'x' }]) {
    expect(await openKept(kept)).toMatchObject({ ok: false, error: { code: 'unreadable' } });
  }
});

test('a game of other rules is refused with both versions, from a file, a link or the store, and can be saved', async () => {
  const link = await unpackRecord(await packRecord(OLD_RECORD, GAMES['if-it-fits']), findGame);
  if (!link.ok) throw new Error(link.error.reason);
  const versions = { made: 1, here: GAMES['if-it-fits'].rulesVersion };
  for (const game of [openRecord(OLD_RECORD), openRecord(link.value), openKept(oldSave())])
    expect(await game).toMatchObject({
      ok: false,
      error: { code: 'other-rules', versions, text: OLD_RECORD },
    });
  expect(await openRecord('rubbish')).not.toHaveProperty('error.text');
});

test('there is a text for every kind of fault', () => {
  const bundle = new FluentBundle('en');
  const words = readFileSync(new URL('../words/en/replay.ftl', import.meta.url), 'utf8');
  expect(bundle.addResource(new FluentResource(words))).toEqual([]);
  for (const kind of FAULT_KINDS)
    expect([kind, bundle.hasMessage(`replay-fault-${kind}`)]).toEqual([kind, true]);
});
