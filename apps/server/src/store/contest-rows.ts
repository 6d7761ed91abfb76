// How contests and plays are written as rows, the same in both stores.

import type { Id, Outcome } from '@menagerie/protocol';
import type { Contest, ContestPlan } from '../contests/contest.ts';
import type { PlayResult } from '../contests/play.ts';
import { parse } from './values.ts';

/** A game that counts; without a result while it is played. */
export interface Play {
  readonly contest: string;
  readonly deal: number;
  readonly person: Id;
  readonly table: Id;
  readonly begunAt: number;
  readonly result: PlayResult | null;
}

export interface Named {
  readonly person: Id;
  readonly name: string;
}

export interface ContestRow extends Pick<Contest, 'id' | 'kind' | 'game' | 'secret' | 'title' | 'source'> {
  readonly plan: string;
  readonly opens_at: number;
  readonly closes_at: number;
  readonly host_id: Id | null;
  readonly listed: number;
}

export interface PlayRow {
  readonly contest_id: string;
  readonly deal: number;
  readonly person_id: Id;
  readonly table_id: Id;
  readonly begun_at: number;
  readonly total: number | null;
  readonly margin: number | null;
  readonly place: number | null;
  readonly outcome: Outcome | null;
  readonly line: string | null;
  readonly moves: number | null;
  readonly think_ms: number | null;
  readonly ended_at: number | null;
  readonly noted_at: number | null;
}

export function contestOf({
  plan,
  opens_at,
  closes_at,
  host_id,
  listed,
  ...rest
}: ContestRow): Contest | null {
  const parsed = parse<ContestPlan>(plan);
  if (!parsed) return null;
  const times = { opensAt: opens_at, closesAt: closes_at };
  return { ...rest, ...times, plan: parsed, host: host_id, listed: listed === 1 };
}

export const playOf = (row: PlayRow): Play => ({
  contest: row.contest_id,
  deal: row.deal,
  person: row.person_id,
  table: row.table_id,
  begunAt: row.begun_at,
  result:
    row.outcome === null
      ? null
      : {
          total: row.total ?? 0,
          margin: row.margin ?? 0,
          place: row.place ?? 0,
          outcome: row.outcome,
          line: row.line ?? '',
          moves: row.moves ?? 0,
          thinkMs: row.think_ms ?? 0,
          endedAt: row.ended_at ?? 0,
        },
});

export const named = (rows: readonly object[]): readonly Named[] =>
  (rows as readonly { readonly person_id: Id; readonly name: string }[]).map(({ person_id, name }) => ({
    person: person_id,
    name,
  }));
