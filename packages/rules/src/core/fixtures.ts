// Fixtures: positions and games worked out by an independent referee. A file is one JSON array with
// one row per line. A row is a position (deal and moves) and what must be true of it: either
// `legal` and `perft`, or the results of the finished round, named as in `roundResult`.

import type { Game, Position } from './game.ts';
import { perft } from './perft.ts';
import { listLegalMoves } from './play.ts';
import { fault, ok, type Result } from './result.ts';

export interface FixtureOutcome {
  /** From 1. */
  readonly line: number;
  /** What is wrong; empty if everything is right. */
  readonly failures: readonly string[];
}

export interface FixtureRow {
  readonly line: number;
  readonly row: Result<Readonly<Record<string, unknown>>>;
}

/** The rows of a file; a line that can't be read becomes a row with its fault. */
export function* readRows(text: string): Generator<FixtureRow> {
  const lines = text.split(/\r?\n/);
  let place: 'before' | 'inside' | 'after' = 'before';
  let areGood = true;
  for (const [index, whole] of lines.entries()) {
    const line = index + 1;
    let rest = whole.trim();
    if (place === 'before' && rest.startsWith('[')) {
      place = 'inside';
      rest = rest.slice(1).trim();
    }
    const closes = place === 'inside' && (rest === ']' || rest.endsWith('}]'));
    if (closes) rest = rest.slice(0, -1).trim();
    if (rest !== '') {
      const row = place === 'inside' ? readRow(rest) : fault('outside', 'stands outside the array');
      areGood &&= row.ok;
      yield { line, row };
    }
    if (closes) place = 'after';
  }
  if (place !== 'after') {
    yield { line: lines.length, row: fault('torn', 'the array does not end: the file is torn') };
  } else if (areGood && !isJson(text)) {
    yield {
      line: lines.length,
      row: fault('not-json', 'the rows are JSON, but the file is not: look at its commas'),
    };
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function readRow(text: string): FixtureRow['row'] {
  let row: unknown;
  try {
    row = JSON.parse(text.replace(/,$/, ''));
  } catch {
    return fault('not-json', 'is not JSON');
  }
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    return fault('no-row', 'is not an object');
  return ok(row as Record<string, unknown>);
}

/** The position of a row, regardless of what the row expects of it. */
export function positionOfRow(game: Game, row: Readonly<Record<string, unknown>>): Result<Position> {
  const expectations = ['legal', 'perft', ...game.resultNames];
  return game.parsePosition(
    Object.fromEntries(Object.entries(row).filter(([name]) => !expectations.includes(name))),
  );
}

/** Checks every row of a file. */
export function* checkFixtures(game: Game, text: string): Generator<FixtureOutcome> {
  let rows = 0;
  for (const { line, row } of readRows(text)) {
    rows++;
    yield { line, failures: row.ok ? checkRow(game, row.value) : [row.error.reason] };
  }
  if (!rows) yield { line: 1, failures: ['the file has no rows'] };
}

function checkRow(game: Game, row: Readonly<Record<string, unknown>>): string[] {
  const position = positionOfRow(game, row);
  if (!position.ok) return [position.error.reason];
  const names = game.resultNames.filter((name) => name in row);
  if (!('legal' in row) && !('perft' in row)) return checkResults(game, position.value, row, names);
  if (names.length) return ['carries both legal moves and results'];
  return checkMoves(game, position.value, row['legal'], row['perft']);
}

function checkMoves(game: Game, position: Position, legal: unknown, counts: unknown): string[] {
  const seat = game.nextSeat(position);
  if (seat < 0) return ['the round is over: there are no legal moves'];
  const failures: string[] = [];
  const ours = listLegalMoves(game, position, seat).map((move) => game.formatMove(move));
  if (!Array.isArray(legal)) failures.push('legal is missing');
  else {
    const missing = legal.filter((move) => !ours.includes(move as string));
    const extra = ours.filter((move) => !legal.includes(move));
    if (missing.length) failures.push(`not legal here: ${missing.join(' ')}`);
    if (extra.length) failures.push(`legal but not listed: ${extra.join(' ')}`);
    if (new Set(legal).size !== legal.length) failures.push('a legal move is listed twice');
  }
  if (!Array.isArray(counts) || !counts.length) return [...failures, 'perft is missing'];
  for (const [index, count] of counts.entries()) {
    const found = perft(game, position, index + 1);
    if (found !== count) failures.push(`perft ${index + 1} is ${found}, not ${JSON.stringify(count)}`);
  }
  return failures;
}

function checkResults(
  game: Game,
  position: Position,
  row: Readonly<Record<string, unknown>>,
  names: readonly string[],
): string[] {
  if (game.nextSeat(position) >= 0 || game.roundsScored(position) === 0) {
    return ['the moves do not finish the round, and there are no legal moves to check'];
  }
  if (!names.includes('scores')) return ['scores are missing'];
  const result = game.roundResult(position, game.roundsScored(position) - 1);
  return names
    .filter((name) => JSON.stringify(result[name]) !== JSON.stringify(row[name]))
    .map((name) => `${name} is ${JSON.stringify(result[name])}, not ${JSON.stringify(row[name])}`);
}
