// How far the reader has got in a contest.

import type { Contest, OwnPlay } from '@menagerie/protocol';

export type DealState = 'open' | 'playing' | 'over';

export interface DealProgress {
  readonly deal: number;
  readonly state: DealState;
  readonly play: OwnPlay | null;
}

export interface Progress {
  readonly deals: readonly DealProgress[];
  readonly played: number;
  /** The next deal: the one in progress, else the first not started; null: none left. */
  readonly next: DealProgress | null;
}

export function progressIn({ commitments, you }: Pick<Contest, 'commitments' | 'you'>): Progress {
  const deals = commitments.map((_, deal): DealProgress => {
    const play = you.find((one) => one.deal === deal) ?? null;
    return { deal, play, state: play === null ? 'open' : play.outcome === null ? 'playing' : 'over' };
  });
  const find = (state: DealState): DealProgress | undefined => deals.find((one) => one.state === state);
  return {
    deals,
    played: deals.filter(({ state }) => state === 'over').length,
    next: find('playing') ?? find('open') ?? null,
  };
}

/**
 * `open`: games that count can be started. `closing`: they can only be finished. `revealed`: everything is visible to
 * all.
 */
export type ContestPhase = 'open' | 'closing' | 'revealed';

/** For a duplicate or a challenge. They open on creation, so `opensAt` doesn't matter. */
export function phaseOf(
  { closesAt, revealsAt }: Pick<Contest, 'closesAt' | 'revealsAt'>,
  now: number,
): ContestPhase {
  if (now < closesAt) return 'open';
  return now < revealsAt ? 'closing' : 'revealed';
}
