// The moves, what they brought about, and why others are refused, in words.

import type { Colour, Consequence, Rank, Refusal, Seat } from '@menagerie/rules';
import { formatList, t } from '../../words/words.svelte.ts';
import type { Person } from '../room.ts';

export type MoveParts =
  | { readonly type: 'play'; readonly rank: Rank; readonly colour: Colour }
  | { readonly type: 'discard'; readonly rank: Rank }
  | { readonly type: 'predict'; readonly count: number };

/** `5b`, `-5` and `=2` in parts. */
export function partsOf(move: string): MoveParts {
  const number = Number(move[1]);
  if (move.startsWith('-')) return { type: 'discard', rank: number };
  if (move.startsWith('=')) return { type: 'predict', count: number };
  return { type: 'play', rank: Number(move[0]), colour: move[1] as Colour };
}

export const listRanks = (ranks: readonly Rank[]): string => formatList(ranks.map(String));

export function nameMove(move: string): string {
  const { type, ...args } = partsOf(move);
  return t(`cb-move-${type}`, args);
}

export function tellMove(seat: Seat, move: string | null, people: readonly Person[]): string {
  const { name } = people[seat];
  if (move === null) return t('cb-log-discard-hidden', { name });
  const { type, ...args } = partsOf(move);
  return t(`cb-log-${type}`, { name, ...args });
}

export const tellDeal = (round: number): string => t('cb-log-deal', { round: round + 1 });

export function tellConsequence({ type, facts }: Consequence, people: readonly Person[]): string | null {
  const name = typeof facts['seat'] === 'number' ? people[facts['seat']].name : '';
  if (type === 'colour-lost') return t('cb-log-lost', { name, colour: facts['colour'] as Colour });
  if (type === 'trick-won') return t('cb-log-won', { name, count: facts['tricks'] as number });
  if (type === 'paradox') return t('cb-log-paradox', { name, hand: listRanks(facts['hand'] as Rank[]) });
  return null;
}

const REFUSALS: Readonly<Record<string, string>> = {
  'discard-first': 'cb-no-discard-first',
  'already-discarded': 'cb-no-discarded',
  'not-your-turn': 'cb-no-turn',
  'predict-first': 'cb-no-predict-first',
  'no-such-prediction': 'cb-no-prediction',
  'play-a-card': 'cb-no-play',
  'card-not-in-hand': 'cb-no-card',
  'colour-lost': 'cb-no-token',
  'cell-taken': 'cb-no-cell',
  'red-not-open': 'cb-no-red',
};

export function tellRefusal({ code, facts }: Refusal, people: readonly Person[]): string {
  const choices = (facts['predictions'] ?? []) as readonly number[];
  return t(REFUSALS[code] ?? 'cb-no-due', {
    name: typeof facts['turn'] === 'number' ? people[facts['turn']].name : '',
    rank: (facts['rank'] ?? 0) as number,
    colour: (facts['colour'] ?? '') as string,
    choices: formatList(choices.map(String), 'disjunction'),
  });
}
