// What a log costs that is full of takebacks.

import { SeededRandom } from '@menagerie/rules';
import { expect, test } from 'vitest';
import { legalAt, move, moveAtRandom, PEOPLE, startTable, type PlayedTable } from '../testing/game-player.ts';
import { answerProposal, propose } from './proposals.ts';
import { Table } from './table.ts';
import { eventsFor } from './visible.ts';

const [ann, bob] = PEOPLE;

/** Well into a game, the next player moves and takes it back, so often. */
function takeBackOften(times: number): PlayedTable {
  const play = startTable({ game: 'trump-whales', players: 2 });
  const random = new SeededRandom('takebacks');
  while (play.table.entries.length < 60) moveAtRandom(play, random);
  // A card that is led ends no trick, so nothing is shown by it.
  const canTakeBack = (): boolean => {
    const [seat] = play.table.movers;
    move(play, seat, legalAt(play.table, seat)[0]);
    return play.table.takeable.some(({ step }) => step.seat === seat);
  };
  while (!canTakeBack());
  for (let i = 0; i < times; i++) {
    const { seat } = play.table.takeable[0].step;
    const [asker, other] = seat === 0 ? [ann, bob] : [bob, ann];
    play.take(propose(play.table, asker.id, 'takeback'));
    play.take(answerProposal(play.table, other.id, true));
    const [mover] = play.table.movers;
    // As if there were no limit: older logs have been made without one.
    play.table.acts = new Map();
    move(play, mover, legalAt(play.table, mover)[0]);
  }
  return play;
}

/** How often the rules were asked to play a move while the log was read. */
function movesPlayedToRead({ table }: PlayedTable): number {
  const { game } = table;
  const { play } = game;
  let count = 0;
  game.play = (...given) => {
    count++;
    play(...given);
  };
  try {
    expect([...eventsFor(table.id, table.entries, ann.id)]).toHaveLength(table.length);
  } finally {
    game.play = play;
  }
  return count;
}

test('reading it plays each move once, however many were taken back', () => {
  const play = takeBackOften(3_000);
  const moves = play.table.entries.filter(({ event }) => event.type === 'moved').length;
  expect(moves).toBeGreaterThan(3_000);
  expect(movesPlayedToRead(play)).toBe(moves);
  const again = Table.from(play.table.id, play.table.entries);
  expect(again.position).toEqual(play.table.position);
  expect(again.playedEvents()).toEqual(play.table.playedEvents());
  expect(again.takeable).toHaveLength(1);
});
