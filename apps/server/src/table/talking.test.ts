import { describe, expect, test } from 'vitest';
import { openTable, PEOPLE, refusalOf, startTable, STRANGER } from '../testing/game-player.ts';
import { MOST } from './acts.ts';
import { say } from './talking.ts';

const [ann] = PEOPLE;

describe('to speak', () => {
  test('is for players; free text only if the table allows it', () => {
    const { table } = openTable({ settings: { chat: false } });
    expect(refusalOf(say(table, STRANGER, { phrase: 'hello' }))).toBe('not-seated');
    expect(refusalOf(say(table, ann, { text: 'hello' }))).toBe('no-chat');
    expect(say(table, ann, { phrase: 'hello' })).toEqual({
      ok: true,
      value: [{ type: 'said', person: ann.id, name: 'ann', seat: 0, phrase: 'hello' }],
    });
    expect(say(openTable().table, ann, { text: 'hello' })).toMatchObject({ ok: true });
  });

  test('comes to an end, and leaves the game as it is', () => {
    const play = startTable({ players: 2 });
    const { asked, position } = play.table;
    for (let i = 0; i < MOST.words; i++) play.take(say(play.table, ann, { phrase: 'thinking' }));
    expect(refusalOf(say(play.table, ann, { phrase: 'thinking' }))).toBe('too-many');
    expect(play.table).toMatchObject({ asked, position });
  });
});
