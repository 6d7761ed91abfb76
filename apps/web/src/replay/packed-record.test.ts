import { findGame, formatRecord, GAMES, type RecordEvent } from '@menagerie/rules';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packRecord, unpackRecord } from './packed-record.ts';
import { recordByDice } from './testing.ts';

const WHALES = GAMES['trump-whales'];
const record = recordByDice(WHALES, 4);
const codeOf = async (packed: string): Promise<string> => {
  const text = await unpackRecord(packed, findGame);
  return text.ok ? 'ok' : text.error.code;
};

test('a record survives packing unchanged, and is much shorter in between', async () => {
  const packed = await packRecord(record, WHALES);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(0.6 * record.length);
  expect(await unpackRecord(packed, findGame)).toEqual({ ok: true, value: record });
});

test.each(
  Object.values(GAMES).flatMap((game) =>
    [game.players.min, game.players.max].map((players) => ({ game, players, id: game.id })),
  ),
)(
  'a link to a game of $id with $players is short, and so is one to a game that was left',
  async ({ game, players }) => {
    for (const limit of [Infinity, 9]) {
      const text = recordByDice(game, players, limit);
      const packed = await packRecord(text, game);
      expect(packed.length).toBeLessThan(1000);
      expect(await unpackRecord(packed, findGame)).toEqual({ ok: true, value: text });
    }
  },
);

test('a link from before the short form still opens', async () => {
  const packed = deflateRawSync(record).toString('base64url');
  expect(await unpackRecord(packed, findGame)).toEqual({ ok: true, value: record });
});

test('a record whose deals do not match has no short form, and survives unchanged', async () => {
  const events = record
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordEvent & { n: number; sum: string })
    .map(({ n: _, sum: __, ...event }) =>
      event.type === 'ended' ? { ...event, secret: '0'.repeat(64) } : event,
    );
  const text = formatRecord(events);
  expect(await unpackRecord(await packRecord(text, WHALES), findGame)).toEqual({ ok: true, value: text });
});

test('any text survives, even non-Latin', async () => {
  for (const text of ['x', 'Олена грає 🐈\n', '\u0000\uFFFF']) {
    expect(await unpackRecord(await packRecord(text, WHALES), findGame)).toEqual({ ok: true, value: text });
  }
});

test('garbage yields an error code', async () => {
  expect(await codeOf('')).toBe('link-not-packed');
  expect(await codeOf('not base64!')).toBe('link-not-packed');
  expect(await codeOf('abcde')).toBe('link-not-packed');
  expect(await codeOf('AAAA')).toBe('link-torn');
  const notText = deflateRawSync(Uint8Array.of(0xff, 0xfe, 0xff)).toString('base64url');
  expect(await codeOf(notText)).toBe('link-torn');
});

test('a truncated link is reported as torn, wherever it was cut', async () => {
  const packed = await packRecord(record, WHALES);
  for (let length = 1; length < packed.length; length += 7) {
    expect(['link-torn', 'link-not-packed']).toContain(await codeOf(packed.slice(0, length)));
  }
});

test('a decompression bomb is stopped before it fills the memory', async () => {
  const bomb = deflateRawSync(Buffer.alloc(50_000_000)).toString('base64url');
  expect(await codeOf(bomb)).toBe('too-big');
  expect(await codeOf('A'.repeat(1_000_000))).toBe('too-big');
});
