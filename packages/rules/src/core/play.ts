// General ways into a game: options, checked moves, moves as text.

import type { Consequence, Game, Move, Options, Position, Refusal, Seat, View } from './game.ts';
import { firstOf } from './list.ts';
import { fault, ok, type Result } from './result.ts';

/** Fills in defaults and refuses unknown options and values. */
export function parseOptions(game: Game, data: unknown): Result<Options> {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return fault('bad-options', 'options must be an object');
  }
  const given = data as Record<string, unknown>;
  const { players } = given;
  const { min, max } = game.players;
  if (typeof players !== 'number' || !Number.isInteger(players) || players < min || players > max) {
    return fault('bad-players', `${game.id} takes ${min} to ${max} players, not ${show(players)}`);
  }
  const options: Record<string, string | number | boolean> = { players };
  for (const { name, values, defaultFor } of game.options) {
    const value = Object.hasOwn(given, name) ? given[name] : defaultFor(players);
    if (!values.includes(value as string | boolean)) {
      return fault('bad-option', `${name} must be one of ${values.join(', ')}, not ${show(value)}`);
    }
    options[name] = value as string | boolean;
  }
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(options, name));
  if (unknown !== undefined) return fault('bad-option', `${game.id} has no option ${show(unknown)}`);
  return ok(options as Options);
}

/** Plays the move if the rules allow it; otherwise changes nothing and returns why. */
export function act<P extends Position, C extends Consequence, R extends Refusal>(
  game: Game<P, View, C, R>,
  position: P,
  seat: Seat,
  move: Move,
): Result<readonly C[], R> {
  const refusal = game.refusal(position, seat, move);
  if (refusal) return { ok: false, error: refusal };
  const before = position.clone();
  game.play(position, seat, move);
  return ok(game.consequences(before, position));
}

let buffer = new Int32Array(0);

/** The seat's legal moves as a new list. */
export function listLegalMoves<P extends Position>(game: Game<P>, position: P, seat: Seat): Move[] {
  if (buffer.length < game.maxLegalMoves) buffer = new Int32Array(game.maxLegalMoves);
  return firstOf(buffer, game.legalMoves(position, seat, buffer));
}

/**
 * Plays moves given as text. A move belongs to `nextSeat` unless it names a seat, as in `2:-5`;
 * simultaneous choices may come in any order.
 */
export function playTexts<P extends Position>(
  game: Game<P>,
  position: P,
  moves: readonly unknown[],
): Result<void> {
  for (const [index, entry] of moves.entries()) {
    const where = `move ${index + 1}, ${show(entry)},`;
    const parts = typeof entry === 'string' ? /^(?:(\d):)?(.+)$/.exec(entry) : null;
    if (!parts) return fault('bad-move', `${where} is not text of a move`);
    const move = game.parseMove(parts[2]);
    if (!move.ok) return fault(move.error.code, `${where} ${move.error.reason}`);
    if (game.awaitsDeal(position) || game.isOver(position)) {
      return fault('no-round', `${where} comes when no round is under way`);
    }
    const seat = parts[1] === undefined ? game.nextSeat(position) : Number(parts[1]);
    const refusal = game.refusal(position, seat, move.value);
    if (refusal) return fault(refusal.code, `${where} is refused by ${refusal.rule} (${refusal.code})`);
    game.play(position, seat, move.value);
  }
  return ok(undefined);
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
