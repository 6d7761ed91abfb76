// A table for a game without its own: the view as a list of facts, moves in their notation.

import type { Json, JsonObject, View } from '@menagerie/rules';
import { seatLabel, whoDoes, wrapWords, type Setting, type TerminalTable } from './table.ts';

/** Shown elsewhere, or useless to a player. */
const LEFT_OUT = ['game', 'seat', 'options', 'toMove', 'isOver', 'hand'];

export function plainTable(game: string): TerminalTable {
  return {
    title: game
      .split('-')
      .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
      .join(' '),
    tellRound: () => 'The cards are dealt',
    draw: (view, _, setting) => [
      ...factsOf(view).map(([name, value]) => `  ${name.padEnd(10)}  ${tell(value)}`),
      `  to move     ${view.toMove.map((seat) => seatLabel(seat, setting)).join(', ') || 'nobody'}`,
    ],
    drawHand: (view, { ink }) => ink('bold', tell(handIn(view)) || '(no cards)'),
    prompt: () => 'Your move',
    listMoves: (_, legal) => wrapWords(legal),
    tellMove: (seat, move, setting) =>
      move === null
        ? `${whoDoes(seat, 'make', setting)} a move that is hidden.`
        : `${whoDoes(seat, 'play', setting)} ${move}.`,
    tellConsequence: ({ type, facts }, setting) => [`  ${tellWith(type, facts, setting)}`],
    tellRefusal: ({ code, rule, facts }, setting) => `${tellWith(code, facts, setting)} (${rule})`,
    notation: ['as "moves" lists them'],
  };
}

const factsOf = (view: View): [string, Json][] =>
  Object.entries(view as unknown as JsonObject).filter(
    ([name, value]) => !LEFT_OUT.includes(name) && value !== null,
  );

const handIn = (view: View): Json => ('hand' in view ? (view.hand as Json) : null);

function tellWith(what: string, facts: JsonObject, setting: Setting): string {
  const told = Object.entries(facts).map(([name, value]) =>
    name === 'seat' ? seatLabel(value as number, setting) : `${name} ${tell(value)}`,
  );
  return told.length > 0 ? `${what}: ${told.join(', ')}` : what;
}

/** As short as possible: `seat 0 card b5; seat 1 card b7`. */
function tell(value: Json): string {
  if (value === null) return '–';
  if (typeof value !== 'object') return String(value);
  if (!Array.isArray(value)) {
    return Object.entries(value)
      .map(([name, one]) => `${name} ${tell(one)}`)
      .join(' ');
  }
  const isDeep = value.some((one) => typeof one === 'object');
  return (value as readonly Json[]).map(tell).join(isDeep ? '; ' : ' ');
}
