// Checks whether the cards of a finished game were dealt as promised, from its record and from what the reader saw
// of the game.

import { commitmentTo, houseNumber } from './deal-stream.ts';
import type { Seat } from './game.ts';
import { refuseLine, type GameRecord, type Read, type RecordFault } from './record-reader.ts';
import type { RecordHeader } from './record.ts';
import { isSame } from './replay.ts';
import { ok } from './result.ts';

/** How far the deals of a record can be trusted. */
export type DealCheck = 'matched' | 'no-promise';

/** Deals every round again from the opened secret and reports a broken promise as a fault. */
export function checkDeals({ header, events, steps, end }: GameRecord): Read<DealCheck> {
  if (!header.deals) return ok('no-promise');
  const { commitment, numbers } = header.deals;
  const { secret } = end;
  const last = events.length;
  if (secret === undefined) return refuseLine(last, 'not-opened', 'the promised secret was never opened');
  if (commitmentTo(secret) !== commitment) {
    return refuseLine(last, 'wrong-secret', 'the opened secret is not the one that was promised');
  }
  const chosen = houseSeats(header).find((seat) => numbers[seat] !== houseNumber(commitment, seat));
  if (chosen !== undefined) {
    return refuseLine(
      1,
      'chosen-number',
      `the number of the bot in seat ${chosen} does not follow from the promise`,
    );
  }
  for (const { n, event, before } of steps) {
    if (event.type !== 'dealt' || isSame(before.deal({ secret, numbers })?.event, event)) continue;
    const reason = `the deal of round ${event.round + 1} is not what the secret gives`;
    return refuseLine(n + 1, 'other-deal', reason);
  }
  return ok('matched');
}

/**
 * The seats of the server's own bots, whose names are their levels. If bots hold every seat, a program made the game
 * for itself and has nothing to prove.
 */
function houseSeats({ seats }: RecordHeader): Seat[] {
  const house = seats.flatMap(({ name, bot }, seat) => (name === bot ? [seat] : []));
  return house.length === seats.length ? [] : house;
}

/** What the reader knows independently of the record. */
export interface Witness {
  /** The promise the reader was shown before the end; null if they weren't there. */
  readonly commitment: string | null;
  readonly seat: Seat | null;
  /** The number the reader sent. */
  readonly number: string | null;
}

export type Finding = 'good' | 'bad' | 'unknown';
/**
 * `record`: it follows the rules. `promise`: it is the one the reader saw. `own`: the reader's number is in it.
 * `house`: the numbers of the house's bots follow from the promise. `secret`: the opened secret is the promised one.
 * `deals`: every deal follows from it.
 */
export const DEAL_QUESTIONS = ['record', 'promise', 'own', 'house', 'secret', 'deals'] as const;
export type DealQuestion = (typeof DEAL_QUESTIONS)[number];

export interface SeatNumber {
  readonly number: string;
  /** Whether it follows from the promise, or was brought by whoever had the seat. */
  readonly isHouse: boolean;
}

export interface DealReport {
  readonly verdict: 'matched' | 'unsure' | 'broken';
  readonly findings: readonly { readonly question: DealQuestion; readonly finding: Finding }[];
  readonly fault: RecordFault | null;
  readonly rounds: number;
  readonly commitment: string | null;
  readonly secret: string | null;
  readonly numbers: readonly SeatNumber[];
}

const NOTHING = { rounds: 0, commitment: null, secret: null, numbers: [] };

/** The full report on a record returned by `readRecord`. */
export function reportDeals(read: Read<GameRecord>, witness: Witness): DealReport {
  if (!read.ok) {
    const findings = [{ question: 'record', finding: 'bad' }] as const;
    return { ...NOTHING, verdict: 'broken', findings, fault: read.error };
  }
  const { header, events, end } = read.value;
  const { secret = null } = end;
  const rounds = events.filter(({ type }) => type === 'dealt').length;
  if (!header.deals || secret === null) {
    const findings = [{ question: 'secret', finding: 'bad' }] as const;
    return { ...NOTHING, rounds, verdict: 'broken', findings, fault: null };
  }
  const { commitment } = header.deals;
  const numbers = header.deals.numbers.map((number, seat) => ({
    number,
    isHouse: number === houseNumber(commitment, seat),
  }));
  const dealt = checkDeals(read.value);
  const house = houseSeats(header);
  const judge = (isGood: boolean): Finding => (isGood ? 'good' : 'bad');
  const compare = (seen: string | null, recorded: string): Finding =>
    seen === null ? 'unknown' : judge(seen === recorded);
  const findings: DealReport['findings'] = [
    { question: 'record', finding: 'good' },
    { question: 'promise', finding: compare(witness.commitment, commitment) },
    ...(witness.seat === null
      ? []
      : [{ question: 'own', finding: compare(witness.number, numbers[witness.seat].number) } as const]),
    ...(house.length === 0
      ? []
      : [{ question: 'house', finding: judge(house.every((seat) => numbers[seat].isHouse)) } as const]),
    { question: 'secret', finding: judge(commitmentTo(secret) === commitment) },
    { question: 'deals', finding: judge(dealt.ok) },
  ];
  const has = (wanted: Finding): boolean => findings.some(({ finding }) => finding === wanted);
  const verdict = has('bad') ? 'broken' : has('unknown') ? 'unsure' : 'matched';
  return { verdict, findings, fault: dealt.ok ? null : dealt.error, rounds, commitment, secret, numbers };
}
