// Fixtures: positions and games worked out by an independent referee. A file is one JSON array with
// one row per line. A row is a position (deal and moves) with what must be true of it: either
// `legal` and `perft`, or the results of the finished round under the names of `roundResult`.

import type { Game, Position } from './game.ts';
import { perft } from './perft.ts';
import { listLegalMoves } from './play.ts';

export interface FixtureOutcome {
  /** From 1. */
  readonly line: number;
  /** What does not hold; empty if all does. */
  readonly failures: readonly string[];
}

/** Checks every row; a line that cannot be read is a row that fails. */
export function* checkFixtures(game: Game, text: string): Generator<FixtureOutcome> {
  const lines = text.split(/\r?\n/);
  let depth = 0;
  for (const [index, whole] of lines.entries()) {
    const line = index + 1;
    let row = whole.trim();
    if (row.startsWith('[') && depth === 0) {
      depth = 1;
      row = row.slice(1).trim();
    }
    const closes = row === ']' || row.endsWith('}]');
    if (closes) row = row.slice(0, -1).trim();
    if (row !== '' && row !== ',') {
      yield { line, failures: depth === 1 ? checkLine(game, row) : ['stands outside the array'] };
    }
    if (closes) depth = 2;
  }
  if (depth !== 2) yield { line: lines.length, failures: ['the array does not end: the file is torn'] };
}

function checkLine(game: Game, text: string): string[] {
  let row: unknown;
  try {
    row = JSON.parse(text.replace(/,$/, ''));
  } catch {
    return ['is not JSON'];
  }
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return ['is not an object'];
  return checkRow(game, row as Record<string, unknown>);
}

function checkRow(game: Game, row: Record<string, unknown>): string[] {
  const { legal, perft: counts, ...rest } = row;
  const { facts, expected } = splitResults(game, rest);
  const position = game.parsePosition(facts);
  if (!position.ok) return [position.error.reason];
  if (legal !== undefined || counts !== undefined) {
    if (Object.keys(expected).length) return ['carries both legal moves and results'];
    return checkMoves(game, position.value, legal, counts);
  }
  return checkResults(game, position.value, expected);
}

/** A row's own facts are those that make a position; whatever a round's result names is to be checked. */
function splitResults(
  game: Game,
  row: Record<string, unknown>,
): { facts: Record<string, unknown>; expected: Record<string, unknown> } {
  const facts: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    (game.resultNames.includes(name) ? expected : facts)[name] = value;
  }
  return { facts, expected };
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

function checkResults(game: Game, position: Position, expected: Record<string, unknown>): string[] {
  if (game.nextSeat(position) >= 0 || game.roundsScored(position) === 0) {
    return ['the moves do not finish the round, and there are no legal moves to check'];
  }
  const result = game.roundResult(position, game.roundsScored(position) - 1);
  const names = Object.keys(expected);
  if (!names.includes('scores')) return ['scores are missing'];
  return names
    .filter((name) => JSON.stringify(result[name]) !== JSON.stringify(expected[name]))
    .map((name) => `${name} is ${JSON.stringify(result[name])}, not ${JSON.stringify(expected[name])}`);
}
