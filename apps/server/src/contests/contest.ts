// A contest: deals that any number of people play, each at their own table, from the same seat, against the same
// bots. Whether it is open follows from the time alone.

import { createHmac } from 'node:crypto';
import type { BotLevel, ContestKind, Id } from '@menagerie/protocol';
import { commitmentTo, houseNumber, type Options, type Seat } from '@menagerie/rules';

export interface Contest {
  readonly id: string;
  readonly kind: ContestKind;
  readonly game: string;
  readonly plan: ContestPlan;
  readonly secret: string;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly title: string;
  readonly host: Id | null;
  readonly listed: boolean;
  /** The table whose cards they are. */
  readonly source: Id | null;
}

/** What all tables of a contest have in common. */
export interface ContestPlan {
  readonly rules: number;
  readonly options: Options;
  readonly rounds: number | null;
  readonly seat: Seat;
  /** By seat; null at the person's own. */
  readonly levels: readonly (BotLevel | null)[];
  readonly deals: number;
  /** Of the table whose cards they are; otherwise every seat's number follows from the promise. */
  readonly numbers?: readonly string[];
  /** The first game was played on somebody's own device. */
  readonly isFromDevice?: true;
}

/** Games started in time may be finished: only then are the cards revealed. */
export const FINISH_MS = 60 * 60 * 1000;

export const revealsAt = ({ closesAt }: Contest): number => closesAt + FINISH_MS;

export const isOpen = ({ opensAt, closesAt }: Contest, now: number): boolean =>
  opensAt <= now && now < closesAt;

export const isRevealed = (contest: Contest, now: number): boolean => revealsAt(contest) <= now;

/** A duplicate uses its table's secret; otherwise each deal has a separate one that reveals nothing about the others. */
export function secretOf({ secret, source }: Contest, deal: number): string {
  if (source !== null) return secret;
  return createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(`menagerie/contest-deal/1 ${deal}`)
    .digest('hex');
}

export const secretsOf = (contest: Contest): string[] =>
  Array.from({ length: contest.plan.deals }, (_, deal) => secretOf(contest, deal));

export const commitmentsOf = (contest: Contest): string[] => secretsOf(contest).map(commitmentTo);

export function numbersOf(contest: Contest, deal: number): readonly string[] {
  const { levels, numbers } = contest.plan;
  const commitment = commitmentTo(secretOf(contest, deal));
  return numbers ?? levels.map((_, seat) => houseNumber(commitment, seat));
}
