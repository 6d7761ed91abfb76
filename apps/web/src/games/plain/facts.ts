// A view as a list of facts, for a game without a table of its own.

import type { Json, JsonObject, View } from '@menagerie/rules';
import type { Person } from '../room.ts';

export interface Fact {
  readonly name: string;
  readonly lines: readonly string[];
}

/** Shown elsewhere, or of no use to players. */
const LEFT_OUT = ['game', 'seat', 'options', 'toMove', 'isOver'];

export function factsOf(view: View, people: readonly Person[]): readonly Fact[] {
  return Object.entries(view as unknown as JsonObject)
    .filter(([name, value]) => !LEFT_OUT.includes(name) && value !== null)
    .map(([name, value]) => ({ name, lines: linesOf(value, people) }));
}

/** A list of objects takes a line for each; if its length is the number of players, lines start with the seats'
 *  names. */
function linesOf(value: Json, people: readonly Person[]): readonly string[] {
  if (!Array.isArray(value) || !value.some((one) => typeof one === 'object')) return [tell(value, people)];
  const isBySeat = value.length === people.length && value.every((one) => !hasSeat(one as Json));
  return value.map((one: Json, i) => `${isBySeat ? `${people[i].name}: ` : ''}${tell(one, people)}`);
}

const hasSeat = (value: Json): boolean => typeof value === 'object' && value !== null && 'seat' in value;

/** As short as is still readable. */
export function tell(value: Json, people: readonly Person[]): string {
  if (value === null) return '–';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map((one: Json) => tell(one, people)).join(' ');
  return Object.entries(value)
    .map(([name, one]) =>
      name === 'seat' && typeof one === 'number' && one >= 0 && one < people.length
        ? people[one].name
        : `${name} ${tell(one, people)}`,
    )
    .join(', ');
}
