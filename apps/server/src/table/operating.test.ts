import { expect, test } from 'vitest';
import { openTable, PEOPLE, startTable } from '../testing/game-player.ts';
import { closeByOperator, renameIn, tellRenamed, tellUnsaid, withoutWords, wordsOf } from './operating.ts';
import { recordOf } from './record.ts';
import { isRated } from './result.ts';
import { Table } from './table.ts';
import { say } from './talking.ts';

const [, bob] = PEOPLE;

test('a message is removed from its entry, and readers are told once', () => {
  const play = startTable({ players: 2 });
  play.take(say(play.table, bob, { text: 'something foul' }));
  play.take(say(play.table, bob, { phrase: 'hello' }));
  const { entries, length } = play.table;
  const n = length - 2;
  expect(wordsOf(entries[n].event)).toBe('something foul');
  expect(withoutWords(entries, n)).toMatchObject([{ n, event: { person: bob.id, name: 'bob', text: '…' } }]);
  expect(wordsOf(entries[n + 1].event)).toBeNull();
  expect(withoutWords(entries, n + 1)).toEqual([]);
  play.take(tellUnsaid(play.table, n));
  expect(play.table.entries.at(-1)?.event).toEqual({ type: 'unsaid', said: n });
  expect(tellUnsaid(play.table, n)).toEqual({ ok: true, value: [] });
});

test('a new name appears in the whole log, and at the seat of a running game', () => {
  const play = startTable({ players: 2 });
  play.take(say(play.table, bob, { text: 'hi' }));
  play.take(tellRenamed(play.table, bob.id, 'Player'));
  expect(play.table.seats[1].name).toBe('Player');
  const log = [...play.table.entries];
  for (const entry of renameIn(log, bob.id, 'Player')) log[entry.n] = entry;
  expect(JSON.stringify(log)).not.toContain('"bob"');
  expect(Table.from(play.table.id, log).seats.map(({ name }) => name)).toEqual(['ann', 'Player']);
  expect(tellRenamed(play.table, 'nobody', 'Player')).toEqual({ ok: true, value: [] });
});

test('a closed table is over, without ratings', () => {
  const waiting = openTable();
  waiting.take(closeByOperator(waiting.table));
  expect(waiting.table).toMatchObject({ phase: 'over', result: { reason: 'closed', totals: [] } });
  const play = startTable({ players: 2 });
  play.take(closeByOperator(play.table));
  expect(play.table).toMatchObject({ phase: 'over', result: { reason: 'closed', totals: [0, 0] } });
  expect(isRated(play.table)).toBe(false);
  expect(recordOf(play.table)?.at(-1)).toMatchObject({ reason: 'stopped' });
  expect(closeByOperator(play.table)).toMatchObject({ ok: false, error: { code: 'game-over' } });
});
