// What happened, as lines of the log.

import type { Eyes } from '@menagerie/rules';
import { moveSeenBy, type Happening } from '../play/story.ts';
import type { GameRoom, Person } from './room.ts';

export function tellHappening(
  room: GameRoom,
  happening: Happening,
  people: readonly Person[],
  eyes: Eyes | 'all',
): string[] {
  if (happening.seat === null) return [room.tellDeal(happening.round, people)];
  const consequences = happening.consequences.map((one) => room.tellConsequence(one, people));
  return [
    room.tellMove(happening.seat, moveSeenBy(happening, eyes), people),
    ...consequences.filter((line) => line !== null),
  ];
}
