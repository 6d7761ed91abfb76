// Texts for moves, their consequences, and refusals.

import type { Seat } from '@menagerie/rules';
import type { CatConsequence, CatRefusal, Colour, Rank } from '@menagerie/rules/cat-in-the-box';
import { formatList, t } from '../../words/words.svelte.ts';
import type { Person } from '../room.ts';

export type MoveParts =
  | { readonly type: 'play'; readonly rank: Rank; readonly colour: Colour }
  | { readonly type: 'discard'; readonly rank: Rank }
  | { readonly type: 'predict'; readonly count: number };

/** Splits `5b`, `-5` and `=2` into parts. */
export function partsOf(move: string): MoveParts {
  const number = Number(move[1]);
  if (move.startsWith('-')) return { type: 'discard', rank: number };
  if (move.startsWith('=')) return { type: 'predict', count: number };
  return { type: 'play', rank: Number(move[0]), colour: move[1] as Colour };
}

export const listRanks = (ranks: readonly Rank[], type?: 'disjunction'): string =>
  formatList(ranks.map(String), type);

export function nameMove(move: string): string {
  const { type, ...args } = partsOf(move);
  return t(`cb-move-${type}`, args);
}

export function tellMove(seat: Seat, move: string | null, people: readonly Person[]): string {
  if (move === null) return t('cb-log-discard-hidden', { ...people[seat] });
  const { type, ...args } = partsOf(move);
  return t(`cb-log-${type}`, { ...people[seat], ...args });
}

export const tellDeal = (round: number): string => t('cb-log-deal', { round: round + 1 });

/** Null for what the table and the score slip already show. */
export function tellConsequence({ type, facts }: CatConsequence, people: readonly Person[]): string | null {
  switch (type) {
    case 'colour-lost':
      return t('cb-log-lost', { ...people[facts.seat], colour: facts.colour });
    case 'trick-won':
      return t('cb-log-won', { ...people[facts.seat], count: facts.tricks });
    case 'paradox':
      return t('cb-log-paradox', { ...people[facts.seat], hand: listRanks(facts.hand) });
    case 'all-discarded':
    case 'round-scored':
    case 'game-over':
      return null;
  }
}

export function tellRefusal({ code, facts }: CatRefusal, people: readonly Person[]): string {
  switch (code) {
    case 'no-move-due':
    case 'no-such-seat':
      return t('cb-no-due');
    case 'discard-first':
      return t('cb-no-discard-first');
    case 'already-discarded':
      return t('cb-no-discarded');
    case 'not-your-turn':
      return t('cb-no-turn', { name: people[facts.turn].name });
    case 'predict-first':
      return t('cb-no-predict-first');
    case 'no-such-prediction':
      return t('cb-no-prediction', { choices: formatList(facts.predictions.map(String), 'disjunction') });
    case 'play-a-card':
      return t('cb-no-play');
    case 'card-not-in-hand':
      return t('cb-no-card', { rank: facts.rank });
    case 'colour-lost':
      return t('cb-no-token', { colour: facts.colour });
    case 'cell-taken':
      return t('cb-no-cell', { colour: facts.colour, rank: facts.rank });
    case 'red-not-open':
      return t('cb-no-red');
  }
}
