// The coach's text on a move: up to three facts, in full sentences, after the move's name.

import type { Seat, Seated } from '@menagerie/rules';
import type { BoxView } from '@menagerie/rules/if-it-fits';
import { formatList, t } from '../../words/words.svelte.ts';
import type { Person } from '../room.ts';
import { factsOf, type CoachFact } from './coach-facts.ts';
import { nameBox, nameSymbols } from './names.ts';

type People = readonly Person[];
const MOST = 3;

export function coach(
  view: Seated<BoxView>,
  move: string,
  _: readonly string[],
  people: People,
): readonly string[] {
  return factsOf(view, move)
    .slice(0, MOST)
    .map((fact) => tell(fact, people));
}

function tell(fact: CoachFact, people: People): string {
  const id = `if-coach-${fact.type}`;
  switch (fact.type) {
    case 'closes':
      return t(id, { place: nameBox(fact.box), count: fact.count });
    case 'closes-other':
    case 'walls':
      return t(id, { place: nameBox(fact.box), names: namesOf(fact.seats, people) });
    case 'takes':
    case 'ties':
      return t(id, { names: namesOf(fact.seats, people) });
    case 'toys':
      return t(id, { toys: fact.kinds.map((kind) => nameSymbols(kind, fact.count)).join(' + ') });
    case 'home':
      return t(id, { name: people[fact.seat].name });
    case 'hurts':
    case 'helps':
      return t(id, { name: people[fact.seat].name, count: fact.count });
    case 'home-own':
    case 'sleeps':
    case 'sleeps-idle':
      return t(id);
    default:
      return t(id, { count: fact.count });
  }
}

const namesOf = (seats: readonly Seat[], people: People): string =>
  formatList(seats.map((seat) => people[seat].name));
