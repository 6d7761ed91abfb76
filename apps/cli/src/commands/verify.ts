// menagerie verify: checks that a record is a game played by the rules, with the cards that were promised.

import { checkDeals, findGame, readRecord, type RecordFault } from '@menagerie/rules';
import { readText } from '../arguments.ts';
import { EXIT } from '../errors.ts';
import { plural } from '../tables/table.ts';

interface Verdict {
  readonly file: string;
  readonly ok: boolean;
  readonly game?: string;
  readonly rounds?: number;
  readonly moves?: number;
  /** Whether the deals match the opened secret, or couldn't be checked. */
  readonly deals?: 'matched' | 'no-promise';
  readonly fault?: RecordFault;
}

export function verifyRecords(files: readonly string[], flags: { json?: boolean }): void {
  const verdicts = files.map((file) => verify(file, readText(file)));
  if (flags.json) console.log(JSON.stringify(verdicts));
  else verdicts.forEach((verdict) => console.log(describe(verdict)));
  if (verdicts.some((verdict) => !verdict.ok)) process.exitCode = EXIT.failed;
}

function verify(file: string, text: string): Verdict {
  const record = readRecord(text, findGame);
  if (!record.ok) return { file, ok: false, fault: record.error };
  const { game, events } = record.value;
  const deals = checkDeals(record.value);
  if (!deals.ok) return { file, ok: false, game: game.id, fault: deals.error };
  const count = (type: string): number => events.filter((event) => event.type === type).length;
  return { file, ok: true, game: game.id, rounds: count('dealt'), moves: count('moved'), deals: deals.value };
}

function describe({ file, fault, game, rounds = 0, moves = 0, deals }: Verdict): string {
  if (fault) return `${file}: REFUSED at line ${fault.line}: ${fault.reason} (${fault.code})`;
  const trust =
    deals === 'matched'
      ? 'every deal matches the revealed secret'
      : 'it has no deal fingerprint, so the deals could not be checked';
  return `${file}: ok: ${game ?? ''}, ${plural(rounds, 'round')}, ${plural(moves, 'move')}, all legal; scores are right; ${trust}`;
}
