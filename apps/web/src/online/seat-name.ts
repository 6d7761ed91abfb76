// The name shown at a seat: a person's, or a bot's, which is the same everywhere.

import { tellApart } from '@menagerie/protocol/look-alikes';
import type { TableLine } from '@menagerie/protocol';
import { t } from '../words/words.svelte.ts';

type Seats = readonly Pick<TableLine['seats'][number], 'plan' | 'person' | 'name'>[];

/** Null for an empty seat. Bots of the same level at one table are numbered. */
export function seatName(seats: Seats, seat: number): string | null {
  const { plan, person, name } = seats[seat];
  if (plan.type === 'bot') return t(`bot-name-${seat}`);
  if (person === null) return null;
  const bots = seats.flatMap((one, at) => (one.plan.type === 'bot' ? t(`bot-name-${at}`) : []));
  return tellApart(name || t('person-name', { seat: seat + 1 }), bots);
}
