// A record that was read, replayed and is ready to view, or the reason why it can't be.

import {
  checkDeals,
  ok,
  readRecord,
  type GameRecord,
  type RecordFault,
  type Result,
  type Scores,
  type Seat,
  type Step,
} from '@menagerie/rules';
import { loadGame } from '../games/index.ts';
import type { Person } from '../games/room.ts';
import { isNoName } from '../play/no-name.ts';
import { BOT_LEVELS, peopleOf } from '../play/seats.ts';
import { t } from '../words/words.svelte.ts';
import { LONGEST_RECORD } from './packed-record.ts';

/** What is known about the deals: they match, none were promised, or the promise was broken. */
export type DealsVerdict =
  { readonly kind: 'matched' | 'no-promise' } | { readonly kind: 'broken'; readonly fault: RecordFault };

export interface RecordedGame {
  readonly record: GameRecord;
  readonly text: string;
  readonly people: readonly Person[];
  /** Deals and moves. */
  readonly steps: readonly Step[];
  readonly deals: DealsVerdict;
}

/** A fault in line 0 isn't in any particular line. */
export interface OpenFault extends RecordFault {
  /** A record that needs other rules, to be saved for them. */
  readonly text?: string;
}

export type Opened = Result<RecordedGame, OpenFault>;

const refuse = (code: string, reason: string): Opened => ({ ok: false, error: { line: 0, code, reason } });

/** The game whose rules a full-form record needs. */
const gameIn = (record: string): string | undefined => /^[^\n]*?"game":"([\w-]+)"/.exec(record)?.[1];

export async function openRecord(given: string, people?: readonly Person[]): Promise<Opened> {
  if (given.length > LONGEST_RECORD) return refuse('too-big', 'it is longer than any record');
  // Pasted text may have been through an editor.
  const text = given
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .trim();
  const id = gameIn(text);
  const game = id === undefined ? undefined : await loadGame(id);
  const read = readRecord(text, (named) => (named === id ? game : undefined));
  if (!read.ok) return read.error.versions ? { ok: false, error: { ...read.error, text: given } } : read;
  const record = read.value;
  const { header } = record;
  const steps = record.steps.filter(({ type }) => type !== 'scored');
  if (steps.length === 0) return refuse('nothing-happened', 'the record ends before the first deal');
  const checked = checkDeals(record);
  const deals: DealsVerdict = checked.ok ? { kind: checked.value } : { kind: 'broken', fault: checked.error };
  return ok({ record, text: `${text}\n`, people: people ?? header.seats.map(personOf), steps, deals });
}

/** A stored game, finished or not. */
export async function openKept(kept: unknown): Promise<Opened> {
  if (kept === undefined) return refuse('missing', 'no such game in the store');
  // Loaded late: not needed by readers who follow a link.
  const { keptRecordOf, openSavedGame, readSavedGame, recordOf } = await import('../play/saved-game.ts');
  const saved = readSavedGame(kept);
  if (!saved) return refuse('unreadable', 'not a saved game');
  const opened = openSavedGame(saved, await loadGame(saved.game));
  if (opened.ok) return openRecord(recordOf(opened.session), peopleOf(saved.seats));
  const { reason, versions } = opened;
  if (!versions) return refuse('unreadable', reason);
  return { ok: false, error: { line: 0, code: 'other-rules', reason, versions, text: keptRecordOf(saved) } };
}

/** A game played on a server, from its record there, if any. */
export async function openTableRecord(text: string | null): Promise<Opened> {
  return text === null ? refuse('no-table-record', 'no finished game at that table') : openRecord(text);
}

export function scoresAt({ record }: RecordedGame, step: Step): Scores {
  return record.game.scores(step.position);
}

function personOf({ name, bot }: GameRecord['header']['seats'][number], seat: Seat): Person {
  if (bot === undefined)
    return { name: isNoName(name) ? t('person-name', { seat: seat + 1 }) : name, kind: 'person' };
  const level = BOT_LEVELS.find((one) => one === bot);
  // Servers record built-in bots by level; here they get the names they have at tables.
  return { name: name === level ? t(`bot-name-${seat}`) : name, kind: level ?? 'cat' };
}
