import { SeededRandom } from '@menagerie/rules';
import { expect, test } from 'vitest';
import { finish, openTable, PEOPLE, PlayedTable, startTable } from '../testing/game-player.ts';
import { erase, NOBODY } from './erase.ts';
import { change, open } from './opening.ts';
import { recordOf } from './record.ts';
import { Table } from './table.ts';
import { say } from './talking.ts';

const [ann, bob] = PEOPLE;

test('a person who is erased is nowhere in the log, and the game is the same', () => {
  const play = startTable({ players: 3 });
  play.take(say(play.table, bob, { text: 'I am Bob from Ulm' }));
  play.take(say(play.table, bob, { phrase: 'hello' }));
  finish(play, new SeededRandom('erase'));
  const { id, entries, game, position } = play.table;
  const changes = erase(entries, bob.id);
  const log = entries.with(0, entries[0]);
  for (const entry of changes) log[entry.n] = entry;
  expect(JSON.stringify(log)).not.toMatch(/bob|Ulm/i);
  const after = Table.from(id, log);
  expect(after.result).toEqual(play.table.result);
  expect(after.position && game.formatPosition(after.position)).toEqual(
    position && game.formatPosition(position),
  );
  const [header] = recordOf(after) ?? [];
  expect(header).toMatchObject({ seats: [{ name: 'ann' }, { name: 'player 2' }, { name: 'cas' }] });
});

test('hosts and people with reserved seats are erased too, others stay', () => {
  const play = new PlayedTable();
  const seats = [{ type: 'person', person: bob.id } as const, { type: 'open' } as const];
  play.take(open(ann, { game: 'cat-in-the-box', options: { players: 2 }, seats, sit: null }));
  play.take(change(play.table, ann, { settings: { chat: false } }));
  expect(erase(play.table.entries, ann.id)).toMatchObject([{ n: 0, event: { host: NOBODY } }]);
  expect(erase(play.table.entries, bob.id)).toMatchObject([
    { n: 0, event: { host: ann.id, seats: [{ type: 'person', person: NOBODY }, seats[1]] } },
    { n: 1, event: { seats: [{ type: 'person', person: NOBODY }, seats[1]] } },
  ]);
  expect(erase(openTable().table.entries, bob.id)).toEqual([]);
});
