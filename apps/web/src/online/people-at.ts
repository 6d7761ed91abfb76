// The people at a server's table, in the form that rooms use. Built-in bots have the same names everywhere.

import type { TableState } from '@menagerie/protocol';
import type { Person } from '../games/room.ts';
import { t } from '../words/words.svelte.ts';
import { seatName } from './seat-name.ts';

export function peopleAt({ seats, you }: Pick<TableState, 'seats' | 'you'>): Person[] {
  return seats.map(({ plan }, seat) => {
    const called = seatName(seats, seat) ?? t('person-name', { seat: seat + 1 });
    if (plan.type === 'bot') return { kind: plan.level, name: called };
    return seat === you ? { kind: 'you', name: called } : { kind: 'person', name: called };
  });
}

/** Everyone else with a key, bot accounts included, with the name they have at the table. */
export const othersAt = ({
  state: { seats, you },
  people,
}: {
  readonly state: Pick<TableState, 'seats' | 'you'>;
  readonly people: readonly Person[];
}): { readonly person: string; readonly name: string }[] =>
  seats.flatMap(({ person }, seat) =>
    person !== null && seat !== you ? [{ person, name: people[seat].name }] : [],
  );
