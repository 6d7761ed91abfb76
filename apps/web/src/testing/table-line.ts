// Lines of the lobby for tests.

import type { TableLine } from '@menagerie/protocol';

export const ME = 'me';
export type Occupant = 'me' | 'other' | 'bot' | 'free' | 'kept';

const PLANS: Readonly<Record<Occupant, TableLine['seats'][number]['plan']>> = {
  me: { type: 'open' },
  other: { type: 'open' },
  bot: { type: 'bot', level: 'cat' },
  free: { type: 'open' },
  kept: { type: 'person', person: 'somebody' },
};
const PEOPLE: Readonly<Partial<Record<Occupant, { person: string; name: string }>>> = {
  me: { person: ME, name: 'Me' },
  other: { person: 'ada', name: 'Ada' },
};

export function tableLine(id: string, seats: readonly Occupant[], more: Partial<TableLine> = {}): TableLine {
  return {
    id,
    game: 'trump-whales',
    rules: 1,
    phase: 'open',
    options: { players: seats.length },
    clock: { type: 'none' },
    seats: seats.map((who) => ({
      plan: PLANS[who],
      ...(PEOPLE[who] ?? { person: null, name: null }),
      isBot: who === 'bot',
    })),
    toMove: [],
    result: null,
    openedAt: 0,
    changedAt: 0,
    ...more,
  };
}
