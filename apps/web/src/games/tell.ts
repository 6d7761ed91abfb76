// What happened, as lines of the log, and who won.

import type { Eyes, Scores } from '@menagerie/rules';
import { moveSeenBy, type Happening } from '@menagerie/rules';
import { formatList, t } from '../words/words.svelte.ts';
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

/** What happened in one line, without full stops between the parts. */
export const oneLine = (lines: readonly string[]): string =>
  lines.map((line, i) => (i < lines.length - 1 ? line.replace(/\.$/, '') : line)).join(' · ');

export function tellWinners(people: readonly Person[], places: Scores['places']): string {
  const winners = people.filter((_, seat) => places[seat] === 1);
  if (winners.length > 1) return t('final-shared', { names: formatList(winners.map(({ name }) => name)) });
  const [{ kind, name }] = winners;
  return kind === 'you' ? t('final-you') : t('final-other', { name });
}
