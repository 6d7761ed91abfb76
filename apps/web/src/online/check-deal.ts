// Whether the cards of a finished game were dealt as promised, computed here from its record and from what this
// browser has seen itself.

import {
  checkDeals,
  commitmentTo,
  findGame,
  hex32FromWords,
  readRecord,
  type RecordFault,
  type Seat,
} from '@menagerie/rules';

/** What this browser knows without the record. */
export interface Witness {
  /** The promise as it was shown here before the end; null: this browser was not there. */
  readonly commitment: string | null;
  readonly seat: Seat | null;
  /** The number that was sent from here. */
  readonly number: string | null;
}

export type Finding = 'good' | 'bad' | 'unknown';
/**
 * `record`: it follows the rules. `promise`: the one that was shown here. `own`: the reader's number is in it.
 * `house`: numbers of the house's bots follow from the promise. `secret`: what was opened is what was
 * promised. `deals`: every deal follows from it.
 */
export const STEPS = ['record', 'promise', 'own', 'house', 'secret', 'deals'] as const;
export type Step = (typeof STEPS)[number];

export interface SeatNumber {
  readonly number: string;
  /** Whether it follows from the promise, or was brought by whoever sat there. */
  readonly isHouse: boolean;
}

export interface DealReport {
  readonly verdict: 'matched' | 'unsure' | 'broken';
  readonly findings: readonly { readonly step: Step; readonly finding: Finding }[];
  readonly fault: RecordFault | null;
  readonly rounds: number;
  readonly commitment: string | null;
  readonly secret: string | null;
  readonly numbers: readonly SeatNumber[];
}

const NOTHING = { rounds: 0, commitment: null, secret: null, numbers: [] };

export function checkDeal(text: string, witness: Witness): DealReport {
  const read = readRecord(text, findGame);
  if (!read.ok) {
    const findings = [{ step: 'record', finding: 'bad' }] as const;
    return { ...NOTHING, verdict: 'broken', findings, fault: read.error };
  }
  const record = read.value;
  const { deals, seats } = record.header;
  const { secret = null } = record.end;
  const rounds = record.events.filter(({ type }) => type === 'dealt').length;
  if (!deals || secret === null) {
    const findings = [{ step: 'secret', finding: 'bad' }] as const;
    return { ...NOTHING, rounds, verdict: 'broken', findings, fault: null };
  }
  const { commitment } = deals;
  const numbers = deals.numbers.map((number, seat) => ({
    number,
    isHouse: number === houseNumber(commitment, seat),
  }));
  const dealt = checkDeals(record);
  const house = numbers.filter((_, seat) => isHouseBot(seats[seat].bot));
  const isOpened = commitmentTo(secret) === commitment;
  const findings: DealReport['findings'] = [
    { step: 'record', finding: 'good' },
    { step: 'promise', finding: compare(witness.commitment, commitment) },
    ...(witness.seat === null
      ? []
      : [{ step: 'own', finding: compare(witness.number, deals.numbers[witness.seat]) } as const]),
    ...(house.length === 0
      ? []
      : [{ step: 'house', finding: house.every(({ isHouse }) => isHouse) ? 'good' : 'bad' } as const]),
    { step: 'secret', finding: isOpened ? 'good' : 'bad' },
    { step: 'deals', finding: dealt.ok ? 'good' : 'bad' },
  ];
  const has = (wanted: Finding): boolean => findings.some(({ finding }) => finding === wanted);
  const verdict = has('bad') ? 'broken' : has('unknown') ? 'unsure' : 'matched';
  return { verdict, findings, fault: dealt.ok ? null : dealt.error, rounds, commitment, secret, numbers };
}

const isHouseBot = (bot: string | undefined): boolean => bot !== undefined && bot !== 'account';

/** The number of a seat that brought none: docs/protocol.md. */
function houseNumber(commitment: string, seat: Seat): string {
  return hex32FromWords(`menagerie/seat-number/1 ${commitment} ${seat}`);
}

function compare(seen: string | null, recorded: string): Finding {
  if (seen === null) return 'unknown';
  return seen === recorded ? 'good' : 'bad';
}
