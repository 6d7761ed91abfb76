// Routes of contests, and what may be revealed about one.

import {
  ContestId,
  strict,
  type Contest as ContestShown,
  type Day,
  type Id,
  type OwnPlay,
} from '@menagerie/protocol';
import { Type } from 'typebox';
import { commitmentsOf, isRevealed, revealsAt, secretsOf, type Contest } from '../contests/contest.ts';
import { dateOf } from '../contests/days.ts';
import type { Play } from '../store/contests.ts';

export const ContestParams = strict({ contest: ContestId });
export const DealParams = strict({ contest: ContestId, deal: Type.String({ pattern: '^[0-9]{1,2}$' }) });
export const DateText = Type.String({
  pattern: '^20[0-9]{2}-[01][0-9]-[0-3][0-9]$',
  description: 'YYYY-MM-DD.',
});

export const ownPlay = ({ deal, table, result }: Play): OwnPlay => ({
  deal,
  table,
  outcome: result?.outcome ?? null,
  total: result?.total ?? null,
  margin: result?.margin ?? null,
  endedAt: result?.endedAt ?? null,
});

export interface Told {
  readonly contest: Contest;
  readonly plays: readonly Play[];
  readonly host: { readonly person: Id; readonly name: string } | null;
  readonly now: number;
}

/** The only place that decides when secrets are revealed. */
export const secretsBy = (contest: Contest, now: number): string[] | null =>
  isRevealed(contest, now) ? secretsOf(contest) : null;

export function shownContest({ contest, plays, host, now }: Told): ContestShown {
  const { id, kind, game, plan, opensAt, closesAt, title, listed } = contest;
  const { rules, options, rounds, seat, levels, isFromDevice } = plan;
  return {
    id,
    kind,
    game,
    rules,
    options: { ...options },
    rounds,
    seat,
    levels: [...levels],
    commitments: commitmentsOf(contest),
    secrets: secretsBy(contest, now),
    opensAt,
    closesAt,
    revealsAt: revealsAt(contest),
    title,
    host,
    listed,
    ...(isFromDevice ? { isFromDevice } : {}),
    you: plays.map(ownPlay).sort((a, b) => a.deal - b.deal),
  };
}

export function shownDay(contest: Contest, play: Play | undefined, now: number): Day {
  const { id, game, opensAt, closesAt } = contest;
  return {
    date: dateOf(opensAt),
    id,
    game,
    commitment: commitmentsOf(contest)[0],
    secret: secretsBy(contest, now)?.[0] ?? null,
    opensAt,
    closesAt,
    revealsAt: revealsAt(contest),
    you: play ? ownPlay(play) : null,
  };
}
